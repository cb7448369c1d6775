"""How soon the home page responds, and how soon a placement is stored."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, expect
from tests.browser.table import ROUNDS, person, start, wait_for_turn

from bench.browser.moves import PLACED, place_by_pointer, wait_for_end, wait_for_placements

OPENINGS = 5
ANSWERED = """
new MutationObserver(() => {
  if (document.querySelector("dialog[open]")) window.answered ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Measures when the page has responded to a click, in milliseconds since it was opened."""


def opening(browser: Browser, url: str) -> dict[str, Any]:
    """Milliseconds from opening the home page, with empty caches, until a button has responded to a click."""
    taken = []
    for _ in range(OPENINGS):
        with person(browser, quality="still") as page:
            page.add_init_script(ANSWERED)
            page.goto(url, wait_until="commit")
            page.get_by_role("button", name="Set up a game against bots").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            taken.append(float(page.evaluate("window.answered")))
    return {"times": len(taken), "p50": median(taken), "worst": max(taken)}


def landing(browser: Browser, url: str) -> dict[str, Any]:
    """Milliseconds from lifting the pointer until the placement is stored, in each round of a whole game."""
    with person(browser, quality="still", bots=1, level="seedling") as page:
        page.add_init_script(PLACED)
        start(page, url, "Against bots")
        for number in range(1, ROUNDS + 1):
            wait_for_turn(page)
            place_by_pointer(page)
            wait_for_placements(page, number)
        wait_for_end(page)
        taken = [float(each) for each in page.evaluate("window.placed")]
    assert len(taken) == ROUNDS
    return {"times": len(taken), "p50": median(taken), "worst": max(taken)}
