"""The 3D planets with real pointer input, and with a graphics context that is lost."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.chrome import page_at

SECTION = "globe-live"
STAGE = f"#{SECTION} .stage"
SMALLER = f"{STAGE} {{ width: 420px !important; height: 280px !important; }}"
"""Software rendering takes time in proportion to the picture's size."""

# Counts the frames that the page asks for; the test requests frames of its own, uncounted, to measure time.
WATCH = """
window.asked = 0;
window.ownFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => { window.asked += 1; return window.ownFrame(call); };
document.addEventListener("DOMContentLoaded", () => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: %s }));
});
"""
PASS_TIME = """async (frames) => {
  const before = window.asked;
  for (let each = 0; each < frames; each++) await new Promise((next) => window.ownFrame(next));
  return window.asked - before;
}"""


@contextmanager
def _planets(browser: Browser, gallery: str, quality: str) -> Iterator[Page]:
    with page_at(browser) as page:
        page.add_init_script(WATCH % json.dumps(SMALLER))
        page.goto(f"{gallery}?only={SECTION}&quality={quality}")
        page.wait_for_selector(f"#{SECTION}[data-state=drawn]")
        yield page


@pytest.fixture(scope="module")
def moving(browser: Browser, gallery: str) -> Iterator[Page]:
    """A page on which planets glide."""
    with _planets(browser, gallery, "low") as page:
        yield page


@pytest.fixture(scope="module")
def still(browser: Browser, gallery: str) -> Iterator[Page]:
    """A page that draws nothing while nothing changes."""
    with _planets(browser, gallery, "still") as page:
        yield page


def _told(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(page.locator(STAGE).get_attribute("data-cost") or "{}")
    return told


def _press(page: Page, name: str) -> dict[str, Any]:
    page.locator(f"[data-do={name}]").dispatch_event("click")
    page.wait_for_selector(f"{STAGE}:not([data-doing])")
    return _told(page)


def _seen(page: Page) -> bytes:
    return page.locator(STAGE).screenshot()


def test_nothing_is_drawn_while_nothing_moves(moving: Page) -> None:
    assert moving.evaluate(PASS_TIME, 40) == 0


def test_a_hand_turns_a_planet_which_glides_on_and_comes_to_rest(moving: Page) -> None:
    before = _seen(moving)
    moving.mouse.move(120, 140)
    moving.mouse.down()
    for step in range(5):
        moving.mouse.move(140 + 14 * step, 140)
    moving.mouse.up()
    held = moving.evaluate("window.asked")
    moving.wait_for_function("(held) => window.asked > held + 3", arg=held)
    moving.wait_for_function(f"async () => (await ({PASS_TIME})(10)) === 0")
    assert _seen(moving) != before


def test_a_dropped_tile_lies_on_its_face(still: Page) -> None:
    before = _told(still)
    after = _press(still, "drop")
    # The core no longer shows through the free face: land covers it.
    assert after["calls"] < before["calls"]
    assert after["triangles"] > before["triangles"]


def test_a_tap_turns_a_face_to_the_eye(still: Page) -> None:
    facing = _told(still)["facing"]
    still.mouse.click(290, 150)
    assert _press(still, "glyphs")["facing"] != facing


def test_a_lost_context_comes_back_with_the_same_picture(still: Page) -> None:
    _press(still, "regions")
    before = _seen(still)
    _press(still, "lose")
    assert _seen(still) == before


def test_the_graphics_card_holds_no_more_after_many_changes_and_nothing_in_the_end(
    browser: Browser, gallery: str
) -> None:
    with _planets(browser, gallery, "still") as page:
        held = [_press(page, name)["geometries"] for name in ("glyphs", "regions") * 4]
        # Both are switched on, off, on and off again.
        assert held[:4] == held[4:]
        free = _press(page, "free")
        # Shadows and a few of the renderer's own textures remain.
        assert free["geometries"] == 0
        assert free["textures"] < 4


def test_a_machine_that_draws_in_software_is_given_low_quality(browser: Browser, gallery: str) -> None:
    with _planets(browser, gallery, "auto") as page:
        assert _told(page)["quality"] == "low"
