"""Puzzles: the one of the day by ear and keyboard, and one after the other by pointer."""

import json
import re
from datetime import UTC, datetime

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.ears import Listener
from tests.browser.game import visitor
from tests.browser.table import wait_for_turn
from tests.server.network.running import Running

from twelvefold.analysis.puzzles import library, puzzle_of_the_day

expect.set_options(timeout=LONGEST)


def panel(page: Page) -> Locator:
    """The panel with the task."""
    return page.get_by_role("region", name="Puzzle", exact=True)


def place(listener: Listener, move: str) -> int:
    """Type a placement and confirm it; returns the number of sentences announced before it."""
    listener.ask(move, "^Press Enter to place it")
    return listener.type("")


def test_the_puzzle_of_the_day_is_missed_and_solved_by_ear_and_keyboard(browser: Browser, site: Running) -> None:
    puzzle = puzzle_of_the_day(library().puzzles, datetime.now(UTC).date())
    wrong = next(str(move) for move in puzzle.game.legal_moves if str(move) not in puzzle.solution)
    with visitor(browser, site.url) as (page, _):
        listener = Listener(page)
        page.goto("/")
        card = page.get_by_role("link", name=re.compile("^Daily puzzle"))
        expect(card).to_contain_text("One placement decides the game")
        card.press("Enter")
        expect(page).to_have_url(re.compile("/puzzles/daily$"))
        wait_for_turn(page)
        expect(panel(page)).to_match_aria_snapshot(
            """
            - region "Puzzle":
              - text: /Daily puzzle .* 1500/
              - paragraph: Find the placement that gives you the best chance to win.
              - button "Show solution"
              - button "Next puzzle"
              - text: Theme
              - combobox "Theme"
            """
        )
        listener.open_line()
        since = place(listener, wrong)
        listener.wait_for("^Not quite", since)
        chance = round(100 * (puzzle.chance_of(next(m for m in puzzle.game.legal_moves if str(m) == wrong)) or 0))
        listener.wait_for(rf"^Your chance to win is {chance}%", since)
        expect(panel(page)).to_contain_text("(−")
        page.get_by_role("button", name="Show solution").press("Enter")
        # The solution is compared with what was tried, not with the move of somebody else's game.
        expect(page.get_by_text(f"Why it beats your placement ({chance}%)")).to_be_visible()
        page.get_by_role("button", name="Try again").press("Enter")
        wait_for_turn(page)
        listener.open_line()
        since = place(listener, puzzle.solution[0])
        listener.wait_for("^Right!", since)
        listener.wait_for(rf"^Your chance to win is {round(100 * puzzle.best)}%", since)
        expect(page.get_by_text("Current streak: 1 day")).to_be_visible()
        expect(panel(page)).to_contain_text(f"Puzzle {puzzle.id} · rating {puzzle.rating}")
        page.goto("/")
        expect(card).to_contain_text("Solved today")


def test_one_puzzle_after_the_other_with_a_theme_and_their_solutions(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        page.goto("/puzzles")
        expect(page).to_have_url(re.compile(r"/puzzles/\w{5}$"))
        first = page.url
        wait_for_turn(page)
        panel(page).get_by_role("button", name="Show solution").click()
        expect(page.get_by_role("region", name="Result")).to_contain_text("Solution:")
        expect(page.get_by_text("Choose a tile")).to_have_count(0)
        panel(page).get_by_role("combobox", name="Theme").select_option("Stop a rival")
        panel(page).get_by_role("button", name="Next puzzle").click()
        expect(page).not_to_have_url(first)
        wait_for_turn(page)
        assert "denial" in library().find(page.url[-5:]).themes
        page.reload()
        wait_for_turn(page)
        expect(panel(page)).not_to_contain_text("1500")
        page.goto("/puzzles/zzzzz")
        expect(page.get_by_text("This puzzle doesn’t exist.")).to_be_visible()


def test_once_all_have_been_tried_the_missed_ones_can_be_tried_again(browser: Browser, site: Running) -> None:
    *others, missed = [puzzle.id for puzzle in library().puzzles]
    tried = [*((each, True, 1500) for each in others), (missed, False, 1500)]
    kept = {"rating": None, "tried": tried, "days": [], "theme": None}
    with visitor(browser, site.url, "phone") as (page, _):
        page.add_init_script(f"localStorage['twelvefold.puzzles'] ??= {json.dumps(json.dumps(kept))}")
        page.goto("/puzzles")
        expect(page.get_by_text("You’ve tried every puzzle.")).to_be_visible()
        page.get_by_role("button", name="Retry the ones you missed").click()
        expect(page).to_have_url(re.compile(f"/puzzles/{missed}$"))
        wait_for_turn(page)
        panel(page).get_by_role("button", name="Show solution").click()
        panel(page).get_by_role("button", name="Next puzzle").click()
        expect(page.get_by_role("button", name="Start over")).to_be_visible()
