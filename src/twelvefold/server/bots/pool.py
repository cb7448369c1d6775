"""The bots of all tables think here: the server asks, and always gets a legal move, in bounded time."""

import asyncio
import logging
import os

from msgspec import Struct

from twelvefold.bots.options import BotError
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF, MOVES, Code
from twelvefold.engine.view import View
from twelvefold.server.bots.costs import is_quick
from twelvefold.server.bots.counters import BUSY, CRASHED, FULL, UNKNOWN, Counters
from twelvefold.server.bots.messages import Answer, question_frame
from twelvefold.server.bots.queue import Line, Pending
from twelvefold.server.bots.workers import Pool
from twelvefold.world.box import Box
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.units import Seat

WAITING = 256
"""Questions that may wait for a worker; with more, `naive` answers."""
GRACE = 3.0
"""Seconds that a thought may take longer than it was told, before its worker is ended."""
PATIENCE = 60.0
"""Seconds that a question waits for a worker, also while bots are being compiled; then `naive` answers."""

_log = logging.getLogger(__name__)


class Thought(Struct, frozen=True, kw_only=True):
    """What came of a question."""

    move: Code
    """Always a legal one."""
    fault: str | None = None
    """One of `FAULTS`, if `naive` chose the move."""
    seconds: float
    """Wall time from asking to answer."""


class Closed(TwelvefoldError):
    """The server stops: no bot moves any more."""

    def __init__(self) -> None:
        super().__init__("the bots have stopped thinking")


class Thinkers:
    """The bots of all tables; all of it belongs to one event loop."""

    def __init__(
        self, workers: int | None = None, waiting: int = WAITING, grace: float = GRACE, patience: float = PATIENCE
    ) -> None:
        """So many bots may think long at once, by default one for each core but one; quick ones have their own."""
        self.workers = max(1, _cores() - 1) if workers is None else workers
        self.waiting = waiting
        self.grace = grace
        self.patience = patience
        self.counters = Counters()
        self._line = Line(self.counters)
        self._pending: set[Pending] = set()
        self._pool: Pool | None = None
        self._naive = Naive()
        self._naive_is_loaded = False
        self._closed = False

    async def warm(self) -> bool:
        """Start all workers and wait until each has compiled and loaded what bots need; whether all are ready."""
        ready = await self._open().warm()
        if self._closed:
            raise Closed
        return ready

    async def think(self, bot: str, view: View, box: Box, key: bytes, seconds: float) -> Thought:
        """A move of a bot for the seat whose turn it is; `key` is all its chance, `seconds` its budget."""
        self._open()
        clock = asyncio.get_running_loop().time
        started = clock()
        turn = Turn.passed_on(view, box, key, Budget(seconds))
        self.counters.asked += 1
        answer = await self._answered(bot, turn, seconds)
        found = answer if isinstance(answer, str) else self._checked(bot, turn, answer)
        move, fault = (await self._stand_in(turn), found) if isinstance(found, str) else (found, None)
        if fault is not None:
            self.counters.faults[fault] += 1
        took = clock() - started
        self.counters.answered += 1
        self.counters.seconds += took
        return Thought(move=move, fault=fault, seconds=took)

    async def close(self) -> None:
        """End all workers, even those that think; whoever waits for a move gets Closed."""
        self._closed = True
        for pending in self._pending:
            if not pending.answer.done():
                pending.answer.set_exception(Closed())
        if self._pool is not None:
            await self._pool.close()

    @property
    def process_ids(self) -> list[int]:
        """The workers that are ready, as the system knows them."""
        return [] if self._pool is None else [worker.process.pid for worker in self._pool.workers]

    def _open(self) -> Pool:
        if self._closed:
            raise Closed
        if self._pool is None:
            self._pool = Pool(self.workers, self._line, self.counters, self._load_naive)
        return self._pool

    async def _answered(self, bot: str, turn: Turn, seconds: float) -> Answer | str:
        """What a worker says to a question, or a fault."""
        try:
            quick = is_quick(bot)
        except BotError:
            return UNKNOWN
        loop = asyncio.get_running_loop()
        frame = question_frame(bot, turn.view, turn.box, turn.key, seconds)
        pending = Pending(frame, quick, seconds + self.grace, loop.time(), loop.create_future())
        if not self._line.add(pending, most=self.waiting):
            return FULL
        self._pending.add(pending)
        patience = loop.call_later(self.patience, self._give_up, pending)
        try:
            return await pending.answer
        finally:
            patience.cancel()
            self._pending.discard(pending)
            self._line.drop(pending)

    def _give_up(self, pending: Pending) -> None:
        """A question has waited too long; one that is being thought about has another limit."""
        if self._line.drop(pending):
            pending.settle(BUSY)

    def _checked(self, bot: str, turn: Turn, answer: Answer) -> Code | str:
        if answer.code is not None and 0 <= answer.code < len(MOVES) and turn.is_legal(MOVES[answer.code]):
            return Code(answer.code)
        _log.error("the bot %s failed at ply %d: %s", bot, turn.view.ply, answer.problem or f"code {answer.code}")
        return CRASHED

    async def _stand_in(self, turn: Turn) -> Code:
        """What `naive` would do: half a millisecond, unless it is still to be loaded."""
        choose = self._naive.choose
        return CODE_OF[choose(turn) if self._naive_is_loaded else await asyncio.to_thread(choose, turn)]

    async def _load_naive(self) -> None:
        if not self._naive_is_loaded:
            game = Game.new(2, 0, first_seat=Seat(0))
            await self._stand_in(Turn(game.view(Seat(0)), game.box, 0))
            self._naive_is_loaded = True


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
