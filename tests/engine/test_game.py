"""`Game` as people use it: push and pop, copies, equality, texts and pictures."""

import copy
import pickle
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.bridge import game_after, random_moves

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Placed
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.move import IllegalMove, Move
from twelvefold.engine.record import write_record
from twelvefold.protocol.wire import encode
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face, Rotation, Seat, Slot

pytestmark = pytest.mark.pure


def everything(game: Game) -> tuple[object, ...]:
    """Everything that can be asked of a game."""
    seats = [Seat(seat) for seat in range(game.players)]
    return (
        game._state.tobytes(),
        game.events,
        game.moves,
        game.legal_moves,
        game.offer,
        (game.ply, game.round, game.first_seat, game.seat_to_move, game.is_over),
        [planet.areas for planet in game.planets],
        [game.view(seat) for seat in [None, *seats]],
        [game.bids(animal.id) for animal in game.cards],
        list(game.after(game.seat_to_move or Seat(0))),
        (game.scores(), game.end),
    )


@pytest.mark.parametrize(("players", "mystery"), [(2, True), (3, False), (4, True)])
def test_taking_moves_back_restores_everything(players: int, mystery: bool) -> None:
    deal = Deal.draw(players, "pop", mystery=mystery)
    moves = random_moves(deal, 11)
    game, known = Game(deal), []
    for move in moves:
        known.append(everything(game))
        game.push(move)
    for move in reversed(moves):
        assert game.pop() == move
        assert everything(game) == known.pop()
    assert everything(game) == everything(Game(deal))


@settings(max_examples=12)
@given(st.data())
def test_moves_in_a_copy_do_not_show_in_the_other(data: st.DataObject) -> None:
    deal = Deal.draw(data.draw(st.integers(2, 4)), data.draw(st.integers(0, 99)))
    moves = random_moves(deal, 1)
    half = data.draw(st.integers(1, len(moves) - 1))
    game = game_after(deal, moves[:half])
    before, twin = everything(game), game.copy()
    assert everything(twin) == before
    twin.push(moves[half])
    assert everything(game) == before
    for _ in range(half + 1):
        twin.pop()
    assert everything(game) == before
    game.pop()
    assert twin.ply == 0


def test_games_are_equal_when_the_same_moves_were_made_in_the_same_deal() -> None:
    deal, other = Deal.draw(3, 1), Deal.draw(3, 2)
    moves = random_moves(deal, 1, 5)
    one, two = game_after(deal, moves), game_after(deal, moves)
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two, one.copy()}) == 1
    two.pop()
    assert one != two
    assert hash(one) != hash(two)
    assert Game(deal) != Game(other)
    assert Game(deal) != deal
    # Only what was drawn matters, not the seed it came from.
    again = Deal(deal.players, deal.piles, deal.animals, deal.objectives, deal.first_seat)
    assert Game(again) == Game(deal)
    assert hash(Game(again)) == hash(Game(deal))


def test_push_returns_what_happened_and_events_hold_all_of_it() -> None:
    deal = Deal.draw(4, 4, mystery=True)
    game = Game(deal)
    happened = list(game.events)
    for ply, move in enumerate(random_moves(deal, 4)):
        seat, tile = game.seat_to_move, game.offer[move.slot]
        events = game.push(move)
        assert events[0] == Placed(seat, move.slot, tile, move.face, move.rotation)  # type: ignore[arg-type]  # face up
        assert (len(events) > 1) == (ply % 4 == 3)
        happened += events
    assert game.events == tuple(happened)


def test_numbers_that_are_equal_to_a_moves_are_that_move() -> None:
    game, twin = Game.new(2, 1), Game.new(2, 1)
    game.push(Move(Slot(True), Face(0), Rotation(2)))
    twin.push((1, 0, 2))  # type: ignore[arg-type]  # people do it all the same
    assert game == twin
    assert encode(game.events) == encode(twin.events)
    assert b"true" not in encode(game.events)


