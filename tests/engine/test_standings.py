"""The race for the animals: each seat's bids now and who would win, compared with the naive referee."""

import random

import pytest
from tests.engine.bridge import engine_box, game_after, own_paper_box, paper_box, random_moves, referee_of
from tests.engine.by_hand import face_in, table
from tests.engine.test_against_referee import compare_bids
from tests.engine.test_views import otherwise
from tests.referee import RefGame, look_at

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Carried, Discarded
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.move import Move
from twelvefold.engine.standing import Standing, standings
from twelvefold.protocol.wire import encode
from twelvefold.world.units import Face, Rotation, Seat, Slot

pytestmark = pytest.mark.pure

KINDS = [
    (players, beginner, mystery) for players in (2, 3, 4) for beginner in (False, True) for mystery in (False, True)
]
FOX, SQUIRREL, PANDA = "forest touching glacier", "forest apart glacier", "forest most"


def compare(found: tuple[Standing, ...], referee: RefGame) -> None:
    """Compare every visible animal, in the columns' order, with the referee's decision for this round."""
    waiting = [(round_, name) for round_ in range(1, 13) for name in referee.columns[round_] if referee.face_up(name)]
    assert [(standing.round, standing.animal) for standing in found] == waiting
    for standing in found:
        look = look_at(referee.animals[standing.animal], referee.planets, referee.round)
        assert (standing.winner, standing.by) == (look.seat, look.by)
        assert standing.why == (None if look.seat is not None else "draw" if max(look.bids) else "no bid")
        compare_bids(standing.bids, look, referee)


@pytest.mark.parametrize("own", [False, True], ids=["standard", "own"])
@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_standings_are_what_the_referee_would_decide_now(
    players: int, beginner: bool, mystery: bool, own: bool
) -> None:
    paper = own_paper_box(random.Random(f"standings {players}")) if own else paper_box()
    deal = Deal.draw(players, "race", beginner=beginner, mystery=mystery, box=engine_box(paper))
    game, referee = Game(deal), referee_of(deal, paper)
    for ply, move in enumerate(random_moves(deal, 3)):
        if ply % 4 == 0 or ply > 11 * players:
            compare(standings(game), referee)
        game.push(move)
        referee.play(*move)
    assert standings(game) == ()


def in_round(round_: int, *plans: str, animal: str) -> Standing:
    """An animal under round 12, before the first move of a round."""
    game = table(plans, {12: [animal]})
    while game.round < round_:
        seat = game.seat_to_move
        assert seat is not None
        game.push(Move(Slot(seat), Face(face_in(plans[seat], game.round)), Rotation(0)))
    return next(standing for standing in standings(game) if standing.animal == animal)


def test_the_next_regions_break_a_draw_in_round_12_and_not_before() -> None:
    # Both have a forest of 3 apart from glacier; seat 0's second one has 2 areas, seat 1's has 1.
    plans = "0:FFFOO 7:FFOOO", "0:FFFOO 7:FOOOO"
    early, late = in_round(11, *plans, animal=SQUIRREL), in_round(12, *plans, animal=SQUIRREL)
    assert (early.round, early.winner, early.by, early.why) == (12, None, None, "draw")
    assert [bid.sizes for bid in early.bids] == [(3,), (3,)]
    assert (late.round, late.winner, late.by, late.why) == (12, 0, "second", None)
    assert [bid.sizes for bid in late.bids] == [(3, 2), (3, 1)]


def test_the_third_regions_decide_what_the_second_do_not() -> None:
    late = in_round(12, "0:FFFOO 7:FFOOO", "0:FFFOO 7:FFOOO 9:FOOOO", animal=SQUIRREL)
    assert (late.winner, late.by, [bid.sizes for bid in late.bids]) == (1, "third", [(3, 2), (3, 2, 1)])


def test_a_draw_for_most_is_broken_by_nothing() -> None:
    late = in_round(12, "0:FFFOO 7:FFOOO", "0:FFFOO 7:FOOOO", animal=PANDA)
    assert (late.winner, late.why, [bid.value for bid in late.bids]) == (None, "draw", [2, 2])


def test_an_animal_that_suits_no_planet_has_no_winner() -> None:
    standing = in_round(5, "0:FFFOO", "0:FFOOO", animal=FOX)
    assert (standing.winner, standing.by, standing.why) == (None, None, "no bid")
    assert [bid.regions for bid in standing.bids] == [(), ()]


def test_a_carried_animal_stands_last_under_the_round_that_it_waits_for() -> None:
    for seed in range(20):
        deal = Deal.draw(3, seed)
        game = Game(deal)
        for move in random_moves(deal, seed):
            carried = [event.animal for event in game.push(move) if isinstance(event, Carried)]
            if carried:
                here = [standing.animal for standing in standings(game) if standing.round == game.round]
                assert here == [*deal.animals[game.round - 1], *carried]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_animals_stand_in_the_order_in_which_life_looks_at_them(players: int) -> None:
    deal = Deal.draw(players, "order")
    game = Game(deal)
    for move in random_moves(deal, 8):
        before = standings(game)
        events = [event for event in game.push(move) if isinstance(event, Awarded | Carried | Discarded)]
        if events:
            due = [standing.animal for standing in before if standing.round == events[0].round]
            assert [event.animal for event in events] == due


@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_what_is_hidden_has_no_say(players: int, beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(players, "hidden", beginner=beginner, mystery=mystery)
    moves = random_moves(deal, 4)
    rng = random.Random("hidden")
    for plies in range(0, len(moves), 3):
        other = otherwise(deal, plies, None, rng)
        told = [encode(standings(game_after(each, moves[:plies]))) for each in (deal, other)]
        assert told[0] == told[1]


def test_a_face_down_animal_stands_nowhere_until_it_is_turned_up() -> None:
    deal = Deal.draw(2, "mystery", mystery=True)
    moves = random_moves(deal, 5)
    for finished in range(12):
        game = game_after(deal, moves[: 2 * finished])
        told = {standing.animal for standing in standings(game)}
        face_down = {column[1] for column in deal.animals[finished + 2 :]}
        assert len(face_down) == max(0, 10 - finished)
        assert not told & face_down


def test_looking_at_the_race_changes_nothing() -> None:
    deal = Deal.draw(4, "look")
    game = game_after(deal, random_moves(deal, 2, 21))
    before = game.state_ints()
    assert standings(game) == standings(game)
    assert game.state_ints() == before


def test_the_kernels_words_are_given_out_as_a_copy() -> None:
    game = Game.new(2, 1)
    game.state_ints()[:] = zeros(layout.STATE)
    assert game == Game.new(2, 1)
    assert game.view(Seat(0)) == Game.new(2, 1).view(Seat(0))
