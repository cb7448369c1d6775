"""The bot pool: the server asks for a move and always gets a legal one, in bounded time."""

import asyncio
import logging
import os
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from twelvefold.analysis.questions import Task
from twelvefold.bots.messages import Answer, Gone, Question, decoded, framed
from twelvefold.bots.options import BotError
from twelvefold.bots.remarks import CUT_SHORT
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF, Code
from twelvefold.server.bots.asker import ANYBODY, Asker, Interest
from twelvefold.server.bots.compiled import as_it_is
from twelvefold.server.bots.costs import cost_of
from twelvefold.server.bots.counters import BUSY, CRASHED, FULL, UNKNOWN, Counters, Fault
from twelvefold.server.bots.host import Computed, Reply
from twelvefold.server.bots.queue import BotQueue, Pending
from twelvefold.server.bots.shares import BUDGET
from twelvefold.server.bots.workers import WorkerKind, Workers
from twelvefold.words import in_english
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.units import Seat

if TYPE_CHECKING:  # a browser has no processes
    from twelvefold.server.bots.own_bots import OwnBots

WAITING = 256
"""Questions that may wait for a worker; beyond that, `naive` answers."""
GRACE = 3.0
"""Seconds a bot may overrun its time limit before its worker is killed."""
PATIENCE = 60.0
"""Seconds a question waits for a worker, even while bots are being compiled; then `naive` answers."""

UNWATCHED = 3.0
"""The most seconds a bot gets at a table nobody watches, so that other tables don't wait long for its worker."""

TASK = 10.0
"""Seconds a task about a game may take. The usual ones take less than one; this is for slow and busy machines."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class BotMove(Struct, frozen=True, kw_only=True):
    """The answer to a question."""

    move: Code
    """Always a legal one."""
    fault: str | None = None
    """One of `FAULTS` if `naive` chose the move."""
    detail: str = ""
    """What a registered bot did wrong, in English: with the round, the seat, and the line of its file."""
    cut_short: bool = False
    """Whether the bot ran out of time, so that the move depends on how busy the machine was."""
    seconds: float
    """Wall time from asking to answer."""


class Failed(TwelvefoldError):
    """A task that wasn't computed."""

    def __init__(self, fault: str) -> None:
        """`fault` is one of `FAULTS`."""
        super().__init__(f"a task for the bots' workers failed: {fault}")
        self.fault = fault


class Closed(TwelvefoldError):
    """The server is stopping: bots no longer move."""

    def __init__(self) -> None:
        super().__init__("the bots have stopped thinking")


