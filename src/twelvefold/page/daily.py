"""What a browser keeps of daily games: its own attempts, and par."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol, TypeVar

from msgspec.structs import replace

from twelvefold.page.records import AttemptRecord, ParRecord, TableRecord
from twelvefold.page.storage import Delete, Find, Put, Request, Work, find, get
from twelvefold.server.table.attempts import Attempt, Par, Place, Points

T = TypeVar("T")


class Run(Protocol):
    """Runs a transaction."""

    def __call__(self, work: Callable[[], Work[T]], *, writes: bool = False) -> Awaitable[T]:
        """Run it."""
        ...


class BrowserDailyStore:
    """The daily games of a browser's store."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def claim(self, day: str, holder: str, table: str) -> str:
        """Claim a person's one attempt at a day's game for a table; returns the table of their attempt, old or new."""
        return await self._run(partial(_claim, day, holder, table), writes=True)

    async def attempts(self, holder: str, since: str) -> list[Attempt]:
        """A person's attempts since a day, the latest first."""
        found = await self._run(partial(find, AttemptRecord, Find("attempts", "holder", (holder,), backwards=True)))
        return [each.attempt for each in found if each.day >= since]

    async def finish(self, table: str, points: Points | None) -> None:
        """Store how an attempt ended, without points if it wasn't played to its end; what is stored first stays."""
        await self._run(partial(_finish, table, points), writes=True)

    async def unfinished(self, statuses: Collection[str], since: str, most: int) -> list[str]:
        """Tables of these statuses whose attempt, since a day, has no stored end."""
        return await self._run(partial(_unfinished, statuses, since, most))

    async def place(self, day: str, points: Points) -> Place:
        """The place of a result among a day's, by points, then by animals; ties share a place."""
        results = await self._results(day)
        ahead = [each for each in results if (each.total, each.cards) > (points.total, points.cards)]
        return Place(len(ahead) + 1, len(results))

    async def players(self, day: str) -> int:
        """How many people have a result on a day."""
        return len(await self._results(day))

    async def put_par(self, day: str, par: Par) -> None:
        """Store what a level made of a day's deal; what is stored first stays."""
        await self._run(partial(_put_par, day, par), writes=True)

    async def pars(self, day: str) -> list[Par]:
        """What the levels have made of a day's deal."""
        found = await self._run(partial(find, ParRecord, Find("pars", prefix=(day,))))
        return [Par(each.level, each.total, each.cards) for each in found]

    async def forget(self, before: str) -> None:
        """Delete what is about earlier days."""
        await self._run(partial(_forget, before), writes=True)

    async def _results(self, day: str) -> list[Points]:
        found = await self._run(partial(find, AttemptRecord, Find("attempts", prefix=(day,))))
        return [each.points for each in found if each.points is not None]


def _claim(day: str, holder: str, table: str) -> Work[str]:
    known = yield from get(AttemptRecord, "attempts", day, holder)
    if known is not None:
        return known.table
    yield [Put("attempts", AttemptRecord(day, holder, table))]
    return table


def _finish(table: str, points: Points | None) -> Work[None]:
    found = yield from find(AttemptRecord, Find("attempts", "table", (table,), most=1))
    for attempt in found:
        if not attempt.over:
            total, cards, objective = points or (None, None, None)
            yield [Put("attempts", replace(attempt, over=True, total=total, cards=cards, objective=objective))]


def _unfinished(statuses: Collection[str], since: str, most: int) -> Work[list[str]]:
    running = [each for each in (yield from find(AttemptRecord, Find("attempts"))) if not each.over]
    found: list[str] = []
    for attempt in running:
        if attempt.day >= since and len(found) < most:
            table = yield from get(TableRecord, "tables", attempt.table)
            if table is not None and table.status in statuses:
                found.append(table.table)
    return found


def _put_par(day: str, par: Par) -> Work[None]:
    if (yield from get(ParRecord, "pars", day, par.level)) is None:
        yield [Put("pars", ParRecord(day, *par))]


def _forget(before: str) -> Work[None]:
    attempts = yield from find(AttemptRecord, Find("attempts"))
    pars = yield from find(ParRecord, Find("pars"))
    gone: list[Request] = [Delete("attempts", (each.day, each.holder)) for each in attempts if each.day < before]
    gone += [Delete("pars", (each.day, each.level)) for each in pars if each.day < before]
    yield gone
