"""Every screen of the game, and how Ada gets there."""

import json
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect
from tests.browser.mistakes import keep_reviews
from tests.browser.prepared import Prepared
from tests.browser.table import (
    LOOK_FOR,
    aim,
    aim_on_map,
    drawn,
    lay,
    lay_on_map,
    offer,
    place_button,
    seen,
    wait_for_turn,
)

from twelvefold.analysis.puzzles import library

REVIEW = 240_000
"""Milliseconds that the review of a game may take on a busy machine."""

Show = Callable[[Page, Prepared], None]
"""Brings a page of Ada's to a screen."""

LIFE_STAYS = """
const later = window.setTimeout.bind(window);
window.setTimeout = (work, wait, ...rest) => later(work, wait >= 1800 && wait <= 5000 ? 600_000 : wait, ...rest);
"""
"""Keeps an awarded animal on screen until the test has looked at it."""


GAMES = [
    {
        "id": f"{number:022} 1",
        "at": 1.79e12 + number * 4e7,
        "variant": "full",
        "rivals": [{"bot": level}],
        "level": level,
        "points": 11 + 7 * number % 13,
        "won": number % 3 > 0,
    }
    for number, level in enumerate(["seedling", "explorer", "explorer", "naturalist", "ranger"] * 4)
]
PLAYED = json.dumps(json.dumps({"games": GAMES, "older": []}))
"""A history as a device keeps it."""


def be_ada(page: Page, prepared: Prepared) -> None:
    """Make the page Ada's: a returning player who left tables open."""
    page.add_init_script("location.origin === 'null' || (localStorage['twelvefold.left open'] = 'true')")
    page.context.add_cookies([{"name": "twelvefold", "value": prepared.token, "url": prepared.url}])


def newcomer(page: Page, prepared: Prepared) -> None:
    page.goto(prepared.url)
    expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()


def home(page: Page, prepared: Prepared) -> None:
    be_ada(page, prepared)
    page.goto(prepared.url)
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_be_visible()


def panel(name: str) -> Show:
    """A panel of the home screen."""

    def show(page: Page, prepared: Prepared) -> None:
        home(page, prepared)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return show


def open_tables(page: Page, prepared: Prepared) -> None:
    panel("Open tables")(page, prepared)
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()


def history(page: Page, prepared: Prepared) -> None:
    """Ada's history: her own games, and enough of others for a chart."""
    page.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.statistics'] ??= {PLAYED})")
    panel("History")(page, prepared)


def mistakes(page: Page, prepared: Prepared) -> None:
    """What Ada's reviewed games say."""
    keep_reviews(page)
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/mistakes")
    expect(page.get_by_role("heading", name="What goes wrong most often")).to_be_visible()


def exercise(page: Page, prepared: Prepared) -> None:
    """The first of Ada's mistakes, to be put right."""
    keep_reviews(page)
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/mistakes?retry=all")
    expect(page.get_by_role("region", name=re.compile("^Exercise 1 of"))).to_be_visible()


def solution(page: Page, prepared: Prepared) -> None:
    exercise(page, prepared)
    page.get_by_role("button", name="Show solution").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()


def daily(page: Page, prepared: Prepared) -> None:
    """Ada's result in the daily game."""
    panel("Results and earlier days")(page, prepared)
    expect(page.get_by_role("dialog").get_by_text("Seedling")).to_be_visible()


def room(page: Page, prepared: Prepared) -> None:
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{prepared.tables['room']}")
    expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()


