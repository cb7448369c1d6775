"""A person at a table, who finds things as people do: by their role and name, or by a place on the planet."""

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
"""The sizes for which the screen is made: a laptop, a tablet, a phone held upright and sideways."""
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
"""Where on the planet a free face is looked for, in shares of its radius."""
LOOKS = 8
"""How often all places are looked at; the screen is still being laid out at the first look."""
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
    **choices: object,
) -> Iterator[Page]:
    """A person's browser; whatever goes wrong on the page is raised when it is closed.

    3D in software is slow: who does not ask for it, as with "low", has the flat map.
    Their tables hold a placement for long: on a busy machine nobody finds a button within three seconds.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
        permissions=["notifications"] if notify else [],
    )
    kept = {"settings": {"quality": quality, "notify": notify}, "choices": {"hold": LONGEST_HOLD, **choices}}
    for name, value in kept.items():
        text = json.dumps(json.dumps(value))
        # A page without an address keeps nothing.
        context.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.{name}'] ??= {text})")

    def forgiven(said: str) -> bool:
        # What the server refuses, or that it is away, the browser writes down as well.
        return (refused and "422" in said) or (away and said.startswith(EXPECTED))

    with page_of(context, forgiven) as page:
        yield page


def start(page: Page, url: str, way: str) -> None:
    """Start a game with one click on the home screen."""
    page.goto(url)
    page.get_by_role("button", name=way).first.click()


def seen(page: Page, text: str | re.Pattern[str]) -> Locator:
    """What is written on the screen, and not only told to those who do not see it."""
    return page.get_by_text(text).and_(page.locator("body :not([role=log] *)"))


def offer(page: Page) -> Locator:
    """The tiles on show that can be taken."""
    return page.get_by_role("region", name="Tiles on show").get_by_role("button", disabled=False)


def planet(page: Page) -> tuple[float, float, float]:
    """The middle of the large planet on the page, and about its radius."""
    boxes = [box for each in page.locator("canvas").all() if (box := each.bounding_box()) is not None]
    box = max(boxes, key=lambda box: box["width"] * box["height"])
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 0.3 * min(box["width"], box["height"])


def place_button(page: Page) -> Locator:
    """The button that places; it says so once the tile is over a free face."""
    return page.get_by_role("button", name="Place", exact=True)


def drawn(page: Page, frames: int = 3) -> None:
    """Until the page was drawn a few times, so that what was done shows."""
    page.evaluate(DRAWN, frames)


def aim(page: Page) -> tuple[float, float]:
    """Move the pointer over the planet until the tile in the hand snaps to a free face; answers where that is."""
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
    """Until a tile can be chosen."""
    expect(page.get_by_text("Choose a tile")).to_be_visible(timeout=LOOK_FOR)


def lay(page: Page) -> None:
    """Take the first tile, turn it by the wheel, and place it with two clicks on the planet."""
    offer(page).first.click()
    where = aim(page)
    page.mouse.wheel(0, 100)
    page.mouse.click(*where)
    expect(place_button(page)).to_be_visible()
    page.mouse.click(*where)


def aim_on_map(page: Page) -> Locator:
    """Hold the tile over the first free face of the flat map, by a click; answers that face."""
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
    """One's own turn on the flat map, and that of the bots until one's next."""
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
    """Play a whole game against bots, by pointer on the planet or its map."""
    for number in range(ROUNDS):
        wait_for_turn(page)
        assert rounds_played(page) == number + 1
        if quality == "map":
            lay_on_map(page)
        else:
            lay(page)
        page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Watch replay")).to_be_visible(timeout=LOOK_FOR)
