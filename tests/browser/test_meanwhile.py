"""What tells players about events while they aren't looking: turn alerts, the clock, and a summary after a break."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.people import meet
from tests.browser.proxy import way_to
from tests.browser.table import LOOK_FOR, lay_on_map, offer, person, start, wait_for_turn
from tests.server.network.running import Running

# A headless browser doesn't show notifications, so this records those it was asked to show.
MESSAGES = """
window.Notification = class extends Notification {
  // A headless shell has nowhere to show one, and permits none.
  static permission = "granted";
  constructor(title, options) {
    super(title, options);
    document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ""}[${title}]`;
  }
}"""
# A headless window can't be covered by another, so this makes it report that it is hidden.
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def done(page: Page) -> None:
    lay_on_map(page)
    page.get_by_role("button", name="Done").click()


def test_a_turn_is_told_by_the_title_and_while_the_page_is_hidden_by_a_message(browser: Browser, site: Running) -> None:
    with (
        person(browser, quality="map", name="Ada", seats=2, first=1) as ada,
        person(browser, quality="map", notify=True, name="Ben") as ben,
    ):
        ben.context.add_init_script(MESSAGES)
        meet(ada, ben, site.url)
        wait_for_turn(ada)
        expect(ben).to_have_title("Twelvefold")
        expect(ada).to_have_title(re.compile("Your turn"))
        ben.evaluate(HIDE, True)
        done(ada)
        expect(ben).to_have_title(re.compile("Your turn"), timeout=LOOK_FOR)
        expect(ben.locator("html")).to_have_attribute("data-told", "[Your turn]")
        # Nothing was shown while the page was hidden; now it is.
        since = ben.get_by_role("region", name="While you were away")
        expect(since).to_have_count(0)
        ben.evaluate(HIDE, False)
        since.wait_for()
        wait_for_turn(ben)
        done(ben)


def test_what_is_left_of_the_time_for_a_move_is_shown(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling", clock=600, first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        clock = page.get_by_role("timer", name="Time left")
        expect(clock).to_have_text(re.compile(r"^(10:00|9:5\d)$"))
        before = clock.inner_text()
        expect(clock).not_to_have_text(before)
        lay_on_map(page)
        # A tile that can still be undone has a timer of its own.
        expect(clock).to_have_count(0)


def test_a_move_whose_answer_was_lost_counts_once(browser: Browser, site: Running) -> None:
    with (
        way_to(site.port) as way,
        person(browser, quality="map", away=True, name="Ada", bots=1, level="seedling", first=1) as page,
    ):
        start(page, way.url, "Against bots")
        wait_for_turn(page)
        touched = touched_at(page, site)
        way.deaf = True
        lay_on_map(page)
        while touched_at(page, site) <= touched:
            assert way.lost.wait(LOOK_FOR / 1000), "the move has not come to the server"
            way.lost.clear()
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)
        way.deaf = False
        way.cut()
        page.get_by_role("button", name="Done").click()
        wait_for_turn(page)
        expect(page.get_by_text("Round 2 of 12")).to_be_visible()
        expect(page.get_by_role("region", name="Log").get_by_role("button", name="You placed a tile")).to_have_count(1)
        # The bot has begun the round and taken one tile.
        expect(offer(page)).to_have_count(4)
        done(page)
        expect(page.get_by_text("Round 3 of 12")).to_be_visible(timeout=LOOK_FOR)


def touched_at(page: Page, site: Running) -> float:
    """When something last happened at the person's table, asked without going through the proxy."""
    listed = page.context.request.get(f"{site.url}/api/own").json()["tables"]
    last: float = listed[0]["touched_at"]
    return last
