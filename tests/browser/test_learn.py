"""The lesson: played to its end by pointer and by keyboard, interrupted and resumed; what it says matches the game."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect
from tests.browser.chrome import LONGEST
from tests.browser.game import visitor
from tests.browser.measure import findings
from tests.browser.table import TABLET, WIDE, drawn, offer, place_button, rounds_played
from tests.server.network.running import Running

expect.set_options(timeout=LONGEST)

MOST_PRESSES = 120
"""Key presses after which a search gives up."""
ROUNDS = 12
TRIALS = '"trials"'
"""The part of the server's answer about the tile in hand that holds the bids it would make."""


def coach(page: Page) -> Locator:
    """The lesson's coach."""
    return page.get_by_role("region", name="Lesson")


def says(page: Page, words: str) -> None:
    """Wait until the coach says these words."""
    expect(coach(page).get_by_role("status")).to_contain_text(re.compile(words))


def go_on(page: Page) -> Locator:
    """The button that continues the lesson."""
    return coach(page).get_by_role("button", name="Continue")


def free_face(page: Page) -> Locator:
    """A free face of the player's planet on the flat map."""
    return page.get_by_role("group", name="Player 1’s planet").get_by_role("button", name=re.compile("free$")).first


def begin(page: Page) -> None:
    """Start the lesson from the home screen."""
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Learn to play")).click()
    says(page, "This is your planet")
    expect(offer(page)).to_have_count(4)


def goal(page: Page) -> int:
    """The bid that the task asks for."""
    says(page, "Bid at least")
    found = re.search(r"Bid at least (\d+)", coach(page).inner_text())
    assert found is not None
    return int(found[1])


def miss(page: Page, socket: WebSocket, animal: str) -> None:
    """Place a tile that leaves the player's bid for an animal below the goal."""
    least = goal(page)
    planet = page.get_by_role("group", name="Player 1’s planet")
    names = re.findall("Face .: free", planet.last.aria_snapshot())
    bid = page.get_by_role("button", name=re.compile(f"^Player 1 bids .* for {animal}"))
    for tile in offer(page).all():
        with socket.expect_event("framereceived", lambda frame: TRIALS in str(frame)):
            tile.click()
        for name in names:
            planet.get_by_role("button", name=re.compile(f"^{name[:6]}:")).click()
            expect(place_button(page)).to_be_enabled()
            drawn(page)
            found = re.search(r"bids (\d+)", bid.inner_text())
            assert found is not None
            if int(found[1]) < least:
                place_button(page).click()
                return
        tile.click()
    raise AssertionError("every placement solves the task")


def first_tile(page: Page) -> None:
    """Learn what a tile is, and how to turn and place it."""
    go_on(page).click()
    says(page, "Take one of the tiles")
    coach(page).get_by_role("button", name="Show me").click()
    says(page, "choose a face")
    free_face(page).click()
    says(page, "turn the tile")
    page.get_by_role("button", name="Turn right (E)").click()
    says(page, "press “Place”")
    place_button(page).click()
    says(page, "form a region")


def solve(page: Page) -> None:
    """Let the coach show a solution, and play it."""
    says(page, "Your task|Bid at least")
    coach(page).get_by_role("button", name="Show me").click()
    says(page, "Here’s one way")
    place_button(page).click()
    says(page, "Well done")


def read_on(page: Page, *words: str) -> None:
    """Read the coach's explanations one after another."""
    for each in words:
        says(page, each)
        go_on(page).click()


def look_at_the_bid(page: Page) -> None:
    """Tap the bid that the coach means."""
    says(page, "Tap your own number")
    own_bid(page).click()


def own_bid(page: Page) -> Locator:
    """The player's bid that the coach points at."""
    return page.locator("[data-marked]").get_by_role("button", name=re.compile("^Player 1 bids [1-9]"))


BOARD_SCROLLS = """() => {
  const list = document.querySelector(".RaceBoard-list");
  return list.scrollHeight > list.clientHeight;
}"""


def test_the_lesson_by_pointer_from_start_to_end(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "tablet") as (page, _):
        sockets: list[WebSocket] = []
        page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108  # Playwright takes no built-in
        begin(page)
        first_tile(page)
        read_on(page, "form a region")
        solve(page)
        read_on(page, "Well done", "animals come at the end of each round")
        assert findings(page) == []
        for width, height in (WIDE, TABLET):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert not page.evaluate(BOARD_SCROLLS), width
        look_at_the_bid(page)
        miss(page, sockets[-1], "Tiger")
        says(page, "You have your tile back")
        miss(page, sockets[-1], "Tiger")
        says(page, "Here’s one way")
        place_button(page).click()
        read_on(page, "Well done", "Tiger comes to you")
        says(page, "secret objective")
        says(page, "Now you know the game")
        assert findings(page) == []
        coach(page).get_by_role("button", name="Play faster").click()
        advised(page)
        expect(page.get_by_text("Round 5 of 12")).to_be_visible()
        play_the_rest(page)
        end = page.get_by_role("dialog")
        expect(end.get_by_text("Here’s how your points add up")).to_be_visible()
        assert findings(page) == []
        page.goto("/")
        expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()
        expect(page.get_by_role("link", name="Continue the lesson")).to_have_count(0)


def advised(page: Page) -> None:
    """After the lesson, the coach still says what is next, and shows a way."""
    says(page, "Next animal")
    coach(page).get_by_role("button", name="Show me").click()
    says(page, "Here’s one way")
    place_button(page).click()


