"""Views: if only hidden information changes, the viewer's bytes don't. "A round", last paragraph."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.bridge import game_after, paper_box, random_moves, referee_of

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, IllegalMove
from twelvefold.engine.view import PublicView, View
from twelvefold.protocol.wire import encode
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat

pytestmark = pytest.mark.pure

FIELDS = (
    "players", "beginner", "mystery", "ply", "round", "first_seat", "seat_to_move", "offer", "planets",
    "columns", "won", "discarded", "late_piles", "out_of_game", "end", "viewer", "objective", "moves",
)  # fmt: skip


def otherwise(deal: Deal, plies: int, viewer: Seat | None, rng: random.Random) -> Deal:
    """Another deal with the same visible past: everything that this viewer cannot know yet is drawn again."""
    finished = plies // deal.players
    opened = min(finished + 1, 10)
    tiles = [tile for pile in deal.piles[opened:] for tile in pile]
    rng.shuffle(tiles)
    piles = (*deal.piles[:opened], *(tuple(tiles[at : at + 5]) for at in range(0, len(tiles), 5)))
    hidden_from = finished + 3 if deal.mystery else 13
    seen = {column[0] for column in deal.animals if column} if deal.mystery else set()
    seen |= {name for column in deal.animals[: hidden_from - 1] for name in column}
    spare = [animal.id for animal in deal.box.animals if animal.id not in seen]
    rng.shuffle(spare)
    animals = tuple(
        (column[0], spare.pop()) if round_ >= hidden_from and deal.mystery else column
        for round_, column in enumerate(deal.animals, 1)
    )
    return replace(deal, piles=piles, animals=animals, objectives=other_objectives(deal, viewer, rng), seed=None)


def other_objectives(deal: Deal, viewer: Seat | None, rng: random.Random) -> tuple[Habitat, ...]:
    """Objectives drawn again, except the viewer's own."""
    if deal.beginner:
        return ()
    own = None if viewer is None else deal.objectives[viewer]
    left = [habitat for habitat in Habitat if habitat is not own]
    rng.shuffle(left)
    return tuple(own if seat == viewer and own is not None else left.pop() for seat in range(deal.players))


def known_to(game: Game, viewer: Seat | None) -> list[bytes]:
    """All bytes that a viewer gets: its view, the events so far, the reason why a move is refused."""
    refused = []
    for move in MOVES[:: len(MOVES) // 30]:
        try:
            twin = game.copy()
            placed = twin.push(move)[0]
            refused.append(repr(placed))
        except IllegalMove as error:
            refused.append(str(error))
    return [encode(game.view(viewer)), encode(game.events), repr(refused).encode()]


@given(st.data())
def test_changing_what_is_hidden_changes_nothing_that_a_viewer_gets(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    beginner, mystery = data.draw(st.booleans()), data.draw(st.booleans())
    deal = Deal.draw(players, data.draw(st.integers(0, 10**6)), beginner=beginner, mystery=mystery)
    plies = data.draw(st.integers(0, 12 * players - 1))
    moves = random_moves(deal, data.draw(st.integers(0, 10**6)), plies)
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    for viewer in [None, *map(Seat, range(players))]:
        other = otherwise(deal, plies, viewer, rng)
        assert known_to(game_after(deal, moves), viewer) == known_to(game_after(other, moves), viewer)


def test_the_other_deals_really_are_others() -> None:
    rng = random.Random(1)
    deal = Deal.draw(4, 1, mystery=True)
    other = otherwise(deal, 0, Seat(2), rng)
    assert other.piles[0] == deal.piles[0]
    assert other.piles[1:] != deal.piles[1:]
    assert [column[0] for column in other.animals[2:]] == [column[0] for column in deal.animals[2:]]
    assert other.animals != deal.animals
    assert other.objectives[2] == deal.objectives[2]
    assert other.objectives != deal.objectives


@pytest.mark.parametrize("plies", [0, 1, 7, 20, 30])
def test_changing_what_is_visible_changes_the_view(plies: int) -> None:
    deal = Deal.draw(3, "visible", mystery=True, first_seat=0)
    moves = random_moves(deal, 1, plies)
    opened = min(plies // 3 + 1, 10)
    pile = deal.piles[opened - 1]
    swapped = (*deal.piles[: opened - 1], pile[::-1], *deal.piles[opened:])
    shown = next(animal.id for animal in deal.box.animals if animal.id not in str(deal.animals))
    face_up = (*deal.animals[:11], (shown, deal.animals[11][1]))
    free = next(habitat for habitat in Habitat if habitat not in deal.objectives)
    visible = [
        replace(deal, piles=swapped),
        replace(deal, animals=face_up),
        replace(deal, first_seat=Seat(1)),
        replace(deal, objectives=(free, *deal.objectives[1:])),
    ]
    before = encode(game_after(deal, moves).view(Seat(0)))
    for other in visible:
        assert encode(game_after(other, moves).view(Seat(0))) != before
    # Seat 1 sees nothing of seat 0's objective.
    assert game_after(visible[3], moves).view(Seat(1)) == game_after(deal, moves).view(Seat(1))
    assert game_after(visible[3], moves).view() == game_after(deal, moves).view()


def test_a_view_has_these_parts_and_no_others() -> None:
    assert sorted(View.__struct_fields__) == sorted(FIELDS)
    assert set(FIELDS) - set(PublicView.__struct_fields__) == {"viewer", "objective", "moves"}


def test_the_last_move_turns_up_all_objectives() -> None:
    deal = Deal.draw(4, 9)
    moves = random_moves(deal, 9)
    game = game_after(deal, moves[:-1])
    assert game.view().end is None
    game.push(moves[-1])
    end = game.view().end
    assert end is not None
    assert end.objectives == tuple(habitat.id for habitat in deal.objectives)


def test_a_spectator_has_no_objective_and_each_seat_its_own() -> None:
    game = Game.new(4, 9)
    assert game.view().objective is None
    assert [game.view(Seat(seat)).objective for seat in range(4)] == [habitat.id for habitat in game.deal.objectives]
    assert Game.new(4, 9, beginner=True).view(Seat(0)).objective is None


@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_tells_what_lies_on_the_table(players: int, mystery: bool) -> None:
    deal = Deal.draw(players, "table", mystery=mystery)
    game, referee = Game(deal), referee_of(deal, paper_box())
    for move in [*random_moves(deal, 6), None]:
        view = game.view(Seat(players - 1))
        assert view.columns == tuple(
            tuple(animal if referee.face_up(animal) else None for animal in referee.columns[round_])
            for round_ in range(1, 13)
        )
        assert [list(cards) for cards in view.won] == referee.cards
        boxed = {look.animal for look in referee.looks if look.outcome == "discard"}
        assert list(view.discarded) == [name for column in deal.animals for name in column if name in boxed]
        assert list(view.late_piles) == referee.late_piles[11] + referee.late_piles[12]
        if referee.round <= 11:
            assert list(view.out_of_game) == sorted(referee.out_of_game)
        assert (view.ply, view.round, view.seat_to_move) == (referee.ply, referee.round, referee.seat_to_move)
        laid = [[None if p is None else p.tile for p in faces] for faces in view.planets]
        assert laid == [
            [next((m["tile"] for m in referee.moves if m["seat"] == s and m["face"] == f), None) for f in range(12)]
            for s in range(players)
        ]
        if move is not None:
            game.push(move)
            referee.play(*move)
