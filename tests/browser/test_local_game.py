"""A game in the worker of a page, from the wire's side: a killed tab loses nothing, and the record is a server's."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.chrome import LONGEST
from tests.browser.once import once
from tests.browser.static_host import StaticHost, build, static_host
from tests.docs.pages import ROOT
from tests.page.visitor import Visitor

from twelvefold.page.requests import answer
from twelvefold.page.socket import PageSocket
from twelvefold.page.tables import DAILY_SECRET, PageTables
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Ack
from twelvefold.server.bots import BotPool
from twelvefold.server.node.answers import Answer
from twelvefold.server.node.node import Node
from twelvefold.server.store.opening import open_store
from twelvefold.server.table.daily import days_before
from twelvefold.server.table.holder import Holder

PLAYER = (ROOT / "tests" / "browser" / "local_game.js").read_text(encoding="utf-8")
BEFORE = 5
"""Moves made before the tab is killed."""


class ServerTables:
    """A server's node behind the same face as the tables of a page."""

    def __init__(self, node: Node) -> None:
        self._node, self._holder = node, Holder.new()

    def open_socket(self, number: int, said: Callable[[str], object], closed: Callable[[], object]) -> None:
        """Open the only socket."""
        del number
        self._socket = PageSocket(self._node, self._holder, said, closed)

    def say(self, number: int, frame: str) -> None:
        """Pass a frame on to it."""
        del number
        self._socket.say(frame)

    async def answer(self, method: str, path: str, body: str | None, language: str) -> Answer:
        """Answer a request."""
        return await answer(self._node, self._holder, method, path, body, language)


async def record_of_server(day: str) -> str:
    """The record of the same game on a server's node, with bots in processes and a log in SQLite.

    Only in a daily game the bots' random numbers are the same every time; hints, which choose the person's moves, are
    allowed in practice.
    """
    node = Node(open_store(":memory:"), BotPool(1), 0.0, 3600.0, daily_secret=DAILY_SECRET)
    node.start()
    try:
        tables = ServerTables(node)
        ada = Visitor(cast("PageTables", tables))  # it has all that a visitor uses
        made = await ada.answer(PlayDaily("daily", day, "Ada", practice=True))
        assert isinstance(made, Ack)
        await ada.watch(made.table)
        await ada.play(made.table, 0, hints=True)
        return (await tables.answer("GET", f"/api/tables/{made.table}/record", None, "en")).body.decode()
    finally:
        await node.close()


def in_a_thread(work: Callable[[], Any]) -> Any:  # noqa: ANN401  # whatever the work returns
    """Run something beside Playwright, whose event loop runs in this thread."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site in its folder."""
    return once(tmp_path_factory, "static-site", build)


@pytest.fixture
def host(folder: Path) -> Iterator[StaticHost]:
    """The site on a host of its own."""
    with static_host(folder) as host:
        yield host


def local_page(context: BrowserContext, host: StaticHost, folder: Path) -> Page:
    """A new tab, greeted by the tables in its worker; it shows nothing."""
    scripts = [path for path in folder.rglob("assets/worker-*.js") if "bots-worker" in path.read_text(encoding="utf-8")]
    (files,) = folder.rglob("offline/files-*.json")
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    page.goto(f"{host.url}licences.txt")
    page.add_script_tag(content=PLAYER)
    page.evaluate(
        "([script, files]) => { window.local = new LocalPage(script, new URL(files, location.href).href); }",
        [f"assets/{scripts[0].name}", f"offline/{files.name}"],
    )
    assert page.evaluate("local.ready()")["kept"] is True
    page.evaluate("(protocol) => local.greet(protocol)", PROTOCOL)
    return page


def test_a_killed_tab_loses_nothing_and_the_record_is_a_servers_byte_for_byte(
    browser: Browser, host: StaticHost, folder: Path
) -> None:
    context = browser.new_context()
    first = local_page(context, host, folder)
    day = days_before(json.loads(first.evaluate("local.ask('/api/daily')"))["day"], 1)
    start = {"type": "play daily", "day": day, "name": "Ada", "practice": True}
    table = first.evaluate("(start) => local.answer(start).then(({ table }) => table)", start)
    first.evaluate("(table) => local.watch(table)", table)
    assert first.evaluate("([table, most]) => local.play(table, 0, most)", [table, BEFORE])
    seen = first.evaluate("local.seq")
    first.close()
    second = local_page(context, host, folder)
    second.evaluate("(table) => local.watch(table)", table)
    assert second.evaluate("local.seq") >= seen
    assert not second.evaluate("(table) => local.play(table, 0, 99)", table)
    record = second.evaluate("(table) => local.ask(`/api/tables/${table}/record`)", table)
    assert '"moves"' in record
    assert record == in_a_thread(lambda: asyncio.run(record_of_server(day)))
    context.close()
