"""What reaches the screen for the large planet: it is there in every frame, and nothing of it is cut off."""

import base64
import io
import math
from pathlib import Path

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Browser, Page, expect
from tests.browser.table import (
    LOOK_FOR,
    TABLET,
    TALL,
    WIDE,
    drawn,
    offer,
    person,
    place_button,
    planet,
    seen,
    start,
    wait_for_turn,
)
from tests.server.network.running import Running

FRAMES = 30
# Resizing a small planet redraws it, and the large one in the same frame.
STIR = """async (frames) => {
  const [small] = document.querySelectorAll("canvas");
  for (let each = 0; each < frames; each++) {
    small.style.width = each % 2 ? "" : "calc(100% - 1px)";
    await new Promise((next) => requestAnimationFrame(next));
  }
}"""
# The opacity of the large canvas at its centre, and the highest at its edges, once it is on screen.
OPAQUE = """async () => {
  for (let each = 0; each < 3; each++) await new Promise((next) => requestAnimationFrame(next));
  const area = ({ width, height }) => width * height;
  const large = [...document.querySelectorAll("canvas")].reduce((one, other) => area(one) < area(other) ? other : one);
  const { width, height } = large;
  const paper = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  paper.drawImage(large, 0, 0);
  const most = (...box) => Math.max(...paper.getImageData(...box).data.filter((_, at) => at % 4 === 3));
  const across = [0, height - 1].map((y) => most(0, y, width, 1));
  const down = [0, width - 1].map((x) => most(x, 0, 1, height));
  return [most(width / 2, height / 2, 1, 1), Math.max(...across, ...down)];
}"""
# The opacity of the first small planet at its centre, redrawn while the large one is not visible.
SMALL_ALONE = """async () => {
  const [small] = document.querySelectorAll("canvas");
  const area = ({ width, height }) => width * height;
  const large = [...document.querySelectorAll("canvas")].reduce((one, other) => area(one) < area(other) ? other : one);
  large.parentElement.style.display = "none";
  small.getContext("2d").clearRect(0, 0, small.width, small.height);
  small.style.width = "calc(100% - 1px)";
  for (let each = 0; each < 5; each++) await new Promise((next) => requestAnimationFrame(next));
  return small.getContext("2d").getImageData(small.width / 2, small.height / 2, 1, 1).data[3];
}"""
LAND, AIR = 250, 60
"""Of 255: land is more opaque than LAND, the air round a planet less than AIR."""
SEEN = 12.0
"""How much brightness varies across a planet, of 255; the dark background varies less."""
DIRECTIONS = 8


def _sizes(first: tuple[int, int], *others: tuple[int, int]) -> list[object]:
    """One size in every run, the others only in thorough runs."""
    return [first, *(pytest.param(size, marks=pytest.mark.thorough("sizes in 3D")) for size in others)]


def _light(picture: bytes, page: Page) -> float:
    """How much brightness varies across the centre of the large planet."""
    x, y, radius = planet(page)
    half = radius * 0.8
    with Image.open(io.BytesIO(picture)) as frame:
        scale = frame.width / page.evaluate("innerWidth")
        left, top, right, bottom = (round(each * scale) for each in (x - half, y - half, x + half, y + half))
        return float(ImageStat.Stat(frame.convert("L").crop((left, top, right, bottom))).stddev[0])


def _wait_for_planets(page: Page, count: int) -> None:
    """Wait until all planets are drawn, including the large one."""
    expect(page.locator("canvas")).to_have_count(count)
    for _ in range(LOOK_FOR // 100):
        if _light(page.screenshot(), page) > SEEN:
            return
        drawn(page)
    raise AssertionError("no large planet is drawn")


def _recorded(page: Page) -> list[bytes]:
    """Every frame that the browser shows while small planets are drawn beside the large one."""
    shown: list[bytes] = []
    cast = page.context.new_cdp_session(page)

    def keep(frame: dict[str, str]) -> None:
        shown.append(base64.b64decode(frame["data"]))
        cast.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    cast.on("Page.screencastFrame", keep)
    cast.send("Page.startScreencast", {"format": "jpeg", "quality": 80})
    page.evaluate(STIR, FRAMES)
    cast.send("Page.stopScreencast")
    cast.remove_listener("Page.screencastFrame", keep)
    return shown


def test_the_large_planet_is_in_every_frame_while_small_ones_are_drawn(browser: Browser, site: Running) -> None:
    with person(browser, TALL, "low", bots=3, level="seedling") as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        _wait_for_planets(page, 5)
        light = [_light(frame, page) for frame in _recorded(page)]
        assert len(light) > FRAMES / 4
        assert min(light) > SEEN, light
        # The drawing stays until the next redraw, so that it can be shown again at any time.
        assert page.evaluate(OPAQUE)[0] > LAND
        # Small planets are redrawn even while the large one is not visible.
        assert page.evaluate(SMALL_ALONE) > LAND


@pytest.mark.parametrize("size", _sizes(TALL, WIDE, TABLET))
def test_no_mountain_is_cut_off_however_the_planet_is_turned(
    browser: Browser, site: Running, record: Path, size: tuple[int, int]
) -> None:
    with person(browser, size, "low") as page:
        page.goto(f"{site.url}/replay")
        page.get_by_label("Open a record file").set_input_files(record)
        page.get_by_role("slider").fill("35")
        expect(seen(page, "Move 35 of 36")).to_be_visible()
        _wait_for_planets(page, 4)
        x, y, radius = planet(page)
        for turn in range(DIRECTIONS):
            right, down = (radius, 0.0) if turn % 2 else (0.0, radius)
            page.mouse.move(x - right / 2, y - down / 2)
            page.mouse.down()
            page.mouse.move(x + right / 2, y + down / 2)
            page.mouse.up()
            middle, edges = page.evaluate(OPAQUE)
            assert middle > LAND
            assert edges < AIR


@pytest.mark.parametrize("size", _sizes(TABLET, WIDE))
def test_a_tile_that_hovers_at_the_rim_is_not_cut_off(browser: Browser, site: Running, size: tuple[int, int]) -> None:
    with person(browser, size, "low", bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        _wait_for_planets(page, 3)
        offer(page).first.click()
        x, y, radius = planet(page)
        for direction in range(DIRECTIONS):
            angle = 2 * math.pi * direction / DIRECTIONS
            page.mouse.move(x + radius * math.cos(angle), y + radius * math.sin(angle))
            expect(place_button(page)).to_be_visible()
            middle, edges = page.evaluate(OPAQUE)
            assert middle > LAND
            assert edges < AIR
