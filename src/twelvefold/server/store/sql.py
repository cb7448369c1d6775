"""What the SQLite and PostgreSQL stores have in common."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial
from threading import get_ident
from typing import TypeVar

from sqlalchemy import Connection, Engine, exc

from twelvefold.server.store import checkpoints, nodes, queries, tokens
from twelvefold.server.store.clock import Clock
from twelvefold.server.store.daily import DailyStore
from twelvefold.server.store.group_commit import BoundedExecutor, GroupCommit
from twelvefold.server.store.sql_daily import SqlDailyStore
from twelvefold.server.store.sql_errors import in_our_words
from twelvefold.server.store.write import Write
from twelvefold.server.table.entries import Entry, TableRow

T = TypeVar("T")

LIMIT = 5.0
"""Seconds a call may take."""

MOST_WAITING = 4096
"""Calls that may wait for the database; further ones are refused at once."""


class SqlStore:
    """Writes are committed in groups by one executor; everything else runs in another one, or in the same."""

    look_every: float

    def __init__(
        self,
        engine: Engine,
        limit: float,
        writing: BoundedExecutor,
        reading: BoundedExecutor,
        time_at_start: Callable[[Connection], float],
    ) -> None:
        self.node = secrets.token_hex(8)
        self._engine = engine
        self._limit = limit
        self._writing = writing
        self._reading = reading
        self._group_commit = GroupCommit(writing, self._run, self._appended)
        self.daily: DailyStore = SqlDailyStore(self._ask)
        self._closed = asyncio.Event()
        self._connections: dict[int, Connection] = {}
        """One per thread: taking one from the pool and returning it costs more than a move."""
        with in_our_words(), engine.begin() as connection:
            self._clock = Clock(time_at_start(connection))

    def now(self) -> float:
        """Seconds since 1970, shared by all nodes."""
        return self._clock.now()

    async def create(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Create a table with its first entries."""
        return await self._group_commit.write(Write(row, tuple(entries), tuple(holders), new=True, node=self.node))

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Append entries and update the row, all or nothing."""
        return await self._group_commit.write(Write(row, tuple(entries), tuple(holders), new=False, node=self.node))

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries after one seq up to another, in order."""
        return await self._ask(partial(queries.read, table=table, after=after, until=until))

    async def command(self, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
        """The entry a command made, and the command's digest."""
        return await self._ask(partial(queries.command, table=table, holder=holder, cmd_id=cmd_id))

    async def checkpoint(self, table: str, game: int | None = None) -> bytes | None:
        """The checkpoint a game began with, or the newest."""
        return await self._ask(partial(checkpoints.get, table=table, game=game))

    async def put_checkpoint(self, table: str, game: int, state: bytes) -> None:
        """Store a checkpoint, replacing an existing one."""
        await self._ask(partial(checkpoints.put, table=table, game=game, state=state))

    async def row(self, table: str) -> TableRow | None:
        """A table's row."""
        return await self._ask(partial(queries.row, table=table))

    async def find(self, code: str) -> str | None:
        """The id of the table with this code."""
        return await self._ask(partial(queries.find, code=code))

    async def listed(self, most: int) -> list[TableRow]:
        """The open tables, most recently used first."""
        return await self._ask(partial(queries.listed, most=most))

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables where a holder has or had a seat, most recently used first."""
        return await self._ask(partial(queries.of_holder, holder=holder, most=most))

    async def put_holding(self, holder: str, table: str) -> None:
        """Add a table to a holder's tables, if the table exists."""
        await self._ask(partial(queries.put_holding, holder=holder, table=table))

    async def delete_holding(self, holder: str, table: str) -> None:
        """Remove a table from a holder's tables."""
        await self._ask(partial(queries.delete_holding, holder=holder, table=table))

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where this node must act by now, longest due first."""
        return await self._ask(partial(nodes.due, me=self.node, now=now, most=most))

    async def leave(self) -> None:
        """Stop doing what is due."""

    async def ends(self, tables: Collection[str]) -> dict[str, int]:
        """The last seq of each of these tables; a table that doesn't exist is left out."""
        return await self._ask(partial(queries.ends, tables=tuple(tables)))

    async def forget(self, statuses: Collection[str], before: float, most: int) -> list[str]:
        """Delete the oldest tables of these statuses not used since `before`."""
        return await self._ask(partial(queries.forget, statuses=tuple(statuses), before=before, most=most))

    async def delete(self, table: str) -> bool:
        """Delete a table and its log."""
        return await self._ask(partial(queries.delete_table, table=table))

    async def put_document(self, kind: str, digest: str, text: bytes) -> None:
        """Store a box or a record under its hash."""
        await self._ask(partial(queries.put_document, kind=kind, digest=digest, text=text))

    async def document(self, kind: str, digest: str) -> bytes | None:
        """A stored box or record; None if there is none."""
        return await self._ask(partial(queries.get_document, kind=kind, digest=digest))

    async def identity(self, token: str) -> str | None:
        """The identity behind the token with this hash."""
        return await self._ask(partial(tokens.identity, hashed=token))

    async def revoke(self, token: str, successor: str | None = None) -> bool:
        """Revoke a token, perhaps passing its identity to another."""
        return await self._ask(partial(tokens.revoke, hashed=token, successor=successor, now=self.now()))

    async def revoked_since(self, since: float) -> list[str]:
        """The hashes of the tokens revoked since then."""
        return await self._ask(partial(tokens.revoked_since, since=since))

    async def forget_tokens(self, before: float) -> None:
        """Delete rows of older tokens that no longer make a difference."""
        await self._ask(partial(tokens.forget_tokens, before=before))

    async def check(self) -> None:
        """Raise StoreUnavailable if nothing can be written in time; tests it with a small write."""
        await self._writing.do(partial(self._run, self._prove))

    async def close(self) -> None:
        """Finish everything that was accepted, then release the database."""
        self._closed.set()
        self._writing.refuse()
        try:
            await self._group_commit.close()
            await self._writing.close()
            await self._reading.close()
        finally:
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        """Runs in a thread when everything else is done, since it may take a while."""
        for connection in self._connections.values():
            connection.close()
        self._engine.dispose()

    def _appended(self, writes: list[Write]) -> None:
        """Runs in the writing thread after a commit."""

    def _prove(self, connection: Connection) -> None:
        nodes.beat(connection, self.node, self.now())

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        return await self._reading.do(partial(self._run, work))

    def _run(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; retry once if the connection was lost before the commit."""
        with in_our_words():
            try:
                return self._once(work)
            except exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return self._once(work)

    def _once(self, work: Callable[[Connection], T]) -> T:
        thread = get_ident()
        connection = self._connections.get(thread)
        if connection is None:
            connection = self._connections[thread] = self._engine.connect()
        try:
            answer = work(connection)
            with in_our_words():  # so that a commit is never retried
                connection.commit()
        except BaseException:
            del self._connections[thread]
            connection.close()
            raise
        return answer
