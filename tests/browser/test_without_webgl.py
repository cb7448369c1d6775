"""A whole game in a browser without 3D: on the flat map, to the picture of the result and the player's statistics."""

import re
import sys
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect
from tests.browser.chrome import started
from tests.browser.table import LOOK_FOR, ROUNDS, lay_on_map, person, seen, start, wait_for_turn
from tests.docs.pages import ROOT
from tests.server.network.running import Running

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium without WebGL."""
    with started(find_chromium(), "--disable-3d-apis") as browser:
        yield browser


def test_a_whole_game_is_played_on_the_flat_map_to_its_picture_and_ones_statistics(
    browser: Browser, site: Running
) -> None:
    # A player who prefers 3D in a browser that doesn't have it.
    with person(browser, quality="auto", variant="beginner", bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        expect(seen(page, "This browser can’t show the planet in 3D")).to_be_visible()
        for _ in range(ROUNDS):
            wait_for_turn(page)
            lay_on_map(page)
            page.get_by_role("button", name="Done").click()
        the_end_says_who_won(page)
        the_result_is_a_picture_to_keep(page)
        where_other_apps_take_files_the_picture_is_offered_to_them(page)
        the_game_counts_in_ones_statistics(page, site)


def the_end_says_who_won(page: Page) -> None:
    end = page.get_by_role("dialog")
    expect(end.get_by_role("link", name="Watch replay")).to_be_visible(timeout=LOOK_FOR)
    expect(end.get_by_role("heading", level=2)).to_contain_text("won")
    expect(end.get_by_role("list", name="Podium").get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_text("Objective:")).to_have_count(0)
    assert page.locator("canvas").count() == 0


def the_result_is_a_picture_to_keep(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Share picture").click()
    assert kept.value.suggested_filename.endswith(".png")
    with Image.open(kept.value.path()) as picture:
        assert picture.format == "PNG"
        assert picture.size == (1200, 630)
        # The picture has land of every colour, text and night: it isn't blank.
        assert len(picture.convert("RGB").quantize(64).getcolors() or []) > 40


def where_other_apps_take_files_the_picture_is_offered_to_them(page: Page) -> None:
    # A test browser has no other app to share with, so this records what would be shared.
    page.evaluate(
        """() => {
            navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async ({ files, text }) => {
                document.documentElement.dataset.given = `${files[0].type} ${files[0].size > 10000} ${text}`;
            };
        }"""
    )
    page.get_by_role("button", name="Share picture").click()
    expect(page.locator("html")).to_have_attribute("data-given", "image/png true A game of Twelvefold")


def the_game_counts_in_ones_statistics(page: Page, site: Running) -> None:
    page.goto(site.url)
    page.get_by_role("button", name="Set up a game against bots").click()
    expect(page.get_by_role("radio", name=re.compile(r"^Seedling .*won [01] of 1\b"))).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile(r"won [01] of 1\b"))).to_have_count(1)
