"""The race board: every animal on one line, all in view at once, whatever the size of the window."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, expect
from tests.browser.ada import be_ada
from tests.browser.measure import small_targets
from tests.browser.prepared import Prepared, Stop, at_the_end, in_round, play_until
from tests.browser.table import TABLET, TALL, WIDE, aim_on_map, drawn, offer, person
from tests.server.network.running import Running

from twelvefold.client import Client
from twelvefold.protocol.table import Options

SMALL, LARGE, LARGEST = (360, 740), (1920, 1080), (2560, 1440)
BOTS = ("ranger", "naturalist", "expert")
IN_VIEW = """() => {
  const found = [];
  const list = document.querySelector(".RaceBoard-list");
  const inside = list.getBoundingClientRect();
  if (list.scrollHeight > list.clientHeight) found.push(`scrolls: ${list.scrollHeight} in ${list.clientHeight}`);
  for (const row of list.querySelectorAll(".RaceRow-row")) {
    const name = row.querySelector(".RaceRow-name");
    const text = name.firstElementChild ?? name;
    const [line, letters] = [row.getBoundingClientRect(), parseFloat(getComputedStyle(text).fontSize)];
    if (line.top < inside.top - 1 || line.bottom > inside.bottom + 1) found.push(`out of view: ${name.textContent}`);
    if (letters < 12) found.push(`${letters} px: ${name.textContent}`);
    if (line.height < 24) found.push(`${line.height} px high: ${name.textContent}`);
  }
  return [list.querySelectorAll(".RaceRow-row").length, found];
}"""
"""Counts the lines of the board, and finds those that aren't in view or too small to read."""
EXPLAINED = """() => {
  const shown = (each) => each !== null && getComputedStyle(each).clipPath === "none" && each.offsetHeight > 6;
  const board = document.querySelector(".RaceBoard-race");
  const legend = board.querySelector(".Signs-legend");
  if (legend.scrollWidth > legend.clientWidth) return ["the legend is cut off"];
  const words = (row) => shown(row.querySelector(".Signs-word")) || shown(row.querySelector(".RaceRow-requirement"));
  const rows = [...board.querySelectorAll(".RaceRow-row[data-animal]")];
  return shown(legend) ? [] : rows.filter((row) => !words(row)).map((row) => row.textContent);
}"""
"""The lines whose symbols are explained neither by words nor by a legend."""
LOG_LINES = """() => {
  const list = document.querySelector(".LogPanel-log ol");
  const end = list.getBoundingClientRect().bottom;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom <= end).length;
}"""
FINGER = 44
"""The least width and height of what a finger presses, in pixels."""
SIZE_OF_PLANETS = "() => document.querySelector('.SeatPlanet-planet').getBoundingClientRect().width"


@pytest.fixture(scope="module")
def tables(site: Running) -> Prepared:
    """Tables of four: at the beginning, in the middle, in the last round and at the end; and a mystery game."""

    async def make() -> Prepared:
        async with Client(site.url) as ada:

            async def table(stop: Stop, seed: str, *, mystery: bool = False) -> str:
                seats = [ada.here("Ada"), *(ada.bot(name) for name in BOTS)]
                made = await ada.create(seats, Options(hold=0, first_seat=0, seed=seed, mystery=mystery))
                await play_until(stop, made)
                return made.id

            found = {
                "first": await table(in_round(1), "board"),
                "middle": await table(in_round(7), "four"),
                "mystery": await table(in_round(1), "face down", mystery=True),
                "end": await table(at_the_end, "end"),
            }
            assert ada.token is not None
            return Prepared(site.url, ada.token, found)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, make()).result()


def sit(page: Page, tables: Prepared, name: str) -> None:
    be_ada(page, tables)
    page.goto(f"{tables.url}/table/{tables.tables[name]}")
    page.locator(".RaceRow-row").first.wait_for(state="attached")
    drawn(page)


