"""The few operations on 64-bit integers that the kernel is made of: compiled to one or a few instructions each.

Integers are signed and stay below 2⁶³, and a mask of areas is never negative,
so that plain Python integers give the same results.
"""

from typing import TYPE_CHECKING, cast

from twelvefold.engine.kernel.jit import COMPILING
from twelvefold.engine.kernel.memory import Ints, zeros

if TYPE_CHECKING or not COMPILING:

    def load(ints: Ints, at: int) -> int:
        """The integer at an index that is known to be in bounds."""
        return ints[at]

    def store(ints: Ints, at: int, value: int) -> None:
        """Put an integer at an index that is known to be in bounds."""
        ints[at] = value

    def tail(ints: Ints, at: int) -> Ints:
        """The integers from an index on."""
        return cast("Ints", memoryview(ints)[at:])  # a slice of an array would be a copy

    def prefetch(ints: Ints, at: int) -> None:
        """Bring the integer at an index into the cache, where there is one to speak of."""

    def scratch(count: int) -> Ints:
        """An array to write into; its initial contents are undefined."""
        return zeros(count)

    def constant(ints: Ints) -> Ints:
        """A table that never changes; the compiler puts it into the functions that read it."""
        return ints

    def popcount(value: int) -> int:
        """How many bits of an integer are set."""
        return value.bit_count()

    def largest(ints: Ints, at: int, mask: int, apart: bool) -> int:
        """The most bits in any of eight integers that overlap a mask, or that don't if `apart`."""
        eight = ints[at : at + 8].tolist()
        return max((value.bit_count() for value in eight if (value & mask == 0) == apart), default=0)

else:
    from twelvefold.engine.kernel.intrinsics import constant, largest, load, popcount, prefetch, scratch, store, tail

__all__ = ["Ints", "constant", "largest", "load", "popcount", "prefetch", "scratch", "store", "tail"]
