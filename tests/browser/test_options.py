"""The rarer options for a table are easy to reach, and the server receives them."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.table import ROUNDS, lay_on_map, offer, person, seen, start, wait_for_turn
from tests.docs.pages import ROOT
from tests.server.network.running import Running

BOX = ROOT / "src" / "twelvefold" / "world" / "data" / "standard.json"


def opened(page: Page, site: Running, way: str) -> None:
    """The panel of a way to play, with "More options" open."""
    page.goto(site.url)
    page.get_by_role("button", name=f"Set up a game {way}").click()
    page.get_by_text("More options").click()


def options_of(page: Page, site: Running) -> dict[str, object]:
    """The options of the person's latest table, according to the server."""
    tables = page.context.request.get(f"{site.url}/api/own").json()["tables"]
    found: dict[str, object] = tables[0]["options"]
    return found


def bots_of(page: Page, site: Running) -> list[str]:
    """The bots at the person's latest table, by the server's names."""
    tables = page.context.request.get(f"{site.url}/api/own").json()["tables"]
    return [seat["bot"] for seat in tables[0]["seats"] if seat["kind"] == "bot"]


def test_bots_have_the_character_that_was_chosen_and_it_is_remembered(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=2, level="seedling", first=1) as page:
        page.goto(site.url)
        page.get_by_role("button", name="Set up a game against bots").click()
        page.get_by_role("radio", name="Spoiler Takes the animals others would win.").check()
        page.get_by_role("button", name="Start game").click()
        wait_for_turn(page)
        assert bots_of(page, site) == ["seedling:style=spoiler"] * 2
        seat = page.get_by_role("list", name="Planets").get_by_role("button", name="Seedling 2")
        expect(seat).to_contain_text("Spoiler")
        expect(seat).to_have_accessible_description("Takes the animals others would win.")
        page.goto(site.url)
        expect(page.get_by_role("button", name="Against bots 2 bots · Seedling · Spoiler")).to_be_visible()


def test_a_mix_gives_each_bot_another_character_and_a_seed_the_same_bots_and_deal_again(
    browser: Browser, site: Running
) -> None:
    with person(browser, quality="map", bots=3, level="seedling", first=1, style="mix") as page:
        mixes, shown = [], []
        for _ in range(2):
            opened(page, site, "against bots")
            page.get_by_label("Seed (visible to everyone)").fill("the same mix")
            page.get_by_role("button", name="Start game").click()
            wait_for_turn(page)
            mixes.append(bots_of(page, site))
            assert options_of(page, site)["seed"] == "the same mix"
            expect(offer(page)).to_have_count(5)
            shown.append([tile.get_attribute("aria-label") for tile in offer(page).all()])
        assert shown[0] == shown[1]
        assert mixes[0] == mixes[1]
        assert len(set(mixes[0])) == 3
        assert all(bot.startswith("seedling:style=") for bot in mixes[0])
        # A seed applies to one table only.
        page.goto(site.url)
        page.get_by_role("button", name="Against bots").first.click()
        wait_for_turn(page)
        assert options_of(page, site)["seed"] is None


