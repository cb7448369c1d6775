"""One node's tables: what is in memory, which commands arrive, and who is watching."""

import asyncio
from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec.structs import replace

from twelvefold.protocol.commands import Create, HandOver, TableCommand, Unwatch, Watch, WhatIf
from twelvefold.protocol.messages import Ack, Reason
from twelvefold.protocol.table import Status, TableSummary
from twelvefold.server.config import Limits
from twelvefold.server.node.client import Client
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.library import Library
from twelvefold.server.node.live_table import LiveTable, Reply
from twelvefold.server.node.reading import read_table
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import CodeTaken
from twelvefold.server.table.decide import decide, decide_create, people
from twelvefold.server.table.due import due_of
from twelvefold.server.table.entries import Asked, Draft, Entry, TableRow, numbered
from twelvefold.server.table.holder import Holder, new_code
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import info_of, row_of
from twelvefold.server.table.sitting import come_back
from twelvefold.server.table.table import Table
from twelvefold.server.table.what_if import answer
from twelvefold.world.box import Box

MOST_IN_A_LIST = 100
CODES_TRIED = 20
READ_AT_ONCE = 16
"""Tables whose new entries are read at the same time."""
IDLE_AFTER = 60.0
"""Seconds after which a table nobody watches is dropped from memory; its log stays."""


