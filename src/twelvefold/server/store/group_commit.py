"""Group commit: writes waiting at the same moment share one transaction; each is answered once it is committed.

Database calls run in threads on behalf of the event loop, and the number waiting for a thread is bounded.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from typing import TypeVar

from sqlalchemy import Connection

from twelvefold.server.store.errors import Contended, StoreError, StoreUnavailable
from twelvefold.server.store.priority import Priority, urgency
from twelvefold.server.store.threads import Threads
from twelvefold.server.store.write import Answer, Write
from twelvefold.server.store.writes import write_all

MOST_AT_ONCE = 256
"""Most writes in one commit."""

log = logging.getLogger(__name__)

T = TypeVar("T")

Run = Callable[[Callable[[Connection], list[Answer]]], list[Answer]]
"""Runs a function in a transaction."""


class BoundedExecutor:
    """A bounded queue of work for threads. Accepted work is done even if its caller has gone."""

    def __init__(self, name: str, threads: int, most: int, limit: float) -> None:
        self._threads = Threads(name, threads)
        self._most = most
        self.limit = limit
        """Most seconds a caller waits."""
        self._count = threads
        self._inside = 0
        self._given = 0
        """Jobs handed to the threads whose results haven't come back."""
        self._order = count()
        self._questions: list[tuple[Priority, int, Callable[[], None]]] = []
        """A heap of the jobs still waiting for a thread."""
        self._closed = False

    def admit(self, inside: int) -> None:
        """Raise StoreUnavailable if the store is closed or too many calls are waiting."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if inside >= self._most:
            raise StoreUnavailable(f"busy: {inside} calls are waiting for the database")

    async def do(self, work: Callable[[], T]) -> T:
        """Run work in a thread, and wait for it no longer than the limit."""
        self.admit(self._inside)
        self._inside += 1
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._questions, (urgency(), next(self._order), lambda: self._give(work, done)))
        self._give_more()
        return await self.in_time(done)

    def begin(self, work: Callable[[], None]) -> None:
        """Start work that must not fail, without waiting for it."""
        self._threads.submit(work)

    async def in_time(self, answer: "asyncio.Future[T]") -> T:
        """Wait for an answer, but no longer than the limit. Giving up doesn't cancel the work."""
        done, _ = await asyncio.wait((answer,), timeout=self.limit)
        if not done:
            raise self.late()
        return answer.result()

    def late(self) -> StoreUnavailable:
        """The error for a call that waited too long."""
        return StoreUnavailable(f"the database did not answer within {self.limit:g} s")

    def refuse(self) -> None:
        """Accept no more work."""
        self._closed = True

    async def close(self) -> None:
        """Accept no more work, and finish what was accepted."""
        self.refuse()
        while self._questions:
            self._give_next()
        await self.in_time(asyncio.ensure_future(asyncio.to_thread(self._threads.join)))

    def _give_more(self) -> None:
        """Give each thread one job, most urgent first. The rest wait here, so that writes don't queue behind them."""
        while self._questions and self._given < self._count:
            self._give_next()

    def _give_next(self) -> None:
        self._given += 1
        heappop(self._questions)[2]()

    def _give(self, work: Callable[[], T], done: "asyncio.Future[T]") -> None:
        self._threads.submit(partial(self._do, work, done, asyncio.get_running_loop()))

    def _do(self, work: Callable[[], T], done: "asyncio.Future[T]", loop: asyncio.AbstractEventLoop) -> None:
        """Run work in a thread, and pass the result back to the event loop."""
        try:
            answer = partial(_settled, done, work())
        except BaseException as error:  # noqa: BLE001  # passed on to the caller
            answer = partial(_failed, done, error)
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting
            loop.call_soon_threadsafe(self._answer, answer)

    def _answer(self, answer: Callable[[], None]) -> None:
        self._inside -= 1
        self._given -= 1
        self._give_more()
        answer()


