"""Both SQL databases, as the tests see them from outside."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import event
from tests.server.store.lines import PATIENCE

from twelvefold.server.store import Store
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.sql import SqlStore


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


@contextmanager
def commits_of(store: Store, what: str = "commit") -> Iterator[list[object]]:
    """The commits, or rollbacks, that the store makes inside the block."""
    assert isinstance(store, SqlStore)
    commits: list[object] = []
    count = commits.append
    event.listen(store._engine, what, count)
    yield commits
    event.remove(store._engine, what, count)
