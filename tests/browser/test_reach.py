"""Every screen can be used with a finger and read with large letters: 44 pixels to press, and nothing lost at 200 %."""

import pytest
from playwright.sync_api import Browser
from tests.browser.measure import lost_words, small_targets
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens import PHONE_SHEETS, SCREENS, Show
from tests.browser.table import TALL, WIDE, person
from tests.server.door.running import Running

DESK, ZOOMED = (1280, 800), (640, 400)
"""A window, and what is left of it when everything is twice as large."""
IN_3D = ("table-holding", "table-map", "life")
"""What begins with the planet in 3D; the other screens have the flat map, which is quicker."""
LARGE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"


@pytest.fixture(scope="module")
def prepared(site: Running) -> Prepared:
    """Tables in every state; a round ends once for each size."""
    return prepare(site.url, lives=4)


def screens_for(size: tuple[int, int]) -> dict[str, Show]:
    return SCREENS | (PHONE_SHEETS if size == TALL else {})


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_whatever_can_be_pressed_is_large_enough_for_a_finger(
    browser: Browser, prepared: Prepared, size: tuple[int, int]
) -> None:
    found = {}
    for name, show in screens_for(size).items():
        with person(browser, size, "still" if name in IN_3D else "map") as page:
            show(page, prepared)
            found[name] = small_targets(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("way", ["letters", "zoom"])
def test_nothing_is_lost_when_letters_are_twice_as_large(browser: Browser, prepared: Prepared, way: str) -> None:
    size = DESK if way == "letters" else ZOOMED
    found = {}
    for name, show in SCREENS.items():
        with person(browser, size, "still" if name in IN_3D else "map") as page:
            if way == "letters":
                page.add_init_script(LARGE)
            show(page, prepared)
            found[name] = lost_words(page)
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
