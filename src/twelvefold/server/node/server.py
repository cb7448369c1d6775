"""A server from start to stop: a node with a configuration and metrics."""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from random import Random

from twelvefold.engine.game import Game
from twelvefold.engine.standing import standings
from twelvefold.server.bots import FAULTS, REVIEW, BotPool
from twelvefold.server.bots.own_bots import OwnBots
from twelvefold.server.bots.registered import Registered
from twelvefold.server.config import Config
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.metrics import Metrics
from twelvefold.server.node.node import Node
from twelvefold.server.node.readiness import Readiness
from twelvefold.server.store.base import Store
from twelvefold.server.store.opening import open_store


class Server(Node):
    """A server from start to stop."""

    def __init__(self, config: Config, store: Store, own_bots: Sequence[Registered] = ()) -> None:
        self.config = config
        self.metrics = Metrics()
        self._chance = Random(store.node)
        super().__init__(
            store,
            BotPool(config.bot_workers, budget=config.limits.bot_seconds, own=OwnBots(own_bots)),
            config.bot_pause,
            config.forget_after,
            config.limits.watchers,
            self._failures,
        )
        self._readiness = Readiness(store, self._failures("ready"))

    @classmethod
    async def open(cls, config: Config, own_bots: Sequence[Registered] = ()) -> "Server":
        """Open the database, migrate it if necessary, and start, with bots that the host has registered."""
        store = await asyncio.to_thread(open_store, config.database)
        await asyncio.to_thread(_compile)
        server = cls(config, store, own_bots)
        server.start()
        return server

    def _failures(self, task: str) -> Failures:
        return Failures(task, self._chance, lambda name: self.metrics.failures.labels(name).inc())

    async def ready(self) -> bool:
        """Whether the server can serve: it isn't stopping and can write to the database."""
        return not self.stopping and await self._readiness.proved()

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Count a command."""
        self.metrics.commands.labels(kind, outcome).inc()
        self.metrics.seconds.observe(seconds)

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
        for outcome, number in asdict(self.reviews.counters).items():
            self.metrics.reviews.labels(outcome).set(number)
        self.metrics.reviews_running.set(self.reviews.running)
        self.metrics.review_steps_waiting.set(self.bot_pool.waiting_for(REVIEW))
        self.metrics.review_seconds.set(counted.review_seconds)
        return self.metrics.text()


def _compile() -> None:
    """Compile or load the rules before the first player needs them."""
    game = Game.new(2, 0)
    game.push(game.legal_moves[0])
    standings(game)
