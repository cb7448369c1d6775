"""One review: it is computed step by step, as long as somebody waits for it."""

import asyncio
from collections.abc import Callable
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Raw

from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.luck import RoundReview
from twelvefold.analysis.questions import StepQuestion
from twelvefold.analysis.steps import Assembly, Found, JudgedMove, Step, StepKind
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record
from twelvefold.protocol.wire import encode
from twelvefold.server.bots import REVIEW, Asker, BotPool, Closed, Failed, behind_everybody
from twelvefold.server.bots.counters import CRASHED, FULL, LATE, LOST
from twelvefold.server.logger import logger

if TYPE_CHECKING:
    from collections.abc import Iterator

AT_ONCE = 2
"""Steps of one review that are computed, or queued, at once."""
TRIES = 2
"""How often a step is tried before the review fails. If a worker dies over a step, the pool repeats it by itself."""
AGAIN_AFTER = 2.0
"""Seconds until a step is asked for again when too many questions were waiting."""
UNFINISHED = 1 << 20
"""Bytes that a review takes at most as long as it isn't done, for the game and what its steps have found."""

log = logger("twelvefold.reviews")


@dataclass
class ReviewCounters:
    """What became of the reviews that people asked for; numbers that only grow."""

    asked: int = 0
    cached: int = 0
    """Those that were known already."""
    computed: int = 0
    failed: int = 0
    refused: int = 0
    """Those there was no room for."""


class ReviewWork:
    """A review, what is known of it so far, and the work on the rest."""

    def __init__(
        self, game: Game, knowledge: Knowledge, bot_pool: BotPool, abandoned_after: float, counters: ReviewCounters
    ) -> None:
        """It stops when nobody has waited for it for `abandoned_after` seconds, and can be resumed later."""
        self.parts: list[Raw] = []
        """The parts known so far, as JSON."""
        self.failed: str | None = None
        """The fault over which it failed."""
        self.payer = ""
        """The address that asked last."""
        self._record = write_record(game)
        self._knowledge = knowledge
        self._bot_pool = bot_pool
        self._abandoned_after = abandoned_after
        self._counters = counters
        self._assembly: Assembly | None = Assembly(game)
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._waiting = 0
        self._abandoned: asyncio.TimerHandle | None = None

    @property
    def done(self) -> bool:
        """Whether all parts are known."""
        return self._assembly is None

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.done or self.failed is not None

    @property
    def running(self) -> bool:
        """Whether it's being computed now."""
        return self._task is not None and not self._task.done() and not self.over

    @property
    def size(self) -> int:
        """How many bytes it takes, roughly."""
        return sum(map(len, self.parts)) + (0 if self.done else UNFINISHED)

    def start(self, ended: Callable[[], None]) -> None:
        """Compute what is missing; `ended` is called when that stops for whatever reason."""
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: ended())

    async def stop(self) -> None:
        """Stop computing."""
        if self._abandoned is not None:
            self._abandoned.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def more_than(self, known: int, seconds: float) -> None:
        """Wait until more parts are known or nothing more will come, but no longer than so many seconds."""
        with self._awaited(), suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(self.parts) <= known and not self.over:
                    await self._changed.wait()

    @contextmanager
    def _awaited(self) -> "Iterator[None]":
        """For as long as somebody waits."""
        self._waiting += 1
        if self._abandoned is not None:
            self._abandoned.cancel()
        try:
            yield
        finally:
            self._waiting -= 1
            self.wait_for_somebody()

    def wait_for_somebody(self) -> None:
        """Stop the work after a while, unless somebody asks for it again."""
        if self._abandoned is not None:
            self._abandoned.cancel()
        if not self._waiting and self.running:
            assert self._task is not None
            self._abandoned = asyncio.get_running_loop().call_later(self._abandoned_after, self._task.cancel)

    async def _run(self) -> None:
        assert self._assembly is not None
        steps = iter(self._assembly.missing)
        workers = [asyncio.create_task(self._take(steps)) for _ in range(AT_ONCE)]
        try:
            await asyncio.gather(*workers)
        except Failed as failed:
            log.warning("review failed", fault=failed.fault)
            self.failed = failed.fault
        except Closed:
            self.failed = LOST
        except Exception:
            log.exception("review failed")
            self.failed = CRASHED
        finally:
            self._counters.failed += self.failed is not None
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
            self._tell()

    async def _take(self, steps: "Iterator[Step]") -> None:
        """Compute one step after another."""
        for step in steps:
            found = await self._found(step)
            assert self._assembly is not None
            self.parts += [Raw(encode(part)) for part in self._assembly.add(step, found)]
            if not self._assembly.missing:
                self._assembly = None
                self._counters.computed += 1
            self._tell()

    async def _found(self, step: Step) -> Found:
        """What a step has found; raises Failed when it has been tried often enough."""
        question = StepQuestion(self._record, step, self._knowledge)
        kind: type[Found] = RoundReview if step.of is StepKind.ROUND else JudgedMove
        tries = 0
        while True:
            try:
                return await self._bot_pool.compute(question, kind, Asker(REVIEW, self.payer, behind_everybody))
            except Failed as failed:
                tries += failed.fault != FULL
                if failed.fault not in {FULL, LATE} or tries >= TRIES:
                    raise
                if failed.fault == FULL:
                    await asyncio.sleep(AGAIN_AFTER)

    def _tell(self) -> None:
        """Wake everybody who waits."""
        self._changed.set()
        self._changed = asyncio.Event()
