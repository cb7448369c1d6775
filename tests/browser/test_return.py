"""A player who returns to a table sees what happened since, and can skip it at any time."""

from playwright.sync_api import Browser, Page, expect
from tests.browser.people import two_people, whose_turn
from tests.browser.table import LOOK_FOR, lay_on_map, offer, place_button, wait_for_turn
from tests.server.network.running import Running

SINCE = "While you were away"
ELSEWHERE = "/replay"


def done(page: Page) -> None:
    """Place a tile and confirm it."""
    lay_on_map(page)
    page.get_by_role("button", name="Done").click()


def names(pair: tuple[Page, Page], *pages: Page) -> list[str]:
    return [("Ada", "Ben")[pair.index(page)] for page in pages]


def test_who_comes_back_is_told_which_tile_was_laid_and_goes_on(browser: Browser, site: Running) -> None:
    with two_people(browser, site.url) as pair:
        mover, other = whose_turn(*pair)
        table, (name, own) = other.url, names(pair, mover, other)
        other.goto(f"{site.url}{ELSEWHERE}")
        done(mover)
        other.goto(table)
        since = other.get_by_role("region", name=SINCE)
        since.get_by_text("1 tile was placed.").wait_for()
        # Each placement is shown and announced while its planet is the large one.
        since.get_by_text(f"{name} placed a tile on face").wait_for()
        planets = other.get_by_role("list", name="Planets")
        planets.get_by_role("button", name=name, pressed=True).wait_for()
        expect(other.get_by_role("log").get_by_text(f"{name} placed a tile on face")).to_be_attached()
        # The playback ends by itself, the player's own planet is large again, and a second visit replays nothing.
        expect(since).to_have_count(0)
        planets.get_by_role("button", name=own, pressed=True).wait_for()
        other.reload()
        wait_for_turn(other)
        expect(since).to_have_count(0)


def test_what_happened_since_can_be_skipped_and_never_blocks(browser: Browser, site: Running) -> None:
    with two_people(browser, site.url) as pair:
        since = [page.get_by_role("region", name=SINCE) for page in pair]
        for turn in range(2):
            mover, other = whose_turn(*pair)
            table = other.url
            other.goto(f"{site.url}{ELSEWHERE}")
            done(mover)
            other.goto(table)
            told = since[pair.index(other)]
            expect(told).to_be_visible()
            if turn == 0:
                told.get_by_role("button", name="Skip").click()
                wait_for_turn(other)
            else:
                offer(other).first.click()
                expect(other.get_by_role("button", name="Choose a face").or_(place_button(other))).to_be_visible()
            expect(told).to_have_count(0)
            lay_or_go_on(other, taken=turn == 1)
        expect(pair[0].get_by_text("Round 3 of 12")).to_be_visible(timeout=LOOK_FOR)


def lay_or_go_on(page: Page, *, taken: bool) -> None:
    """Take the player's turn, with the tile that is already in hand or another one."""
    if taken:
        page.keyboard.press("Escape")
    done(page)