class Tables:
    """The tables in this node's memory."""

    def __init__(
        self,
        store: Store,
        bot_pause: float = 0.0,
        on_change: Callable[[LiveTable], None] = lambda _: None,
        failures: Failures | None = None,
        most_watchers: int = Limits.watchers,
        prefix: str = "",
        own_bots: Collection[str] = (),
    ) -> None:
        """`on_change` is called after this node adds to a table's log. The ids of new tables begin with `prefix`.

        `own_bots` are the names of the bots that the host has registered.
        """
        self.store = store
        self._prefix = prefix
        self._most_watchers = most_watchers
        self._bot_pause = bot_pause
        self._own_bots = own_bots
        self._on_change = on_change
        self.library = Library(store)
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._failures = failures or Failures("read")
        """Failures to read what other nodes added."""
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._read_slots = asyncio.Semaphore(READ_AT_ONCE)

    async def live(self, table: str) -> LiveTable:
        """A table, loaded from its log if necessary; Refused if it doesn't exist."""
        live = self.in_memory(table) or await self._loaded(table)
        live.used_at = asyncio.get_running_loop().time()
        return live

    async def _loaded(self, table: str) -> LiveTable:
        loading = self._tables.get(table)
        if loading is None:
            loading = self._tables[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(loading)
        except BaseException:
            if _failed(loading) and self._tables.get(table) is loading:
                del self._tables[table]
            raise

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        loading = self._tables.get(table)
        return None if loading is None or not loading.done() or _failed(loading) else loading.result()

    @property
    def loaded(self) -> list[LiveTable]:
        """All tables in memory."""
        return [live for name in list(self._tables) if (live := self.in_memory(name)) is not None]

    async def _load(self, table: str) -> LiveTable:
        folded, story = await read_table(self.store, self.library, table, self.new_table)
        return LiveTable(self.store, folded, story, self._on_change)

    async def create(self, client: Client, command: Create) -> None:
        """Create a table."""
        holder = holder_of(client)
        box = await self.library.box(command.options.box)
        table = self.new_table(self.id_for(holder, command.cmd_id), box)

        def first(code: str) -> list[Draft]:
            return decide_create(command, code, holder, table)

        await self.add(table, first, Asked.by(holder.hash, command))
        client.send(Ack(command.cmd_id, table.id, 1))

    def id_for(self, holder: Holder, cmd_id: str) -> str:
        """The id of the table that a command creates: sending the command twice creates one table."""
        return self._prefix + holder.table_id(cmd_id)[len(self._prefix) :]

    def new_table(self, name: str, box: Box) -> Table:
        """A table before its first entry."""
        return Table(name, box, self._bot_pause, self._own_bots)

    async def add(self, table: Table, first: Callable[[str], list[Draft]], asked: Asked) -> None:
        """Store a new table's first entries, which depend on its code, unless the table exists."""
        for _ in range(CODES_TRIED):
            drafts = first(new_code())
            entries = numbered(drafts, table.id, 0, self.store.now(), asked)
            after, _ = table.after(entries)
            row = row_of(after, info_of(after), due_of(after))
            try:
                made = await self.store.create(row, entries, people(drafts))
            except CodeTaken:
                continue
            live = await self.live(table.id)
            if made:
                live.ours = True
                self._on_change(live)
            else:
                await live.answered(asked)
            return
        raise Refused(Reason.UNKNOWN)

    async def command(self, client: Client, command: TableCommand) -> None:
        """Carry out a command at a table, and acknowledge it once it is stored."""
        holder = holder_of(client)
        live = await self.live(command.table)
        if command.seq > live.table.seq:
            live.stale = True  # the client has seen entries from another node that we haven't

        def ack(seq: int) -> Ack:
            secret = holder.secret(command.table, command.cmd_id) if isinstance(command, HandOver) else None
            return Ack(command.cmd_id, command.table, seq, secret)

        def what_it_does(table: Table, now: float) -> list[Draft]:
            return decide(table, holder, command, now)

        await live.change(what_it_does, Asked.by(holder.hash, command), Reply(client, ack))

    async def watch(self, client: Client, command: Watch) -> None:
        """Let a client watch a table. Players whose seats a bot keeps get them back."""
        holder = holder_of(client)
        live = await self.live(command.table)
        if command.since > live.table.seq:
            live.stale = True
        if len(live.watchers) >= self._most_watchers and not live.table.seats_of(holder.hash):
            raise Refused(Reason.TOO_MANY, "watchers")
        # Return their seats first, so that what they see is what they can act on.
        await live.change(lambda table, _: _returns(table, holder), Asked(holder.hash))
        await live.watch(client, command)

    def look_away(self, client: Client, command: Unwatch) -> None:
        """Stop sending a client the table it watches."""
        live = client.watching
        if live is None:
            raise Refused(Reason.NOT_NOW, "watching")
        live.unwatch(client)
        client.send(Ack(command.cmd_id, live.table.id, live.table.seq))

    def unwatch(self, client: Client) -> None:
        """Remove a disconnected client from the table it watches."""
        if client.watching is not None:
            client.watching.unwatch(client)

    async def what_if(self, client: Client, question: WhatIf) -> None:
        """Answer what a tile would change."""
        holder = holder_of(client)
        live = await self.live(question.table)
        table = await live.fresh()
        if not table.may_look(holder.hash):
            raise Refused(Reason.NO_SPECTATORS)
        client.send(answer(table, question, holder.hash))

    async def listed(self) -> list[TableSummary]:
        """The public list of open tables."""
        return _summaries(await self.store.listed(MOST_IN_A_LIST))

    async def own(self, holder: Holder) -> list[TableSummary]:
        """The tables where someone has or had a seat."""
        return _summaries(await self.store.of_holder(holder.hash, MOST_IN_A_LIST))

    def notified(self, table: str, seq: int, entries: Sequence[Entry] = ()) -> "asyncio.Future[list[None]]":
        """Handle a notification that another node added to a table's log, or without a table id, perhaps to any.

        Entries that didn't come with it are read, each table on its own, so that no table waits for another's lock. The
        future is done when all reads have finished or failed.
        """
        lives = self.loaded if not table else [live for live in [self.in_memory(table)] if live is not None]
        behind = [live for live in lives if not table or live.table.seq < seq]
        return asyncio.gather(*(self._read(live) for live in behind if not live.take_in(entries)))

    def _read(self, live: LiveTable) -> "asyncio.Task[None]":
        """Read a table's missing entries, unless a read is already running."""
        live.stale = True
        name = live.table.id
        reading = self._reading.get(name)
        if reading is None:
            reading = self._reading[name] = asyncio.create_task(self._read_news(live))
            reading.add_done_callback(lambda _: self._reading.pop(name))
        return reading

    async def _read_news(self, live: LiveTable) -> None:
        try:
            await live.fresh(self._read_slots)
        except Exception as error:  # noqa: BLE001  # it is logged here, and the table stays stale
            self._failures.failed(error, live.table.id)
        else:
            self._failures.succeeded(live.table.id)

    async def catch_up(self) -> None:
        """Check the watched tables for lost notifications."""
        watched = [live.table.id for live in self.loaded if live.watchers]
        ends = await self.store.ends(watched) if watched else {}
        for table in watched:
            if table in ends:
                self.notified(table, ends[table])
            else:
                self.drop(table)

    def forget_idle(self) -> None:
        """Drop the tables nobody watches from memory."""
        now = asyncio.get_running_loop().time()
        for live in self.loaded:
            if live.idle and now - live.used_at > IDLE_AFTER:
                self._let_go(live.table.id)

    def drop(self, table: str) -> None:
        """Drop a deleted table and disconnect its watchers."""
        live = self.in_memory(table)
        if live is not None:
            for client in list(live.watchers):
                client.dismiss(Reason.NO_TABLE)
            self._let_go(table)

    def _let_go(self, table: str) -> None:
        del self._tables[table]
        self._failures.succeeded(table)


def _failed(loading: "asyncio.Task[LiveTable]") -> bool:
    return loading.done() and (loading.cancelled() or loading.exception() is not None)


def holder_of(client: Client) -> Holder:
    """Who a client is; Refused if it hasn't greeted."""
    if client.holder is None:
        raise Refused(Reason.NOT_GREETED)
    return client.holder


def _returns(table: Table, holder: Holder) -> list[Draft]:
    if table.status is not Status.PLAYING:
        return []
    return come_back(table, tuple(seat for seat in table.seats_of(holder.hash) if table.has_left(seat, "seatings")))


def _summaries(rows: list[TableRow]) -> list[TableSummary]:
    summaries = [msgspec.json.decode(row.summary, type=TableSummary) for row in rows]
    return [replace(each, touched_at=row.touched_at) for each, row in zip(summaries, rows, strict=True)]
