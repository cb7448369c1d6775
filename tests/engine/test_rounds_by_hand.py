"""Seats, leftovers and columns by hand: "A round", paragraphs 1 and 3, and the order in which animals wait."""

import pytest
from tests.engine.by_hand import fates, played, table

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Carried, Discarded, RoundOpened
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.world.units import Face, Rotation, Seat, Slot

pytestmark = pytest.mark.pure

PILES = tuple(tuple(range(5 * k, 5 * k + 5)) for k in range(10))


def in_order(players: int, first_seat: int = 0) -> Game:
    """A game in which pile k has the tiles 5k to 5k + 4, turned up in this order."""
    drawn = Deal.draw(players, 0, first_seat=first_seat)
    return Game(Deal(players, PILES, drawn.animals, drawn.objectives, drawn.first_seat))  # type: ignore[arg-type]


def play_round(game: Game, slots: list[int]) -> None:
    """Each seat in turn takes the tile of a slot and places it on its first free face."""
    for slot in slots:
        seat = game.seat_to_move
        assert seat is not None
        game.push(Move(Slot(slot), game.planet(seat).free_faces[0], Rotation(0)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_seat_passes_to_the_left_after_every_round(players: int, first: int) -> None:
    game = in_order(players, first)
    for round_ in range(1, 13):
        # In round k the i-th to move is (first + k - 1 + i) mod players.
        for i in range(players):
            assert (game.round, game.seat_to_move) == (round_, (first + round_ - 1 + i) % players)
            assert game.first_seat == (first + round_ - 1) % players
            game.push(Move(Slot(i), Face(round_ - 1), Rotation(0)))
    assert game.seat_to_move is None
    assert game.first_seat == (first + 11) % players


def test_slots_do_not_close_up_when_a_tile_is_taken() -> None:
    game = in_order(4)
    game.push_text("2a0")
    after_one = game.offer
    assert after_one == (0, None, 2, 3, 4)
    game.push_text("5a0")
    assert list(game.offer) == [0, None, 2, 3, None]
    assert game.planet(Seat(0)).faces[0] == (1, 0)
    assert game.planet(Seat(1)).faces[0] == (4, 0)


def test_with_two_seats_the_leftovers_of_four_rounds_fill_piles_11_and_12() -> None:
    # 3 a round: rounds 1, 2 and 3 leave 0 1 4 | 5 8 9 | 12 13 14; then round 4 has room only for its first.
    game = in_order(2)
    for slots in ([3, 2], [1, 2], [0, 1], [4, 3], *[[0, 1]] * 6):
        play_round(game, slots)
    assert game.view().late_piles == (0, 1, 4, 5, 8, 9, 12, 13, 14, 15)
    assert game.offer == (0, 1, 4, 5, 8)
    play_round(game, [4, 0])
    assert game.offer == (9, 12, 13, 14, 15)


def test_with_three_seats_the_leftovers_of_five_rounds_fill_piles_11_and_12() -> None:
    # 2 a round: slots 0 and 4 remain in odd rounds, 1 and 2 in even ones; nothing from rounds 6 to 10 is kept.
    game = in_order(3)
    for round_ in range(1, 11):
        play_round(game, [3, 1, 2] if round_ % 2 else [4, 0, 3])
    assert game.view().late_piles == (0, 4, 6, 7, 10, 14, 16, 17, 20, 24)
    assert game.offer == (0, 4, 6, 7, 10)
    play_round(game, [0, 1, 2])
    assert game.offer == (14, 16, 17, 20, 24)


def test_with_four_seats_every_round_to_the_tenth_leaves_one() -> None:
    game = in_order(4)
    for round_ in range(1, 11):
        left = round_ % 5
        play_round(game, [slot for slot in (4, 3, 2, 1, 0) if slot != left])
    assert game.view().late_piles == (1, 7, 13, 19, 20, 26, 32, 38, 44, 45)
    assert game.offer == (1, 7, 13, 19, 20)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_leftovers_of_rounds_11_and_12_leave_the_game(players: int) -> None:
    game = in_order(players)
    for round_ in range(1, 13):
        late = game.view().late_piles
        play_round(game, list(range(players)))
        if round_ >= 11:
            assert game.view().late_piles == late
    assert game.offer == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_opens_with_its_pile_in_the_order_turned_up(players: int) -> None:
    game = in_order(players, 1)
    for _ in range(12):
        play_round(game, list(range(players)))
    opened = [event for event in game.events if isinstance(event, RoundOpened)]
    assert [event.round for event in opened] == list(range(1, 13))
    assert [event.first_seat for event in opened] == [k % players for k in range(1, 13)]
    assert [event.offer for event in opened[:10]] == list(PILES)


def test_a_carried_card_goes_to_the_bottom_of_the_next_column() -> None:
    # Nobody has forest before round 12, so all wait. A later column's own cards come before those that were carried.
    columns = {3: ["forest most", "glacier most"], 4: ["forest apart ocean"], 5: ["glacier apart ocean"]}
    game = played(["1:OOOOO", "1:OOOOO"], columns, rounds=4)
    assert game.view().columns[4] == ("glacier apart ocean", "forest apart ocean", "forest most", "glacier most")
    game = played(["1:OOOOO", "1:OOOOO"], columns, rounds=5)
    looked = [e.animal for e in game.events if isinstance(e, Awarded | Carried | Discarded) and e.round == 5]
    assert looked == ["glacier apart ocean", "forest apart ocean", "forest most", "glacier most"]


def test_each_animal_of_a_column_is_looked_at_by_itself() -> None:
    # One planet may win several in one round, and a tie for one doesn't hold up the next.
    columns = {3: ["forest most", "forest apart ocean", "glacier most"]}
    game = played(["0:FFFFF 7:GOOOO 9:OOOOO", "0:FOOOO 7:GOOOO"], columns, rounds=3)
    # Forest regions 1 : 1, a tie; forest apart from ocean 5 : 0; glacier regions 1 : 1, a tie.
    assert fates(game, "forest most") == [("carried", 3, None, "draw")]
    assert fates(game, "forest apart ocean") == [("awarded", 3, 0, "best")]
    assert fates(game, "glacier most") == [("carried", 3, None, "draw")]


def test_nothing_has_to_match_or_adjoin() -> None:
    game = table(["0:FFFFF 11:GGGGG 3:DDDDD", ""], {})
    for text in ("1a0", "2l4", "1a3", "2l2"):
        game.push_text(text)
    assert game.ply == 4
