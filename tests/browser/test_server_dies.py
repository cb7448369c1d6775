"""A server's page with its offline part: games that need nobody else live in the browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.game import visitor
from tests.browser.once import once
from tests.browser.static_host import build
from tests.browser.table import lay_on_map, play_a_round, rounds_played, wait_for_turn
from tests.server.network.running import Running, running

from twelvefold.protocol.limits import LONGEST_HOLD

HERE = re.compile(r"/table/here-[\w-]{17}$")
THERE = re.compile(r"/table/(?!here-)[\w-]{22}$")


@pytest.fixture
def server(client: Path, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Iterator[Running]:
    """A server whose page has the offline part, which building a static site puts beside it."""
    once(tmp_path_factory, "static-site", build)
    with running(str(tmp_path / "tables.db"), "--web", str(client)) as server:
        yield server


def home(page: Page) -> None:
    """Go to the home screen."""
    page.get_by_role("link", name="Home").first.click()


def test_games_here_outlive_the_server_and_what_ifs_need_none(browser: Browser, server: Running) -> None:
    with visitor(browser, server.url, may_fail=True, offline_part=True, hold=LONGEST_HOLD) as (page, context):
        said: list[str] = []
        page.on(
            "websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame)["type"]))
        )
        page.goto("/")
        page.get_by_role("button", name="With friends").first.click()
        page.wait_for_url(THERE)
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text("Choose a tile")).to_be_visible()
        home(page)
        expect(page.get_by_text("Ready to play offline")).to_be_visible()
        page.get_by_role("link", name="Continue").click()
        # At a server's table, the offline part knows what every tile would change.
        play_a_round(page)
        lay_on_map(page)
        assert "play" in said
        assert "what if" not in said

        home(page)
        page.get_by_role("button", name="Against bots").first.click()
        page.wait_for_url(HERE)
        play_a_round(page)
        second = context.new_page()
        second.goto(page.url)
        second.get_by_role("button", name="Play here").click()
        wait_for_turn(second)
        expect(page.get_by_text("The game is open in another tab.")).to_be_visible()
        second.close()
        wait_for_turn(page)

        [tables] = [worker for worker in page.workers if "/worker-" in worker.url]
        tables.evaluate("setTimeout(() => { throw new Error('crashed by a test') })")
        server.kill()
        play_a_round(page)
        home(page)
        expect(page.get_by_role("note")).to_contain_text("You can still play on this device.")
        page.get_by_role("link", name="Continue").first.click()
        wait_for_turn(page)
        assert rounds_played(page) == 3
