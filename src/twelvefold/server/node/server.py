"""A server from start to stop, with everything it runs."""

import asyncio
import contextlib
from random import Random

from twelvefold.engine.game import Game
from twelvefold.engine.standing import standings
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.bots import FAULTS, BotPool
from twelvefold.server.config import TOKEN_LIFETIME, Config
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.daily import SETTLE, DailyGames
from twelvefold.server.node.daily_results import DailyResults
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.hints import Hints
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.metrics import Metrics
from twelvefold.server.node.own import OwnTables
from twelvefold.server.node.readiness import Readiness
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.supervisor import Supervisor
from twelvefold.server.node.tables import Tables
from twelvefold.server.node.tokens import POLL as TOKENS
from twelvefold.server.node.tokens import Tokens
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.opening import open_store
from twelvefold.words import in_english

SWEEP = 600.0
"""Seconds between checks for abandoned tables."""
AT_ONCE = 200
FAREWELL = 2.0
"""Seconds clients have to read their last messages."""

log = logger("twelvefold.server")


class Server:
    """A server from start to stop."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.metrics = Metrics()
        self._chance = Random(store.node)
        self.supervisor = Supervisor(self._failures)
        self.tables = Tables(store, config.bot_pause, self._changed, self._failures("read"), config.limits.watchers)
        self.bot_pool = BotPool(config.bot_workers, budget=config.limits.bot_seconds)
        self.scheduler = Scheduler(self.tables, self.bot_pool, self._failures("due"))
        self.hints = Hints(self.tables, self.bot_pool)
        self.daily = DailyGames(self.tables, self.bot_pool)
        self.daily_results = DailyResults(store, self.daily)
        self.clients: set[Client] = set()
        self.tokens = Tokens(self.tables, self.clients)
        self.own_tables = OwnTables(self.tables)
        self._readiness = Readiness(store, self._failures("ready"))
        self.stopping = False
        self._all_gone = asyncio.Event()

    @classmethod
    async def open(cls, config: Config) -> "Server":
        """Open the database, migrate it if necessary, and start."""
        store = await asyncio.to_thread(open_store, config.database)
        await asyncio.to_thread(_compile)
        server = cls(config, store)
        server._start()
        return server

    def _start(self) -> None:
        """Start the background tasks."""
        self.scheduler.start(self.supervisor)
        self.supervisor.once("warm", self._warm)
        self.supervisor.repeat("sweep", self._sweep, SWEEP)
        self.supervisor.repeat("tokens", self.tokens.look, TOKENS)
        self.supervisor.repeat("daily", self.daily.settle, SETTLE)
        self.supervisor.keep("par", self.daily.pars.run)

    def _failures(self, task: str) -> Failures:
        return Failures(task, self._chance, lambda name: self.metrics.failures.labels(name).inc())

    def _changed(self, live: LiveTable) -> None:
        self.scheduler.schedule(live)
        self.daily.changed(live)

    def enter(self, client: Client) -> None:
        """Add a connected client."""
        self.clients.add(client)

    def leave(self, client: Client) -> None:
        """Remove a disconnected client."""
        self.clients.discard(client)
        if not self.clients:
            self._all_gone.set()

    async def ready(self) -> bool:
        """Whether the server can serve: it isn't stopping and can write to the database."""
        return not self.stopping and await self._readiness.proved()

    async def say_goodbye(self) -> None:
        """Say goodbye to all clients, and leave what is due to other nodes."""
        if self.stopping:
            return
        self.stopping = True
        for client in list(self.clients):
            client.dismiss(Reason.STOPPING)
        self._all_gone.clear()
        await self._hand_over()
        if self.clients:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._all_gone.wait()

    async def _hand_over(self) -> None:
        """Stop doing what is due, and tell the other nodes, which take over at once."""
        await self.supervisor.stop()
        await self.scheduler.stop()
        try:
            await self.tables.store.leave()
        except StoreError as error:
            log.warning("not handed over", why=in_english(error))

    async def close(self) -> None:
        """Stop cleanly: accepted commands are stored, and nothing new is started."""
        await self.say_goodbye()
        await self.hints.stop()
        await self.daily.close()
        await self.bot_pool.close()
        await self.tables.store.close()

    async def _warm(self) -> None:
        """Compile the bots before they are needed."""
        await self.bot_pool.warm()

    async def _sweep(self) -> None:
        """Delete abandoned tables and obsolete tokens."""
        store = self.tables.store
        await store.forget_tokens(store.now() - TOKEN_LIFETIME)
        await self.daily.forget()
        before = store.now() - self.config.forget_after
        while gone := await store.forget({Status.WAITING, Status.PLAYING, Status.CLOSED}, before, AT_ONCE):
            for table in gone:
                self.tables.drop(table)
            log.info("abandoned tables deleted", count=len(gone))

    def figures(self) -> bytes:
        """The current metrics."""
        self.metrics.sockets.set(len(self.clients))
        self.metrics.tables.set(len(self.tables.loaded))
        counted = self.bot_pool.counters
        self.metrics.thoughts.set(counted.asked)
        self.metrics.waiting.set(counted.waiting)
        self.metrics.ready_workers.set(counted.ready)
        self.metrics.over_budget.set(counted.over_budget)
        for fault in FAULTS:
            self.metrics.faults.labels(fault).set(counted.faults[fault])
        return self.metrics.text()


def _compile() -> None:
    """Compile or load the rules before the first player needs them."""
    game = Game.new(2, 0)
    game.push(game.legal_moves[0])
    standings(game)
