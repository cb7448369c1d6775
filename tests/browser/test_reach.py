"""Every screen can be used with a finger and read with large letters: 44 pixels to press, and nothing lost at 200 %."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.measure import lost_words, small_targets
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens import ON_THE_MAP, PHONE_SHEETS
from tests.browser.table import TALL, WIDE, person
from tests.server.door.running import Running

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


@pytest.fixture(scope="module")
def prepared(site: Running) -> Prepared:
    """Tables in every state; a round ends once for each size."""
    return prepare(site.url, lives=2)


def letters(page: Page) -> None:
    """Letters twice as large, as somebody has set them in the browser."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '200%'")


def zoom(page: Page) -> None:
    """Everything twice as large in a window of 1280 × 800."""
    page.set_viewport_size({"width": 640, "height": 400})


@pytest.mark.parametrize(("size", "enlarge"), [(WIDE, letters), (TALL, zoom)])
def test_every_screen_has_room_for_fingers_and_for_large_letters(
    browser: Browser, prepared: Prepared, size: tuple[int, int], enlarge: Callable[[Page], None]
) -> None:
    found = {}
    for name, show in (ON_THE_MAP | (PHONE_SHEETS if size == TALL else {})).items():
        with person(browser, size, "map") as page:
            show(page, prepared)
            small = small_targets(page)
            enlarge(page)
            page.evaluate(SETTLE)
            found[name] = [*small, *lost_words(page)]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


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
