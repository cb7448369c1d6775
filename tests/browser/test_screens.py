"""Every screen, as somebody finds it who comes to tables that are under way.

Each is opened once and asked everything: nothing moves while it comes, axe finds nothing, fingers have 44 pixels to
press, and nothing is lost when letters or the whole page are twice as large.
"""

from collections.abc import Callable

import pytest
from docs.screen_words import CAPTIONS
from playwright.sync_api import Browser, Page, expect
from tests.browser.measure import findings, lost_words, small_targets
from tests.browser.prepared import Prepared
from tests.browser.screens import ON_THE_MAP, PHONE_SHEETS, SCREENS, Show, life
from tests.browser.table import TALL, WIDE, person
from tests.server.network.running import Running

IN_3D = ("table-start", "table-bid", "life", "replay")
"""Screens that are another page where planets are drawn in 3D."""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""
SEEN = 0.001
"""Shifts below this are a number that has become narrower by a part of a pixel."""
SETTLE = """async () => {
  const parts = () => [...document.querySelectorAll("main, dialog[open], button")];
  let [before, still] = ["", 0];
  for (let frames = 0; still < 3 && frames < 300; frames += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = JSON.stringify([innerWidth, innerHeight, parts().map((each) => each.getBoundingClientRect())]);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
"""Until the page is drawn anew and stands still."""


def letters(page: Page) -> None:
    """Letters twice as large, as somebody has set them in the browser."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '200%'")


def zoom(page: Page) -> None:
    """Everything twice as large in a window of 1280 × 800."""
    page.set_viewport_size({"width": 640, "height": 400})


def wrong_as_it_comes(page: Page, prepared: Prepared, name: str, show: Show) -> list[str]:
    """What moves while a screen comes, and what axe finds on it then."""
    page.add_init_script(SHIFTS)
    show(page, prepared)
    # With a round that ends its animals leave the board, and the next move up: that is the game's doing.
    moved = 0 if name == "life" else sum(page.evaluate("window.shifts"))
    return findings(page) + ([f"moves: {moved}"] if moved > SEEN else [])


@pytest.mark.parametrize(("size", "enlarge"), [(WIDE, letters), (TALL, zoom)])
def test_every_screen_stands_still_and_has_room_for_fingers_and_large_letters(
    browser: Browser, prepared: Prepared, size: tuple[int, int], enlarge: Callable[[Page], None]
) -> None:
    found = {}
    for name, show in (ON_THE_MAP | (PHONE_SHEETS if size == TALL else {})).items():
        with person(browser, size, "map") as page:
            found[name] = wrong_as_it_comes(page, prepared, name, show) + small_targets(page)
            enlarge(page)
            page.evaluate(SETTLE)
            found[name] += lost_words(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_with_planets_in_3d_nothing_moves_and_axe_finds_nothing(
    browser: Browser, prepared: Prepared, size: tuple[int, int]
) -> None:
    found = {}
    for name in IN_3D:
        with person(browser, size) as page:
            found[name] = wrong_as_it_comes(page, prepared, name, SCREENS[name])
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_where_nothing_is_held_back_the_hand_is_empty_after_a_placement(browser: Browser, prepared: Prepared) -> None:
    with person(browser) as page:
        life(page, prepared)
        expect(page.get_by_role("button", name="Put back")).to_have_count(0)
        expect(page.get_by_role("region", name="Tiles on show").get_by_role("button", pressed=True)).to_have_count(0)


def test_the_measure_sees_what_is_small_lost_or_covered(browser: Browser, site: Running) -> None:
    with person(browser, WIDE, "map") as page:
        page.goto(site.url)
        page.get_by_role("button", name="Settings").wait_for()
        page.evaluate(
            """() => {
              const add = (style) => {
                const made = document.createElement("button");
                made.textContent = "Wrong";
                made.style.cssText = `position: fixed; z-index: 99; ${style}`;
                document.body.append(made);
              };
              add("width: 20px; height: 20px; left: 0; top: 0");
              add("width: 90px; height: 90px; left: 0; top: 0");
              add("width: 90px; height: 90px; left: -80px; top: 50%");
            }"""
        )
        assert len(small_targets(page)) == 1
        assert [each.split(":")[0] for each in lost_words(page)] == ["outside", "covered", "covered"]


def test_every_screen_has_a_picture_and_words() -> None:
    assert {*SCREENS, *PHONE_SHEETS, "server-away"} == set(CAPTIONS)