def room_of_a_friend(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/table/{prepared.tables['room']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


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


def use_up(prepared: Prepared, kind: str) -> str:
    """One of the tables of a kind, which changes and can't be shown again."""
    name = max(name for name in prepared.tables if name.startswith(kind))
    return prepared.tables.pop(name)


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


def replay(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/replay?table={prepared.tables['end']}")
    for _ in range(8):
        page.get_by_role("button", name="One round forward").click()
    expect(seen(page, "Move 32 of 48")).to_be_visible()


def try_tile(page: Page) -> None:
    """Place the first tile left on show by key, on the first free face that the arrows lead to."""
    offer(page).first.click()
    expect(page.get_by_role("region", name="Tiles on show").get_by_role("button", pressed=True)).to_have_count(1)
    chance = Random(1)
    for _ in range(200):
        page.keyboard.press(f"Arrow{chance.choice(('Right', 'Up', 'Left', 'Down'))}")
        # Drawn late, the button of the face before would still be there, and gone when it's clicked.
        drawn(page)
        if place_button(page).count():
            break
    place_button(page).click(timeout=LOOK_FOR)
    expect(place_button(page)).to_have_count(0)


def line(page: Page, prepared: Prepared) -> None:
    """Two moves tried from the middle of a replay."""
    replay(page, prepared)
    page.get_by_role("button", name="Try moves").click()
    expect(page.get_by_role("region", name="Trying moves")).to_be_visible()
    try_tile(page)
    expect(seen(page, "After move 33")).to_be_visible()
    try_tile(page)
    expect(seen(page, "After move 34")).to_be_visible()


def compared(page: Page, prepared: Prepared) -> None:
    """The line beside the game."""
    line(page, prepared)
    page.get_by_role("button", name="Lines").click()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("dialog", name="Compare").get_by_text(re.compile(r"^Wins \d+%")).first).to_be_visible()


def plan(page: Page, prepared: Prepared) -> None:
    """Two tiles tried while others play."""
    table("off turn")(page, prepared)
    page.get_by_role("button", name="Try tiles").click()
    expect(page.get_by_role("region", name="Trying tiles")).to_be_visible()
    try_tile(page)
    expect(seen(page, "Plan 1")).to_be_visible()
    try_tile(page)


def no_replay(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/replay")
    expect(page.get_by_text("Open a record file")).to_be_visible()


def reviewed(page: Page) -> None:
    """Wait until all moves have been reviewed."""
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEW)


def review(page: Page, prepared: Prepared) -> None:
    """The worst move of a game, with the better one drawn."""
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/review?table={prepared.tables['duel end']}")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    reviewed(page)
    page.get_by_role("slider", name="Moves").fill("15")
    page.get_by_role("slider", name="Moves").blur()
    expect(page.get_by_role("list", name="Moves to compare")).to_be_visible()


PUZZLE = library().puzzles[0]
"""A puzzle to look at."""


def puzzle(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/puzzles/{PUZZLE.id}")
    expect(page.get_by_role("region", name="Puzzle")).to_be_visible()
    wait_for_turn(page)


def puzzle_solved(page: Page, prepared: Prepared) -> None:
    puzzle(page, prepared)
    page.get_by_role("button", name="Show solution").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


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


def nothing_there(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/table/{'A' * 22}")
    expect(page.get_by_text("There’s no table at this link.")).to_be_visible()


SCREENS: dict[str, Show] = {
    "home-first": newcomer,
    "home": home,
    "panel-bots": panel("Set up a game against bots"),
    "panel-screen": panel("Set up pass and play"),
    "panel-friends": panel("Set up a game with friends"),
    "panel-code": panel("Join by code"),
    "panel-open": open_tables,
    "panel-tables": panel("Your tables"),
    "panel-history": history,
    "panel-daily": daily,
    "settings": panel("Settings"),
    "room": room,
    "room-friend": room_of_a_friend,
    "table-start": table("start"),
    "table-holding": holding,
    "table-off-turn": planning,
    "table-other-planet": other_planet,
    "table-bid": bid,
    "table-two": table("duel"),
    "table-map": flat_map,
    "life": life,
    "end": end("end"),
    "end-two": end("duel end"),
    "replay": replay,
    "review": review,
    "line": line,
    "line-compare": compared,
    "plan": plan,
    "replay-file": no_replay,
    "mistakes": mistakes,
    "mistakes-exercise": exercise,
    "mistakes-solution": solution,
    "puzzle": puzzle,
    "puzzle-solved": puzzle_solved,
    "menu": menu,
    "help": helping,
    "curtain": hand_over(lay),
    "nothing-there": nothing_there,
}
"""The screens by name; each starts on a new page."""

ON_THE_MAP: dict[str, Show] = {
    **{name: show for name, show in SCREENS.items() if name != "table-map"},
    "table-holding": holding_on_map,
    "life": life_on_map,
    "curtain": hand_over(lay_on_map),
}
"""The same screens on the flat map, which is quicker than 3D in software."""

PHONE_SHEETS: dict[str, Show] = {"sheet-races": races, "sheet-objective": objective, "sheet-log": log}
"""Screens that are one tap away on a phone."""
