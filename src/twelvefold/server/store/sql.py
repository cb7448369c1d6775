"""A store on a database that speaks SQL: what SQLite and PostgreSQL have in common."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial
from threading import get_ident
from typing import TypeVar

from sqlalchemy import Connection, Engine, exc

from twelvefold.server.store import checkpoints, nodes, queries, tokens
from twelvefold.server.store.clock import Clock
from twelvefold.server.store.errors import in_our_words
from twelvefold.server.store.group_commit import BoundedExecutor, GroupCommit
from twelvefold.server.store.writes import Write
from twelvefold.server.table.entries import Entry, TableRow

T = TypeVar("T")

LIMIT = 5.0
"""Seconds that a call may take."""

MOST_WAITING = 4096
"""Calls that may wait for the database; one more is refused at once."""


class SqlStore:
    """Writes are committed in groups by one executor; everything else is done by another or the same."""

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
        self._closed = asyncio.Event()
        self._connections: dict[int, Connection] = {}
        """Each thread's own: to take one from the pool and give it back costs more than a move."""
        with in_our_words(), engine.begin() as connection:
            self._clock = Clock(time_at_start(connection))

    def now(self) -> float:
        """Seconds since 1970, as all nodes have it."""
        return self._clock.now()

    async def create(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Begin a table with its first entries."""
        return await self._group_commit.write(Write(row, tuple(entries), tuple(holders), new=True, node=self.node))

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Add entries and rewrite the row, all or nothing."""
        return await self._group_commit.write(Write(row, tuple(entries), tuple(holders), new=False, node=self.node))

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries after this seq, in order, until the other."""
        return await self._ask(partial(queries.read, table=table, after=after, until=until))

    async def command(self, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
        """The entry that a command made, and what it said."""
        return await self._ask(partial(queries.command, table=table, holder=holder, cmd_id=cmd_id))

    async def checkpoint(self, table: str, game: int | None = None) -> bytes | None:
        """The checkpoint with which a game began, or the newest."""
        return await self._ask(partial(checkpoints.get, table=table, game=game))

    async def put_checkpoint(self, table: str, game: int, state: bytes) -> None:
        """Keep a checkpoint; it replaces the one that there is."""
        await self._ask(partial(checkpoints.put, table=table, game=game, state=state))

    async def row(self, table: str) -> TableRow | None:
        """A table's row."""
        return await self._ask(partial(queries.row, table=table))

    async def find(self, code: str) -> str | None:
        """The table with this code."""
        return await self._ask(partial(queries.find, code=code))

    async def listed(self, most: int) -> list[TableRow]:
        """The open tables, the one touched last first."""
        return await self._ask(partial(queries.listed, most=most))

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables where somebody holds or held a seat, the one touched last first."""
        return await self._ask(partial(queries.of_holder, holder=holder, most=most))

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where this node must do something by now, the longest due first."""
        return await self._ask(partial(nodes.due, me=self.node, now=now, most=most))

    async def leave(self) -> None:
        """Do nothing any more of what is due."""

    async def ends(self, tables: Collection[str]) -> dict[str, int]:
        """Where these tables' logs end now; a table that is not there is left out."""
        return await self._ask(partial(queries.ends, tables=tuple(tables)))

    async def forget(self, statuses: Collection[str], before: float, most: int) -> list[str]:
        """Delete tables of such a status untouched since, the oldest first."""
        return await self._ask(partial(queries.forget, statuses=tuple(statuses), before=before, most=most))

    async def delete(self, table: str) -> bool:
        """Delete a table and its log."""
        return await self._ask(partial(queries.delete_table, table=table))

    async def put_document(self, kind: str, digest: str, text: bytes) -> None:
        """Keep a box or a record by its hash."""
        await self._ask(partial(queries.put_document, kind=kind, digest=digest, text=text))

    async def document(self, kind: str, digest: str) -> bytes | None:
        """What was put there."""
        return await self._ask(partial(queries.get_document, kind=kind, digest=digest))

    async def identity(self, token: str) -> str | None:
        """Whom the token with this hash speaks for."""
        return await self._ask(partial(tokens.identity, hashed=token))

    async def revoke(self, token: str, successor: str | None = None) -> bool:
        """Make a token worthless and let another speak for the same person."""
        return await self._ask(partial(tokens.revoke, hashed=token, successor=successor, now=self.now()))

    async def revoked_since(self, since: float) -> list[str]:
        """The hashes of the tokens that were revoked since."""
        return await self._ask(partial(tokens.revoked_since, since=since))

    async def forget_tokens(self, before: float) -> None:
        """Delete what was kept of older tokens and makes no difference any more."""
        await self._ask(partial(tokens.forget_tokens, before=before))

    async def check(self) -> None:
        """Raise StoreUnavailable when nothing can be written in time: a little is, as everything is."""
        await self._writing.do(partial(self._run, self._prove))

    async def close(self) -> None:
        """Finish everything that was accepted, then let go of the database."""
        self._closed.set()
        self._writing.refuse()
        try:
            await self._group_commit.close()
            await self._writing.close()
            await self._reading.close()
        finally:
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        """Called in a thread, when all others are done: it may take a while."""
        for connection in self._connections.values():
            connection.close()
        self._engine.dispose()

    def _appended(self, writes: list[Write]) -> None:
        """Called in the writing thread, after the commit."""

    def _prove(self, connection: Connection) -> None:
        nodes.beat(connection, self.node, self.now())

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        return await self._reading.do(partial(self._run, work))

    def _run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own; once more if the connection was dead before the commit."""
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
            with in_our_words():  # so that a commit is never tried twice
                connection.commit()
        except BaseException:
            del self._connections[thread]
            connection.close()
            raise
        return answer
