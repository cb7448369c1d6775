"""Hints in a game against bots: asked for by key or button, shown on the planet, then placed or not."""

import re

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.table import TABLET, TALL, offer, person, place_button, seen, start, wait_for_turn
from tests.server.network.running import Running

SUGGESTED = "A bot suggests this"


def hint_button(page: Page) -> Locator:
    """The button that asks for a hint."""
    return page.get_by_role("button", name="Hint", exact=True)


def ask_by_key(page: Page) -> None:
    page.keyboard.press("h")
    page.get_by_text(SUGGESTED).wait_for()


def test_a_hint_by_key_hovers_over_its_face_and_is_placed_by_key(browser: Browser, site: Running) -> None:
    # A bot begins: once it has moved, the bots are ready.
    with person(browser, TABLET, "low", bots=1, level="seedling", first=2) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        ask_by_key(page)
        expect(offer(page).and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
        faces = page.get_by_role("button", name="Face", pressed=True)
        expect(faces).to_have_count(1)
        expect(page.get_by_role("log").get_by_text("A bot suggests tile")).to_have_count(1)
        expect(page.locator("[data-change=up]").first).to_be_visible()
        expect(place_button(page)).to_be_focused()
        panel = page.get_by_role("region", name="Hint")
        expect(panel).to_contain_text(re.compile(r"Chance to win: \d+%.*(→|Objective|Other moves)", re.DOTALL))
        page.keyboard.press("h")
        expect(panel.get_by_text("Alternative 1 of 2")).to_be_visible()
        expect(page.get_by_role("log").get_by_text("Alternative 1: tile")).to_have_count(1)
        panel.get_by_role("button", name="Previous suggestion").click()
        expect(panel.get_by_text(SUGGESTED)).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        expect(page.get_by_text(SUGGESTED)).to_have_count(0)


def test_a_hint_by_button_on_a_phone(browser: Browser, site: Running) -> None:
    with person(browser, TALL, bots=1, level="seedling", first=2) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        offer(page).first.focus()
        ask_by_key(page)
        expect(place_button(page)).to_be_focused()
        page.keyboard.press("Escape")
        wait_for_turn(page)
        button = hint_button(page)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        button.click()
        expect(page.get_by_text(SUGGESTED)).to_be_in_viewport()
        page.keyboard.press("q")
        expect(page.get_by_text(SUGGESTED)).to_have_count(0)
        button.click()
        expect(page.get_by_text(SUGGESTED)).to_be_in_viewport()
        place_button(page).click()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_a_table_without_aids_has_no_hints(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling", aids=False) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        expect(hint_button(page)).to_have_count(0)
        page.keyboard.press("h")
        expect(seen(page, "You only get hints when you play alone")).to_be_visible()
        expect(place_button(page)).to_have_count(0)


def test_at_one_screen_there_are_no_hints(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", people=2, names=["Ada", "Ben"]) as page:
        start(page, site.url, "Pass and play")
        wait_for_turn(page)
        expect(hint_button(page)).to_have_count(0)
