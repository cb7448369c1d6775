"""The few operations on 64-bit words that the kernel is made of: compiled to one or a few instructions each.

Everywhere in the kernel a word is a signed 64-bit integer that is used below 2⁶³ and never as a negative mask of areas,
so that plain Python integers give the same results.
"""

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from twelvefold.engine.kernel.jit import COMPILING

Words = npt.NDArray[np.int64]
"""A flat array of words: a state, the tables of a box, or a report."""

if TYPE_CHECKING or not COMPILING:

    def load(words: Words, at: int) -> int:
        """The word at an index that is known to be inside."""
        return int(words[at])

    def store(words: Words, at: int, value: int) -> None:
        """Put a word at an index that is known to be inside."""
        words[at] = value

    def tail(words: Words, at: int) -> Words:
        """The words from an index on."""
        return words.reshape(-1)[at:]

    def scratch(count: int) -> Words:
        """So many words to write into; what is in them at first is anything."""
        return np.zeros(count, dtype=np.int64)

    def popcount(word: int) -> int:
        """How many bits of a word are set."""
        return word.bit_count()

    def largest(words: Words, at: int, mask: int, apart: bool) -> int:
        """The most bits in one of the eight words from an index on, among those that meet a mask, or that do not."""
        eight = words[at : at + 8].tolist()
        return max((word.bit_count() for word in eight if (word & mask == 0) == apart), default=0)

else:
    from twelvefold.engine.kernel.intrinsics import largest, load, popcount, scratch, store, tail

__all__ = ["Words", "largest", "load", "popcount", "scratch", "store", "tail"]
