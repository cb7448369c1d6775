"""The cryptographic stream that deals are drawn from: what players see doesn't let them work out the seed.

SHA-256 in counter mode: block i is the hash of a label, the seed's 32 bytes, the name of what is drawn, and i. Numbers
below n come from its 64-bit words by rejection, so each is equally likely. They are the same on every machine and in
every version.
"""

import hashlib
from collections.abc import Iterator

from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError

LABEL = b"twelvefold/deal/1"
TEXT_LABEL = b"twelvefold/seed/1"
SEED_BYTES = 32
WORD = 1 << 64

Seed = int | str | bytes
"""An integer below 2²⁵⁶, up to 32 bytes, or any text."""


class SeedError(TwelvefoldError):
    """A seed that is negative, too large, or of the wrong type."""


def seed_bytes(seed: Seed) -> bytes:
    """A seed as 32 bytes: integers and bytes as they are, in big-endian order; a text by its hash."""
    if isinstance(seed, str):
        return hashlib.sha256(TEXT_LABEL + b"\0" + seed.encode("utf-8", "surrogatepass")).digest()
    if isinstance(seed, bytes):
        if len(seed) > SEED_BYTES:
            raise SeedError(Sentence("error-seed-long", most=SEED_BYTES, found=str(len(seed))))
        return seed.rjust(SEED_BYTES, b"\0")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SeedError(Sentence("error-seed-type", type=type(seed).__name__))
    if not 0 <= seed < 1 << 8 * SEED_BYTES:
        raise SeedError(Sentence("error-seed-bounds"))
    return seed.to_bytes(SEED_BYTES, "big")


def child_seed(seed: Seed, number: int) -> bytes:
    """The seed of one game, by its number, in a series that has a seed of its own."""
    return hashlib.sha256(b"twelvefold/series/1\0" + seed_bytes(seed) + number.to_bytes(8, "big")).digest()


class Stream:
    """Random numbers for one purpose of one deal."""

    def __init__(self, seed: Seed, purpose: str) -> None:
        self._words = _words(LABEL + b"\0" + seed_bytes(seed) + purpose.encode() + b"\0")

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        limit = WORD - WORD % n
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % n

    def shuffled(self, n: int) -> list[int]:
        """The numbers from 0 to n − 1 in random order."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def _words(prefix: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(prefix + block.to_bytes(8, "big")).digest()
        for at in range(0, SEED_BYTES, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1
