"""Runs inside Pyodide: the store's contract suite, each test on an empty IndexedDB database of its own."""

import asyncio
import json
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any

import tests.server.store.test_codes_and_lists
import tests.server.store.test_contract
import tests.server.store.test_daily
import tests.server.store.test_tokens
import tests.server.store.test_under_load
from tests.server.store.browser import BrowserDatabase
from tests.server.store.lines import PATIENCE, begin

from twelvefold.page.browser import BrowserStorage
from twelvefold.page.storage import Storage
from twelvefold.page.store import BrowserStore
from twelvefold.page.tables_main import layout
from twelvefold.server.store.errors import StoreFull

MODULES = (
    tests.server.store.test_codes_and_lists,
    tests.server.store.test_contract,
    tests.server.store.test_daily,
    tests.server.store.test_tokens,
    tests.server.store.test_under_load,
)

NUMBERS = count()

Opener = Callable[[str, str], Awaitable[Any]]
"""Opens a database, given its layout and name."""


def empty_database(opener: Opener) -> BrowserDatabase:
    """A database that no test has used."""
    name = f"contract-{next(NUMBERS)}"

    async def opened() -> Storage:
        return BrowserStorage(await opener(layout(), name))

    return BrowserDatabase(opened)


async def _says_that_there_is_no_room(database: Any) -> None:  # noqa: ANN401  # a JavaScript object
    told: list[bool] = []
    store = BrowserStore(BrowserStorage(database), 0.0, on_full=told.append)
    try:
        await begin(store)
    except StoreFull:
        assert told == [True]
        return
    raise AssertionError("it stored something")


async def run(opener: Opener, full: Any) -> str:  # noqa: ANN401  # a JavaScript object
    """Run all tests; returns what failed, and why, as JSON. `full` is a database on a device without room."""
    failed: dict[str, str] = {}
    try:
        await _says_that_there_is_no_room(full)
    except BaseException:  # noqa: BLE001  # whatever it is, the others run too
        failed["full"] = traceback.format_exc()
    ran = 1
    for module in MODULES:
        for name, test in list(vars(module).items()):
            if name.startswith("test_"):
                for arguments in _cases(test):
                    database = empty_database(opener)
                    ran += 1
                    try:
                        await asyncio.wait_for(_body(test)(database, *arguments), PATIENCE)
                    except BaseException:  # noqa: BLE001  # whatever it is, the others run too
                        failed[f"{name} {arguments}"] = traceback.format_exc()
    return json.dumps({"ran": ran, "failed": failed})


def _body(test: Any) -> Callable[..., Coroutine[Any, Any, None]]:  # noqa: ANN401  # any test
    """The coroutine function inside `on_the_loop`, which would start a loop of its own."""
    body: Callable[..., Coroutine[Any, Any, None]] = test.__wrapped__
    return body


def _cases(test: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401  # any test
    """The further arguments of a test."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    return [tuple(case) for case in marks[0].args[1]] if marks else [()]
