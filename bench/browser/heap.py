"""What stays behind when game after game is played in one page that is never loaded again."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tests.browser.table import ROUNDS, offer, person, start, wait_for_turn

from bench.browser.moves import PLACED, place_by_keys, wait_for_end, wait_for_placements

GAMES = 10
COMPARED = (2, 10)
TILES = 5
"""Tiles on show before the first move of a round."""
CALM = 5
"""How many looks in a row, half a second apart, must be equal until everything is drawn."""
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
"""Counts what is made and deleted in every WebGL context."""
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
"""What is alive in the contexts that are not lost."""


def play_by_keys(page: Page, before: int) -> None:
    """A whole game, as fast as the page allows, after so many placements in earlier ones."""
    for number in range(1, ROUNDS + 1):
        wait_for_turn(page)
        place_by_keys(page)
        wait_for_placements(page, before + number)
        # It stands: nobody waits until it can no longer be taken back.
        page.keyboard.press("Enter")
    wait_for_end(page)


def begin(page: Page) -> None:
    """Start a game in which nobody has laid a tile yet; where the bot begins, another one."""
    while True:
        page.get_by_role("button", name="Against bots").first.click()
        wait_for_turn(page)
        if offer(page).count() == TILES:
            page.locator("canvas").first.wait_for()
            return
        page.get_by_role("link", name="Home").click()


def left(page: Page, session: CDPSession) -> dict[str, int]:
    """Bytes of the heap after collection, and what WebGL has, once everything is drawn."""
    seen: list[dict[str, int]] = []
    while len(seen) < CALM or any(each != seen[-1] for each in seen[-CALM:]):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(500)
        seen.append(page.evaluate(ALIVE))
    used = int(session.send("Runtime.getHeapUsage")["usedSize"])
    return {"heap": used, **seen[-1]}


def games(browser: Browser, url: str) -> list[dict[str, Any]]:
    """What is there after each of ten games in one page, when the next has begun: the same screen each time."""
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
