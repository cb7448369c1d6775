"""The store in PostgreSQL, for as many nodes as there are; the row of a table is what they agree by."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, TypeVar

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event

from twelvefold.server.store.clock import Clock
from twelvefold.server.store.errors import StoreError, StoreUnavailable, first_line, in_our_words
from twelvefold.server.store.group_commit import BoundedExecutor
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.notifications import CHANNEL, Notifier, understood
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.store.writes import Write
from twelvefold.words import Sentence

T = TypeVar("T")

READERS = 3
"""Threads that read, beside the one that writes."""

SESSION = """SELECT
    set_config('statement_timeout', %(limit)s, false),
    set_config('lock_timeout', %(patience)s, false),
    set_config('idle_in_transaction_session_timeout', %(limit)s, false),
    set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)"""
"""A node that hangs lets go of its locks, and no commit is acknowledged before it is on the disk."""


class PostgresStore(SqlStore):
    """A store that several nodes share."""

    def __init__(self, engine: Engine, limit: float, most: int) -> None:
        super().__init__(
            engine, limit, BoundedExecutor("write", 1, most, limit), BoundedExecutor("read", READERS, most, limit)
        )
        self._clock = Clock()
        with in_our_words(), engine.connect() as connection:
            self._clock.keep(connection)
        _, arguments = engine.dialect.create_connect_args(engine.url)
        self._connecting = {**connecting(limit), **arguments}
        self._notifier = Notifier(self.node, self._connecting)

    def now(self) -> float:
        """Seconds since 1970 by the database's clock."""
        return self._clock.now()

    async def notifications(self) -> AsyncGenerator[tuple[str, int], None]:
        """What other nodes append, over one connection; ("", 0) when listening begins."""
        try:
            async with aclosing(self._listen()) as listening:
                async for notification in listening:
                    yield notification
        except (psycopg.Error, TimeoutError, OSError) as error:
            if not self._closed.is_set():
                raise StoreUnavailable(Sentence("error-database-silent", why=first_line(error))) from None

    async def _listen(self) -> AsyncGenerator[tuple[str, int], None]:
        """Notifications, from a database that must show now and then that it is there."""
        connection = await psycopg.AsyncConnection.connect(**self._connecting, autocommit=True)
        try:
            async with asyncio.timeout(self._limit):
                await connection.execute(f"LISTEN {CHANNEL}")
            yield "", 0
            while not self._closed.is_set():
                async for note in connection.notifies(timeout=self._limit):
                    for notification in understood(note.payload, self.node):
                        yield notification
                async with asyncio.timeout(self._limit):
                    await connection.execute("SELECT 1")
        finally:
            await connection.close()

    def _let_go(self) -> None:
        self._notifier.close()
        super()._let_go()

    def _appended(self, writes: list[Write]) -> None:
        if writes:
            self._notifier.notify({write.table: write.row.seq for write in writes})

    def _once(self, work: Callable[[Connection], T]) -> T:
        def and_look_at_the_clock(connection: Connection) -> T:
            self._clock.keep(connection)
            return work(connection)

        return super()._once(and_look_at_the_clock)


def ready_database(url: URL, limit: float) -> Engine:
    """Connect to a database, which must be there, and bring it up to this version."""
    engine = make_engine(url, limit)
    try:
        with in_our_words():
            migrate(engine)
    except StoreError as error:
        engine.dispose()
        raise type(error)(f"{shown_url(url)} cannot be used: {error}") from None
    return engine


def make_engine(url: URL, limit: float) -> Engine:
    """Connections that give up in time."""
    engine = create_engine(
        url,
        connect_args=connecting(limit),
        pool_size=READERS + 1,
        max_overflow=0,
        pool_timeout=limit,
        isolation_level="READ COMMITTED",
        hide_parameters=True,
    )

    def prepare(connection: psycopg.Connection[Any], _record: object) -> None:
        limits = {"limit": f"{limit * 1000:.0f}", "patience": f"{limit * 250:.0f}"}
        connection.execute(SESSION, limits)
        connection.commit()

    event.listen(engine, "connect", prepare)
    return engine


def connecting(limit: float) -> dict[str, Any]:
    """How to connect, noticing in time when the other side is gone."""
    return {
        "application_name": "twelvefold",
        "connect_timeout": max(2, round(limit)),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": round(limit * 2000),
    }


def shown_url(url: URL) -> str:
    """Which server and database, without who and the password."""
    host = url.host or url.query.get("host") or "this machine"
    return f"the database {url.database} on {host}"
