"""A player's mistakes as exercises, with a keyboard and a screen reader."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.ears import Listener
from tests.browser.mistakes import keep_reviews, kept_games
from tests.browser.table import LOOK_FOR, WIDE, person
from tests.server.network.running import Running


def poor_move(page: Page, best: str) -> str:
    """A move on another face than the best one, with another tile."""
    free = page.get_by_role("button", name=re.compile(r"^Face \w: free")).first.get_attribute("aria-label") or ""
    assert free[5].lower() != best[1]
    return f"{1 + int(best[0]) % 5}{free[5].lower()}0"


def test_a_mistake_is_retried_until_a_better_move_is_found_and_stays_solved(browser: Browser, site: Running) -> None:
    mistakes = kept_games()[-1]["mistakes"]
    first = mistakes[0]["best"][0]["move"]
    with person(browser, WIDE, "map", name="Ada") as page:
        keep_reviews(page)
        listener = Listener(page)
        page.goto(f"{site.url}/mistakes")
        page.get_by_role("link", name="Retry them all").press("Enter")
        task = page.get_by_role("region", name=f"Exercise 1 of {len(mistakes)}")
        expect(task).to_be_visible(timeout=LOOK_FOR)
        listener.open_line()
        listener.ask(poor_move(page, first), "^Press Enter to place it")
        listener.type("")
        again = task.get_by_role("button", name="Try again")
        expect(again).to_be_visible(timeout=LOOK_FOR)
        again.press("Enter")
        listener.line.focus()
        listener.ask(first, "^Press Enter to place it")
        listener.type("")
        expect(task.get_by_text("That’s the best move!")).to_be_visible(timeout=LOOK_FOR)
        task.get_by_role("button", name="Next", exact=True).press("Enter")
        task = page.get_by_role("region", name=f"Exercise 2 of {len(mistakes)}")
        task.get_by_role("button", name="Show solution").press("Enter")
        expect(task.get_by_text("This is the best move.")).to_be_visible(timeout=LOOK_FOR)
        task.get_by_role("button", name="Leave the exercises").press("Enter")
        left = page.get_by_role("link", name="Retry them all")
        expect(left).to_be_visible()
        kept = page.evaluate(
            "JSON.parse(localStorage['twelvefold.reviews']).at(-1).mistakes.map((each) => each.solved)"
        )
        assert kept == [True, *[False] * (len(mistakes) - 1)]