def test_all_animals_are_in_view_on_one_line_each_at_every_size(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        planets = []
        for name, count in (("first", 20), ("mystery", 20), ("end", None)):
            sit(page, tables, name)
            for width, height in (TABLET, WIDE, LARGE, LARGEST):
                page.set_viewport_size({"width": width, "height": height})
                drawn(page, 6)
                lines, found = page.evaluate(IN_VIEW)
                assert found == [], (name, width)
                assert lines == (count or lines)
                planets.append(page.evaluate(SIZE_OF_PLANETS))
        assert planets[3] > 1.4 * planets[1] > 1.4 * planets[0]


LAST_ROUND = re.compile(r'("round":12,"bids":.*?"winner":)null')
"""The standing of an animal of the last round that nobody would win."""


def decide_by_second(route: WebSocketRoute) -> None:
    """Let the server say that animals of the last round are decided by the second-biggest region."""
    server = route.connect_to_server()
    server.on_message(lambda frame: route.send(LAST_ROUND.sub(r"\g<1>0", str(frame))))


def test_the_note_on_ties_has_room_below_the_lines(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        page.route_web_socket(re.compile("/socket$"), decide_by_second)
        sit(page, tables, "first")
        expect(page.locator(".RaceBoard-second")).to_be_visible()
        for width, height in (TABLET, (1440, 862), LARGE):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page, 6)
            assert page.evaluate(IN_VIEW)[1] == [], (width, height)


def test_three_small_planets_use_the_room_of_their_cards(browser: Browser, prepared: Prepared) -> None:
    with person(browser) as page:
        sit(page, prepared, "middle")
        card = page.get_by_role("list", name="Planets").get_by_role("listitem").first.bounding_box()
        assert card is not None
        assert page.evaluate(SIZE_OF_PLANETS) > 0.7 * card["height"]


def test_symbols_have_words_or_a_legend_at_every_size(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        sit(page, tables, "middle")
        for width, height in (TABLET, WIDE, LARGEST):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page, 6)
            assert page.evaluate(EXPLAINED) == [], width
        for width, height in (TALL, SMALL):
            page.set_viewport_size({"width": width, "height": height})
            sit(page, tables, "middle")
            page.get_by_role("button", name="Animals", exact=True).click()
            drawn(page, 6)
            assert page.evaluate(EXPLAINED) == [], width


def test_the_board_says_what_a_placement_changes_and_who_won_past_rounds(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        sit(page, tables, "middle")
        rounds = page.get_by_role("list", name="Rounds").get_by_role("button")
        expect(rounds.first).to_have_accessible_name(re.compile("^Round 3: .*(goes to|moved on)"))
        offer(page).first.click()
        aim_on_map(page)
        changed = page.locator(".RaceRow-row[data-changed]")
        expect(changed.first).to_be_visible()
        expect(changed.first).to_contain_text(re.compile(r"\d+→\d+"))
        page.get_by_role("button", name="Past rounds").click()
        expect(page.locator(".RaceRow-row").first).to_contain_text("goes to")
        page.get_by_role("button", name=re.compile("^Round 9: ")).click()
        expect(page.locator(".RaceRow-row").first).not_to_contain_text("goes to")


def test_after_the_game_the_board_has_its_whole_history(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        sit(page, tables, "end")
        page.keyboard.press("Escape")
        board = page.get_by_role("region", name="Past rounds")
        expect(board.get_by_text("goes to")).not_to_have_count(0)
        expect(board.get_by_text("No animals left")).to_have_count(0)
        won = sum(int(each) for each in page.locator(".SeatAnimals-count").all_inner_texts())
        expect(board.locator(".Bid-bid[data-place=leads]")).to_have_count(won)


def slide(session: CDPSession, page: Page, *lines: int) -> None:
    """Put a finger on the name in one line, and slide it over others."""
    kind = "touchStart"
    for number in lines:
        box = page.locator(".RaceRow-row").nth(number).bounding_box()
        assert box is not None
        point = {"x": box["x"] + 60, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        kind = "touchMove"
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_on_a_line_shows_it_close_up_with_buttons_for_fingers(browser: Browser, tables: Prepared) -> None:
    with person(browser, TABLET) as page:
        sit(page, tables, "middle")
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        close_up = page.locator("[data-lens]")
        for past in (True, False):
            # Lines may be lower than a finger needs, because a card has all their actions.
            page.get_by_role("button", name="Past rounds").click()
            rows = page.locator(".RaceRow-row")
            for number, row in enumerate(rows.all()):
                slide(session, page, number)
                expect(close_up).to_contain_text(row.locator(".RaceRow-name").inner_text())
                buttons = close_up.get_by_role("button")
                expect(buttons).to_have_count(row.get_by_role("button").count())
                for button in buttons.all():
                    box = button.bounding_box()
                    assert box is not None
                    assert min(box["width"], box["height"]) >= FINGER, (past, number)
        names = page.locator(".RaceRow-row .RaceRow-name").all_inner_texts()
        slide(session, page, 2, 3, 5)
        expect(close_up).to_contain_text(names[5])
        expect(close_up).to_contain_text(re.compile("touching|Most"))
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert small_targets(page) == []
        close_up.get_by_role("button", name="Ranger").click()
        expect(page.get_by_role("button", name="Ranger’s planet Back")).to_be_visible()
        expect(close_up).to_have_count(0)


def test_the_log_has_names_and_bids_and_opens_to_the_whole_column(browser: Browser, tables: Prepared) -> None:
    with person(browser) as page:
        sit(page, tables, "middle")
        log = page.get_by_role("region", name="Log")
        expect(log.get_by_text(re.compile(r": Ada \d+, Ranger \d+, Naturalist \d+, Expert \d+")).first).to_be_attached()
        expect(log.locator(".SeatNames-name.seat-1").first).to_have_text("Ranger")
        expect(log.get_by_text("on face")).to_have_count(0)
        assert page.evaluate(LOG_LINES) >= 3
        low = log.bounding_box()
        log.get_by_role("button", name="Whole log").click()
        high = log.bounding_box()
        assert low is not None
        assert high is not None
        assert high["height"] > 700 > low["height"]
        log.get_by_role("button", name="Whole log").click()
        expect(page.locator(".RaceRow-row").first).to_be_visible()


def test_questions_show_only_where_the_pointer_or_the_focus_is(browser: Browser, tables: Prepared) -> None:
    shown = """() => [...document.querySelectorAll("main .RuleButton-sign")]
      .filter((each) => getComputedStyle(each).opacity > 0).length"""
    with person(browser) as page:
        sit(page, tables, "first")
        at_rest = page.evaluate(shown)
        assert at_rest <= 2
        page.locator(".RaceRow-card").nth(4).focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        drawn(page)
        assert page.evaluate(shown) == at_rest + 1
