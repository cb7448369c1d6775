"""The PostgreSQL store, for any number of nodes; they synchronize on the row of each table."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event

from twelvefold.server.store import nodes
from twelvefold.server.store.base import ANYTHING, LEFT, Broadcast, Notification
from twelvefold.server.store.errors import StoreError, StoreUnavailable
from twelvefold.server.store.group_commit import BoundedExecutor
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.notifications import BROADCASTS, CHANNEL, Notifier, heard, notification_of, understood
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.store.sql_errors import first_line, in_our_words
from twelvefold.server.store.write import Write
from twelvefold.words import Sentence

READERS = 3
"""Threads that read, beside the one that writes."""

SESSION = """SELECT
    set_config('statement_timeout', %(limit)s, false),
    set_config('lock_timeout', %(patience)s, false),
    set_config('idle_in_transaction_session_timeout', %(limit)s, false),
    set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)"""
"""Time limits release a hung node's locks, and no commit is acknowledged before it is on disk."""


class PostgresStore(SqlStore):
    """A store several nodes share."""

    look_every = nodes.BEAT

    def __init__(self, engine: Engine, limit: float, most: int) -> None:
        super().__init__(
            engine,
            limit,
            BoundedExecutor("write", 1, most, limit),
            BoundedExecutor("read", READERS, most, limit),
            nodes.shared_time,
        )
        _, arguments = engine.dialect.create_connect_args(engine.url)
        self._connecting = {**connecting(limit), **arguments}
        self._notifier = Notifier(self.node, self._connecting)

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where this node must act by now; the call also records a heartbeat."""

        def beat_and_look(connection: Connection) -> tuple[float, list[str]]:
            connection.execute(nodes.LATER)
            latest = nodes.beat(connection, self.node, self.now())
            return latest, nodes.due(connection, self.node, now, most)

        latest, tables = await self._ask(beat_and_look)
        self._clock.advance(latest)
        return tables

    async def leave(self) -> None:
        """Stop doing what is due, and have the other nodes check at once."""
        await self._ask(partial(nodes.leave, me=self.node))
        self._notifier.notify([Notification("", LEFT)])

    def broadcast(self, topic: str, text: str) -> bool:
        """Say something to the other nodes that isn't stored and may be lost."""
        if self._closed.is_set():
            return False
        self._notifier.broadcast(topic, text)
        return True

    async def notifications(self) -> AsyncGenerator[Notification | Broadcast, None]:
        """What other nodes append and broadcast, over one connection; `ANYTHING` when listening begins."""
        try:
            async with aclosing(self._listen()) as listening:
                async for notification in listening:
                    yield notification
        except (psycopg.Error, TimeoutError, OSError) as error:
            if not self._closed.is_set():
                raise StoreUnavailable(Sentence("error-database-silent", why=first_line(error))) from None

    async def _listen(self) -> AsyncGenerator[Notification | Broadcast, None]:
        """Notifications and broadcasts, over a connection that is checked for life regularly."""
        connection = await psycopg.AsyncConnection.connect(**self._connecting, autocommit=True)
        try:
            async with asyncio.timeout(self._limit):
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {BROADCASTS}")
            yield ANYTHING
            while not self._closed.is_set():
                async for note in connection.notifies(timeout=self._limit):
                    understand = heard if note.channel == BROADCASTS else understood
                    for notification in understand(note.payload, self.node):
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
            self._notifier.notify([notification_of(write.table, write.entries) for write in writes])


def ready_database(url: URL, limit: float) -> Engine:
    """Connect to a database, which must exist, and migrate it if necessary."""
    engine = make_engine(url, limit)
    try:
        with in_our_words():
            migrate(engine)
    except StoreError as error:
        engine.dispose()
        raise type(error)(Sentence("error-database-unusable", path=shown_url(url), why=error)) from None
    return engine


def make_engine(url: URL, limit: float) -> Engine:
    """An engine whose connections respect the time limit."""
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
    """Connection options, including keepalives that notice in time when the server is gone."""
    return {
        "application_name": "twelvefold",
        "connect_timeout": max(2, round(limit)),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": round(limit * 2000),
    }


def shown_url(url: URL) -> str:
    """The server and database of a URL, without user and password."""
    host = url.host or url.query.get("host") or "this machine"
    return f"the database {url.database} on {host}"
