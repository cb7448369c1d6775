"""Two nodes on one real store, whose clock the tests move and whose answers they can lose."""

from collections.abc import Collection, Sequence
from random import Random
from typing import cast

from twelvefold.bots import Turn
from twelvefold.server.bots import Asker, BotMove, BotPool
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.errors import StoreUnavailable
from twelvefold.server.store.sqlite import SqliteStore, ready_file
from twelvefold.server.table.due import due_of
from twelvefold.server.table.entries import Entry, TableRow

LIMIT = 30.0


class TimedStore(SqliteStore):
    """SQLite in memory, with a clock that stands still until a test moves it."""

    def __init__(self) -> None:
        super().__init__(ready_file(":memory:", LIMIT), LIMIT, 64)
        self.time = 1_000_000.0
        self.lose_before = self.lose_after = False
        """Whether the next append is lost before it is stored, or only its answer is."""
        self.entries_read = 0
        """Entries read from logs."""

    def now(self) -> float:
        return self.time

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        found = await super().read(table, after, until)
        self.entries_read += len(found)
        return found

    async def append(self, card: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        if self.lose_before:
            self.lose_before = False
            raise StoreUnavailable("lost on its way there")
        done = await super().append(card, entries, holders)
        if self.lose_after:
            self.lose_after = False
            raise StoreUnavailable("lost on its way back")
        return done


class QuickPool:
    """Bots that make some legal move at once: other tests cover how they really think."""

    asked = 0
    own_names = ("Agent",)

    async def think(self, bot: str, turn: Turn, asker: Asker) -> BotMove:
        del bot, asker
        self.asked += 1
        return BotMove(move=Random(turn.key).choice(turn.legal_moves).code, fault=None, seconds=0.0)


class Node:
    """A node's tables and its scheduler, which does what is due only when asked."""

    def __init__(self, store: TimedStore, bot_pause: float = 0.0) -> None:
        self.store = store
        self.tables = Tables(store, bot_pause)
        self.bot_pool = QuickPool()
        self._scheduler = Scheduler(self.tables, cast("BotPool", self.bot_pool))

    async def do_what_is_due(self, table: str) -> None:
        """Settle holds, let clocks run out and let bots move, until nothing is due."""
        live = await self.tables.live(table)
        while (due := due_of(live.table)) is not None and due.at <= self.store.now():
            before = live.table.seq
            await self._scheduler._do(table)
            assert live.table.seq > before

    async def look(self, table: str) -> None:
        """Do what is due now, once, as when a timer expires."""
        await self._scheduler._do(table)

    def forget(self, table: str) -> bool:
        """Drop an idle table, as after a long time; returns whether it is out of memory."""
        live = self.tables.in_memory(table)
        if live is not None:
            live.used_at = -1e9
            self.tables.forget_idle()
        return self.tables.in_memory(table) is None
