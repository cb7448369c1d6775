"""Seats during a game: handed over by a link, taken away, kept by a bot and taken back."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.people import meet
from tests.browser.table import TALL, lay_on_map, person, seen, start, wait_for_turn
from tests.server.network.running import Running


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()


def remove_ben(page: Page) -> None:
    page.get_by_role("button", name="Remove Ben").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()


def test_a_seat_is_handed_over_by_a_link_also_where_nobody_looks_on(browser: Browser, site: Running) -> None:
    with (
        person(browser, quality="map", name="Ada", bots=1, level="seedling", first=1) as ada,
        person(browser, TALL, "map", name="Cem") as cem,
        person(browser, quality="map", name="Dea") as dea,
    ):
        start(ada, site.url, "Against bots")
        wait_for_turn(ada)
        menu(ada)
        ada.get_by_role("button", name="Hand over Ada’s seat").click()
        link = ada.get_by_label("Whoever opens this link first").input_value()
        cem.goto(link)
        cem.get_by_role("dialog", name="This seat is for you").get_by_role("button", name="Take this seat").click()
        wait_for_turn(cem)
        assert "#" not in cem.url
        lay_on_map(cem)
        expect(cem.get_by_role("button", name="Undo")).to_be_visible()
        # It was the host's last seat and spectators aren't allowed: the table is Cem's, and the link is used up.
        dea.goto(link)
        dea.get_by_role("button", name="Take this seat").click()
        expect(seen(dea, "This link no longer works. Ask for a new one.")).to_be_visible()
        expect(dea.get_by_text("This table doesn’t allow spectators.")).to_be_visible()


def test_the_host_removes_somebody_a_bot_keeps_the_seat_and_another_sits_down(browser: Browser, site: Running) -> None:
    with (
        person(browser, quality="map", name="Ada", seats=2, first=1) as ada,
        person(browser, quality="map", name="Ben") as ben,
        person(browser, TALL, "map", name="Cem") as cem,
    ):
        meet(ada, ben, site.url)
        wait_for_turn(ada)
        menu(ben)
        expect(ben.get_by_role("button", name="Remove")).to_have_count(0)
        menu(ada)
        remove_ben(ada)
        expect(ada.get_by_role("button", name="Remove Ben")).to_have_count(0)
        ada.keyboard.press("Escape")
        expect(ada.get_by_role("list", name="Log").get_by_text("Seat 2 is open.")).to_be_visible()
        cem.goto(ada.url)
        menu(cem)
        cem.get_by_role("button", name="Sit down").click()
        expect(ada.get_by_role("list", name="Log").get_by_text("Cem sits down.")).to_be_visible()
        lay_on_map(ada)
        ada.get_by_role("button", name="Done").click()
        wait_for_turn(cem)


def test_the_host_gives_an_open_seat_to_a_bot(browser: Browser, site: Running) -> None:
    with (
        person(browser, quality="map", name="Ada", seats=2, first=1, level="seedling") as ada,
        person(browser, quality="map", name="Ben") as ben,
    ):
        meet(ada, ben, site.url)
        wait_for_turn(ada)
        menu(ada)
        ada.get_by_role("button", name="Give Ben’s seat to a bot: Seedling").click()
        expect(seen(ada, "That’s not possible right now.")).to_be_visible()
        remove_ben(ada)
        ada.get_by_role("button", name="seat to a bot: Seedling").click()
        ada.get_by_role("button", name="Open Seedling’s seat to others").wait_for()
        ada.keyboard.press("Escape")
        for _ in range(2):
            wait_for_turn(ada)
            lay_on_map(ada)
            ada.get_by_role("button", name="Done").click()
        # The bot ended round 1, and Ada, who is second in round 2, ended that one.
        expect(ada.get_by_text(re.compile("^Round [23] of 12$")).first).to_be_visible()
