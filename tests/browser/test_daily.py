"""The daily game: the same for everyone, started once, and played on where it was left."""

import re

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.game import AT_A_TABLE, visitor
from tests.browser.table import lay_on_map, offer, wait_for_turn
from tests.server.network.running import Running

expect.set_options(timeout=LONGEST)


def card(page: Page, role: str = "button") -> Locator:
    """The daily game on the home screen: a button to start it, or a link to play on."""
    cards = page.get_by_role("region", name="Choose a game")
    return cards.get_by_role("link" if role == "link" else "button", name=re.compile("^Daily game"))


def start(page: Page) -> str:
    """Start it; returns the table's address."""
    page.goto("/")
    card(page).click()
    expect(page).to_have_url(AT_A_TABLE)
    wait_for_turn(page)
    return page.url


def test_a_daily_game_goes_on_where_it_was_left_and_in_another_tab_too(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, context):
        table = start(page)
        expect(page.locator("header").first).to_contain_text("Daily game")
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        free = page.get_by_role("button", name=re.compile(r"^Face \w: free"))
        expect(free).to_have_count(12)
        lay_on_map(page)
        page.get_by_role("button", name="Done").click()
        wait_for_turn(page)
        page.goto("/")
        expect(card(page, "link")).to_contain_text(re.compile(r"Round \d+ of 12"))
        expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)
        card(page, "link").click()
        expect(page).to_have_url(table)
        wait_for_turn(page)
        expect(free).to_have_count(11)
        other = context.new_page()
        other.goto("/")
        card(other, "link").click()
        expect(other).to_have_url(table)


def test_it_is_the_same_for_everyone_and_is_over_when_it_is_resigned(browser: Browser, site: Running) -> None:
    offers = []
    for _ in range(2):
        with visitor(browser, site.url) as (page, _context):
            table = start(page)
            offers.append(offer(page).first.locator("xpath=ancestor::section[1]").aria_snapshot())
            page.get_by_role("button", name="Menu").click()
            menu = page.get_by_role("dialog", name="Menu")
            expect(menu.get_by_role("button", name="Agree to end")).to_have_count(0)
            menu.get_by_role("button", name="Resign").click()
            page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
            result = page.get_by_role("dialog").get_by_role("region", name="Daily game")
            expect(result.get_by_text("Master")).to_be_visible()
            page.goto("/")
            expect(card(page)).to_contain_text("Not finished")
            card(page).click()
            panel = page.get_by_role("dialog", name=re.compile("^Daily game"))
            expect(panel.get_by_role("link", name="Open the table")).to_have_attribute("href", table[len(site.url) :])
            panel.get_by_role("button", name=re.compile("^Practise")).first.click()
            expect(page).to_have_url(AT_A_TABLE)
            assert page.url != table
            expect(page.locator("header").first).to_contain_text("Practice")
    assert offers[0] == offers[1]
