"""A server from its start to its stop: all that a running one has."""

import asyncio
import contextlib

import structlog

from twelvefold.engine.game import Game
from twelvefold.engine.standing import standings
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.bots import FAULTS, BotPool
from twelvefold.server.config import TOKEN_LIFETIME, Config
from twelvefold.server.node.client import Client
from twelvefold.server.node.hints import Hints
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.metrics import Metrics
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.tables import Tables
from twelvefold.server.node.tokens import Tokens
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.opening import open_store

SWEEP = 600.0
"""Seconds between two looks for abandoned tables."""
AT_ONCE = 200
FAREWELL = 2.0
"""Seconds in which clients may take their last messages."""

log = structlog.get_logger("twelvefold.server")


class Server:
    """A server from its start to its stop."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.tables = Tables(store, config.bot_pause, self._changed, config.limits.watchers)
        self.bot_pool = BotPool(config.bot_workers)
        self.scheduler = Scheduler(self.tables, self.bot_pool)
        self.hints = Hints(self.tables, self.bot_pool)
        self.metrics = Metrics()
        self.clients: set[Client] = set()
        self.tokens = Tokens(self.tables, self.clients)
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, config: Config) -> "Server":
        """Open the database, bring it up to date, and begin."""
        store = await asyncio.to_thread(open_store, config.database)
        await asyncio.to_thread(_compile)
        server = cls(config, store)
        server.scheduler.start()
        server._tasks = [asyncio.create_task(server._sweep()), asyncio.create_task(server._warm())]
        server._tasks.append(asyncio.create_task(server.tokens.follow()))
        return server

    def _changed(self, live: LiveTable) -> None:
        self.scheduler.schedule(live)

    async def say_goodbye(self) -> None:
        """Let nobody in any more, and tell everybody that the server stops."""
        self.stopping = True
        for client in list(self.clients):
            client.dismiss(Reason.STOPPING)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(client.closed.wait() for client in self.clients))

    async def close(self) -> None:
        """A clean stop: what was accepted is stored, nothing is begun."""
        await self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scheduler.stop()
        await self.hints.stop()
        await self.bot_pool.close()
        await self.tables.store.close()

    async def _warm(self) -> None:
        """Compile what bots need before the first of them is asked."""
        try:
            await self.bot_pool.warm()
        except Exception:
            log.exception("bots are not warm")

    async def _sweep(self) -> None:
        """Delete tables that were abandoned."""
        while True:
            with contextlib.suppress(StoreError):
                before = self.tables.store.now() - self.config.forget_after
                await self.tables.store.forget_tokens(self.tables.store.now() - TOKEN_LIFETIME)
                gone = await self.tables.store.forget({Status.WAITING, Status.PLAYING, Status.CLOSED}, before, AT_ONCE)
                for table in gone:
                    self.tables.drop(table)
                if gone:
                    log.info("abandoned tables deleted", count=len(gone))
                    continue
            await asyncio.sleep(SWEEP)

    def figures(self) -> bytes:
        """The metrics as they are now."""
        self.metrics.sockets.set(len(self.clients))
        self.metrics.tables.set(len(self.tables.loaded))
        counted = self.bot_pool.counters
        self.metrics.thoughts.set(counted.asked)
        self.metrics.waiting.set(counted.waiting)
        for fault in FAULTS:
            self.metrics.faults.labels(fault).set(counted.faults[fault])
        return self.metrics.text()


def _compile() -> None:
    """Compile the rules, or load them, before anybody waits for it."""
    game = Game.new(2, 0)
    game.push(game.legal_moves[0])
    standings(game)
