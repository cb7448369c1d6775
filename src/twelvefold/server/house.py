"""All that a running server has."""

import asyncio
import contextlib

import structlog

from twelvefold.engine.game import Game
from twelvefold.engine.standing import standings
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.bots import FAULTS, BotPool
from twelvefold.server.clockwork import Clockwork
from twelvefold.server.config import Config
from twelvefold.server.hints import Hints
from twelvefold.server.hub import Hub
from twelvefold.server.limiter import Doorkeeper, Limiter
from twelvefold.server.metrics import Metrics
from twelvefold.server.outbox import Outbox
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.opening import open_store

HOUR = 3600.0
SWEEP = 600.0
"""Seconds between two looks for abandoned tables."""
AT_ONCE = 200
FAREWELL = 2.0
"""Seconds in which clients may take their last messages."""

log = structlog.get_logger("twelvefold.house")


class House:
    """A server from its start to its stop."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.hub = Hub(store, config.bot_pause)
        self.thinkers = BotPool(config.bot_workers)
        self.clockwork = Clockwork(self.hub, self.thinkers)
        self.hints = Hints(self.hub, self.thinkers)
        self.metrics = Metrics()
        self.visits: set[Outbox] = set()
        limits = config.limits
        self.door = Doorkeeper(limits.sockets, limits.all_sockets)
        self.makers = Limiter(limits.tables, HOUR)
        self.posts = Limiter(limits.posts, HOUR)
        self.codes = Limiter(limits.codes, 60.0)
        self.requests = Limiter(limits.requests, 60.0)
        self.comings = Limiter(limits.comings, 60.0)
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, config: Config) -> "House":
        """Open the database, bring it up to date, and begin."""
        store = await asyncio.to_thread(open_store, config.database)
        await asyncio.to_thread(_compile)
        house = cls(config, store)
        house.clockwork.start()
        house._tasks = [asyncio.create_task(house._sweep()), asyncio.create_task(house._warm())]
        return house

    async def say_goodbye(self) -> None:
        """Let nobody in any more, and tell everybody that the server stops."""
        self.stopping = True
        for outbox in list(self.visits):
            outbox.dismiss(Reason.STOPPING)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(outbox.parted.wait() for outbox in self.visits))

    async def close(self) -> None:
        """A clean stop: what was accepted is stored, nothing is begun."""
        await self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.clockwork.stop()
        await self.hints.stop()
        await self.thinkers.close()
        await self.hub.store.close()

    async def _warm(self) -> None:
        """Compile what bots need before the first of them is asked."""
        try:
            await self.thinkers.warm()
        except Exception:
            log.exception("bots are not warm")

    async def _sweep(self) -> None:
        """Delete tables that were abandoned."""
        while True:
            with contextlib.suppress(StoreError):
                before = self.hub.store.now() - self.config.forget_after
                gone = await self.hub.store.forget({Status.WAITING, Status.PLAYING, Status.CLOSED}, before, AT_ONCE)
                for table in gone:
                    self.hub.drop(table)
                if gone:
                    log.info("abandoned tables deleted", count=len(gone))
                    continue
            await asyncio.sleep(SWEEP)

    def figures(self) -> bytes:
        """The metrics as they are now."""
        self.metrics.sockets.set(self.door.open)
        self.metrics.tables.set(len(self.hub.tables))
        counted = self.thinkers.counters
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
