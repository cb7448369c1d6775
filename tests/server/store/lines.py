"""Rows and entries for tests of any store, and what such a test needs of a database; it imports no other database."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from functools import wraps
from typing import ParamSpec, Protocol

from twelvefold.protocol.events import Settled
from twelvefold.server.store import Store
from twelvefold.server.table.entries import Entry, Private, TableRow

P = ParamSpec("P")

PATIENCE = 30.0
"""Seconds after which a test gives up; a busy machine needs plenty."""


EVERY = ("file", "postgres", "browser")
"""The fixtures of all kinds of databases."""


class AnyDatabase(Protocol):
    """An empty database of any kind."""

    def store(self, limit: float = PATIENCE, most: int = 4096) -> AbstractAsyncContextManager[Store]:
        """A store on this database, closed at the end."""
        ...

    def held_up(self, table: str = "t") -> AbstractContextManager[None]:
        """Make writers to this table wait."""
        ...


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
    """Let the store take all waiting writes, so that later ones form the next group, if it makes any."""
    await all_started()
    group_commit = getattr(store, "_group_commit", None)
    while group_commit is not None and group_commit._waiting:
        await all_started()