def test_a_planet_does_not_change_when_the_game_goes_on() -> None:
    game = Game.new(2, 1, first_seat=0)
    planet = game.planet(Seat(0))
    game.push_text("1a0")
    assert planet.faces == (None,) * 12
    assert len(planet.free_faces) == 12
    assert game.planet(Seat(0)).faces[0] == (game.deal.piles[0][0], 0)


def test_regions_stand_biggest_first_then_by_their_lowest_areas() -> None:
    deal = Deal.draw(2, 8)
    game = game_after(deal, random_moves(deal, 8))
    for planet in game.planets:
        for habitat in Habitat:
            regions = planet.regions(habitat)
            order = [(-region.size, region.areas[0]) for region in regions]
            assert order == sorted(order)
            assert sum(region.size for region in regions) == planet.count(habitat)
            assert all(planet.areas[area] == habitat for region in regions for area in region.areas)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_seat_beyond_the_players(seat: int) -> None:
    game = Game.new(2, 1)
    for look in (game.planet, game.view, game.after):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            look(Seat(seat))


def test_it_says_what_it_is_in_one_line() -> None:
    assert repr(Game.new(2, 7)) == "<Game, 2 players, round 1, seat 0 to move>"
    game = Game.new(4, 7, beginner=True, mystery=True)
    assert repr(game) == "<Game beginner mystery, 4 players, round 1, seat 0 to move>"
    for move in random_moves(game.deal, 1):
        game.push(move)
    assert repr(game) == "<Game beginner mystery, 4 players, over>"


@pytest.mark.parametrize("plies", [0, 9, 24])
def test_its_pictures_show_every_planet(plies: int) -> None:
    deal = Deal.draw(2, 7)
    game = game_after(deal, random_moves(deal, 7, plies))
    drawn = str(game)
    assert all(f"Seat {seat}" in drawn for seat in (0, 1))
    svg = game._repr_svg_()
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert all(f"Seat {seat}" in svg for seat in (0, 1))
    assert ("over" in drawn) == ("over" in svg) == (plies == 24)
    assert len({svg, game_after(deal, random_moves(deal, 8, plies))._repr_svg_()}) == (1 if plies == 0 else 2)


def test_a_copy_shares_its_state_until_one_of_them_moves() -> None:
    game = Game.new(2, 1)
    assert len(game._state) == layout.STATE
    twin, before = game.copy(), game._state.tolist()
    assert twin._state is game._state
    twin.push(twin.legal_moves[0])
    assert game._state.tolist() == before
    twin.pop()
    assert twin._state.tolist() == before


def test_a_game_can_be_copied_sent_and_stored_in_every_usual_way() -> None:
    game = Game.new(3, 5)
    for _ in range(7):
        game.push(game.legal_moves[-1])
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert twin.events == game.events
        twin.push(twin.legal_moves[0])
        assert twin.ply == game.ply + 1


def test_a_plain_tuple_that_is_illegal_is_refused_with_a_sentence() -> None:
    game = Game.new(2, 1)
    game.push(Move(Slot(0), Face(0), Rotation(0)))
    with pytest.raises(IllegalMove, match="tile 1 of this round is already taken"):
        game.push((0, 1, 0))  # type: ignore[arg-type]  # the whole point
    with pytest.raises(IllegalMove, match="is not a move"):
        game.push((9, 1, 0))  # type: ignore[arg-type]  # the whole point


def test_a_game_says_which_animals_wait_and_who_won_which() -> None:
    game = Game.new(2, 3, mystery=True)
    assert [len(column) for column in game.columns] == [0, 0] + [2] * 10
    assert [column[1] for column in game.columns[2:]] == [None] * 10, "the second of each round lies face down"
    while not game.is_over:
        game.push(game.legal_moves[0])
    assert game.columns == ((),) * 12
    awards = [event for event in game.events if isinstance(event, Awarded)]
    assert game.won == tuple(tuple(award.animal for award in awards if award.seat == seat) for seat in range(2))


def test_a_game_comes_back_from_its_record() -> None:
    deal = Deal.draw(3, 4)
    game = game_after(deal, random_moves(deal, 4, 20))
    assert Game.from_record(write_record(game)) == game
