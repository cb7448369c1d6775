"""What happens at tables without a command: holds end, clocks run out, bots move, other nodes send notifications."""

import asyncio
from collections.abc import Callable

from twelvefold.bots.turn import UNBOUNDED, Budget, Turn
from twelvefold.engine.move import MOVES
from twelvefold.protocol.events import Lapsed, Settled
from twelvefold.protocol.messages import Reason
from twelvefold.server.bots import BotPool
from twelvefold.server.logger import logger
from twelvefold.server.node.attention import asker_of
from twelvefold.server.node.bot_faults import told_fault
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.live_table import LiveTable, PlannedMove
from twelvefold.server.node.supervisor import Supervisor, Works
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.base import LEFT, Broadcast
from twelvefold.server.store.priority import Priority, as_urgent_as
from twelvefold.server.table.due import Due, What
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.playing import placed
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

POLL = 2.0
"""Seconds between checks of the database for lost notifications."""
LATE = 0.5
"""Seconds after which a bot that hasn't started to think is late, for example because another node died."""
HURRY = 1.0
"""Seconds a late bot gets at most."""
AT_ONCE = 100
"""Tables handled in one check."""

log = logger("twelvefold.scheduler")


class Scheduler:
    """Does what is due at the tables whose last entry this node added, and at those it takes over from a dead node."""

    def __init__(
        self,
        tables: Tables,
        bot_pool: BotPool,
        failures: Failures | None = None,
        on_broadcast: Callable[[Broadcast], None] = lambda _: None,
    ) -> None:
        """`on_broadcast` is called with what other nodes say that isn't stored."""
        self._tables = tables
        self._bot_pool = bot_pool
        self._on_broadcast = on_broadcast
        self._failures = failures or Failures("due")
        """Failures of work at the tables."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._looked_up: set[str] = set()
        """Tables the database assigns to this node, whatever we know of them here."""
        self._running = False

    def start(self, supervisor: Supervisor) -> None:
        """Start looking for what is due."""
        self._running = True
        supervisor.repeat("look", self._look, self._tables.store.look_every)
        supervisor.repeat("catch up", self._catch_up, POLL)
        supervisor.keep("listen", self._listen)

    async def stop(self) -> None:
        """Start nothing new and cancel what is in progress; another node will do it again."""
        self._running = False
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, live: LiveTable) -> None:
        """Set a timer for what is due at a table."""
        table, due = live.table.id, live.due
        old = self._timers.pop(table, None)
        if old is not None:
            old.cancel()
        if due is not None and live.ours and self._running:
            wait = max(0.0, _next_step(live, due) - self._tables.store.now())
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self._begin, table)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        working = self._working.get(table)
        if working is None:
            task = asyncio.create_task(self._try(table))
            self._working[table] = task
            task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: str) -> None:
        """Reschedule: what is due may have changed meanwhile."""
        del self._working[table]
        live = self._tables.in_memory(table)
        if live is not None and not live.stale and table not in self._timers:
            self.schedule(live)

    async def _try(self, table: str) -> None:
        """Do what is due; after a failure, retry later."""
        try:
            with as_urgent_as(self._urgency(table)):
                if await self._is_ours(table):
                    await self._do(table)
        except Exception as error:  # noqa: BLE001  # nobody awaits this task; `Failures` logs it
            if isinstance(error, Refused) and error.reason is Reason.NO_TABLE:
                self._failures.succeeded(table)  # the table was deleted
            elif self._running:
                wait = self._failures.failed(error, table)
                self._timers[table] = asyncio.get_running_loop().call_later(wait, self._begin, table)
        else:
            self._failures.succeeded(table)

    def _urgency(self, table: str) -> Priority:
        """The priority of database reads at a table: low if nobody is watching."""
        live = self._tables.in_memory(table)
        return Priority.PLAYER if live is not None and live.watchers else Priority.NOBODY

    async def _is_ours(self, table: str) -> bool:
        """Whether this node does what is due, so that no two nodes think about the same move."""
        live = await self._tables.live(table)
        if table in self._looked_up:
            self._looked_up.discard(table)
            live.ours = True
        await live.fresh()
        return live.ours

    async def _do(self, name: str) -> None:
        live = await self._tables.live(name)
        table = await live.fresh()
        due = live.due
        if due is None or _next_step(live, due) > self._tables.store.now():
            return
        if due.what is What.BOT:
            await self._let_bot_move(live, table, due)
        else:
            event = Settled(due.seat) if due.what is What.SETTLE else Lapsed(due.seat)
            await live.change(lambda now, _: [Draft(event)] if now.seq == table.seq else [])

    async def _let_bot_move(self, live: LiveTable, table: Table, due: Due) -> None:
        """Have the bot think, then place its tile. If that is too early, a timer comes back to it."""
        if not _is_planned(live):
            late = self._tables.store.now() - due.at > LATE
            budget = Budget(HURRY) if late else UNBOUNDED
            live.planned = await self._plan(live, table, budget)
            if due.at > self._tables.store.now():
                return
        planned = live.planned
        assert planned is not None

        def still(now: Table, _: float) -> list[Draft]:
            may = now.turn_seq == planned.turn_seq and now.playing and not now.asleep
            return [Draft(placed(now, planned.move, planned.fault))] if may else []

        await live.change(still)

    async def _plan(self, live: LiveTable, table: Table, budget: Budget) -> PlannedMove:
        seat, game, deal = table.seat_to_move, table.game, table.deal
        assert seat is not None
        assert game is not None
        assert deal is not None
        bot = table.seats[seat].played_by
        assert bot is not None
        turn = Turn(game.view(Seat(seat)), table.box, bytes.fromhex(deal.bots), budget)
        thought = await self._bot_pool.think(bot, turn, asker_of(live))
        if thought.fault is not None:
            more = {"detail": thought.detail} if thought.detail else {}
            log.warning("bot at fault", table=table.id, seq=table.seq, bot=bot, fault=thought.fault, **more)
        return PlannedMove(table.turn_seq, MOVES[thought.move], told_fault(bot, thought.fault))

    async def _look(self) -> None:
        """Start what is overdue, except for tables that wait for a retry."""
        for table in await self._tables.store.due(self._tables.store.now(), AT_ONCE):
            if not self._failures.is_failing(table) and table not in self._working:
                self._looked_up.add(table)
                self._begin(table)

    async def _catch_up(self) -> None:
        await self._tables.catch_up()
        self._tables.forget_idle()

    async def _listen(self, works: Works) -> None:
        async for news in self._tables.store.notifications():
            works()
            if isinstance(news, Broadcast):
                self._on_broadcast(news)
                continue
            if news.seq != LEFT:
                self._tables.notified(*news)
            if not news.table:
                await self._look()


def _is_planned(live: LiveTable) -> bool:
    """Whether the bot has already chosen its move."""
    return live.planned is not None and live.planned.turn_seq == live.table.turn_seq


def _next_step(live: LiveTable, due: Due) -> float:
    """When to act next: a bot starts to think before its placement may be shown."""
    return due.since if due.what is What.BOT and not _is_planned(live) else due.at
