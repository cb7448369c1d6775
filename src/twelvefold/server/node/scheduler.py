"""What happens at the tables without anybody's doing: holds and clocks run out, bots move, other nodes notify us."""

import asyncio

import structlog

from twelvefold.bots.turn import UNBOUNDED, Budget, Turn
from twelvefold.engine.move import MOVES, Move
from twelvefold.protocol.events import Lapsed, Settled
from twelvefold.protocol.messages import Reason
from twelvefold.server.bots import BotPool
from twelvefold.server.node.attention import asker_of
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.live_table import LiveTable, PlannedMove
from twelvefold.server.node.supervisor import Supervisor, Works
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.base import LEFT
from twelvefold.server.store.priority import Priority, as_urgent_as
from twelvefold.server.table.due import Due, What
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.playing import placed
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

POLL = 2.0
"""Seconds between two looks at the database for what a lost notification would have said."""
LATE = 0.5
"""Seconds after which a bot that has not begun to think is late, as where another node has died over its move."""
HURRY = 1.0
"""Seconds that a late bot has at most."""
AT_ONCE = 100
"""Tables that one look takes up."""

log = structlog.get_logger("twelvefold.scheduler")


class Scheduler:
    """Does what is due. It is for the node that added a table's last entry; if that one is dead, another takes over."""

    def __init__(self, tables: Tables, bot_pool: BotPool, failures: Failures | None = None) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._failures = failures or Failures("due")
        """Of what is done at the tables."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._looked_up: set[str] = set()
        """Tables that the database says are this node's business, whatever is known of them here."""
        self._running = False

    def start(self, supervisor: Supervisor) -> None:
        """Begin to look for what is due."""
        self._running = True
        supervisor.repeat("look", self._look, self._tables.store.look_every)
        supervisor.repeat("catch up", self._catch_up, POLL)
        supervisor.keep("listen", self._listen)

    async def stop(self) -> None:
        """Begin nothing any more; what is half done is done again by whoever comes next."""
        self._running = False
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, live: LiveTable) -> None:
        """Do what is due at a table when its time has come."""
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
        """Look again: what was due may have changed while it was done."""
        del self._working[table]
        live = self._tables.in_memory(table)
        if live is not None and not live.stale and table not in self._timers:
            self.schedule(live)

    async def _try(self, table: str) -> None:
        """Do what is due; after a failure again, in a while."""
        try:
            with as_urgent_as(self._urgency(table)):
                if await self._is_ours(table):
                    await self._do(table)
        except Exception as error:  # noqa: BLE001  # nobody waits for it: it is logged there
            if isinstance(error, Refused) and error.reason is Reason.NO_TABLE:
                self._failures.succeeded(table)  # it was deleted
            elif self._running:
                wait = self._failures.failed(error, table)
                self._timers[table] = asyncio.get_running_loop().call_later(wait, self._begin, table)
        else:
            self._failures.succeeded(table)

    def _urgency(self, table: str) -> Priority:
        """How urgent the questions to the database are that something due brings: nobody waits where nobody watches."""
        live = self._tables.in_memory(table)
        return Priority.PLAYER if live is not None and live.watchers else Priority.NOBODY

    async def _is_ours(self, table: str) -> bool:
        """Whether it is for this node to do what is due: no move is thought about at two nodes."""
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
        """Have a bot think, then let it place its tile; if that is not due yet, it is done when it is."""
        if not _is_planned(live):
            late = self._tables.store.now() - due.at > LATE
            budget = Budget(HURRY) if late else UNBOUNDED
            live.planned = PlannedMove(table.turn_seq, await self._move_of(live, table, budget))
            if due.at > self._tables.store.now():
                return
        planned = live.planned
        assert planned is not None

        def still(now: Table, _: float) -> list[Draft]:
            may = now.turn_seq == planned.turn_seq and now.playing and not now.asleep
            return [Draft(placed(now, planned.move))] if may else []

        await live.change(still)

    async def _move_of(self, live: LiveTable, table: Table, budget: Budget) -> Move:
        seat, game, deal = table.seat_to_move, table.game, table.deal
        assert seat is not None
        assert game is not None
        assert deal is not None
        bot = table.seats[seat].played_by
        assert bot is not None
        turn = Turn(game.view(Seat(seat)), table.box, bytes.fromhex(deal.bots), budget)
        thought = await self._bot_pool.think(bot, turn, asker_of(live))
        if thought.fault is not None:
            log.warning("bot at fault", table=table.id, seq=table.seq, bot=bot, fault=thought.fault)
        return MOVES[thought.move]

    async def _look(self) -> None:
        """Begin what is overdue, but for what has failed and waits for its next attempt."""
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
            if news.seq != LEFT:
                self._tables.notified(*news)
            if not news.table:
                await self._look()


def _is_planned(live: LiveTable) -> bool:
    """Whether the bot to move knows already what it will do."""
    return live.planned is not None and live.planned.turn_seq == live.table.turn_seq


def _next_step(live: LiveTable, due: Due) -> float:
    """When something can be done about what is due: a bot begins to think before its placement may be shown."""
    return due.since if due.what is What.BOT and not _is_planned(live) else due.at
