"""What a store keeps of daily games besides their tables: attempts, and what the bots make of the deals.

An attempt's key is (day, person): of two commands that start one at the same time, at any nodes, the store lets one
through, and both learn the same table.
"""

from collections.abc import Collection
from typing import Protocol

from twelvefold.server.table.attempts import Attempt, Par, Place, Points


class DailyStore(Protocol):
    """The part of a store that is about daily games; like the rest, it may raise StoreUnavailable."""

    async def claim(self, day: str, holder: str, table: str) -> str:
        """Claim a person's one attempt at a day's game for a table; returns the table of their attempt, old or new."""
        ...

    async def attempts(self, holder: str, since: str) -> list[Attempt]:
        """A person's attempts since a day, the latest first."""
        ...

    async def finish(self, table: str, points: Points | None) -> None:
        """Store how an attempt ended, without points if it wasn't played to its end; what is stored first stays."""
        ...

    async def unfinished(self, statuses: Collection[str], since: str, most: int) -> list[str]:
        """Tables of these statuses whose attempt, since a day, has no stored end."""
        ...

    async def place(self, day: str, points: Points) -> Place:
        """The place of a result among a day's, by points, then by animals; ties share a place."""
        ...

    async def players(self, day: str) -> int:
        """How many people have a result on a day."""
        ...

    async def put_par(self, day: str, par: Par) -> None:
        """Store what a level made of a day's deal; what is stored first stays."""
        ...

    async def pars(self, day: str) -> list[Par]:
        """What the levels have made of a day's deal."""
        ...

    async def forget(self, before: str) -> None:
        """Delete what is about earlier days."""
        ...
