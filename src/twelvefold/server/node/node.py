"""One node with everything that runs tables. It knows nothing of networks, so it also runs in a browser's worker."""

import asyncio
import contextlib
from collections.abc import Callable

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.bots import BotPool
from twelvefold.server.config import TOKEN_LIFETIME, Limits
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.daily import SETTLE, DailyGames
from twelvefold.server.node.daily_results import DailyResults
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.hints import Hints
from twelvefold.server.node.lines import LineBots
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.own import OwnTables
from twelvefold.server.node.reviews import Reviews
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.shared_reviews import REFRESH, SharedReviews
from twelvefold.server.node.supervisor import Supervisor
from twelvefold.server.node.tables import Tables
from twelvefold.server.node.tokens import POLL as TOKENS
from twelvefold.server.node.tokens import Tokens
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.words import in_english

SWEEP = 600.0
"""Seconds between checks for abandoned tables."""
AT_ONCE = 200
FAREWELL = 2.0
"""Seconds clients have to read their last messages."""

log = logger("twelvefold.server")


class Node:
    """The tables of one process or worker, from start to stop."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        bot_pause: float,
        forget_after: float,
        most_watchers: int = Limits.watchers,
        failures: Callable[[str], Failures] = Failures,
        *,
        prefix: str = "",
        daily_secret: bytes | None = None,
    ) -> None:
        """`prefix` begins the ids of new tables.

        With a `daily_secret`, anybody can work out the deals of the daily games, so results aren't ranked. `failures`
        makes the object that counts and logs the failures of the task with this name.
        """
        self._forget_after = forget_after
        self.supervisor = Supervisor(failures)
        self.tables = Tables(
            store, bot_pause, self._changed, failures("read"), most_watchers, prefix, bot_pool.own_names
        )
        self.bot_pool = bot_pool
        self.shared_reviews = SharedReviews(self.tables)
        self.scheduler = Scheduler(self.tables, bot_pool, failures("due"), self.shared_reviews.heard)
        self.hints = Hints(self.tables, bot_pool)
        self.line_bots = LineBots(bot_pool)
        self.reviews = Reviews(bot_pool)
        self.daily = DailyGames(self.tables, bot_pool, daily_secret)
        self.daily_results = DailyResults(store, self.daily, ranked=daily_secret is None)
        self.clients: set[Client] = set()
        self.tokens = Tokens(self.tables, self.clients)
        self.own_tables = OwnTables(self.tables)
        self.stopping = False
        self._all_gone = asyncio.Event()

    def start(self) -> None:
        """Start the background tasks."""
        self.scheduler.start(self.supervisor)
        self.supervisor.once("warm", self._warm)
        self.supervisor.repeat("sweep", self._sweep, SWEEP)
        self.supervisor.repeat("tokens", self.tokens.look, TOKENS)
        self.supervisor.repeat("daily", self.daily.settle, SETTLE)
        self.supervisor.repeat("shared reviews", self.shared_reviews.refresh, REFRESH)
        self.supervisor.keep("par", self.daily.pars.run)

    def _changed(self, live: LiveTable) -> None:
        self.scheduler.schedule(live)
        self.daily.changed(live)

    def enter(self, client: Client) -> None:
        """Add a connected client."""
        self.clients.add(client)

    def leave(self, client: Client) -> None:
        """Remove a disconnected client."""
        self.clients.discard(client)
        self.shared_reviews.disconnected(client)
        if not self.clients:
            self._all_gone.set()

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
        await self.reviews.stop()
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
        before = store.now() - self._forget_after
        while gone := await store.forget({Status.WAITING, Status.PLAYING, Status.CLOSED}, before, AT_ONCE):
            for table in gone:
                self.tables.drop(table)
            log.info("abandoned tables deleted", count=len(gone))