class BotPool:
    """The bots of all tables. Use it from one event loop only."""

    def __init__(
        self,
        workers: int | None = None,
        waiting: int = WAITING,
        grace: float = GRACE,
        patience: float = PATIENCE,
        budget: float = BUDGET,
        kind: WorkerKind | None = None,
        own: "OwnBots | None" = None,
    ) -> None:
        """Run `workers` long searches at once, by default one per core but one; quick moves get a worker of their own.

        With 0, one worker does everything. `kind` is what the workers are: processes, unless it says otherwise.

        `budget` is how many bot seconds a payer gets in ten minutes before their questions go to the back of the queue.
        `own` are the bots that the host has registered.
        """
        self.workers = max(1, _cores() - 1) if workers is None else workers
        self.waiting = waiting
        self._kind = kind
        self._own = own
        self.own_names: tuple[str, ...] = () if own is None else own.names
        """The names of the bots that the host has registered."""
        self.grace = grace
        self.patience = patience
        self.counters = Counters()
        self._queue = BotQueue(self.counters, budget)
        self._pending: set[Pending] = set()
        self._workers: Workers | None = None
        self._naive = Naive()
        self._naive_is_loaded = False
        self._closed = False

    async def warm(self) -> bool:
        """Start all workers and wait until each has compiled and loaded the bots; return whether all are ready."""
        workers = self._open()
        if self._own is not None:
            self._own.warm()
        ready = await workers.warm()
        if self._closed:
            raise Closed
        return ready

    async def think(self, bot: str, turn: Turn, asker: Asker = ANYBODY) -> BotMove:
        """Choose a bot's move. A turn without a time budget gets the bot's usual limit at a table."""
        self._open()
        clock = asyncio.get_running_loop().time
        started = clock()
        self.counters.asked += 1
        fault, cut_short = None, False
        if self._own is not None and bot in self._own:
            found = await self._own.think(bot, turn, asker)
        else:
            answer = await self._answered(bot, turn, asker)
            found = Fault(answer) if isinstance(answer, str) else self._checked(bot, turn, answer)
            cut_short = isinstance(answer, Answer) and CUT_SHORT in answer.remarks
        if isinstance(found, Fault):
            fault = found
            self.counters.faults[fault.fault] += 1
            found = await self._stand_in(turn)
        took = clock() - started
        self.counters.answered += 1
        self.counters.seconds += took
        return BotMove(
            move=found,
            fault=None if fault is None else fault.fault,
            detail="" if fault is None or fault.detail is None else in_english(fault.detail),
            cut_short=cut_short,
            seconds=took,
        )

    async def compute(self, task: Task, kind: type[T], asker: Asker, seconds: float = TASK) -> T:
        """The result of a task, which should take no more than so many seconds; Failed says why there is none."""
        self._open()
        reply = await self._replied(framed(task), asker, seconds, is_task=True)
        if isinstance(reply, str):
            raise Failed(reply)
        if not isinstance(reply, Computed) or reply.value is None:
            _log.error("a task failed: %s", reply.detail)
            raise Failed(CRASHED)
        try:
            return decoded(reply.value, kind)
        except Gone:
            raise Failed(CRASHED) from None

    async def close(self) -> None:
        """Kill all workers, even busy ones; callers waiting for a move get Closed."""
        self._closed = True
        for pending in self._pending:
            if not pending.answer.done():
                pending.answer.set_exception(Closed())
        if self._workers is not None:
            await self._workers.close()
        if self._own is not None:
            await self._own.close()

    @property
    def process_ids(self) -> list[int]:
        """The process ids of the workers that are ready."""
        from twelvefold.server.bots.worker import ProcessWorker

        ready = () if self._workers is None else self._workers.ready
        return [worker.process.pid for worker in ready if isinstance(worker, ProcessWorker)]

    def waiting_for(self, table: str) -> int:
        """How many of a table's questions are waiting for a worker."""
        return self._queue.waiting_for(table)

    def _open(self) -> Workers:
        if self._closed:
            raise Closed
        if self._workers is None:
            kind = self._kind or _processes()
            self._workers = Workers(kind, self.workers, self._queue, self.counters, self._load_naive)
        return self._workers

    async def _answered(self, bot: str, turn: Turn, asker: Asker) -> Answer | str:
        """A worker's answer to a turn, or a fault code."""
        try:
            quick, usual = cost_of(bot)
        except BotError:
            return UNKNOWN
        seconds = usual if turn.budget.seconds is None else turn.budget.seconds
        if asker.interest() is Interest.UNWATCHED:
            seconds = min(seconds, UNWATCHED)
        question = Question.of(turn, bot, Budget(seconds))
        reply = await self._replied(framed(question), asker, seconds, quick=quick)
        return reply if isinstance(reply, Answer | str) else CRASHED

    async def _replied(
        self, frame: bytes, asker: Asker, seconds: float, *, quick: bool = False, is_task: bool = False
    ) -> Reply | str:
        """A worker's reply to a framed question that should take so many seconds, or a fault code."""
        loop = asyncio.get_running_loop()
        limit, since = seconds + self.grace, loop.time()
        pending = Pending(frame, quick, limit, since, loop.create_future(), asker, is_task=is_task)
        if not self._queue.add(pending, most=self.waiting):
            return FULL
        self._pending.add(pending)
        patience = loop.call_later(self.patience, self._give_up, pending)
        try:
            return await pending.answer
        finally:
            patience.cancel()
            self._pending.discard(pending)
            self._queue.drop(pending)

    def _give_up(self, pending: Pending) -> None:
        """Give up a question that waited too long, unless it is already running or its table is unwatched."""
        if pending.asker.interest() is Interest.UNWATCHED:
            if not pending.answer.done():
                asyncio.get_running_loop().call_later(self.patience, self._give_up, pending)
        elif self._queue.drop(pending):
            pending.settle(BUSY)

    def _checked(self, bot: str, turn: Turn, answer: Answer) -> Code | Fault:
        move = answer.legal_move(turn)
        if move is not None:
            return CODE_OF[move]
        _log.error("the bot %s failed at ply %d: %s", bot, turn.view.ply, answer.detail or f"code {answer.code}")
        return Fault(CRASHED)

    async def _stand_in(self, turn: Turn) -> Code:
        """The move `naive` would make. It takes half a millisecond, or longer if `naive` must be compiled first."""
        choose = self._naive.choose
        return CODE_OF[choose(turn) if self._naive_is_loaded else await asyncio.to_thread(as_it_is, choose, turn)]

    async def _load_naive(self) -> None:
        if not self._naive_is_loaded:
            game = Game.new(2, 0, first_seat=Seat(0))
            await asyncio.to_thread(self._naive.choose, Turn(game.view(Seat(0)), game.box, 0))
            self._naive_is_loaded = True


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _processes() -> WorkerKind:
    """Processes as workers. A browser has none, so it doesn't load this."""
    from twelvefold.server.bots.worker import PROCESSES

    return PROCESSES
