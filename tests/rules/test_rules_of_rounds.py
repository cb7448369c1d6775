"""Turns, piles, leftovers and legal moves."""

import pytest
from tests.rules.table import deal_of, play

from twelvefold.engine.game import Game
from twelvefold.engine.move import IllegalMove, Move
from twelvefold.engine.planet import Laid
from twelvefold.world.units import Face, Rotation, Seat, Slot, TileId

pytestmark = pytest.mark.pure


def rounds(players: int, count: int, first_seat: int = 0) -> Game:
    """A game after some rounds: the i-th seat to move takes slot i, and places it on face k − 1 in round k."""
    game = Game(deal_of(players, first_seat=first_seat))
    for index in range(count):
        play(game, *((turn, index, 0) for turn in range(players)))
    return game


def test_the_first_seat_passes_to_the_left() -> None:
    seats = []
    game = Game(deal_of(3, first_seat=1))
    for turn in range(9):
        seats.append(game.seat_to_move)
        play(game, (turn % 3, turn // 3, 0))
    assert seats == [1, 2, 0, 2, 0, 1, 0, 1, 2]


def test_each_seat_lays_its_tile_on_its_own_planet() -> None:
    # Round 1 begins with seat 1, round 2 with seat 2; tiles 5, 6 and 7 are taken in this order in round 2.
    game = rounds(3, 2, first_seat=1)
    laid = [game.planet(Seat(seat)).faces[:2] for seat in range(3)]
    assert laid == [
        (Laid(TileId(2), Rotation(0)), Laid(TileId(6), Rotation(0))),
        (Laid(TileId(0), Rotation(0)), Laid(TileId(7), Rotation(0))),
        (Laid(TileId(1), Rotation(0)), Laid(TileId(5), Rotation(0))),
    ]


def test_the_first_seat_of_a_round_is_announced() -> None:
    assert [event.first_seat for event in rounds(3, 2).events if hasattr(event, "first_seat")] == [0, 1, 2]


def test_leftovers_go_in_the_order_in_which_they_were_turned_up() -> None:
    # Slots 4, 2 and 0 are taken: tile 1, then tile 3 is left.
    game = play(Game(deal_of(3)), (4, 0, 0), (2, 0, 0), (0, 0, 0))
    assert game.view().late_piles == (1, 3)


def test_pile_11_fills_before_pile_12() -> None:
    # Slots 2, 3 and 4 of each round are left: 2 3 4, 7 8 | 9, 12 13 14, 17.
    assert rounds(2, 10).offer == (2, 3, 4, 7, 8)


def test_what_piles_11_and_12_cannot_hold_leaves_the_game() -> None:
    game = rounds(2, 10)
    assert game.view().late_piles == (2, 3, 4, 7, 8, 9, 12, 13, 14, 17)


def test_the_leftovers_of_round_11_leave_the_game() -> None:
    assert rounds(2, 11).offer == (9, 12, 13, 14, 17)


def test_a_face_takes_one_tile() -> None:
    game = rounds(2, 1)
    with pytest.raises(IllegalMove, match="face a of seat 1's planet already has a tile"):
        play(game, (0, 0, 0))


def test_a_tile_is_taken_once() -> None:
    game = play(Game(deal_of(2)), (3, 0, 0))
    with pytest.raises(IllegalMove, match="tile 4 of this round is already taken"):
        play(game, (3, 0, 0))
    assert game.offer == (0, 1, 2, None, 4)


def test_the_legal_moves_are_the_tiles_left_on_the_free_faces_in_every_rotation() -> None:
    # Seat 1 opens round 2 with slot 4; seat 0 is left with slots 0 to 3 and faces 1 to 11.
    game = play(rounds(2, 1), (4, 7, 0))
    assert game.seat_to_move == 0
    assert game.legal_moves == tuple(
        Move(Slot(slot), Face(face), Rotation(turn)) for slot in range(4) for face in range(1, 12) for turn in range(5)
    )


def test_a_game_has_twelve_rounds() -> None:
    game = rounds(2, 12)
    assert game.is_over
    assert game.end is not None
    with pytest.raises(IllegalMove, match="over"):
        play(game, (4, 0, 0))
