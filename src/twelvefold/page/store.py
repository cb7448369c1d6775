"""The store of the tables in a browser. What it answers is durable: the storage has finished its transaction."""

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeVar

from twelvefold.page import tokens
from twelvefold.page.daily import BrowserDailyStore
from twelvefold.page.records import CheckpointRecord, DocumentRecord, EntryRecord, HoldingRecord, TableRecord
from twelvefold.page.storage import Delete, Find, Full, Lost, Put, Storage, Work, find, get
from twelvefold.page.writes import delete_table, forget_tables, take_due, write_entries
from twelvefold.protocol.table import Status
from twelvefold.server.store.base import Broadcast, Notification
from twelvefold.server.store.clock import Clock
from twelvefold.server.store.daily import DailyStore
from twelvefold.server.store.errors import StoreError, StoreFull, StoreUnavailable
from twelvefold.server.store.write import Write
from twelvefold.server.table.entries import Entry, TableRow
from twelvefold.words import Sentence

T = TypeVar("T")

LIMIT = 5.0
"""Seconds a call may take."""
MOST_WAITING = 256
"""Calls that may wait for the storage; further ones are refused at once."""
AHEAD = 1.0
"""Seconds before something is due that a gone worker's table is taken over: bots need time to think."""


class BrowserStore:
    """One transaction for each call. Only one worker at a time uses it; a second one would lose nothing either."""

    look_every = 1.0

    def __init__(
        self,
        storage: Storage,
        time_at_start: float,
        limit: float = LIMIT,
        most: int = MOST_WAITING,
        on_full: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """`on_full` hears of each write that fails for lack of room, and of the first one after that which succeeds."""
        self.node = secrets.token_hex(8)
        self.daily: DailyStore = BrowserDailyStore(self._do)
        self._storage = storage
        self._clock = Clock(time_at_start)
        self._limit = limit
        self._most = most
        self._on_full = on_full
        self._is_full = False
        self._closed = asyncio.Event()
        self._under_way: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(
        cls,
        storage: Storage,
        limit: float = LIMIT,
        most: int = MOST_WAITING,
        on_full: Callable[[bool], None] = lambda _: None,
    ) -> "BrowserStore":
        """The store on a storage. Its time is never before the newest stored entry."""
        tables = await storage.run(partial(find, TableRecord, Find("tables")), writes=False)
        newest = max((each.touched_at for each in tables), default=0.0)
        return cls(storage, max(time.time(), newest), limit, most, on_full)

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock.now()

    async def create(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Create a table with its first entries."""
        return await self._write(Write(row, tuple(entries), tuple(holders), new=True, node=self.node))

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Append entries and update the row, all or nothing."""
        return await self._write(Write(row, tuple(entries), tuple(holders), new=False, node=self.node))

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries after one seq up to another, in order."""
        request = Find("entries", prefix=(table,), after=after, until=until)
        return [each.entry for each in await self._do(partial(find, EntryRecord, request))]

    async def command(self, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
        """The entry a command made, and the command's digest."""
        request = Find("entries", "command", (table, holder, cmd_id), most=1)
        found = await self._do(partial(find, EntryRecord, request))
        return (found[0].seq, found[0].digest) if found else None

    async def checkpoint(self, table: str, game: int | None = None) -> bytes | None:
        """The checkpoint a game began with, or the newest."""
        prefix = (table,) if game is None else (table, game)
        request = Find("checkpoints", prefix=prefix, backwards=True, most=1)
        found = await self._do(partial(find, CheckpointRecord, request))
        return found[0].state if found else None

    async def put_checkpoint(self, table: str, game: int, state: bytes) -> None:
        """Store a checkpoint, replacing an existing one."""
        await self._put_if_there(table, "checkpoints", CheckpointRecord(table, game, state))

    async def row(self, table: str) -> TableRow | None:
        """A table's row."""
        found = await self._do(partial(get, TableRecord, "tables", table))
        return None if found is None else found.row

    async def find(self, code: str) -> str | None:
        """The id of the table with this code."""
        found = await self._do(partial(find, TableRecord, Find("tables", "code", (code,), most=1)))
        return found[0].table if found else None

    async def listed(self, most: int) -> list[TableRow]:
        """The open tables, most recently used first: those that wait for players before those to be watched."""
        tables = [each for each in await self._tables() if each.listed]
        tables.sort(key=lambda each: each.status == Status.PLAYING)
        return [each.row for each in tables[:most]]

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables where a holder has or had a seat, most recently used first."""
        held = await self._do(partial(find, HoldingRecord, Find("holdings", prefix=(holder,))))
        names = {each.table for each in held}
        return [each.row for each in await self._tables() if each.table in names][:most]

    async def put_holding(self, holder: str, table: str) -> None:
        """Add a table to a holder's tables, if the table exists."""
        await self._put_if_there(table, "holdings", HoldingRecord(holder, table))

    async def delete_holding(self, holder: str, table: str) -> None:
        """Remove a table from a holder's tables."""
        await self._delete(Delete("holdings", (holder, table)))

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where something is due by now. Time that the device slept through has passed here as well."""
        self._clock.advance(time.time())
        return await self._do(partial(take_due, self.node, now, AHEAD, most), writes=True)

    async def leave(self) -> None:
        """Stop doing what is due."""

    async def ends(self, tables: Collection[str]) -> dict[str, int]:
        """The last seq of each of these tables; a table that doesn't exist is left out."""
        return {each.table: each.seq for each in await self._tables() if each.table in tables}

    async def forget(self, statuses: Collection[str], before: float, most: int) -> list[str]:
        """Delete the oldest tables of these statuses not used since `before`."""
        return await self._do(partial(forget_tables, statuses, before, most), writes=True)

    async def delete(self, table: str) -> bool:
        """Delete a table and its log."""
        return await self._do(partial(delete_table, table), writes=True)

    async def put_document(self, kind: str, digest: str, text: bytes) -> None:
        """Store a box or a record under its hash."""

        def work() -> Work[None]:
            if (yield from get(DocumentRecord, "documents", kind, digest)) is None:
                yield [Put("documents", DocumentRecord(kind, digest, text))]

        await self._do(work, writes=True)

    async def document(self, kind: str, digest: str) -> bytes | None:
        """A stored box or record."""
        found = await self._do(partial(get, DocumentRecord, "documents", kind, digest))
        return None if found is None else found.text

    async def identity(self, token: str) -> str | None:
        """The identity behind the token with this hash."""
        return await self._do(partial(tokens.identity, token))

    async def revoke(self, token: str, successor: str | None = None) -> bool:
        """Revoke a token, perhaps passing its identity to another."""
        return await self._do(partial(tokens.revoke, token, successor, self.now()), writes=True)

    async def revoked_since(self, since: float) -> list[str]:
        """The hashes of the tokens revoked since then."""
        return await self._do(partial(tokens.revoked_since, since))

    async def forget_tokens(self, before: float) -> None:
        """Delete records of older tokens that no longer make a difference."""
        await self._do(partial(tokens.forget_tokens, before), writes=True)

    def broadcast(self, topic: str, text: str) -> bool:
        """Say nothing: no other worker has the tables."""
        del topic, text
        return False

    async def notifications(self) -> AsyncGenerator[Notification | Broadcast, None]:
        """Never yields: no other worker has the tables."""
        nothing: tuple[Notification, ...] = ()
        await self._closed.wait()
        for notification in nothing:
            yield notification

    async def check(self) -> None:
        """Raise StoreUnavailable if nothing can be written in time; tests it with a small write."""
        await self._delete(Delete("documents", ("check",)))

    async def close(self) -> None:
        """Finish everything that was accepted, then release the storage."""
        self._closed.set()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=self._limit)
        self._storage.close()

    async def _tables(self) -> list[TableRecord]:
        """All tables, most recently used first; a browser has few."""
        tables = await self._do(partial(find, TableRecord, Find("tables")))
        return sorted(tables, key=lambda each: (-each.touched_at, each.table))

    async def _write(self, write: Write) -> bool:
        write.check()
        return await self._do(partial(write_entries, write), writes=True)

    async def _put_if_there(self, table: str, store: str, record: object) -> None:
        def work() -> Work[None]:
            if (yield from get(TableRecord, "tables", table)) is not None:
                yield [Put(store, record)]

        await self._do(work, writes=True)

    async def _delete(self, request: Delete) -> None:
        def work() -> Work[None]:
            yield [request]

        await self._do(work, writes=True)

    async def _do(self, work: Callable[[], Work[T]], *, writes: bool = False) -> T:
        """Run a transaction, and wait for it no longer than the limit. Giving up doesn't cancel it."""
        if self._closed.is_set():
            raise StoreUnavailable("the store is closed")
        if len(self._under_way) >= self._most:
            raise StoreUnavailable(f"busy: {len(self._under_way)} calls are waiting for the storage")
        task = asyncio.create_task(self._run(work, writes=writes))
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        done, _ = await asyncio.wait((task,), timeout=self._limit)
        if not done:
            raise StoreUnavailable(f"the storage did not answer within {self._limit:g} s")
        return task.result()

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    async def _run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        try:
            found = await self._storage.run(work, writes=writes)
        except Full:
            self._tell(full=True)
            raise StoreFull(Sentence("error-database-silent", why="the device has no room left")) from None
        except Lost as error:
            raise StoreUnavailable(Sentence("error-database-silent", why=str(error))) from None
        except StoreError:
            raise
        except (TypeError, ValueError, OverflowError) as error:
            raise StoreError(Sentence("error-not-stored", why=type(error).__name__)) from None
        if writes and self._is_full:
            self._tell(full=False)
        return found

    def _tell(self, *, full: bool) -> None:
        self._is_full = full
        self._on_full(full)
