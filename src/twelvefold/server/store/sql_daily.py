"""Attempts at daily games and par in an SQL database."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection, delete, func, select, update

from twelvefold.server.store.queries import insert_new
from twelvefold.server.store.schema import daily_attempt, daily_par, game_table
from twelvefold.server.table.attempts import Attempt, Par, Place, Points

T = TypeVar("T")


class Ask(Protocol):
    """Runs a query in a transaction of its own."""

    def __call__(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Run it."""
        ...


class SqlDailyStore:
    """The daily games of an SQL store."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def claim(self, day: str, holder: str, table: str) -> str:
        """Claim a person's one attempt at a day's game for a table; returns the table of their attempt, old or new."""
        return await self._ask(partial(_claim, day=day, holder=holder, table=table))

    async def attempts(self, holder: str, since: str) -> list[Attempt]:
        """A person's attempts since a day, the latest first."""
        return await self._ask(partial(_attempts, holder=holder, since=since))

    async def finish(self, table: str, points: Points | None) -> None:
        """Store how an attempt ended, without points if it wasn't played to its end; what is stored first stays."""
        await self._ask(partial(_finish, table=table, points=points))

    async def unfinished(self, statuses: Collection[str], since: str, most: int) -> list[str]:
        """Tables of these statuses whose attempt, since a day, has no stored end."""
        return await self._ask(partial(_unfinished, statuses=tuple(statuses), since=since, most=most))

    async def place(self, day: str, points: Points) -> Place:
        """The place of a result among a day's, by points, then by animals; ties share a place."""
        return await self._ask(partial(_place, day=day, points=points))

    async def players(self, day: str) -> int:
        """How many people have a result on a day."""
        return await self._ask(partial(_players, day=day))

    async def put_par(self, day: str, par: Par) -> None:
        """Store what a level made of a day's deal; what is stored first stays."""
        await self._ask(partial(_put_par, day=day, par=par))

    async def pars(self, day: str) -> list[Par]:
        """What the levels have made of a day's deal."""
        return await self._ask(partial(_pars, day=day))

    async def forget(self, before: str) -> None:
        """Delete what is about earlier days."""
        await self._ask(partial(_forget, before=before))


def _claim(connection: Connection, day: str, holder: str, table: str) -> str:
    new = {"day": day, "holder": holder, "table_id": table, "over": False}
    connection.execute(insert_new(connection, daily_attempt), new)
    of_holder = (daily_attempt.c.day == day) & (daily_attempt.c.holder == holder)
    found: str = connection.execute(select(daily_attempt.c.table_id).where(of_holder)).scalar_one()
    return found


def _attempts(connection: Connection, holder: str, since: str) -> list[Attempt]:
    of_holder = (daily_attempt.c.holder == holder) & (daily_attempt.c.day >= since)
    rows = connection.execute(select(daily_attempt).where(of_holder).order_by(daily_attempt.c.day.desc()))
    return [Attempt(row.day, row.table_id, row.over, _points(row.total, row.cards, row.objective)) for row in rows]


def _points(total: int | None, cards: int | None, objective: int | None) -> Points | None:
    return None if total is None or cards is None or objective is None else Points(total, cards, objective)


def _finish(connection: Connection, table: str, points: Points | None) -> None:
    total, cards, objective = points or (None, None, None)
    running = (daily_attempt.c.table_id == table) & daily_attempt.c.over.is_(False)
    ended = {"over": True, "total": total, "cards": cards, "objective": objective}
    connection.execute(update(daily_attempt).where(running).values(ended))


def _unfinished(connection: Connection, statuses: Collection[str], since: str, most: int) -> list[str]:
    running = (daily_attempt.c.day >= since) & daily_attempt.c.over.is_(False)
    query = select(daily_attempt.c.table_id).join(game_table, game_table.c.id == daily_attempt.c.table_id)
    query = query.where(running, game_table.c.status.in_(statuses)).order_by(daily_attempt.c.day).limit(most)
    return list(connection.scalars(query))


def _place(connection: Connection, day: str, points: Points) -> Place:
    total, cards = daily_attempt.c.total, daily_attempt.c.cards
    better = (total > points.total) | ((total == points.total) & (cards > points.cards))
    query = select(func.count().filter(better), func.count())
    ahead, players = connection.execute(query.where(daily_attempt.c.day == day, total.is_not(None))).one()
    return Place(ahead + 1, players)


def _players(connection: Connection, day: str) -> int:
    of_day = (daily_attempt.c.day == day) & daily_attempt.c.total.is_not(None)
    return connection.scalar(select(func.count()).select_from(daily_attempt).where(of_day)) or 0


def _put_par(connection: Connection, day: str, par: Par) -> None:
    connection.execute(insert_new(connection, daily_par), {"day": day, **par._asdict()})


def _pars(connection: Connection, day: str) -> list[Par]:
    rows = connection.execute(select(daily_par).where(daily_par.c.day == day))
    return [Par(row.level, row.total, row.cards) for row in rows]


def _forget(connection: Connection, before: str) -> None:
    for table in (daily_attempt, daily_par):
        connection.execute(delete(table).where(table.c.day < before))
