"""Both databases, as the tests see them from outside."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import psycopg
from sqlalchemy import event

from twelvefold.protocol.events import Settled
from twelvefold.server.store import Store
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.table.entries import Entry, Private, TableRow

P = ParamSpec("P")

PATIENCE = 30.0
"""Seconds after which a test gives up; a busy machine needs plenty."""


class Database:
    """An empty database."""

    def __init__(self, url: str) -> None:
        self.url = url

    @property
    def shared(self) -> bool:
        """Whether several stores may use it at once."""
        return self.url.startswith("postgresql")

    @property
    def path(self) -> Path:
        """The path of the SQLite file."""
        assert not self.shared
        return Path(self.url.removeprefix("sqlite:///"))

    @asynccontextmanager
    async def store(self, limit: float = PATIENCE, most: int = 4096) -> AsyncIterator[Store]:
        """A store on this database, closed at the end."""
        store = open_store(self.url, limit=limit, most=most)
        try:
            yield store
        finally:
            await store.close()

    @contextmanager
    def held_up(self, table: str = "t") -> Iterator[None]:
        """Make writers to this table wait."""
        if self.shared:
            with psycopg.connect(self.url) as connection:
                connection.execute("SELECT * FROM game_table WHERE id = %s FOR UPDATE", [table])
                yield
                connection.rollback()
            return
        file = sqlite3.connect(self.path, isolation_level=None)
        try:
            file.execute("BEGIN IMMEDIATE")
            yield
            file.execute("ROLLBACK")
        finally:
            file.close()


def on_the_loop(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """Run a test in an event loop, with a time limit."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 2 * PATIENCE))

    return run


def row(
    table: str = "t", seq: int = 1, *, code: str | None = None, status: str = "open", listed: bool = True,
    touched_at: float = 0.0, due_at: float | None = None, summary: bytes = b"{}",
) -> TableRow:  # fmt: skip
    """An ordinary row."""
    return TableRow(table, code or f"code-{table}", status, listed, seq, touched_at, due_at, summary)


def entry(table: str = "t", seq: int = 1, holder: str | None = None, cmd_id: str | None = None, seat: int = 0) -> Entry:
    """An ordinary entry."""
    secret = Private(secret="1")
    return Entry(Settled(seat), secret, table=table, seq=seq, at=0.5, holder=holder, cmd_id=cmd_id)


async def begin(store: Store, table: str = "t", holders: Collection[str] = ()) -> None:
    """Create a table with one entry."""
    assert await store.create(row(table), [entry(table)], holders)


async def all_started() -> None:
    """Let every task created so far run until it first waits."""
    await asyncio.sleep(0)


async def taken(store: Store) -> None:
    """Let the store take all waiting writes, so that later ones form the next group."""
    assert isinstance(store, SqlStore)
    await all_started()
    while store._group_commit._waiting:
        await all_started()


@contextmanager
def commits_of(store: Store, what: str = "commit") -> Iterator[list[object]]:
    """The commits, or rollbacks, that the store makes inside the block."""
    assert isinstance(store, SqlStore)
    commits: list[object] = []
    count = commits.append
    event.listen(store._engine, what, count)
    yield commits
    event.remove(store._engine, what, count)
