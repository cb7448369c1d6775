"""Every screen, as somebody finds it who comes to tables that are under way."""

from collections.abc import Callable

import pytest
from docs.screen_words import CAPTIONS
from playwright.sync_api import Browser, Page, expect
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens import PHONE_SHEETS, SCREENS, life
from tests.browser.table import TALL, WIDE, person
from tests.browser.test_axe import findings
from tests.server.door.running import Running

PLAYED = (
    "table-start",
    "table-off-turn",
    "table-bid",
    "life",
    "end",
    "replay",
    "replay-file",
    "menu",
    "help",
    "curtain",
)
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""
SEEN = 0.001
"""Shifts below this are a number that has become narrower by a part of a pixel."""


@pytest.fixture(scope="module")
def prepared(site: Running) -> Prepared:
    """Ada's tables; a round is about to end at three of them."""
    return prepare(site.url, lives=3)


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_axe_finds_nothing_at_the_table_and_nothing_moves(
    browser: Browser, prepared: Prepared, size: tuple[int, int]
) -> None:
    found: dict[str, object] = {}
    screens: dict[str, Callable[[Page, Prepared], None]] = {name: SCREENS[name] for name in PLAYED}
    for name, show in {**screens, **(PHONE_SHEETS if size == TALL else {})}.items():
        with person(browser, size) as page:
            page.add_init_script(SHIFTS)
            show(page, prepared)
            # With a round that ends its animals leave the board, and the next move up: that is the game's doing.
            moved = 0 if name == "life" else sum(page.evaluate("window.shifts"))
            if wrong := findings(page) + ([f"moves: {moved}"] if moved > SEEN else []):
                found[name] = wrong
    assert found == {}


def test_where_nothing_is_held_back_the_hand_is_empty_after_a_placement(browser: Browser, prepared: Prepared) -> None:
    with person(browser) as page:
        life(page, prepared)
        expect(page.get_by_role("button", name="Put back")).to_have_count(0)
        expect(page.get_by_role("region", name="Tiles on show").get_by_role("button", pressed=True)).to_have_count(0)


def test_every_screen_has_a_picture_and_words() -> None:
    assert {*SCREENS, *PHONE_SHEETS, "server-away"} == set(CAPTIONS)
