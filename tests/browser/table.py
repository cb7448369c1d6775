"""A person at a table, who finds things as people do: by role and name, or by a place on the planet."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.chrome import LONGEST, page_of
from tests.browser.game import EXPECTED

from twelvefold.protocol.limits import LONGEST_HOLD

expect.set_options(timeout=LONGEST)

WIDE, TABLET, TALL, FLAT = (1440, 900), (1024, 768), (390, 844), (844, 390)
"""The sizes the screen is designed for: a laptop, a tablet, and a phone held upright and sideways."""
ROUNDS = 12
LOOK_FOR = 60_000
"""Milliseconds to wait for a bot on a busy machine."""
PLACES = (
    (0.0, 0.0),
    (0.6, 0.0),
    (-0.6, 0.0),
    (0.0, 0.6),
    (0.0, -0.6),
    (0.5, 0.5),
    (-0.5, 0.5),
    (0.5, -0.5),
    (-0.5, -0.5),
    (1.1, 0.0),
    (-1.1, 0.0),
    (0.0, 1.1),
    (0.0, -1.1),
    (0.8, 0.8),
    (-0.8, 0.8),
    (0.8, -0.8),
    (-0.8, -0.8),
)
"""Where on the planet to look for a free face, as fractions of its radius."""
LOOKS = 8
"""How often to try all places; on the first try the screen may still be settling."""
DRAWN = """frames => new Promise((done) => {
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""


@contextmanager
def person(
    browser: Browser,
    size: tuple[int, int] = WIDE,
    quality: str = "map",
    *,
    refused: bool = False,
    away: bool = False,
    scale: float = 1.0,
    notify: bool = False,
    touch: bool = False,
    others: str = "none",
    **choices: object,
) -> Iterator[Page]:
    """A person's browser; errors on the page are raised when it is closed.

    3D in software is slow, so the flat map is the default; "low", for example, asks for 3D. Their tables hold a
    placement for long: on a busy machine no test finds a button within three seconds. Other players' moves aren't
    staged unless a test is about that.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
        has_touch=touch,
        is_mobile=touch,
        permissions=["notifications"] if notify else [],
    )
    kept = {
        "settings": {"quality": quality, "notify": notify, "others": others},
        "choices": {"hold": LONGEST_HOLD, "holdAlone": LONGEST_HOLD, **choices},
        # Otherwise home would start Python in the background.
        "offline": "no",
    }
    for name, value in kept.items():
        text = json.dumps(json.dumps(value))
        # A page without an address has no storage.
        context.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.{name}'] ??= {text})")

    def forgiven(said: str) -> bool:
        # The browser also logs refused requests and lost connections.
        return (refused and "422" in said) or (away and said.startswith(EXPECTED))

    with page_of(context, forgiven) as page:
        yield page


def start(page: Page, url: str, way: str) -> None:
    """Start a game with one click on the home screen."""
    page.goto(url)
    page.get_by_role("button", name=way).first.click()


def seen(page: Page, text: str | re.Pattern[str]) -> Locator:
    """Text that is visible on the screen, not only announced to a screen reader."""
    return page.get_by_text(text).and_(page.locator("body :not([role=log] *)"))


def offer(page: Page) -> Locator:
    """The offered tiles that can be taken."""
    return page.get_by_role("region", name="Tiles on show").get_by_role("button", disabled=False)


def planet(page: Page) -> tuple[float, float, float]:
    """The centre of the large planet on the page, and roughly its radius."""
    boxes = [box for each in page.locator("canvas").all() if (box := each.bounding_box()) is not None]
    box = max(boxes, key=lambda box: box["width"] * box["height"])
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 0.3 * min(box["width"], box["height"])


def place_button(page: Page) -> Locator:
    """The button that places the tile; named “Place” once the tile is over a free face."""
    return page.get_by_role("button", name="Place", exact=True)


def drawn(page: Page, frames: int = 3) -> None:
    """Wait until the page has been drawn a few times, so that changes show."""
    page.evaluate(DRAWN, frames)


def aim(page: Page) -> tuple[float, float]:
    """Move the pointer over the planet until the tile in hand snaps to a free face; returns where that is."""
    page.locator("canvas").first.wait_for()
    for _ in range(LOOKS):
        x, y, radius = planet(page)
        for right, down in PLACES:
            where = x + right * radius, y + down * radius
            page.mouse.move(*where)
            drawn(page)
            if place_button(page).count():
                return where
    raise AssertionError("no free face is seen on this side of the planet")


def wait_for_turn(page: Page) -> None:
    """Wait until a tile can be chosen."""
    expect(page.get_by_text("Choose a tile")).to_be_visible(timeout=LOOK_FOR)


def lay(page: Page) -> None:
    """Take the first tile, turn it with the wheel, and place it with two clicks on the planet."""
    offer(page).first.click()
    where = aim(page)
    page.mouse.wheel(0, 100)
    page.mouse.click(*where)
    expect(place_button(page)).to_be_visible()
    page.mouse.click(*where)


def aim_on_map(page: Page) -> Locator:
    """Click the first free face of the flat map to hold the tile over it; returns that face."""
    free = page.get_by_role("button", name=re.compile(r"^Face \w: free")).first
    letter = (free.get_attribute("aria-label") or "").partition(":")[0]
    face = page.get_by_role("button", name=re.compile(f"^{letter}:"))
    face.click(force=True)
    return face


def lay_on_map(page: Page) -> None:
    """Take the first tile and place it on the first free face of the flat map, with two clicks."""
    offer(page).first.click()
    aim_on_map(page).click(force=True)


def play_a_round(page: Page) -> None:
    """Take a turn on the flat map, and wait for the bots until the player's next turn."""
    wait_for_turn(page)
    lay_on_map(page)
    page.get_by_role("button", name="Done").click()
    wait_for_turn(page)


def rounds_played(page: Page) -> int:
    """The round that the screen shows."""
    found = re.search(r"Round (\d+) of 12", page.locator("header").first.inner_text())
    assert found is not None
    return int(found[1])


def play_out(page: Page, quality: str) -> None:
    """Play a whole game against bots with the pointer, on the planet or its map."""
    for number in range(ROUNDS):
        wait_for_turn(page)
        if quality == "map":
            lay_on_map(page)
        else:
            lay(page)
        assert rounds_played(page) == number + 1
        page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Watch replay")).to_be_visible(timeout=LOOK_FOR)
