"""How smoothly the end of a round is staged in 3D: frame times, and how long the page is busy at a time."""

import json
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.ada import be_ada
from tests.browser.prepared import Prepared
from tests.browser.table import LOOK_FOR, WIDE, aim, offer, person, wait_for_turn

from bench.globe import CATEGORIES
from bench.slices import longest

ENDS = 2
"""Round ends to measure."""
MOVING = """
location.origin === 'null' ||
  (localStorage['twelvefold.settings'] = JSON.stringify({ quality: "low", motion: "full", others: "full" }))
"""
FRAMES = """
window.frameTimes = [];
const ask = window.requestAnimationFrame.bind(window);
let running = null;
window.requestAnimationFrame = (call) => {
  const from = running;
  return ask((now) => {
    if (from !== null && now > from) window.frameTimes.push(now - from);
    running = now;
    call(now);
    running = null;
  });
};
"""
"""Records the times between frames, where one asks for the next."""


def staged(page: Page) -> None:
    """Place the last tile of a round, and wait until its animals and the bots' placements have been shown."""
    offer(page).first.click()
    where = aim(page)
    page.mouse.click(*where)
    page.mouse.click(*where)
    expect(page.get_by_role("region", name="Life appears")).to_be_visible(timeout=LOOK_FOR)
    expect(page.locator("header").first.get_by_text("Your turn")).to_be_visible(timeout=LOOK_FOR)
    expect(page.get_by_role("region", name="Other players’ moves")).to_have_count(0, timeout=LOOK_FOR)


def round_ends(browser: Browser, prepared: Prepared) -> dict[str, Any]:
    """The frame times of several round ends, and the longest slices."""
    frames: list[float] = []
    worst = {"task_cpu_ms": 0.0, "script_cpu_ms": 0.0}
    for _ in range(ENDS):
        name = max(name for name in prepared.tables if name.startswith("life"))
        table = prepared.tables.pop(name)
        with person(browser, WIDE, "low") as page:
            page.add_init_script(MOVING)
            page.add_init_script(FRAMES)
            be_ada(page, prepared)
            page.goto(f"{prepared.url}/table/{table}")
            wait_for_turn(page)
            browser.start_tracing(page=page, categories=CATEGORIES)
            page.evaluate("window.frameTimes = []")
            staged(page)
            frames += page.evaluate("window.frameTimes")
            found = longest(json.loads(browser.stop_tracing()))
            worst = {each: max(worst[each], found[each]) for each in worst}
    return {"frames": len(frames), "p50": median(frames), "p95": quantiles(frames, n=20)[-1], **worst}
