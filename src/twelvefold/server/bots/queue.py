"""The queue of questions that wait for a worker, and which worker takes which.

Most levels answer in a millisecond, master takes a second. So there are two lanes, each in order of arrival; one
worker takes only quick questions and is free again at once, and the others take quick ones first, unless a long one has
waited its while: then quick ones are the business of that one worker, and no lane starves.
"""

import asyncio
from collections import deque
from dataclasses import dataclass

from twelvefold.bots.messages import Answer
from twelvefold.server.bots.counters import Counters

AGED = 1.0
"""Seconds after which a long question is taken before quick ones."""


@dataclass(eq=False)
class Pending:
    """A question that has no answer yet."""

    frame: bytes
    quick: bool
    limit: float
    """Wall seconds that the worker may take."""
    since: float
    """When it was asked, by the loop's clock."""
    answer: "asyncio.Future[Answer | str]"
    """The worker's answer, or the code of a fault."""
    lost: int = 0
    """How many workers died over it."""

    def settle(self, answer: Answer | str) -> None:
        """Answer it, unless nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


class BotQueue:
    """Questions without a worker, or workers without a question: never both, but for quick workers and long ones."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters
        self._quick: deque[Pending] = deque()
        self._long: deque[Pending] = deque()
        self._takers: dict[asyncio.Future[Pending | None], bool] = {}
        """Workers that wait, the longest first, and whether they take only quick questions."""

    def __len__(self) -> int:
        return len(self._quick) + len(self._long)

    def add(self, pending: Pending, *, most: int) -> bool:
        """Give a question to a worker that waits, else let it wait; False if so many wait already."""
        taker = self._taker(quick=pending.quick)
        if taker is not None:
            del self._takers[taker]
            taker.set_result(pending)
        elif len(self) < most:
            self._lane(pending).append(pending)
            self._counters.waiting = len(self)
        else:
            return False
        return True

    def _taker(self, *, quick: bool) -> "asyncio.Future[Pending | None] | None":
        """A worker for a question: for a quick one rather the one that takes nothing else."""
        suitable = [each for each, only_quick in self._takers.items() if (quick or not only_quick) and not each.done()]
        return max(suitable, key=lambda taker: self._takers[taker], default=None)

    def _lane(self, pending: Pending) -> deque[Pending]:
        return self._quick if pending.quick else self._long

    def put_back(self, pending: Pending) -> None:
        """A question whose worker died: it was first, and is again."""
        if not self.add(pending, most=0):
            self._lane(pending).appendleft(pending)
            self._counters.waiting = len(self)

    def drop(self, pending: Pending) -> bool:
        """Take a question out of the queue; whether it was in it."""
        try:
            self._lane(pending).remove(pending)
        except ValueError:
            return False
        self._counters.waiting = len(self)
        return True

    def clear(self) -> list[Pending]:
        """Take all questions out of the queue."""
        cleared = [*self._quick, *self._long]
        self._quick.clear()
        self._long.clear()
        self._counters.waiting = 0
        return cleared

    async def take(self, gone: "asyncio.Future[int]", *, only_quick: bool) -> Pending | None:
        """The next question for a worker, when there is one; None if the worker is gone before."""
        if gone.done():
            return None
        if (found := self._next(only_quick=only_quick)) is not None:
            return found
        taker: asyncio.Future[Pending | None] = asyncio.get_running_loop().create_future()

        def leave(_: object) -> None:
            if not taker.done():
                taker.set_result(None)

        self._takers[taker] = only_quick
        gone.add_done_callback(leave)
        try:
            return await taker
        finally:
            self._takers.pop(taker, None)
            gone.remove_done_callback(leave)

    def _next(self, *, only_quick: bool) -> Pending | None:
        lane = self._quick
        if not only_quick and self._long:
            waited = asyncio.get_running_loop().time() - self._long[0].since
            if not self._quick or waited > AGED:
                lane = self._long
        if not lane:
            return None
        found = lane.popleft()
        self._counters.waiting = len(self)
        return found
