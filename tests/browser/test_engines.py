"""A whole game in Firefox and in WebKit, the engine of Safari: from the home screen to the replay, with the pointer."""

import os
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import firefox
from tests.browser.engines.install import NEEDED, installed
from tests.browser.engines.page import Page
from tests.browser.engines.webkit import webkit
from tests.browser.table import ROUNDS
from tests.server.network.running import Running

from twelvefold.protocol.limits import LONGEST_HOLD

TILE = "[data-part=offer] button"
FACE = "[data-face]"

Start = Callable[[Path], AbstractContextManager[Engine]]
ENGINES: dict[str, Start] = {"firefox": firefox, "webkit": webkit}


@pytest.mark.thorough("engines")
@pytest.mark.parametrize("name", ENGINES)
def test_a_whole_game_is_played_with_the_pointer(name: str, site: Running, tmp_path: Path) -> None:
    installed(name)
    with ENGINES[name](tmp_path) as engine:
        page = Page(engine)
        engine.goto(site.url)
        page.keep("settings", {"quality": "low", "others": "none"})
        page.keep("choices", {"variant": "full", "bots": 1, "level": "seedling", "holdAlone": LONGEST_HOLD})
        engine.goto(site.url)
        page.wait("button", "^Against bots")
        photograph(page, f"{name}-home")
        the_languages_are_in_a_field_of_ours(page)
        page.click("button", "^Against bots")
        for number in range(1, ROUNDS + 1):
            page.wait_for_text("Choose a tile")
            # Taking a tile ends what is still shown of the round before.
            page.click(TILE)
            page.wait_for_text(f"Round {number} of {ROUNDS}")
            if number == 1:
                place_in_3d(page)
                photograph(page, f"{name}-placed")
            else:
                place_on_the_map(page)
            page.click("button", "^Done")
            if number == 1:
                page.click("button", "^Map$")
            if number == 6:
                photograph(page, f"{name}-table")
        page.wait("dialog a", "^Watch replay")
        photograph(page, f"{name}-end")
        assert re.search(r"\bwon\b", page.text())
        page.click("dialog a", "^Watch replay")
        page.click("button", "^One round forward")
        page.wait("button", "^Go to the end")
        photograph(page, f"{name}-replay")
        assert "Move 2 of 24" in page.text()
        assert engine.errors() == []


@pytest.mark.parametrize("name", NEEDED)
def test_where_an_engine_cannot_be_installed_one_sentence_says_what_is_missing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(pytest.skip.Exception, match=f"^{name} can't be tested without Debian's .+ and xvfb: install"):
        installed(name)


def the_languages_are_in_a_field_of_ours(page: Page) -> None:
    """WebKit on Linux draws a grey field of its own unless told otherwise."""
    x, y = page.wait("select")
    with Image.open(BytesIO(page.engine.picture())) as picture:
        red, _, blue = picture.convert("RGB").crop((round(x), round(y) - 15, round(x) + 1, round(y) - 14)).tobytes()
    assert blue > red + 10


def place_in_3d(page: Page) -> None:
    """Place the tile in hand with two clicks on the planet."""
    where = page.aim()
    page.click_at(where)
    page.wait("button", "^Place$")
    page.click_at(where)
    page.wait("button", "Undo$")


def place_on_the_map(page: Page) -> None:
    """Place the tile in hand with two clicks on the first free face of the map."""
    page.click_at(page.click(FACE, r"^Face \w: free"))


def photograph(page: Page, name: str) -> None:
    """Keep a screenshot, if a folder for them is named."""
    if folder := os.environ.get("TWELVEFOLD_ENGINE_PICTURES"):
        (Path(folder) / f"{name}.png").write_bytes(page.engine.picture())
