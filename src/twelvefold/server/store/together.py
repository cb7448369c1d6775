"""Writes that wait at the same moment share one transaction and one commit; each is answered after it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection

from twelvefold.server.store.errors import Contended, StoreError, StoreUnavailable
from twelvefold.server.store.group import write_all
from twelvefold.server.store.line import Line
from twelvefold.server.store.writes import Answer, Write

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
        self._waiting: deque[Write] = deque()
        self._answers: dict[Write, asyncio.Future[Answer]] = {}
        self._under_way = False

    async def write(self, write: Write) -> bool:
        """Have it written with the next group."""
        write.check()
        self._line.admit(len(self._answers))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[write] = answer
        self._waiting.append(write)
        if not self._under_way:
            self._next()
        found = await self._line.in_time(answer)
        if isinstance(found, StoreError):
            raise found
        return found

    async def close(self) -> None:
        """Wait for what was let in."""
        if self._answers:
            await self._line.in_time(asyncio.gather(*self._answers.values()))

    def _next(self) -> None:
        self._under_way = True
        group: list[Write] = []
        done = self._line.submit(partial(self._write_waiting, group))
        done.add_done_callback(partial(self._settle, group))

    def _settle(self, group: list[Write], done: "asyncio.Future[None]") -> None:
        """Answer everybody of a group, and go on with the next."""
        failure = done.exception()
        if failure is not None:
            log.error("a group of writes failed", exc_info=failure)
        for write in group:
            unknown = StoreUnavailable("the store failed; whether it wrote is not known")
            self._answers.pop(write).set_result(unknown if write.answer is None else write.answer)
        self._under_way = False
        if self._waiting:
            self._next()

    def _write_waiting(self, group: list[Write]) -> None:
        """In the writing thread: fill the group with what is waiting, and write it."""
        while self._waiting and len(group) < MOST_AT_ONCE:
            group.append(self._waiting.popleft())
        self._write_group(group)

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
