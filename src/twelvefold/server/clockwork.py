"""What happens at the tables without anybody's doing: holds and clocks run out, bots move, hints come in."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog

from twelvefold.bots.turn import Turn
from twelvefold.engine.move import MOVES, Move
from twelvefold.protocol.events import Lapsed, Settled
from twelvefold.server.bots import BotPool, Closed
from twelvefold.server.hub import Hub
from twelvefold.server.live import Live, Thought
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.due import Due, What, due_of
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.playing import placed
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.words import in_english
from twelvefold.world.units import Seat

POLL = 2.0
"""Seconds between two looks at the database for what is overdue, and for what a lost hint would have said."""
AT_ONCE = 100
"""Tables that one look takes up."""

log = structlog.get_logger("twelvefold.clockwork")


class Clockwork:
    """Does what is due. The node that added a table's last entry does it at once; any other does it when overdue."""

    def __init__(self, hub: Hub, thinkers: BotPool) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        hub.on_change = self.schedule

    def start(self) -> None:
        """Begin to look for what is due."""
        self._loops = [asyncio.create_task(self._poll()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Begin nothing any more; what is half done is done again by whoever comes next."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = [*self._loops, *self._working.values()]
        self._loops = []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, live: Live) -> None:
        """Do what is due at a table when its time has come."""
        table = live.table
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        due = due_of(table)
        if due is not None:
            wait = max(0.0, _next_step(live, due) - self._hub.store.now())
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._begin, table.id)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        working = self._working.get(table)
        if working is None:
            task = asyncio.create_task(self._guarded(table, self._do(table)))
            self._working[table] = task
            task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: str) -> None:
        """Look again: what was due may have changed while it was done."""
        del self._working[table]
        live = self._hub.in_memory(table)
        if live is not None and table not in self._timers and self._loops and not self._loops[0].done():
            due = due_of(live.table)
            if due is not None and not live.stale:
                self.schedule(live)

    async def _do(self, name: str) -> None:
        live = await self._hub.live(name)
        async with live.lock:
            await live.refresh()
        table = live.table
        due = due_of(table)
        if due is None or _next_step(live, due) > self._hub.store.now():
            return
        if due.what is What.BOT:
            await self._let_bot_move(live, table, due)
        else:
            event = Settled(due.seat) if due.what is What.SETTLE else Lapsed(due.seat)
            await live.change(lambda now, _: [Draft(event)] if now.seq == table.seq else [])

    async def _let_bot_move(self, live: Live, table: Table, due: Due) -> None:
        """Have a bot think, then let it place its tile; if that is not due yet, it is done when it is."""
        if not _is_thought(live):
            live.thought = Thought(table.turn_seq, await self._move_of(table))
            if due.at > self._hub.store.now():
                return
        thought = live.thought
        assert thought is not None

        def still(now: Table, _: float) -> list[Draft]:
            may = now.turn_seq == thought.turn_seq and now.playing and not now.asleep
            return [Draft(placed(now, thought.move))] if may else []

        await live.change(still)

    async def _move_of(self, table: Table) -> Move:
        seat, game, deal = table.seat_to_move, table.game, table.deal
        assert seat is not None
        assert game is not None
        assert deal is not None
        bot = table.chairs[seat].played_by
        assert bot is not None
        turn = Turn(game.view(Seat(seat)), table.box, bytes.fromhex(deal.bots))
        thought = await self._thinkers.think(bot, turn)
        if thought.fault is not None:
            log.warning("bot at fault", table=table.id, seq=table.seq, bot=bot, fault=thought.fault)
        return MOVES[thought.move]

    async def _poll(self) -> None:
        while True:
            await self._guarded("", self._look())
            await self._guarded("", self._hub.catch_up())
            self._hub.forget_idle()
            await asyncio.sleep(POLL)

    async def _look(self) -> None:
        for table in await self._hub.store.due(self._hub.store.now(), AT_ONCE):
            self._begin(table)

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                async for table, seq in self._hub.store.hints():
                    await self._guarded(table, self._hub.heard(table, seq))
            await asyncio.sleep(POLL)

    async def _guarded(self, table: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; a failure is logged, and the poll tries again."""
        try:
            await work
        except (StoreError, Refused, Closed) as error:
            log.warning("put off", table=table, why=in_english(error))
        except Exception:
            log.exception("failed", table=table)


def _is_thought(live: Live) -> bool:
    """Whether the bot to move knows already what it will do."""
    return live.thought is not None and live.thought.turn_seq == live.table.turn_seq


def _next_step(live: Live, due: Due) -> float:
    """When something can be done about what is due: a bot begins to think before its placement may be shown."""
    return due.since if due.what is What.BOT and not _is_thought(live) else due.at
