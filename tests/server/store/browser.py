"""A browser's storage as the tests see it: here in memory; `tests/page` has the real one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from tests.server.store.lines import PATIENCE

from twelvefold.page.memory import MemoryStorage
from twelvefold.page.storage import Work
from twelvefold.page.store import BrowserStore
from twelvefold.server.store import Store

T = TypeVar("T")


class HeldStorage(MemoryStorage):
    """Storage in memory whose writes a test can hold up."""

    def __init__(self) -> None:
        super().__init__()
        self.held: asyncio.Event | None = None

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        if writes and self.held is not None:
            await self.held.wait()
        return await super().run(work, writes=writes)


class BrowserDatabase:
    """An empty storage."""

    def __init__(self) -> None:
        self._storage = HeldStorage()

    @asynccontextmanager
    async def store(self, limit: float = PATIENCE, most: int = 4096) -> AsyncIterator[Store]:
        """A store on this storage, closed at the end."""
        store = await BrowserStore.open(self._storage, limit, most)
        try:
            yield store
        finally:
            await store.close()

    @contextmanager
    def held_up(self, table: str = "t") -> Iterator[None]:
        """Make all writers wait."""
        del table
        self._storage.held = asyncio.Event()
        try:
            yield
        finally:
            self._storage.held.set()
            self._storage.held = None
