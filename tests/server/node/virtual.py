"""An event loop whose clock skips idle time, and a node on it with a real database."""

import asyncio
import selectors
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar, cast

from tests.server.node.guest import Guest
from tests.server.node.nodes import QuickPool
from tests.server.table.driver import ADA, RANGER, here

from twelvefold.protocol.commands import Create
from twelvefold.protocol.messages import Ack
from twelvefold.protocol.table import Options
from twelvefold.server.bots import BotPool
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.supervisor import Supervisor
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.errors import StoreUnavailable
from twelvefold.server.store.sqlite import SqliteStore, ready_file
from twelvefold.server.table.entries import Entry, TableRow

T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Advances its clock instead of waiting for a timer; `busy` says whether a thread is still at work."""

    def __init__(self) -> None:
        self.elapsed = 0.0
        self.busy: Callable[[], bool] = lambda: False
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.elapsed


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None or self._loop.busy():
            return super().select(0.01)
        self._loop.elapsed += timeout
        return []


def in_virtual_time(main: Callable[[], Awaitable[T]]) -> T:
    """Run a coroutine on such a loop."""

    async def run() -> T:
        return await main()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(run())


class VirtualStore(SqliteStore):
    """A SQLite file that uses the loop's clock, and can be made to refuse every write."""

    def __init__(self, path: Path) -> None:
        super().__init__(ready_file(str(path), 30.0), 30.0, 4096)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.busy = lambda: bool(self._group_commit._answers or self._writing._inside or self._closed.is_set())
        self._loop = loop
        self.refuse_appends = False

    def now(self) -> float:
        return 1_000_000.0 + self._loop.elapsed

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        if self.refuse_appends:
            raise StoreUnavailable("database or disk is full")
        return await super().append(row, entries, holders)

    async def refuse_writes(self, refuse: bool) -> None:
        """Refuse or accept writes: a disk refuses them when it is full, or remounted after an error."""
        await self.tell(f"query_only = {int(refuse)}")

    async def tell(self, pragma: str) -> None:
        """Set a pragma on the store's only connection."""

        def tell() -> None:
            raw = self._engine.raw_connection()
            assert isinstance(raw.driver_connection, sqlite3.Connection)
            raw.driver_connection.execute(f"PRAGMA {pragma}")

        await self._writing.do(tell)


class BusyNode:
    """A node that does what is due by itself, with bots that answer at once."""

    def __init__(self, path: Path) -> None:
        self.failed: Counter[str] = Counter()
        """How often each task failed."""
        self.store = VirtualStore(path)
        self.supervisor = Supervisor(self._failures)
        self.tables = Tables(self.store, 0.0, self._changed, self._failures("read"))
        self.bot_pool = QuickPool()
        self.scheduler = Scheduler(self.tables, cast("BotPool", self.bot_pool), self._failures("due"))
        self._started = False
        self.ada = Guest(self.tables, 0, ADA)

    def _failures(self, task: str) -> Failures:
        return Failures(task, count=lambda name: self.failed.update([name]))

    def start(self) -> None:
        """Start doing what is due."""
        self._started = True
        self.scheduler.start(self.supervisor)

    def _changed(self, live: LiveTable) -> None:
        if self._started:
            self.scheduler.schedule(live)

    async def make(self, number: int) -> str:
        """Set up a table where a bot is to move, now and always."""
        asked = Create(f"make{number}", (here("Ada"), RANGER), Options(hold=0, first_seat=1))
        made = await self.ada.ask(asked)
        assert isinstance(made, Ack)
        return made.table


@asynccontextmanager
async def busy_node(path: Path) -> AsyncIterator[BusyNode]:
    """A node, from its start to its end."""
    node = BusyNode(path)
    try:
        yield node
    finally:
        await node.supervisor.stop()
        await node.scheduler.stop()
        await node.store.close()
