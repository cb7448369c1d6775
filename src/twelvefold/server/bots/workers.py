"""The worker processes: a place for each, filled again whenever its worker is gone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from twelvefold.bots.messages import Gone
from twelvefold.server.bots.compiled import are_compiled
from twelvefold.server.bots.counters import LATE, LOST, Counters
from twelvefold.server.bots.queue import BotQueue, Pending
from twelvefold.server.bots.worker import Worker

MOST_LOST = 2
"""Workers that may die over one question."""
LONGEST_PAUSE = 5.0
"""Seconds before another worker is started where one after the other does not start; at first it is much less."""

_log = logging.getLogger(__name__)


class Workers:
    """So many places for workers that take any question, and one for a worker that takes only quick ones."""

    def __init__(self, count: int, queue: BotQueue, counters: Counters, load: Callable[[], Awaitable[None]]) -> None:
        """`load` is called once, when the first worker has compiled all that there is to compile."""
        self.ready: set[Worker] = set()
        """Those that are ready."""
        self._queue = queue
        self._counters = counters
        self._load = load
        self._first_tried = asyncio.Event()
        self._all_tried = asyncio.Event()
        self._untried = set(range(count + 1))
        self._some_ready = asyncio.Event()
        self._helper: Worker | None = None
        """It plays as plain Python while the others are being compiled."""
        self._places = [asyncio.create_task(self._kept(place)) for place in range(count + 1)]
        self._helping = asyncio.create_task(self._help_out())

    async def warm(self) -> bool:
        """Wait until each place has a worker or could not get one; whether all have."""
        await self._all_tried.wait()
        return len(self.ready) == len(self._places)

    async def _kept(self, place: int) -> None:
        """Keep a place, whatever happens there."""
        while True:
            try:
                await self._fill(place)
            except Exception:  # noqa: BLE001  # whatever it is, the next worker may do better
                _log.exception("a place for bots failed")
                await asyncio.sleep(LONGEST_PAUSE)

    async def _help_out(self) -> None:
        """Until the first worker is ready, have bots think as plain Python, unless nothing has to be compiled."""
        if await asyncio.to_thread(are_compiled):
            return
        ready = asyncio.ensure_future(self._some_ready.wait())
        try:
            while not ready.done():
                await self._help_out_with_one(ready)
        finally:
            ready.cancel()

    async def _help_out_with_one(self, ready: "asyncio.Future[Any]") -> None:
        """Have one helper think until others are ready, or it has gone."""
        try:
            helper = self._helper = await Worker.start_plain()
        except (Gone, TimeoutError, OSError) as error:
            _log.error("no bot can help out while bots are compiled: %r", error)
            await asyncio.wait([ready], timeout=LONGEST_PAUSE)
            return
        enough = asyncio.ensure_future(asyncio.wait([ready, helper.gone], return_when=asyncio.FIRST_COMPLETED))
        try:
            await self._serve(helper, enough, only_quick=False)
        finally:
            enough.cancel()
            self._helper = None
            await helper.end()

    async def close(self) -> None:
        """End all workers at once."""
        tasks = [*self._places, self._helping]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._all_tried.set()

    async def _fill(self, place: int) -> None:
        """Keep a worker at a place. The first one compiles, so the others start after it."""
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
                await self._serve(worker, worker.gone, only_quick=not place)
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
        """A worker that is ready; None if it does not start, and if there is no other, nobody waits in vain."""
        self._counters.started += 1
        try:
            return await Worker.start()
        except (Gone, TimeoutError, OSError) as error:
            _log.error("a worker for bots does not start: %r", error)
        if not self.ready and self._helper is None:
            for pending in self._queue.clear():
                pending.settle(LOST)
        return None

    async def _serve(self, worker: Worker, until: "asyncio.Future[Any]", *, only_quick: bool) -> None:
        """Pass questions to a worker for as long as it answers in time, until something has happened."""
        while (pending := await self._queue.take(until, only_quick=only_quick)) is not None:
            if pending.answer.done():  # whoever asked has gone
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
        """A worker died over a question: another is asked, but only one."""
        pending.lost += 1
        if pending.lost >= MOST_LOST:
            pending.settle(LOST)
        elif not pending.answer.done():
            self._queue.put_back(pending)
