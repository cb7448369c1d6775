"""The end of a game in 3D: its result, the finale, photo mode, and what is saved as a picture."""

import re

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.ada import be_ada
from tests.browser.prepared import Prepared
from tests.browser.table import LOOK_FOR, TALL, person

FACES_OF_LAND = 40
"""A planet has more colours than this, and the night has fewer."""


def _result(page: Page, prepared: Prepared) -> Locator:
    """Open a table whose game is over."""
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{prepared.tables['duel end']}")
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("won|Shared victory"))
    return result


def _more(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name).click()


def _saved(page: Page, button: str) -> Image.Image:
    with page.expect_download(timeout=LOOK_FOR) as kept:
        page.get_by_role("button", name=button).click()
    with Image.open(kept.value.path()) as picture:
        picture.load()
        return picture


def _colours(picture: Image.Image) -> int:
    return len(picture.convert("RGB").quantize(64).getcolors() or [])


def test_the_result_is_there_at_once_and_its_finale_can_be_watched_again_and_skipped(
    browser: Browser, prepared: Prepared
) -> None:
    with person(browser, TALL, "map") as page:
        result = _result(page, prepared)
        verdict = result.get_by_role("heading", level=2).inner_text()
        _more(page, "Watch the finale again")
        expect(result.get_by_role("heading", name="Final scoring")).to_be_visible()
        expect(result.get_by_role("button", name="Play again")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(result.get_by_role("heading", name=verdict)).to_be_visible()
        # The key skipped the finale, and closed nothing.
        expect(result.get_by_role("button", name="Play again")).to_be_visible()


def test_any_planet_is_photographed_and_both_escape_and_back_leave(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL, "low") as page:
        result = _result(page, prepared)
        address = page.url
        _more(page, "Photo mode")
        photo = page.get_by_role("dialog", name=re.compile("planet$"))
        photo.get_by_role("button", name="Ranger’s planet").click()
        expect(photo.get_by_role("heading", name="Ranger’s planet")).to_be_visible()
        picture = _saved(page, "Save picture")
        assert picture.size == (2048, 2048)
        assert _colours(picture) > FACES_OF_LAND
        page.get_by_role("button", name="Stars").click()
        # Without stars, what isn't planet is transparent.
        assert _saved(page, "Save picture").getchannel("A").getpixel((2, 2)) == 0
        page.keyboard.press("Escape")
        expect(photo).to_have_count(0)
        _more(page, "Photo mode")
        expect(photo).to_be_visible()
        page.go_back()
        expect(photo).to_have_count(0)
        expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("won|Shared victory"))
        assert page.url == address


def test_the_shared_picture_shows_the_planets_in_3d(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL, "low") as page:
        _result(page, prepared)
        page.get_by_role("button", name="More").click()
        picture = _saved(page, "Share picture")
        assert picture.size == (1200, 630)
        assert _colours(picture) > FACES_OF_LAND
