"""The results of pairs in a file: a line for every few deals of two bots. What's there is never played again."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import msgspec

from twelvefold.arena.leaderboard.deals import DEALS, VERSION
from twelvefold.arena.locked import locked
from twelvefold.arena.task import ArenaError
from twelvefold.bots.messages import SentenceData
from twelvefold.words import Sentence

MOST_BYTES = 1 << 16
"""The longest line."""

Identities = tuple[str, str]
"""Two bots; with more than two seats, the first sits alone among copies of the second."""


class Side(msgspec.Struct, frozen=True):
    """One of the two bots in some deals: all figures are sums over its seats."""

    points: int
    seconds: float
    """CPU time, the only figure that depends on the machine."""
    faults: dict[str, int] = {}
    details: dict[str, SentenceData | str] = {}
    """For some kinds of fault, where and what happened the first time."""


class Played(msgspec.Struct, frozen=True):
    """What two bots did in some consecutive deals, each played from every seat."""

    version: str
    players: int
    bots: Identities
    first: int
    """The number of the first deal."""
    shares: list[float]
    """For each deal, the first bot's share of the victories."""
    sides: tuple[Side, Side]


@dataclass
class Results:
    """All results of one pair."""

    shares: dict[int, float] = field(default_factory=dict)
    """By the number of the deal."""
    parts: list[Played] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Add some deals, unless one of them is there already."""
        deals = range(played.first, played.first + len(played.shares))
        if not any(deal in self.shares for deal in deals):
            self.shares |= dict(zip(deals, played.shares, strict=True))
            self.parts.append(played)


class KeptResults:
    """A file of results, locked by one process at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO = locked(path)

    def close(self) -> None:
        """Close the file and release the lock."""
        self._file.close()

    def read(self, players: int) -> Mapping[Identities, Results]:
        """The results at this number of seats, by pair; a line that was cut off at the end is dropped."""
        found: dict[Identities, Results] = {}
        for played in self._lines():
            if (played.version, played.players) == (VERSION, players):
                found.setdefault(played.bots, Results()).add(played)
        return found

    def add(self, played: Played) -> None:
        """Add a line; it's with the operating system when this returns."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def _lines(self) -> Iterator[Played]:
        self._file.seek(0)
        number = whole = 0
        while line := self._file.readline(MOST_BYTES):
            number += 1
            if not line.endswith(b"\n") and not self._file.read(1) and line.startswith(b'{"version":'):
                self._file.truncate(whole)
                return
            try:
                played = _decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                played = None
            if played is None or not _is_sound(played):
                raise ArenaError(Sentence("error-leaderboard-line", where=f"{self.path}:{number}"))
            yield played
            whole = self._file.tell()


def _is_sound(played: Played) -> bool:
    """Whether a line's figures are possible; one of another version may be anything."""
    if played.version != VERSION:
        return True
    return (
        2 <= played.players <= 4
        and 0 <= played.first < played.first + len(played.shares) <= DEALS
        and all(0 <= share <= 1 for share in played.shares)
    )


_decoder = msgspec.json.Decoder(Played)
