"""What few change about a table is within reach, and the server hears of it."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.table import offer, person, seen, wait_for_turn
from tests.docs.pages import ROOT
from tests.server.door.running import Running

BOX = ROOT / "src" / "twelvefold" / "world" / "data" / "standard.json"


def opened(page: Page, site: Running, way: str) -> None:
    """The panel of a way to play, with its rarer options unfolded."""
    page.goto(site.url)
    page.get_by_role("button", name=f"Change the game {way}").click()
    page.get_by_text("More options").click()


def options_of(page: Page, site: Running) -> dict[str, object]:
    """What the server knows of the person's last table."""
    tables = page.context.request.get(f"{site.url}/api/own").json()["tables"]
    found: dict[str, object] = tables[0]["options"]
    return found


def test_time_hold_who_begins_and_who_looks_on_are_chosen_and_remembered(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", name="Ada") as page:
        opened(page, site, "with friends")
        page.get_by_role("radio", name="3 minutes").check()
        page.get_by_role("radio", name="10 seconds").check()
        page.get_by_role("radio", name="Seat 2").check()
        page.get_by_label("Others may look on").uncheck()
        page.get_by_role("button", name="Make the table").click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        wanted = {"clock": 180, "hold": 10, "first_seat": 1, "spectators": False, "seed": None, "box": None}
        assert options_of(page, site).items() >= wanted.items()
        opened(page, site, "with friends")
        expect(page.get_by_role("radio", name="3 minutes")).to_be_checked()
        expect(page.get_by_label("Others may look on")).not_to_be_checked()


def test_a_seed_deals_the_same_again_and_is_for_one_table_only(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling", first=1) as page:
        shown = []
        for _ in range(2):
            opened(page, site, "against bots")
            page.get_by_label("Seed of the deal").fill("the same for both")
            page.get_by_role("button", name="Start the game").click()
            wait_for_turn(page)
            assert options_of(page, site)["seed"] == "the same for both"
            shown.append([tile.get_attribute("aria-label") for tile in offer(page).all()])
        assert shown[0] == shown[1]
        page.goto(site.url)
        page.get_by_role("button", name="Against bots").first.click()
        wait_for_turn(page)
        assert options_of(page, site)["seed"] is None


def test_a_box_of_ones_own_is_brought_and_played_with(browser: Browser, site: Running, tmp_path: Path) -> None:
    box = json.loads(BOX.read_text(encoding="utf-8"))
    box["tiles"] = box["tiles"][::-1]
    own, wrong = tmp_path / "own.json", tmp_path / "wrong.json"
    own.write_text(json.dumps(box))
    wrong.write_text("{}")
    with person(browser, quality="map", refused=True, bots=1, level="seedling", first=1) as page:
        opened(page, site, "against bots")
        page.get_by_label("Use a box of your own").set_input_files(wrong)
        expect(seen(page, "This is no box of tiles")).to_be_visible()
        page.get_by_label("Use a box of your own").set_input_files(own)
        expect(page.get_by_role("button", name="Play without own.json")).to_be_visible()
        page.get_by_role("button", name="Start the game").click()
        wait_for_turn(page)
        assert isinstance(options_of(page, site)["box"], str)
