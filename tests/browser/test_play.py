"""Games played in a real Chromium."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.table import (
    FLAT,
    LOOK_FOR,
    TABLET,
    TALL,
    WIDE,
    aim,
    drawn,
    lay,
    lay_on_map,
    offer,
    person,
    place_button,
    play_a_round,
    play_out,
    seen,
    start,
    wait_for_turn,
)
from tests.server.network.running import Running

WHOLE = {"full": "low", "mystery beginner": "map"}
"""Variants, each with how the planet is drawn.

In every run, other tests play a full game with a screen reader, a beginner game without WebGL and a mystery game.
"""


@pytest.mark.thorough("whole games")
@pytest.mark.parametrize("variant", WHOLE)
def test_a_whole_game_against_bots_by_pointer(browser: Browser, site: Running, variant: str) -> None:
    with person(browser, quality=WHOLE[variant], variant=variant, bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        play_out(page, WHOLE[variant])
        end = page.get_by_role("dialog")
        expect(end.get_by_role("heading", level=2)).to_contain_text("won")
        expect(end.get_by_role("list", name="Podium").get_by_role("listitem")).to_have_count(2)
        expect(end.get_by_text("Objective:")).to_have_count(0 if "beginner" in variant else 2)


def test_a_tile_is_laid_taken_back_and_dragged_onto_the_planet_in_3d(browser: Browser, site: Running) -> None:
    with person(browser, TABLET, "low", bots=1, level="seedling", first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        tiles = offer(page).count()
        lay(page)
        page.get_by_role("button", name="Undo").click()
        # The tile is back in the hand, where it was.
        expect(place_button(page)).to_be_enabled()
        page.keyboard.press("Escape")
        wait_for_turn(page)
        expect(offer(page)).to_have_count(tiles)
        expect(page.get_by_text("You undid your move").first).to_be_attached()
        box = offer(page).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] - 60)
        where = aim(page)
        page.mouse.up()
        place_button(page).click()
        page.get_by_role("button", name="Done").click()
        wait_for_turn(page)
        offer(page).first.click()
        page.mouse.click(*where)
        expect(seen(page, "That face already has a tile")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Seedling bids").first.click()
        back = page.get_by_role("button", name="Seedling’s planet Back")
        expect(back).to_be_visible()
        back.click()
        expect(back).to_have_count(0)


def fits(page: Page, size: tuple[int, int]) -> None:
    """Nothing needs scrolling, and the tiles are large enough for fingers."""
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (width, height) <= size
    for tile in offer(page).all():
        box = tile.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_the_table_fits_every_screen_without_scrolling(browser: Browser, site: Running) -> None:
    with person(browser, bots=3, level="seedling") as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        for size in (WIDE, TABLET, TALL, FLAT):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            drawn(page)
            fits(page, size)
        lay_on_map(page)
        for size in (WIDE, TABLET, TALL, FLAT):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()


@pytest.mark.thorough("sizes in 3D")
@pytest.mark.parametrize("size", [WIDE, TABLET, TALL, FLAT])
def test_the_table_in_3d_fits_the_screen(browser: Browser, site: Running, size: tuple[int, int]) -> None:
    with person(browser, size, "low", bots=3, level="seedling") as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        fits(page, size)
        lay(page)
        expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()


def test_everything_can_be_done_by_keys(browser: Browser, site: Running) -> None:
    with person(browser, bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        for _ in range(2):
            wait_for_turn(page)
            for key in "12345":
                page.keyboard.press(key)
                drawn(page)
                if page.get_by_role("button", name="Choose a face").count():
                    break
            for arrow in ("Right", "Up", "Left", "Down", "Right", "Right", "Down"):
                page.keyboard.press(f"Arrow{arrow}")
                drawn(page)
                if place_button(page).count():
                    break
            page.keyboard.press("q")
            page.keyboard.press("Enter")
            expect(page.get_by_role("button", name="Done")).to_be_visible()
            page.keyboard.press("Enter")
        page.keyboard.press("r")
        expect(page.get_by_role("log").get_by_text(re.compile(r"areas? in \d regions?: "))).not_to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys and gestures")).to_be_visible()


def test_the_map_is_played_like_the_planet(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        offer(page).first.click()
        face = page.get_by_role("button", name="Face C: free")
        face.click(force=True)
        face = page.get_by_role("button", name="Face C:")
        face.click(force=True)
        expect(page.get_by_role("button", name="Undo")).to_be_visible()


def done(page: Page) -> None:
    lay_on_map(page)
    page.get_by_role("button", name="Done").click()


def test_at_one_screen_the_device_is_handed_over_only_while_an_objective_is_shown(
    browser: Browser, site: Running
) -> None:
    with person(browser, people=2, names=["Ada", "Ben"], first=1) as page:
        start(page, site.url, "Pass and play")
        # Nobody has looked at an objective: there's nothing to hide.
        expect(page.get_by_role("region", name="Ada’s objective")).to_be_visible()
        expect(page.get_by_text("more areas for").filter(visible=True)).to_have_count(0)
        done(page)
        expect(page.get_by_role("region", name="Ben’s objective")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="Show").click()
        expect(page.get_by_text("more areas for")).to_be_visible()
        done(page)
        expect(page.get_by_text("Round 2 of 12")).to_be_visible(timeout=LOOK_FOR)
        done(page)
        curtain = page.get_by_role("dialog", name="Pass the device to Ada")
        curtain.get_by_role("button", name="I’m Ada").click()
        expect(page.get_by_role("region", name="Ada’s objective").get_by_text("more areas for")).to_be_visible()
        page.get_by_role("button", name="Hide").click()
        done(page)
        expect(page.get_by_text("Round 3 of 12")).to_be_visible(timeout=LOOK_FOR)
        done(page)
        expect(page.get_by_role("region", name="Ben’s objective")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_record_is_replayed_from_a_file(browser: Browser, site: Running, record: Path) -> None:
    with person(browser) as page:
        page.goto(f"{site.url}/replay")
        page.get_by_label("Open a record file").set_input_files(record)
        expect(seen(page, re.compile("^Start$"))).to_be_visible()
        page.get_by_role("button", name="One round forward").click()
        expect(seen(page, "Move 3 of 36")).to_be_visible()
        page.get_by_role("slider").fill("20")
        expect(seen(page, "Move 20 of 36")).to_be_visible()
        page.get_by_role("button", name="Go to the end").click()
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_visible()


def test_what_is_no_record_is_said_to_be_none(browser: Browser, site: Running, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "twelvefold/1"}')
    with person(browser, refused=True) as page:
        page.goto(f"{site.url}/replay")
        page.get_by_label("Open a record file").set_input_files(wrong)
        expect(page.get_by_text("This isn’t a valid game record")).to_be_visible()


def test_a_game_that_was_ended_early_can_be_played_anew(browser: Browser, site: Running) -> None:
    with person(browser, bots=1, level="seedling") as page:
        start(page, site.url, "Against bots")
        play_a_round(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("alertdialog").get_by_role("button", name="End game").click()
        end = page.get_by_role("dialog")
        expect(end.get_by_text("Everyone agreed to end the game.")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Show result").click()
        end.get_by_role("button", name="Play again").click()
        expect(end).to_have_count(0)
        wait_for_turn(page)
        expect(page.get_by_text("Round 1 of 12")).to_be_visible()
        lay_on_map(page)
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
