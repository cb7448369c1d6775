"""The screens around the games: home and its panels, rooms, mistakes, puzzles."""

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.ada import Show, be_ada
from tests.browser.mistakes import keep_reviews
from tests.browser.prepared import Prepared
from tests.browser.table import (
    wait_for_turn,
)

from twelvefold.analysis.puzzles import library

GAMES = [
    {
        "id": f"{number:022} 1",
        "at": 1.79e12 + number * 4e7,
        "variant": "full",
        "rivals": [{"bot": level}],
        "level": level,
        "points": 11 + 7 * number % 13,
        "won": number % 3 > 0,
    }
    for number, level in enumerate(["seedling", "explorer", "explorer", "naturalist", "ranger"] * 4)
]
PLAYED = json.dumps(json.dumps({"games": GAMES, "older": []}))
"""A history as a device keeps it."""

PUZZLE = library().puzzles[0]
"""A puzzle to look at."""


def newcomer(page: Page, prepared: Prepared) -> None:
    page.goto(prepared.url)
    expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()


def home(page: Page, prepared: Prepared) -> None:
    be_ada(page, prepared)
    page.goto(prepared.url)
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_be_visible()


def panel(name: str) -> Show:
    """A panel of the home screen."""

    def show(page: Page, prepared: Prepared) -> None:
        home(page, prepared)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return show


def open_tables(page: Page, prepared: Prepared) -> None:
    panel("Open tables")(page, prepared)
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()


def history(page: Page, prepared: Prepared) -> None:
    """Ada's history: her own games, and enough of others for a chart."""
    page.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.statistics'] ??= {PLAYED})")
    panel("History")(page, prepared)


def mistakes(page: Page, prepared: Prepared) -> None:
    """What Ada's reviewed games say."""
    keep_reviews(page)
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/mistakes")
    expect(page.get_by_role("heading", name="What goes wrong most often")).to_be_visible()


def exercise(page: Page, prepared: Prepared) -> None:
    """The first of Ada's mistakes, to be put right."""
    keep_reviews(page)
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/mistakes?retry=all")
    expect(page.get_by_role("region", name=re.compile("^Exercise 1 of"))).to_be_visible()


def solution(page: Page, prepared: Prepared) -> None:
    exercise(page, prepared)
    page.get_by_role("button", name="Show solution").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()


def daily(page: Page, prepared: Prepared) -> None:
    """Ada's result in the daily game."""
    panel("Results and earlier days")(page, prepared)
    expect(page.get_by_role("dialog").get_by_text("Seedling")).to_be_visible()


def room(page: Page, prepared: Prepared) -> None:
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{prepared.tables['room']}")
    expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()


def room_of_a_friend(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/table/{prepared.tables['room']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def puzzle(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/puzzles/{PUZZLE.id}")
    expect(page.get_by_role("region", name="Puzzle")).to_be_visible()
    wait_for_turn(page)


def puzzle_solved(page: Page, prepared: Prepared) -> None:
    puzzle(page, prepared)
    page.get_by_role("button", name="Show solution").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def nothing_there(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/table/{'A' * 22}")
    expect(page.get_by_text("There’s no table at this link.")).to_be_visible()
