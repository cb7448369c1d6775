"""The screens of a finished game, and of tiles tried."""

import re
from random import Random

from playwright.sync_api import Page, expect
from tests.browser.ada import be_ada
from tests.browser.prepared import Prepared
from tests.browser.screens_table import table
from tests.browser.table import (
    LOOK_FOR,
    drawn,
    offer,
    place_button,
    seen,
)

REVIEW = 240_000
"""Milliseconds that the review of a game may take on a busy machine."""


def replay(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/replay?table={prepared.tables['end']}")
    for _ in range(8):
        page.get_by_role("button", name="One round forward").click()
    expect(seen(page, "Move 32 of 48")).to_be_visible()


def try_tile(page: Page) -> None:
    """Place the first tile left on show by key, on the first free face that the arrows lead to."""
    offer(page).first.click()
    expect(page.get_by_role("region", name="Tiles on show").get_by_role("button", pressed=True)).to_have_count(1)
    chance = Random(1)
    for _ in range(200):
        page.keyboard.press(f"Arrow{chance.choice(('Right', 'Up', 'Left', 'Down'))}")
        # Drawn late, the button of the face before would still be there, and gone when it's clicked.
        drawn(page)
        if place_button(page).count():
            break
    place_button(page).click(timeout=LOOK_FOR)
    expect(place_button(page)).to_have_count(0)


def line(page: Page, prepared: Prepared) -> None:
    """Two moves tried from the middle of a replay."""
    replay(page, prepared)
    page.get_by_role("button", name="Try moves").click()
    expect(page.get_by_role("region", name="Trying moves")).to_be_visible()
    try_tile(page)
    expect(seen(page, "After move 33")).to_be_visible()
    try_tile(page)
    expect(seen(page, "After move 34")).to_be_visible()


def compared(page: Page, prepared: Prepared) -> None:
    """The line beside the game."""
    line(page, prepared)
    page.get_by_role("button", name="Lines").click()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("dialog", name="Compare").get_by_text(re.compile(r"^Wins \d+%")).first).to_be_visible()


def plan(page: Page, prepared: Prepared) -> None:
    """Two tiles tried while others play."""
    table("off turn")(page, prepared)
    page.get_by_role("button", name="Try tiles").click()
    expect(page.get_by_role("region", name="Trying tiles")).to_be_visible()
    try_tile(page)
    expect(seen(page, "Plan 1")).to_be_visible()
    try_tile(page)


def no_replay(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/replay")
    expect(page.get_by_text("Open a record file")).to_be_visible()


def reviewed(page: Page) -> None:
    """Wait until all moves have been reviewed."""
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEW)


def review(page: Page, prepared: Prepared) -> None:
    """The worst move of a game, with the better one drawn."""
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/review?table={prepared.tables['duel end']}")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    reviewed(page)
    page.get_by_role("slider", name="Moves").fill("15")
    page.get_by_role("slider", name="Moves").blur()
    expect(page.get_by_role("list", name="Moves to compare")).to_be_visible()
