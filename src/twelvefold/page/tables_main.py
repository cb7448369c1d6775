"""The main program of the tables' worker: its scripts call `start`, then the methods of what that returns."""

import asyncio
import json
from functools import partial
from typing import Any, Protocol

from twelvefold.page.browser import BrowserStorage, Database, hire_with
from twelvefold.page.memory import MemoryStorage
from twelvefold.page.storage import INDEXES, KEYS
from twelvefold.page.tables import PageTables


class Page(Protocol):
    """What the worker's scripts do for us, most of it by posting a message to the page."""

    def hire(self, heard: object, died: object) -> Any:  # noqa: ANN401  # an object of JavaScript
        """Start a worker for bots."""
        ...

    def said(self, number: int, frame: str) -> None:
        """Send a frame over a socket."""
        ...

    def closed(self, number: int) -> None:
        """Close a socket."""
        ...

    def response(self, number: int, status: int, body: str) -> None:
        """Answer a request."""
        ...

    def full(self, is_full: bool) -> None:
        """Say that there is no room left, or that there is again."""
        ...


class Worker:
    """The tables, for JavaScript: nothing is awaited there, and every answer is a call to the page."""

    def __init__(self, tables: PageTables, page: Page) -> None:
        self._tables = tables
        self._page = page
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, number: int) -> None:
        """Open a socket."""
        self._tables.open_socket(number, partial(self._page.said, number), partial(self._page.closed, number))

    def say(self, number: int, frame: str) -> None:
        """Pass a frame on to a socket."""
        self._tables.say(number, frame)

    def close(self, number: int) -> None:
        """Close a socket."""
        self._begin(self._tables.close_socket(number))

    def request(self, number: int, method: str, path: str, body: str | None, language: str) -> None:
        """Answer a request soon."""
        self._begin(self._answer(number, method, path, body, language))

    async def _answer(self, number: int, method: str, path: str, body: str | None, language: str) -> None:
        answer = await self._tables.answer(method, path, body, language)
        self._page.response(number, int(answer.status), answer.body.decode())

    def _begin(self, work: Any) -> None:  # noqa: ANN401  # a coroutine
        task = asyncio.get_event_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def layout() -> str:
    """The stores and indexes of the database, as JSON."""
    return json.dumps({"keys": KEYS, "indexes": INDEXES})


async def start(database: Database | None, page: Page) -> Worker:
    """Open the tables; without a database, they are gone when the page is closed."""
    storage = MemoryStorage() if database is None else BrowserStorage(database)
    return Worker(await PageTables.open(storage, hire_with(page.hire), page.full), page)
