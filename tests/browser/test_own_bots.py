"""Against a bot of the host's own, from the chooser to the end of a round; and what is said if it fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.measure import findings
from tests.browser.table import TABLET, TALL, WIDE, lay_on_map, person, play_a_round, seen, start, wait_for_turn
from tests.docs.pages import ROOT
from tests.server.network.running import Running, running

expect.set_options(timeout=LONGEST)

OWN = str(ROOT / "tests" / "bots" / "own_bot.py")


@pytest.fixture(scope="module")
def hosted(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with two bots of its host's own."""
    database = str(tmp_path_factory.mktemp("tables") / "tables.db")
    with running(
        database, "--web", str(client), "--bots", f"My agent={OWN}:Mine,Broken={OWN}:Wrong:does=crash"
    ) as server:
        yield server


def chooser(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Set up a game against bots").click()
    expect(page.get_by_role("group", name="Custom bots")).to_be_visible()


def test_a_game_against_ones_own_bot_is_set_up_by_keyboard(browser: Browser, hosted: Running) -> None:
    with person(browser, WIDE, level="master", first=1) as page:
        chooser(page, hosted.url)
        page.get_by_role("radio", name="Master").focus()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("radio", name="My agent")).to_be_checked()
        expect(page.get_by_role("radio", name="My agent")).to_be_focused()
        expect(page.get_by_role("group", name="Playing style")).to_have_count(0)
        page.keyboard.press("Enter")
        play_a_round(page)
        expect(page.get_by_role("list", name="Planets").get_by_role("button", name="My agent")).to_be_visible()
        expect(seen(page, "My agent placed a tile.").first).to_be_visible()
        page.goto(hosted.url)
        expect(page.get_by_role("button", name="Against bots 1 bot · My agent · Standard")).to_be_visible()


def test_a_bot_that_crashes_is_told_of_and_the_game_goes_on(browser: Browser, hosted: Running) -> None:
    with person(browser, TALL, level="Broken", first=1, others="full") as page:
        start(page, hosted.url, "Against bots")
        wait_for_turn(page)
        lay_on_map(page)
        page.get_by_role("button", name="Done").click()
        expect(seen(page, "Broken crashed. Naive placed a tile.").first).to_be_visible()
        expect(
            page.get_by_role("log").get_by_text("Broken crashed. Naive placed a tile on face").first
        ).to_be_attached()
        wait_for_turn(page)
        assert findings(page) == []


@pytest.mark.parametrize("size", [WIDE, TABLET, TALL])
def test_the_chooser_fits(browser: Browser, hosted: Running, size: tuple[int, int]) -> None:
    with person(browser, size, level="My agent") as page:
        chooser(page, hosted.url)
        assert findings(page) == []
        page.get_by_role("radio", name="Broken").scroll_into_view_if_needed()
        assert findings(page) == []


def test_the_host_gives_a_free_seat_to_a_bot_of_their_own(browser: Browser, hosted: Running) -> None:
    with person(browser, WIDE, level="ranger", seats=3) as page:
        start(page, hosted.url, "With friends")
        page.get_by_role("combobox", name="Level").select_option("My agent")
        expect(page.get_by_role("combobox", name="Playing style")).to_be_disabled()
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_role("region", name="Seats").locator("li", has_text="My agent")).to_be_visible()


def test_a_choice_that_is_gone_is_the_first_one_again(browser: Browser, site: Running) -> None:
    with person(browser, WIDE, level="My agent") as page:
        page.goto(site.url)
        expect(page.get_by_role("button", name="Against bots 1 bot · Explorer · Standard")).to_be_visible()
        start(page, site.url, "Against bots")
        wait_for_turn(page)
