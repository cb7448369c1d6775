"""The workers: a fixed number of places, each refilled when its worker dies."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from twelvefold.bots.messages import Gone
from twelvefold.server.bots.compiled import are_compiled
from twelvefold.server.bots.counters import LATE, LOST, Counters
from twelvefold.server.bots.host import Reply
from twelvefold.server.bots.queue import BotQueue, Pending

MOST_LOST = 2
"""Workers that may die over one question before it is given up."""
LONGEST_PAUSE = 5.0
"""Longest pause in seconds between failed attempts to start a worker; the first pauses are much shorter."""

_log = logging.getLogger(__name__)


class Worker(Protocol):
    """Runs our bots: asked one question at a time, ended if it doesn't answer."""

    @property
    def gone(self) -> "asyncio.Future[Any]":
        """Done when the worker has ended."""
        ...

    async def ask(self, question: bytes, seconds: float) -> Reply:
        """The answer to a framed question. After Gone or TimeoutError the worker can't be used again."""
        ...

    async def end(self) -> None:
        """Stop it at once."""
        ...


@dataclass(frozen=True)
class WorkerKind:
    """How workers are started; Gone, TimeoutError or OSError if one fails to start."""

    start: Callable[[], Awaitable[Worker]]
    """Start a worker and wait until it is ready."""
    start_plain: Callable[[], Awaitable[Worker]] | None = None
    """Start a worker that needs no compiled code, to help out while the others are being compiled."""


class Workers:
    """`count` places for workers that take any question, and one that takes only quick ones unless it is alone."""

    def __init__(
        self,
        kind: WorkerKind,
        count: int,
        queue: BotQueue,
        counters: Counters,
        load: Callable[[], Awaitable[None]],
    ) -> None:
        """`load` is called once, when the first worker has compiled everything."""
        self._kind = kind
        self.ready: set[Worker] = set()
        """Workers that are ready."""
        self._queue = queue
        self._counters = counters
        self._load = load
        self._first_tried = asyncio.Event()
        self._all_tried = asyncio.Event()
        self._untried = set(range(count + 1))
        self._some_ready = asyncio.Event()
        self._helper: Worker | None = None
        """A worker that plays in plain Python while the others are being compiled."""
        self._places = [asyncio.create_task(self._kept(place)) for place in range(count + 1)]
        self._helping = asyncio.create_task(self._help_out())

    async def warm(self) -> bool:
        """Wait until every place has a worker or failed to get one; returns whether all have one."""
        await self._all_tried.wait()
        return len(self.ready) == len(self._places)

    async def _kept(self, place: int) -> None:
        """Keep a place filled, whatever goes wrong there."""
        while True:
            try:
                await self._fill(place)
            except Exception:  # noqa: BLE001  # log it and try again with a new worker
                _log.exception("a place for bots failed")
                await asyncio.sleep(LONGEST_PAUSE)

    async def _help_out(self) -> None:
        """Run bots in plain Python until the first worker is ready, unless nothing needs compiling."""
        start_plain = self._kind.start_plain
        if start_plain is None or await asyncio.to_thread(are_compiled):
            return
        ready = asyncio.ensure_future(self._some_ready.wait())
        try:
            while not ready.done():
                await self._help_out_with_one(start_plain, ready)
        finally:
            ready.cancel()

    async def _help_out_with_one(
        self, start_plain: Callable[[], Awaitable[Worker]], ready: "asyncio.Future[Any]"
    ) -> None:
        """Run one helper until another worker is ready or the helper dies."""
        try:
            helper = self._helper = await start_plain()
        except (Gone, TimeoutError, OSError) as error:
            _log.error("no bot can help out while bots are compiled: %r", error)
            await asyncio.wait([ready], timeout=LONGEST_PAUSE)
            return
        enough = asyncio.ensure_future(asyncio.wait([ready, helper.gone], return_when=asyncio.FIRST_COMPLETED))
        try:
            await self._serve(helper, enough, only_quick=False, tasks=False)
        finally:
            enough.cancel()
            self._helper = None
            await helper.end()

    async def close(self) -> None:
        """Stop all workers at once."""
        tasks = [*self._places, self._helping]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._all_tried.set()

    async def _fill(self, place: int) -> None:
        """Keep a worker in a place. The first one compiles, so the others start after it."""
        if place:
            await self._first_tried.wait()
        pause = 0.0
        while True:
            worker = await self._started()
            if worker is None:
                self._tried(place)
                pause = min(LONGEST_PAUSE, 2 * pause + 0.1)
                await asyncio.sleep(pause)
                continue
            pause = 0.0
            try:
                if not place:
                    await self._load()
                self.ready.add(worker)
                self._counters.ready = len(self.ready)
                self._some_ready.set()
                self._tried(place)
                await self._serve(worker, worker.gone, only_quick=not place and len(self._places) > 1)
            finally:
                self.ready.discard(worker)
                self._counters.ready = len(self.ready)
                await worker.end()

    def _tried(self, place: int) -> None:
        self._first_tried.set()
        self._untried.discard(place)
        if not self._untried:
            self._all_tried.set()

    async def _started(self) -> Worker | None:
        """Start a worker. On failure return None, and fail all waiting questions if no other worker is available."""
        self._counters.started += 1
        try:
            return await self._kind.start()
        except (Gone, TimeoutError, OSError) as error:
            _log.error("a worker for bots does not start: %r", error)
        if not self.ready and self._helper is None:
            for pending in self._queue.clear():
                pending.settle(LOST)
        return None

    async def _serve(
        self, worker: Worker, until: "asyncio.Future[Any]", *, only_quick: bool, tasks: bool = True
    ) -> None:
        """Pass questions to a worker as long as it answers in time, until `until` is done."""
        while (pending := await self._queue.take(until, only_quick=only_quick, tasks=tasks)) is not None:
            if pending.answer.done():  # the caller is gone
                continue
            self._counters.thinking += 1
            begun = asyncio.get_running_loop().time()
            try:
                pending.settle(await worker.ask(pending.frame, pending.limit))
            except TimeoutError:
                pending.settle(LATE)
                return
            except Gone:
                self._lose(pending)
                return
            finally:
                self._counters.thinking -= 1
                self._queue.took(pending, asyncio.get_running_loop().time() - begun)

    def _lose(self, pending: Pending) -> None:
        """Handle a worker's death: retry its question on one other worker."""
        pending.lost += 1
        if pending.lost >= MOST_LOST:
            pending.settle(LOST)
        elif not pending.answer.done():
            self._queue.put_back(pending)
