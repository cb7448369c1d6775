"""A browser's storage as the tests see it: here in memory; `tests/browser/test_store.py` has the real one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from tests.server.store.lines import PATIENCE

from twelvefold.page.memory import MemoryStorage
from twelvefold.page.storage import Storage, Work
from twelvefold.page.store import BrowserStore
from twelvefold.server.store import Store

T = TypeVar("T")


class BrowserDatabase:
    """An empty storage."""

    def __init__(self, opener: Callable[[], Awaitable[Storage]]) -> None:
        """`opener` opens the storage, again and again."""
        self._open = opener
        self.held: asyncio.Event | None = None
        """Set when writers no longer have to wait."""

    @asynccontextmanager
    async def store(self, limit: float = PATIENCE, most: int = 4096) -> AsyncIterator[Store]:
        """A store on this storage, closed at the end."""
        store = await BrowserStore.open(HeldStorage(self, await self._open()), limit, most)
        try:
            yield store
        finally:
            await store.close()

    @contextmanager
    def held_up(self, table: str = "t") -> Iterator[None]:
        """Make all writers wait."""
        del table
        self.held = asyncio.Event()
        try:
            yield
        finally:
            self.held.set()
            self.held = None


class HeldStorage:
    """A storage whose writes a test can hold up."""

    lasting = False

    def __init__(self, database: BrowserDatabase, storage: Storage) -> None:
        self._database, self._storage = database, storage

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        """Run a transaction once nothing holds it up."""
        if writes and self._database.held is not None:
            await self._database.held.wait()
        return await self._storage.run(work, writes=writes)

    def close(self) -> None:
        """Close the storage."""
        self._storage.close()


def in_memory() -> BrowserDatabase:
    """An empty storage in memory."""
    storage = MemoryStorage()

    async def opener() -> Storage:
        return storage

    return BrowserDatabase(opener)
