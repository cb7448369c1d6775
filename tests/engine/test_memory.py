"""The kernel's memory: shared with NumPy where it is used, and refused where it isn't what the kernel reads."""

from array import array

import numpy as np
import pytest

from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.kernel.memory import Rows, ints_of, zeros
from twelvefold.engine.kernel.rounds import count_points
from twelvefold.engine.state import box_tables
from twelvefold.world.units import Seat


def test_an_array_of_numpy_and_the_kernels_integers_are_the_same_memory() -> None:
    table = np.arange(6).reshape(2, 3)
    ints = ints_of(table.data)
    assert list(ints) == [0, 1, 2, 3, 4, 5]
    ints[4] = 70
    assert table[1, 1] == 70
    state = Game.new(2, 1).state_ints()
    np.asarray(state)[layout.PLY] = 9
    assert state[layout.PLY] == 9


def test_rows_are_lists_and_an_array_without_a_copy() -> None:
    rows = Rows(array("q", range(6)), 3)
    assert (len(rows), rows[0], rows[-1], list(rows)) == (2, [0, 1, 2], [3, 4, 5], [[0, 1, 2], [3, 4, 5]])
    with pytest.raises(IndexError):
        rows[2]
    shared = np.asarray(rows)
    shared[1, 0] = 33
    assert rows[1] == [33, 4, 5]
    assert np.array(rows, dtype=np.float64).tolist() == [[0.0, 1.0, 2.0], [33.0, 4.0, 5.0]]
    assert np.asarray(Game.new(2, 1).after(Seat(0))).shape == (300, 25)


@pytest.mark.parametrize(
    "strange", [np.zeros(6, dtype=np.float64), np.zeros(6, dtype=np.int32), np.zeros((6, 2), dtype=np.int64)[:, 0]]
)
def test_what_is_not_a_whole_array_of_64_bit_integers_is_refused(strange: np.ndarray) -> None:
    with pytest.raises(TypeError, match="whole arrays of 64-bit integers"):
        ints_of(strange.data)


@pytest.mark.skipif(not COMPILED, reason="plain Python reads any array")
@pytest.mark.parametrize("strange", [array("d", bytes(48)), array("i", bytes(48)), [0] * 6, 1.5, None])
def test_machine_code_is_never_given_anything_else(strange: object) -> None:
    game = Game.new(2, 1)
    with pytest.raises(TypeError):
        count_points(game.state, box_tables(game.box), strange)  # type: ignore[arg-type]  # that is the point
    totals = zeros(6)
    count_points(game.state, box_tables(game.box), totals)
    assert totals.tolist() == [score for each in game.scores() for score in (each.objective, each.animals, each.cards)]