class GroupCommit:
    """Writes one group at a time; writes that arrive meanwhile form the next group.

    An accepted write is carried out even if its caller has gone, unless its time limit has passed by then.
    """

    def __init__(self, executor: BoundedExecutor, run: Run, written: Callable[[list[Write]], None]) -> None:
        self._executor = executor
        self._run = run
        self._written = written
        self._lock = Lock()
        self._waiting: deque[Write] = deque()
        self._under_way = False
        self._answers: dict[Write, asyncio.Future[Answer]] = {}
        """The waiting caller of each accepted write, oldest first."""
        self._timer: asyncio.TimerHandle | None = None
        """One timer for all writes, set to the next time limit."""
        self._all_answered: asyncio.Future[None] | None = None
        """Done when the last write is answered; `close` waits for it."""

    async def write(self, write: Write) -> bool:
        """Write with the next group."""
        write.check()
        self._executor.admit(len(self._answers))
        write.until = time.monotonic() + self._executor.limit
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._answers[write] = answer
        if self._timer is None:
            self._timer = loop.call_later(self._executor.limit, self._give_up_late, loop)
        with self._lock:
            self._waiting.append(write)
            idle, self._under_way = not self._under_way, True
        if idle:
            self._executor.begin(partial(self._write_waiting, loop))
        found = await answer
        if isinstance(found, StoreError):
            raise found
        return found

    async def close(self) -> None:
        """Wait for the accepted writes."""
        if self._answers:
            self._all_answered = asyncio.get_running_loop().create_future()
            await self._executor.in_time(self._all_answered)
        if self._timer is not None:
            self._timer.cancel()

    def _settle(self, group: list[Write]) -> None:
        """Answer all callers of a group."""
        for write in group:
            unknown = StoreUnavailable("the store failed; whether it wrote is not known")
            _settled(self._answers.pop(write), unknown if write.answer is None else write.answer)
        if self._all_answered is not None and not self._answers:
            self._all_answered.set_result(None)

    def _give_up_late(self, loop: asyncio.AbstractEventLoop) -> None:
        """Fail the writes whose time limit has passed; the oldest remaining one sets the next timer."""
        self._timer = None
        now = time.monotonic()
        for write, answer in self._answers.items():
            if write.until > now:
                self._timer = loop.call_later(write.until - now, self._give_up_late, loop)
                return
            _settled(answer, self._executor.late())

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the writing thread: write one group, queue the next, and have the callers answered.

        The next group doesn't wait for the event loop, but reads queued for this thread run in between.
        """
        with self._lock:
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
        try:
            self._write_group(group)
        except Exception:
            log.exception("a group of writes failed")
        with self._lock:
            self._under_way = bool(self._waiting)
            more = self._under_way
        if more:
            self._executor.begin(partial(self._write_waiting, loop))
        loop.call_soon_threadsafe(self._settle, group)

    def _write_group(self, group: Sequence[Write]) -> None:
        now = time.monotonic()
        for write in group:
            write.answer = StoreUnavailable("the database was too busy") if now > write.until else None
        group = [write for write in group if write.answer is None]
        try:
            answers = self._run(partial(write_all, writes=group)) if group else []
        except StoreError as error:
            nothing_written = isinstance(error, Contended) or not isinstance(error, StoreUnavailable)
            if nothing_written and len(group) > 1:  # one write spoils the group, so retry them one by one
                for write in group:
                    self._write_group([write])
                return
            answers = [type(error)(str(error)) for _ in group]
        for write, answer in zip(group, answers, strict=True):
            write.answer = answer
        self._written([write for write in group if write.answer is True])


def _settled(waiting: "asyncio.Future[T]", answer: T) -> None:
    """Set a result, unless the caller has gone or been answered already."""
    if not waiting.done():
        waiting.set_result(answer)


def _failed(waiting: "asyncio.Future[T]", error: BaseException) -> None:
    """Set an error, likewise; it counts as retrieved even if nobody reads it."""
    if not waiting.done():
        waiting.set_exception(error)
        waiting.exception()
