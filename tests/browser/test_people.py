"""Several people at one table, each with a browser of their own, and spectators."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import two_people, whose_turn
from tests.browser.table import LOOK_FOR, aim_on_map, lay_on_map, offer, person, place_button, seen, wait_for_turn
from tests.server.network.running import Running

OBJECTIVE = "Your objective"


@pytest.fixture
def pair(browser: Browser, site: Running) -> Iterator[tuple[Page, Page]]:
    """Ada and Ben."""
    with two_people(browser, site.url) as pair:
        yield pair


def test_two_people_play_and_each_sees_what_the_other_does(pair: tuple[Page, Page]) -> None:
    for _ in range(4):
        mover, other = whose_turn(*pair)
        lay_on_map(mover)
        expect(other.get_by_role("button", name="Tile").and_(other.locator(":disabled")).first).to_be_visible()
        mover.get_by_role("button", name="Done").click()
    for page in pair:
        expect(page.get_by_text("Round 3 of 12")).to_be_visible(timeout=LOOK_FOR)


def test_off_turn_a_tile_can_be_tried_and_waits_for_the_turn(pair: tuple[Page, Page]) -> None:
    mover, other = whose_turn(*pair)
    offer(other).last.click()
    aim_on_map(other)
    expect(other.get_by_role("button", name="Planned")).to_be_disabled()
    lay_on_map(mover)
    mover.get_by_role("button", name="Done").click()
    expect(place_button(other)).to_be_enabled(timeout=LOOK_FOR)


def test_a_page_that_was_loaded_again_goes_on_where_it_was(pair: tuple[Page, Page]) -> None:
    mover, other = whose_turn(*pair)
    lay_on_map(mover)
    mover.get_by_role("button", name="Done").click()
    wait_for_turn(other)
    other.reload()
    wait_for_turn(other)
    # On a phone the log is in a sheet.
    laid = other.get_by_role("button", name="placed a tile on face", include_hidden=True)
    expect(laid.first).to_be_attached()
    lay_on_map(other)
    expect(other.get_by_role("button", name="Undo")).to_be_visible()


def test_who_looks_on_sees_no_objective_and_takes_no_tile(browser: Browser, pair: tuple[Page, Page]) -> None:
    ada, _ = pair
    whose_turn(*pair)
    expect(ada.get_by_role("region", name=OBJECTIVE)).to_be_visible()
    with person(browser, quality="map") as guest:
        guest.goto(ada.url)
        expect(guest.get_by_role("list", name="Planets").get_by_role("button")).to_have_count(2)
        expect(guest.get_by_role("region", name=OBJECTIVE)).to_have_count(0)
        offer(guest).first.click()
        expect(seen(guest, "You’re watching as a spectator")).to_be_visible()
        expect(place_button(guest)).to_have_count(0)
