"""What is left behind when many games are played in one page without a reload."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.table import ROUNDS, offer, person, start, wait_for_turn

from bench.browser.moves import PLACED, place_by_keys, wait_for_end, wait_for_placements

GAMES = 10
COMPARED = (2, 10)
TILES = 5
"""Face-up tiles before the first move of a round."""
CALM = 5
"""Everything counts as drawn after this many equal measurements in a row, half a second apart."""
KINDS = ("Buffer", "VertexArray", "Texture", "Program", "Framebuffer", "Renderbuffer")
COUNTED = """
window.contexts = [];
const of = (context) => {
  let found = window.contexts.find(({ held }) => held.deref() === context);
  if (!found) window.contexts.push((found = { held: new WeakRef(context), alive: {} }));
  return found.alive;
};
for (const kind of KINDS) {
  const proto = WebGL2RenderingContext.prototype;
  const [create, remove] = [proto[`create${kind}`], proto[`delete${kind}`]];
  proto[`create${kind}`] = function () {
    of(this)[kind] = (of(this)[kind] ?? 0) + 1;
    return create.call(this);
  };
  proto[`delete${kind}`] = function (one) {
    if (one) of(this)[kind] -= 1;
    return remove.call(this, one);
  };
}
"""
"""Counts what is created and deleted in every WebGL context."""
ALIVE = """
() => {
  const sum = { Context: 0 };
  for (const { held, alive } of window.contexts) {
    const context = held.deref();
    if (!context || context.isContextLost()) continue;
    sum.Context += 1;
    for (const [kind, count] of Object.entries(alive)) sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}
"""
"""Returns what is alive in all contexts that aren't lost."""


def play_by_keys(page: Page, before: int) -> None:
    """Play a whole game, as fast as the page allows, after so many placements in earlier games."""
    for number in range(1, ROUNDS + 1):
        wait_for_turn(page)
        place_by_keys(page)
        wait_for_placements(page, before + number)
        # Confirm it, rather than wait until it can no longer be undone.
        page.keyboard.press("Enter")
    wait_for_end(page)


def begin(page: Page) -> None:
    """Start a game in which nobody has placed a tile yet; if the bot begins, start another."""
    while True:
        page.get_by_role("button", name="Against bots").first.click()
        wait_for_turn(page)
        if offer(page).count() == TILES:
            page.locator("canvas").first.wait_for()
            return
        page.get_by_role("link", name="Home").click()


def left(page: Page, session: CDPSession) -> dict[str, int]:
    """The bytes on the heap after garbage collection, and what WebGL holds, once everything is drawn."""
    seen: list[dict[str, int]] = []
    while len(seen) < CALM or any(each != seen[-1] for each in seen[-CALM:]):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(500)
        seen.append(page.evaluate(ALIVE))
    used = int(session.send("Runtime.getHeapUsage")["usedSize"])
    return {"heap": used, **seen[-1]}


def games(browser: Browser, url: str) -> list[dict[str, Any]]:
    """What is left after each of ten games in one page, measured when the next has begun: the same screen each time."""
    found = []
    with person(browser, quality="still", bots=1, level="seedling") as page:
        page.add_init_script(PLACED)
        page.add_init_script(f"const KINDS = {list(KINDS)};\n{COUNTED}")
        session = page.context.new_cdp_session(page)
        start(page, url, "Against bots")
        for number in range(1, GAMES + 1):
            play_by_keys(page, ROUNDS * (number - 1))
            page.get_by_role("dialog").get_by_role("link", name="Home").click()
            begin(page)
            found.append({"game": number, **left(page, session)})
            print(f"  game {number}: {found[-1]}", flush=True)
        assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    return found
