"""Two people go through a finished game together in two browsers."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.measure import findings, lost_words, small_targets
from tests.browser.table import TALL, lay_on_map, person, seen
from tests.server.network.asking import ask
from tests.server.network.running import Running

RECORD = (Path(__file__).parents[1] / "records" / "2-seats.jsonl").read_bytes().splitlines()[0]
NO_VERDICTS = {"review": "0", "parts": [], "done": True, "failed": None}
JSON = {"content-type": "application/json"}


def bar(page: Page) -> Locator:
    """The line that says who leads."""
    return page.get_by_role("region", name="Review together")


def wrong_with(page: Page) -> list[str]:
    """What a screen reader, a finger or an eye would miss on the page."""
    return [*findings(page, contrast=False), *small_targets(page), *lost_words(page)]


def test_on_a_phone_the_menu_of_a_replay_covers_its_controls_and_offers_the_link_as_a_qr_code(
    browser: Browser, site: Running
) -> None:
    record = ask(site, "/api/records", "POST", JSON, RECORD).said["record"]
    with person(browser, TALL) as page:
        page.goto(f"{site.url}/record/{record}")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Review together").click()
        expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()
        assert wrong_with(page) == []


def test_two_people_go_through_a_game_together_and_hand_over_the_lead(browser: Browser, site: Running) -> None:
    record = ask(site, "/api/records", "POST", JSON, RECORD).said["record"]
    with person(browser, name="Ada") as ada, person(browser, TALL, name="Ben") as ben:
        for page in (ada, ben):
            # Nobody looks at verdicts here, and computing them takes long.
            page.route("**/api/reviews**", lambda route: route.fulfill(json=NO_VERDICTS))
        ada.goto(f"{site.url}/record/{record}")
        ada.get_by_role("button", name="One round forward").click()
        ada.get_by_role("button", name="Menu").click()
        ada.get_by_role("button", name="Review together").click()
        link = ada.get_by_role("textbox", name="Link to this review").input_value()
        expect(ada.get_by_role("img", name="QR code for the link")).to_be_visible()
        ada.keyboard.press("Escape")
        expect(bar(ada)).to_contain_text("You lead the review")

        # Whoever opens the link sees what the leader shows, from then on.
        ben.goto(link)
        expect(bar(ben)).to_contain_text("Ada leads the review")
        expect(seen(ben, "Move 2 of 24")).to_be_visible()
        expect(ada.get_by_role("log")).to_contain_text("Ben joined.")
        ada.get_by_role("button", name="One move forward").click()
        expect(seen(ben, "Move 3 of 24")).to_be_visible()

        # The review, too; and back to the replay.
        ada.get_by_role("link", name="Review", exact=True).click()
        for page in (ada, ben):
            expect(page.get_by_role("region", name="Chances and moves")).to_be_visible()
        ada.go_back()
        expect(seen(ben, "Move 3 of 24")).to_be_visible()

        # And moves that were never made in the game, with the way back.
        ada.get_by_role("button", name="Try moves").click()
        lay_on_map(ada)
        for page in (ada, ben):
            expect(page.get_by_role("region", name="Trying moves")).to_contain_text("After move 4")
        expect(bar(ben)).to_contain_text("Ada leads the review")
        ada.get_by_role("button", name="Back to the game").click()
        expect(seen(ben, "Move 3 of 24")).to_be_visible()

        # They may look around, and come back with one button.
        ben.get_by_role("button", name="One round back").click()
        expect(bar(ben)).to_contain_text("You’re looking around on your own")
        ada.get_by_role("button", name="One move forward").click()
        expect(seen(ada, "Move 4 of 24")).to_be_visible()
        expect(seen(ben, "Move 2 of 24")).to_be_visible()
        assert wrong_with(ben) == []
        ben.get_by_role("button", name="Follow again").click()
        expect(seen(ben, "Move 4 of 24")).to_be_visible()

        # The leader hands over, and follows.
        ada.get_by_role("button", name=re.compile("2 people here")).click()
        assert wrong_with(ada) == []
        ada.get_by_role("button", name="Hand over to Ben").click()
        ada.keyboard.press("Escape")
        expect(bar(ben)).to_contain_text("You lead the review")
        ben.get_by_role("button", name="One move back").click()
        expect(seen(ada, "Move 3 of 24")).to_be_visible()

        # A reload changes nothing; leaving does.
        ben.reload()
        expect(bar(ben)).to_contain_text("You lead the review")
        expect(seen(ben, "Move 3 of 24")).to_be_visible()
        ben.get_by_role("button", name=re.compile("2 people here")).click()
        ben.get_by_role("button", name="Leave", exact=True).click()
        expect(bar(ada)).to_contain_text("You lead the review")
        assert "with=" not in ben.url
