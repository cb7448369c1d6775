"""Writes that wait at the same moment share one transaction and one commit; each is answered after it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from threading import Lock

from sqlalchemy import Connection

from twelvefold.server.store.errors import Contended, StoreError, StoreUnavailable
from twelvefold.server.store.executor import Line
from twelvefold.server.store.writes import Answer, Write
from twelvefold.server.store.writing import write_all

MOST_AT_ONCE = 256
"""Writes that share a commit."""

log = logging.getLogger(__name__)

Run = Callable[[Callable[[Connection], list[Answer]]], list[Answer]]
"""Does something in a transaction."""


class Together:
    """One group is under way at a time, and what comes meanwhile is the next. What was let in is written, even if its
    caller has gone, unless its time has run out before.
    """

    def __init__(self, line: Line, run: Run, written: Callable[[list[Write]], None]) -> None:
        self._line = line
        self._run = run
        self._written = written
        self._lock = Lock()
        self._waiting: deque[Write] = deque()
        self._under_way = False
        self._answers: dict[Write, asyncio.Future[Answer]] = {}
        self._all_answered: asyncio.Future[None] | None = None
        """Whoever closes waits for it."""

    async def write(self, write: Write) -> bool:
        """Have it written with the next group."""
        write.check()
        self._line.admit(len(self._answers))
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._answers[write] = answer
        with self._lock:
            self._waiting.append(write)
            idle, self._under_way = not self._under_way, True
        if idle:
            self._line.begin(partial(self._write_waiting, loop))
        late = loop.call_later(self._line.limit, self._give_up, answer)
        try:
            found = await answer
        finally:
            late.cancel()
        if isinstance(found, StoreError):
            raise found
        return found

    async def close(self) -> None:
        """Wait for what was let in."""
        if self._answers:
            self._all_answered = asyncio.get_running_loop().create_future()
            await self._line.in_time(self._all_answered)

    def _settle(self, group: list[Write]) -> None:
        """Answer everybody of a group."""
        for write in group:
            unknown = StoreUnavailable("the store failed; whether it wrote is not known")
            _settled(self._answers.pop(write), unknown if write.answer is None else write.answer)
        if self._all_answered is not None and not self._answers:
            self._all_answered.set_result(None)

    def _give_up(self, waiting: "asyncio.Future[Answer]") -> None:
        _settled(waiting, self._line.late())

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the writing thread: write what is waiting, go on with what has come meanwhile, and have all answered.

        The next group does not wait until the event loop has time for it; whoever reads in this line comes between.
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
            self._line.begin(partial(self._write_waiting, loop))
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
            if nothing_written and len(group) > 1:  # one of them spoils it: the others shall not suffer
                for write in group:
                    self._write_group([write])
                return
            answers = [type(error)(str(error)) for _ in group]
        for write, answer in zip(group, answers, strict=True):
            write.answer = answer
        self._written([write for write in group if write.answer is True])


def _settled(waiting: "asyncio.Future[Answer]", answer: Answer) -> None:
    """Answer somebody who may have gone, or have been answered already."""
    if not waiting.done():
        waiting.set_result(answer)
