"""Moves as the page itself sees them."""

from playwright.sync_api import Page, expect
from tests.browser.table import LOOK_FOR, aim, offer, place_button

PLACED = """
window.placed = [];
let up = 0;
let held = false;
addEventListener("pointerup", () => { up = performance.now(); }, { capture: true });
new MutationObserver(() => {
  const now = [...document.querySelectorAll("button")].some(({ textContent }) => textContent === "Done");
  if (now && !held) window.placed.push(performance.now() - up);
  held = now;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Measures, for each placement, how long after lifting the pointer the page shows it as stored."""


def wait_for_placements(page: Page, number: int) -> None:
    """Wait until so many placements are stored."""
    page.wait_for_function("number => window.placed.length === number", arg=number)


def place_by_pointer(page: Page) -> None:
    """Take a tile and place it with two clicks on the planet."""
    offer(page).first.click()
    where = aim(page)
    page.mouse.click(*where)
    expect(place_button(page)).to_be_visible()
    page.mouse.click(*where)


def place_by_keys(page: Page) -> None:
    """Take the first tile, and place it on the first free face that the arrow keys reach."""
    for key in "12345":
        page.keyboard.press(key)
        if page.get_by_role("button", name="Choose a face").count():
            break
    while not place_button(page).count():
        for arrow in ("Right", "Up", "Right", "Down", "Left", "Down"):
            page.keyboard.press(f"Arrow{arrow}")
            if place_button(page).count():
                break
    page.keyboard.press("Enter")


def wait_for_end(page: Page) -> None:
    """Wait until the end is shown."""
    expect(page.get_by_role("dialog").get_by_role("link", name="Watch replay")).to_be_visible(timeout=LOOK_FOR)
