"""The memory that the kernel works on: arrays of 64-bit integers from the standard library.

Their addresses can be handed to machine code and to WebAssembly. Another library's array shares its memory
through `ints_of`, a NumPy array as `ints_of(its.data)`; the other way round, there is `numpy.asarray`.
"""

from array import array
from threading import local
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    import numpy.typing as npt

    Ints = array[int]
else:
    Ints = array  # Python 3.11 has no array[int]
"""A flat array of integers: a state, the tables of a box, or a report. Its type code is q."""

NOTHING = array("q", [0])


def zeros(count: int) -> Ints:
    """So many zeros."""
    return NOTHING * count


def ints_of(view: memoryview) -> Ints:
    """Another library's 64-bit integers, in any shape, as the kernel takes them; both share their memory."""
    if view.format not in ("q", "l") or view.itemsize != NOTHING.itemsize or not view.c_contiguous:
        raise TypeError("the kernel takes whole arrays of 64-bit integers")
    return cast("Ints", view.cast("B").cast("q"))  # it's read, written and cut like an array


class Rows:
    """An array as rows of one length: `rows[n]` is a list, and `numpy.asarray(rows)` shares the memory."""

    __slots__ = ("ints", "width")

    def __init__(self, ints: Ints, width: int) -> None:
        self.ints = ints
        self.width = width

    def __len__(self) -> int:
        return len(self.ints) // self.width

    def __getitem__(self, row: int) -> list[int]:
        at = self.width * range(len(self))[row]
        return self.ints[at : at + self.width].tolist()

    def __iter__(self) -> "Iterator[list[int]]":
        return map(self.__getitem__, range(len(self)))

    def __array__(self, dtype: "npt.DTypeLike | None" = None, copy: bool | None = None) -> "npt.NDArray[np.int64]":
        import numpy as np  # it's NumPy that calls this

        return np.array(np.asarray(self.ints).reshape(-1, self.width), dtype=dtype, copy=copy)


class Answer(local):
    """An array for the kernel to answer in, one per thread; each answer is read before the next is written."""

    def __init__(self, count: int) -> None:
        self.ints = zeros(count)