def test_without_objectives_two_characters_say_that_they_show_nothing(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", variant="beginner") as page:
        page.goto(site.url)
        page.get_by_role("button", name="Set up a game against bots").click()
        idle = page.get_by_role("radio", name="Without objectives, it plays like any other bot.")
        expect(idle).to_have_count(2)
        page.get_by_role("radio", name="Standard").check()
        expect(idle).to_have_count(0)


def test_against_bots_one_chooses_oneself_or_a_bot_to_begin(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", bots=2, level="seedling") as page:
        opened(page, site, "against bots")
        begins = page.get_by_role("group", name="Who goes first").get_by_role("radio")
        expect(begins).to_have_count(4)
        for number, name in enumerate(("Random", "You", "Bot 1", "Bot 2")):
            expect(begins.nth(number)).to_have_accessible_name(name)
        page.get_by_role("radio", name="Bot 2").check()
        page.get_by_role("button", name="Start game").click()
        wait_for_turn(page)
        assert options_of(page, site)["first_seat"] == 2


def test_the_host_fills_seats_with_bots_of_a_character(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", name="Ada", seats=3, level="seedling") as page:
        page.goto(site.url)
        page.get_by_role("button", name="With friends").first.click()
        page.get_by_label("Playing style").select_option("Mixed")
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_text(re.compile(r"^bot · (Collector|Hunter|Spoiler|Friendly|Sprinter)$"))).to_be_visible()
        page.get_by_role("button", name="Fill open seats with bots").click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_have_count(0)
        assert len(set(bots_of(page, site))) == 2


def test_after_a_game_one_press_starts_the_next_a_level_higher_or_lower(browser: Browser, site: Running) -> None:
    with person(
        browser, quality="map", variant="mystery", bots=1, level="explorer", style="hunter", first=1, holdAlone=0
    ) as page:
        start(page, site.url, "Against bots")
        for number in range(ROUNDS):
            expect(page.get_by_text(f"Round {number + 1} of 12")).to_be_visible()
            wait_for_turn(page)
            lay_on_map(page)
        end = page.get_by_role("dialog")
        expect(end.get_by_role("link", name="Watch replay")).to_be_visible()
        expect(end.get_by_role("list", name="Podium").get_by_role("listitem")).to_have_count(2)
        expect(end.get_by_text("Objective:")).to_have_count(2)
        # Always taking the first tile nearly always loses; what the dialog offers depends on who won.
        won = end.get_by_role("heading", name="You won!").or_(end.get_by_role("heading", name="Shared")).count() > 0
        expect(end.get_by_text(re.compile(r"^2nd place, "))).to_have_count(0 if won else 1)
        name, level = ("Harder level: Naturalist", "naturalist") if won else ("Easier level: Seedling", "seedling")
        expect(page.get_by_text(re.compile(r"\d+ more areas? for"))).to_have_count(0)
        ended = page.url
        end.get_by_role("button", name="More").click()
        page.get_by_role("button", name=name).click()
        wait_for_turn(page)
        assert page.url != ended
        assert bots_of(page, site) == [f"{level}:style=hunter"]
        assert options_of(page, site)["first_seat"] == 0
        assert options_of(page, site)["seed"] is None
        page.goto(site.url)
        expect(page.get_by_role("button", name=f"Against bots 1 bot · {level.title()} · Hunter")).to_be_visible()


def test_time_hold_who_begins_and_who_looks_on_are_chosen_and_remembered(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", name="Ada") as page:
        opened(page, site, "with friends")
        page.get_by_role("radio", name="3 minutes").check()
        page.get_by_role("radio", name="10 seconds").check()
        page.get_by_role("radio", name="Seat 2").check()
        page.get_by_label("Allow spectators").uncheck()
        page.get_by_role("button", name="Create table").click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        wanted = {"clock": 180, "hold": 10, "first_seat": 1, "spectators": False, "seed": None, "box": None}
        assert options_of(page, site).items() >= wanted.items()
        opened(page, site, "with friends")
        expect(page.get_by_role("radio", name="3 minutes")).to_be_checked()
        expect(page.get_by_label("Allow spectators")).not_to_be_checked()


def test_a_box_of_ones_own_is_brought_and_played_with(browser: Browser, site: Running, tmp_path: Path) -> None:
    box = json.loads(BOX.read_text(encoding="utf-8"))
    box["tiles"] = box["tiles"][::-1]
    own, wrong = tmp_path / "own.json", tmp_path / "wrong.json"
    own.write_text(json.dumps(box))
    wrong.write_text("{}")
    with person(browser, quality="map", refused=True, bots=1, level="seedling", first=1) as page:
        opened(page, site, "against bots")
        page.get_by_label("Use your own box").set_input_files(wrong)
        expect(seen(page, "This isn’t a valid box of tiles")).to_be_visible()
        page.get_by_label("Use your own box").set_input_files(own)
        expect(page.get_by_role("button", name="Play without own.json")).to_be_visible()
        page.get_by_role("button", name="Start game").click()
        wait_for_turn(page)
        assert isinstance(options_of(page, site)["box"], str)