def play_the_rest(page: Page) -> None:
    """Play the remaining rounds by pointer."""
    number = 0
    while number < ROUNDS:
        expect(page.get_by_text("Choose a tile")).to_be_visible()
        offer(page).first.click()
        # Taking a tile ends what was still shown of the last round.
        number = rounds_played(page)
        free_face(page).click()
        place_button(page).click()


def focused(page: Page) -> Locator:
    """The element that has the keyboard focus."""
    return page.locator(":focus")


def walk_to_a_free_face(page: Page) -> None:
    """Move over the flat map with Tab and the arrows, until the tile in hand hovers over a free face."""
    for press in range(MOST_PRESSES):
        if place_button(page).count():
            return
        name = focused(page).get_attribute("aria-label") if focused(page).count() else None
        on_the_map = name is not None and name.startswith("Face ")
        page.keyboard.press(
            ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[press // 3 % 4] if on_the_map else "Tab"
        )
    raise AssertionError("no free face is reached")


def press_on(page: Page, *words: str) -> None:
    """Read the coach's explanations; the button has the focus each time."""
    for each in words:
        says(page, each)
        expect(go_on(page)).to_be_focused()
        page.keyboard.press("Enter")


def solve_by_keys(page: Page) -> None:
    """Let the coach show a solution: its buttons are the next Tab stops after the text."""
    says(page, "Your task|Bid at least")
    expect(coach(page)).to_be_focused()
    show = coach(page).get_by_role("button", name="Show me")
    expect(show).to_be_enabled()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(show).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "Here’s one way")
    expect(place_button(page)).to_be_focused()
    page.keyboard.press("Enter")
    says(page, "Well done")


def test_the_lesson_by_keyboard_alone_left_and_taken_up_again(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Learn to play")).press("Enter")
        press_on(page, "This is your planet")
        take_a_fitting_tile(page)
        expect(coach(page)).to_be_focused()
        page.keyboard.press("ArrowRight")
        says(page, "turn the tile")
        expect(page.get_by_role("button", name="Turn left (Q)")).to_be_focused()
        page.keyboard.press("q")
        says(page, "press “Place”")
        expect(place_button(page)).to_be_focused()
        page.keyboard.press("Enter")
        press_on(page, "form a region")
        solve_by_keys(page)
        press_on(page, "Well done", "animals come at the end of each round")
        says(page, "Tap your own number")
        page.reload()
        says(page, "Tap your own number")
        page.goto("/")
        page.get_by_role("link", name="Continue the lesson").press("Enter")
        says(page, "Tap your own number")
        expect(focused(page)).to_have_accessible_name(re.compile("^Player 1 bids [1-9]"))
        page.keyboard.press("Enter")
        solve_by_keys(page)
        press_on(page, "Well done", "Tiger comes to you")
        says(page, "Now you know the game")
        expect(coach(page).get_by_role("button", name="Keep playing", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
        says(page, "Next animal")
        expect(page.get_by_text("Choose a tile")).to_be_visible()
        page.keyboard.press((offer(page).first.get_attribute("aria-keyshortcuts")) or "1")
        number = rounds_played(page)
        walk_to_a_free_face(page)
        page.keyboard.press("Enter")
        expect(place_button(page)).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Round {number + 1} of 12")).to_be_visible()


def take_a_fitting_tile(page: Page) -> None:
    """Try the tiles by key until the coach is content."""
    says(page, "Take one of the tiles")
    expect(offer(page).first).to_be_focused()
    for tile in offer(page).all():
        page.keyboard.press(tile.get_attribute("aria-keyshortcuts") or "1")
        expect(coach(page).get_by_role("status")).to_contain_text(re.compile("choose a face|less of it"))
        if "choose a face" in coach(page).inner_text():
            return
    raise AssertionError("no tile fits")


def test_the_lesson_can_be_left_or_started_over_beside_the_coach(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        begin(page)
        go_on(page).click()
        says(page, "Take one of the tiles")
        coach(page).get_by_role("button", name="Leave or start over").click()
        page.get_by_role("button", name="Start over", exact=True).click()
        page.get_by_role("alertdialog").get_by_role("button", name="Start over").click()
        says(page, "This is your planet")
        coach(page).get_by_role("button", name="Leave or start over").click()
        page.get_by_role("button", name="Leave the lesson").click()
        page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
        expect(page.get_by_role("link", name="Continue the lesson")).to_be_visible()


@pytest.mark.parametrize(
    "size", ["phone", *(pytest.param(size, marks=pytest.mark.thorough("sizes")) for size in ("desk", "tablet"))]
)
def test_the_coach_covers_nothing_that_it_speaks_of(browser: Browser, site: Running, size: str) -> None:
    with visitor(browser, site.url, size) as (page, _):
        begin(page)
        for part in (page.get_by_role("group", name="Player 1’s planet").last, *offer(page).all()):
            assert not overlap(coach(page), part)
        first_tile(page)
        read_on(page, "form a region")
        solve(page)
        read_on(page, "Well done", "animals come at the end of each round")
        own = own_bid(page)
        expect(own).to_be_visible()
        assert not overlap(coach(page), own)
        assert findings(page) == []
        own.click()
        says(page, "Bid at least")


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two elements on the page overlap."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not beside and not above
