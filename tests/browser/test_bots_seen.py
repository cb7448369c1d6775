"""Shows what bots do: which one is thinking, who took which tile, and where it was placed."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.measure import findings
from tests.browser.table import TALL, WIDE, lay_on_map, person, start, wait_for_turn
from tests.server.network.running import Running

THOUGHTS = """
new MutationObserver(() => {
  const card = document.querySelector("[aria-label=thinking]")?.closest("li");
  const name = card?.innerText.match(/^Seedling \\d/m)?.[0];
  if (name) document.documentElement.dataset.thought ??= name;
}).observe(document, { subtree: true, childList: true });
"""
"""Records whose bot was seen thinking first; on a busy machine a test may look too late."""
FACE = re.compile(r"Seedling placed a tile on face (\w)\.")


def card(page: Page, name: str) -> Locator:
    """A player's seat card."""
    return page.get_by_role("list", name="Planets").get_by_role("button", name=name)


def line(page: Page) -> Locator:
    """The latest placement of a bot in the log."""
    return page.get_by_role("region", name="Log").get_by_role("button", name=FACE).first


def answered(page: Page, url: str) -> None:
    """Ada has placed her first tile and the bots theirs, and it is her turn again."""
    start(page, url, "Against bots")
    wait_for_turn(page)
    lay_on_map(page)
    page.get_by_role("button", name="Done").click()
    wait_for_turn(page)


def test_a_bot_thinks_once_the_player_is_done(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=2, level="seedling", first=1) as page:
        page.add_init_script(THOUGHTS)
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        thinking = page.get_by_role("list", name="Planets").get_by_role("img", name="thinking")
        lay_on_map(page)
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        # While a placement can be undone, it's still the player's turn.
        expect(page.locator("header").first.get_by_text("Your turn")).to_be_visible()
        expect(thinking).to_have_count(0)
        page.get_by_role("button", name="Done").click()
        expect(page.locator("html")).to_have_attribute("data-thought", "Seedling 2")
        # Screen readers don't announce this: they have already said whose turn it is.
        expect(page.get_by_role("log").get_by_text("thinking")).to_have_count(0)
        wait_for_turn(page)
        expect(thinking).to_have_count(0)


@pytest.mark.parametrize("quality", ["map", pytest.param("low", marks=pytest.mark.thorough("3D"))])
def test_a_line_of_the_log_leads_to_its_tile(browser: Browser, site: Running, quality: str) -> None:
    with person(browser, WIDE, "map", bots=1, level="seedling", first=1) as page:
        answered(page, site.url)
        if quality != "map":
            page.get_by_role("button", name="Globe", exact=True).click()
        found = FACE.search(line(page).get_attribute("aria-label") or "")
        assert found is not None
        expect(line(page).get_by_role("img")).to_be_visible()
        line(page).focus()
        page.keyboard.press("Enter")
        back = page.get_by_role("button", name="Seedling’s planet")
        expect(back).to_be_visible()
        expect(page.get_by_role("log").get_by_text(f"Face {found[1]}:").last).to_be_attached()
        if quality == "map":
            expect(page.locator(".map-facing")).to_have_count(1)
        assert findings(page) == []
        page.keyboard.press("Enter")
        expect(back).to_have_count(0)


def test_a_bots_latest_tile_is_marked_on_its_planet(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling", first=1) as page:
        answered(page, site.url)
        expect(page.locator(".map-facing")).to_have_count(0)
        card(page, "Seedling").click()
        expect(page.locator(".map-facing")).to_have_count(1)
        found = FACE.search(line(page).get_attribute("aria-label") or "")
        assert found is not None
        face = page.get_by_role("group", name="planet").get_by_role("button", name=f"Face {found[1]}:")
        rim = face.locator("path.map-rim").get_attribute("d")
        expect(page.locator(".map-facing")).to_have_attribute("d", rim or "")


def test_on_a_phone_the_log_makes_way_for_the_planet(browser: Browser, site: Running) -> None:
    with person(browser, TALL, "map", bots=1, level="seedling", first=1) as page:
        answered(page, site.url)
        page.get_by_role("button", name="Log", exact=True).click()
        line(page).click()
        expect(page.get_by_role("button", name="planet Back")).to_be_visible()
        expect(line(page)).not_to_be_visible()


def test_an_empty_place_of_the_offer_says_who_took_its_tile(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling", first=2) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        offer = page.get_by_role("region", name="Tiles on show")
        expect(offer.get_by_role("button", name=re.compile(r"^Tile \d: taken by Seedling$"))).to_have_count(1)
