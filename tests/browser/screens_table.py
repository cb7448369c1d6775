"""The screens of a game at a table."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.ada import Show, be_ada, use_up
from tests.browser.prepared import Prepared
from tests.browser.table import (
    aim,
    aim_on_map,
    drawn,
    lay,
    lay_on_map,
    offer,
    place_button,
    wait_for_turn,
)

LIFE_STAYS = """
const later = window.setTimeout.bind(window);
window.setTimeout = (work, wait, ...rest) => later(work, wait >= 1800 && wait <= 5000 ? 600_000 : wait, ...rest);
"""
"""Keeps an awarded animal on screen until the test has looked at it."""


def table(name: str) -> Show:
    """One of Ada's tables, in its current state."""

    def show(page: Page, prepared: Prepared) -> None:
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{prepared.tables[name]}")
        expect(page.get_by_role("region", name="Tiles on show").get_by_role("button")).to_have_count(5)

    return show


def taken(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    wait_for_turn(page)
    offer(page).nth(1).click()


def holding(page: Page, prepared: Prepared) -> None:
    taken(page, prepared)
    aim(page)


def holding_on_map(page: Page, prepared: Prepared) -> None:
    taken(page, prepared)
    aim_on_map(page)
    expect(place_button(page)).to_be_visible()


def planning(page: Page, prepared: Prepared) -> None:
    table("off turn")(page, prepared)
    offer(page).last.click()
    for arrow in ("Right", "Up", "Left", "Left", "Down"):
        page.keyboard.press(f"Arrow{arrow}")
        if page.get_by_role("button", name="Planned").count():
            return


def other_planet(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    page.get_by_role("list", name="Planets").get_by_role("button").nth(1).click()
    expect(page.get_by_role("button", name="planet Back")).to_be_visible()


def bid(page: Page, prepared: Prepared) -> None:
    table("four")(page, prepared)
    if not page.get_by_role("button", name=re.compile("Ranger bids")).first.is_visible():
        page.get_by_role("button", name="Animals", exact=True).click()
    page.get_by_role("button", name=re.compile("Ranger bids [1-9]")).first.click()
    expect(page.get_by_role("button", name="planet Back")).to_be_visible()


def flat_map(page: Page, prepared: Prepared) -> None:
    table("duel")(page, prepared)
    page.get_by_role("button", name="Map").click()


def races(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    page.get_by_role("button", name="Animals", exact=True).click()


def log(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    page.get_by_role("button", name="Log").click()


def objective(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    page.get_by_role("button", name="Your objective").click()
    expect(page.get_by_role("dialog", name="Your objective")).to_be_visible()


def last_in_round(page: Page, prepared: Prepared) -> None:
    page.add_init_script(LIFE_STAYS)
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{use_up(prepared, 'life')}")
    wait_for_turn(page)


def life(page: Page, prepared: Prepared) -> None:
    last_in_round(page, prepared)
    lay(page)
    expect(page.get_by_role("region", name="Life appears")).to_be_visible()
    drawn(page)


def life_on_map(page: Page, prepared: Prepared) -> None:
    last_in_round(page, prepared)
    lay_on_map(page)
    expect(page.get_by_role("region", name="Life appears")).to_be_visible()
    drawn(page)


def end(name: str) -> Show:
    """The end of a game."""

    def show(page: Page, prepared: Prepared) -> None:
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{prepared.tables[name]}")
        expect(page.get_by_role("dialog").get_by_role("link", name="Watch replay")).to_be_visible()

    return show


def menu(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def helping(page: Page, prepared: Prepared) -> None:
    table("middle")(page, prepared)
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and gestures")).to_be_visible()


def hand_over(lay: Callable[[Page], None]) -> Show:
    """Pass and play: whoever is to move looks at their objective and places a tile."""

    def show(page: Page, prepared: Prepared) -> None:
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{use_up(prepared, 'one screen')}")
        wait_for_turn(page)
        page.get_by_role("button", name=re.compile("(^|objective )Show$")).click()
        lay(page)
        expect(page.get_by_role("dialog", name="Pass the device to")).to_be_visible()

    return show
