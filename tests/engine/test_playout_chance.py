"""Playouts draw evenly: all deals, objectives and moves are equally likely."""

from collections import Counter
from collections.abc import Hashable, Iterable

import numpy as np
import numpy.typing as npt
import pytest

from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.playout import random_games
from twelvefold.engine.state import blank_state, box_tables
from twelvefold.world.box_file import standard_box

GAMES = 6_000

Whole = npt.NDArray[np.int64]


@pytest.fixture(scope="module")
def ends() -> Whole:
    """The final states of many random three-seat games."""
    box, totals, chance = standard_box(), zeros(4), 2018
    state = blank_state(3, box, beginner=False, mystery=False, first_seat=0)
    rows = np.empty((GAMES, layout.STATE), dtype=np.int64)
    for number in range(GAMES):
        chance = random_games(state, box_tables(box), 1, chance, totals)
        rows[number] = state
    return rows


def far_from_even(seen: Iterable[Hashable], cells: int, freedom: int | None = None) -> float:
    """How many standard deviations chi-square is from the value for even draws."""
    counts = Counter(seen)
    total = sum(counts.values())
    assert len(counts) <= cells
    square = sum(count * count for count in counts.values()) * cells / total - total
    freedom = cells - 1 if freedom is None else freedom
    return abs(float(square - freedom)) / float((2 * freedom) ** 0.5)


def test_every_tile_is_equally_likely_in_every_place(ends: Whole) -> None:
    tiles = ends[:, layout.PILES : layout.PILES + 50]
    assert all(len(set(row)) == 50 for row in tiles[:100].tolist())
    assert far_from_even(((place, tile) for row in tiles.tolist() for place, tile in enumerate(row)), 2500, 49 * 49) < 5


def test_every_animal_is_equally_likely_under_every_round(ends: Whole) -> None:
    cards = ends[:, layout.CARDS : layout.CARDS + 20] & 0xFF
    assert all(len(set(row)) == 20 for row in cards.tolist())
    assert far_from_even(((place, card) for row in cards.tolist() for place, card in enumerate(row)), 900, 20 * 44) < 5


def test_all_60_ways_to_deal_three_objectives_are_equally_likely(ends: Whole) -> None:
    dealt = [tuple(row) for row in ends[:, layout.OBJECTIVE : layout.OBJECTIVE + 3].tolist()]
    assert all(len(set(row)) == 3 for row in dealt)
    assert far_from_even(dealt, 60) < 5


def test_every_legal_move_is_equally_likely(ends: Whole) -> None:
    moves = ends[:, layout.MOVES : layout.MOVES + 36]
    assert far_from_even(moves[:, 0].tolist(), 300) < 5
    # The very last move: three tiles are left, one face, five rotations. All faces are equally likely.
    last = moves[:, 35]
    assert far_from_even((last % 5).tolist(), 5) < 5
    assert far_from_even((last // 5 % 12).tolist(), 12) < 5
    # In round 7 the first seat can choose from five tiles.
    assert far_from_even((moves[:, 18] // 60).tolist(), 5) < 5


def test_one_draw_tells_nothing_about_the_next(ends: Whole) -> None:
    moves = ends[:, layout.MOVES : layout.MOVES + 36]
    pairs = zip((moves[:, 0] // 5 % 12).tolist(), (moves[:, 1] // 5 % 12).tolist(), strict=True)
    assert far_from_even(pairs, 144) < 5
    turns = zip((moves[:, 0] % 5).tolist(), (moves[:, 0] // 5 % 12).tolist(), strict=True)
    assert far_from_even(turns, 60) < 5
