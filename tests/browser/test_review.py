"""The review of a finished game: from the result, move by move, on a laptop and on a phone."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.ada import be_ada
from tests.browser.ears import Listener
from tests.browser.measure import findings
from tests.browser.prepared import Prepared
from tests.browser.screens import SCREENS
from tests.browser.screens_after import reviewed
from tests.browser.table import LOOK_FOR, TALL, WIDE, person


def a_poor_move(page: Page) -> None:
    """Go through the game until the review finds a better move than the one that was made."""
    for number in range(1, 25):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(re.compile(rf"^Round \d+ · move {number}$"))).to_be_visible()
        if page.get_by_role("button", name=re.compile("^Best"), pressed=True).count():
            return
    raise AssertionError("every move was good")


def test_a_game_is_reviewed_from_its_result_by_keyboard_and_by_ear(browser: Browser, prepared: Prepared) -> None:
    with person(browser, WIDE) as page:
        listener = Listener(page)
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{prepared.tables['duel end']}")
        page.get_by_role("dialog").get_by_role("link", name="Review").click()
        expect(page.get_by_role("slider", name="Moves")).to_be_visible(timeout=LOOK_FOR)
        # The first verdict is there long before the review is complete.
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Round 1 · move 1", exact=True)).to_be_visible(timeout=LOOK_FOR)
        listener.wait_for(r"^Move 1 of 24", 0)
        reviewed(page)
        page.keyboard.press("Home")
        a_poor_move(page)
        since = len(listener.heard())
        # The better move is drawn.
        expect(page.locator("[data-kind=preview]").first).to_be_visible()
        page.keyboard.press("0")
        expect(page.locator("[data-kind=preview]")).to_have_count(0)
        listener.wait_for(r"^Move \d+ of 24\. .* to win\.$", since)
        # The chances are a table for those who don't see the chart.
        expect(page.get_by_role("table", name="Chances to win").get_by_role("row")).to_have_count(25)
        assert page.get_by_role("slider", name="Moves").get_attribute("aria-valuetext") is not None
        page.get_by_role("link", name="Watch replay").click()
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_role("heading", name="What mattered most")).to_be_visible()


def test_a_review_on_a_phone_has_the_move_near_the_planet_and_the_rest_on_a_sheet(
    browser: Browser, prepared: Prepared
) -> None:
    with person(browser, TALL, touch=True) as page:
        SCREENS["review"](page, prepared)
        page.get_by_role("button", name="Summary").tap()
        expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
        expect(page.get_by_text("Played like").first).to_be_visible()
        assert findings(page) == []
        moments = page.get_by_role("region", name="What mattered most").get_by_role("button")
        if moments.count():
            moments.first.tap()
            expect(page.get_by_role("heading", name="Luck and skill")).to_have_count(0)
        page.get_by_role("slider", name="Moves").fill("3")
        expect(page.get_by_role("button", name=re.compile("Played"))).to_be_visible()
