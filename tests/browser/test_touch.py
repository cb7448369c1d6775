"""Touch on the planet: two fingers turn the tile aimed at it, or the planet itself if there is no tile."""

import math

from playwright.sync_api import Browser, CDPSession, Page, expect
from tests.browser.table import aim, drawn, offer, person, place_button, planet, start, wait_for_turn
from tests.server.network.running import Running

STEP = 72
APART = 70
"""Pixels from the centre of the planet to each finger."""
LOOKS = 50
SMALL = (1000, 640)
"""A small window, since drawing a planet takes time in proportion to its size."""


def fingers(page: Page) -> CDPSession:
    """A touch screen."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    return session


def twist(page: Page, session: CDPSession, degrees: int) -> None:
    """Put two fingers on the planet and twist them clockwise."""
    x, y, _ = planet(page)

    def touch(kind: str, angle: float) -> None:
        turned = math.radians(angle)
        by = APART * math.cos(turned), APART * math.sin(turned)
        points = [{"x": x + side * by[0], "y": y + side * by[1], "id": side + 1} for side in (1, -1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    touch("touchStart", 0)
    for angle in range(0, degrees, int(math.copysign(6, degrees))):
        touch("touchMove", angle)
    touch("touchMove", degrees)
    touch("touchEnd", degrees)


def picture(page: Page) -> bytes:
    """The centre of the planet, once it has stopped moving."""
    x, y, radius = planet(page)
    half = radius * 0.8
    last = b""
    for _ in range(LOOKS):
        drawn(page)
        taken = page.screenshot(clip={"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half})
        if taken == last:
            return taken
        last = taken
    raise AssertionError("the planet does not come to rest")


def words(name: str | None) -> list[str]:
    """The habitats named in the description of a tile or a face."""
    return (name or "").partition(": ")[2].split(", ")


def test_two_fingers_turn_the_planet_and_with_a_tile_only_the_tile(browser: Browser, site: Running) -> None:
    with person(browser, SMALL, "low", bots=1, level="seedling", first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        page.locator("canvas").first.wait_for()
        session = fingers(page)
        before = picture(page)
        twist(page, session, STEP)
        assert picture(page) != before
        tile = next(each for each in offer(page).all() if len(set(words(each.get_attribute("aria-label")))) > 1)
        habitats = words(tile.get_attribute("aria-label"))
        tile.click()
        where = aim(page)
        page.mouse.click(*where)
        expect(place_button(page)).to_be_visible()
        before = picture(page)
        twist(page, session, 5 * STEP)
        assert picture(page) == before, "after a whole turn the tile and the planet are as they were"
        twist(page, session, -2 * STEP)
        assert picture(page) != before
        place_button(page).click()
        page.get_by_role("button", name="Map", exact=True).click()
        laid = page.get_by_role("group", name="planet").locator("[aria-label]:not([aria-label*=free])").first
        found = words(laid.get_attribute("aria-label"))
        assert found == habitats[-2:] + habitats[:-2], "two steps counterclockwise"
