"""Threads that do one thing after another for callers on the event loop; the line before them is bounded."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from twelvefold.server.store.errors import StoreUnavailable

T = TypeVar("T")


class Line:
    """Work that waits for its thread. What was let in is done, even if its caller has gone."""

    def __init__(self, name: str, threads: int, most: int, limit: float) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._most = most
        self.limit = limit
        """Seconds that anybody waits."""
        self._inside = 0
        self._closed = False

    def admit(self, inside: int) -> None:
        """Raise when no more is taken beside those who wait."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if inside >= self._most:
            raise StoreUnavailable(f"busy: {inside} calls are waiting for the database")

    async def do(self, work: Callable[[], T]) -> T:
        """Have it done by a thread, and wait for it no longer than the limit."""
        self.admit(self._inside)
        self._inside += 1
        done = asyncio.wrap_future(self._pool.submit(work))
        done.add_done_callback(self._leave)
        return await self.in_time(done)

    def begin(self, work: Callable[[], None]) -> None:
        """Have something done that nobody waits for here, and that does not fail."""
        self._pool.submit(work)

    async def in_time(self, answer: "asyncio.Future[T]") -> T:
        """Wait no longer than the limit. Whoever goes away does not take the work with them."""
        done, _ = await asyncio.wait((answer,), timeout=self.limit)
        if not done:
            raise self.late()
        return answer.result()

    def late(self) -> StoreUnavailable:
        """What somebody is told who has waited for too long."""
        return StoreUnavailable(f"the database did not answer within {self.limit:g} s")

    def refuse(self) -> None:
        """Take no more."""
        self._closed = True

    async def close(self) -> None:
        """Take no more, and finish what was let in."""
        self.refuse()
        await self.in_time(asyncio.ensure_future(asyncio.to_thread(self._pool.shutdown)))

    def _leave(self, done: "asyncio.Future[T]") -> None:
        self._inside -= 1
        if not done.cancelled():
            done.exception()  # nobody may be left to hear it
