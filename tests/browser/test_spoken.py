"""A whole game and its replay with a screen reader: no pointer, no picture, only what is named and announced."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.ears import Listener
from tests.browser.table import LOOK_FOR, ROUNDS, WIDE, person
from tests.server.network.running import Running

QUESTIONS: dict[str, str] = {
    "p": r"^Free faces: |^Face L: ",
    "p 2": r"planet$",
    "r 2": r"areas? in \d+ regions?|still empty",
    "z": r"bids \d|No bids yet",
    "g": r"^Towards ",
    "o": r"points?$",
    "s": r"^Round \d+ of 12$",
    "?": r"^3g1\?: what that would change$",
    "t": r"^Tile \d: ",
    "m": r"goes first\.$",
    "bids 12": r"^Round 12: ",
    "abc": r"^I don’t know",
}
"""The questions, one per round, each with a sentence of its answer."""


def begin(page: Page, listener: Listener, url: str) -> None:
    """Start a game against one bot, and open the command line."""
    page.goto(url)
    page.get_by_role("button", name=re.compile("^Against bots")).press("Enter")
    listener.wait_for("^Your turn$", 0)
    listener.open_line()


def choose(listener: Listener, number: int) -> str:
    """Choose a move for this round by asking for tiles and free faces."""
    tiles = [found[1] for told in listener.ask("t") if (found := re.match(r"Tile (\d): ", told))]
    free = next(told for told in listener.ask("p", "^Free faces: ") if told.startswith("Free faces: "))
    faces = re.findall(r"\b[A-L]\b", free.removeprefix("Free faces: "))
    return f"{tiles[number % len(tiles)]}{faces[number % len(faces)].lower()}{number % 5}"


def place(listener: Listener, move: str) -> int:
    """Take a tile in hand, hear what it would change, and place it."""
    told = listener.ask(move, "^Press Enter to place it")
    assert told[0].startswith(f"{move} would put ")
    assert re.match(rf"{move} would(n’t)? change ", told[1])
    since = listener.type("")
    listener.wait_for(rf"placed a tile on face {move[1].upper()}\.$", since)
    listener.wait_for("^Tile placed", since)
    return since


def log_of(page: Page) -> list[str]:
    """The table's log, oldest event first."""
    lines: list[str] = (
        page.get_by_role("list", name="Log")
        .get_by_role("listitem")
        .evaluate_all(
            "lines => lines.map((line) => line.querySelector('button[aria-label]')?.ariaLabel ?? line.innerText)"
        )
    )
    # An animal's reason is followed by a link to its rule, a placement by the habitats of its tile.
    return [re.sub(r"(on face \w\.).*", r"\1", line.strip().split("\n")[0]) for line in reversed(lines)]


def play_out(listener: Listener) -> None:
    since = 0
    for number, (question, answer) in enumerate(QUESTIONS.items()):
        listener.wait_for("^Your turn$", since)
        told = listener.ask(question)
        assert any(re.search(answer, each) for each in told), (question, told)
        move = choose(listener, number)
        since = place(listener, move)
        if number == 4:
            since = listener.type("u")
            listener.wait_for(r"undid your move\.$", since)
            listener.wait_for("^Your turn$", since)
            since = place(listener, move)
        listener.type("")
    listener.wait_for(r"^Game over$", since)


def test_a_whole_game_and_its_replay_by_ear(browser: Browser, site: Running) -> None:
    with person(browser, WIDE, "map", bots=1, level="seedling", name="Ada") as page:
        listener = Listener(page)
        begin(page, listener, site.url)
        play_out(listener)
        events, log = listener.events(), log_of(page)
        points = [told for told in events if re.search(r"^(Ada|Seedling): \d+ points?\. ", told)]
        assert len(points) == 2
        # Each event is announced once, in order; events before the player arrived are not announced.
        told = [each for each in events if each in log]
        assert told == [each for each in log if each != "The game is over."][-len(told) :]
        assert len(told) >= len(log) - 4
        assert sum("goes to" in each or "is yours" in each for each in told) > 3
        assert "You undid your move." in told
        result = page.get_by_role("dialog")
        expect(result.get_by_role("heading", name=re.compile("won|Shared")).first).to_be_visible(timeout=LOOK_FOR)
        result.get_by_role("link", name="Watch replay").press("Enter")
        listen_to_replay(page, listener)


def listen_to_replay(page: Page, listener: Listener) -> None:
    """Go through a replay move by move, and hear each move once."""
    on = page.get_by_role("button", name="One move forward")
    expect(on).to_be_visible(timeout=LOOK_FOR)
    start = len(listener.heard())
    for number in range(1, 2 * ROUNDS + 1):
        since = len(listener.heard())
        on.press("Enter")
        listener.wait_for(rf"^Move {number} of 24$", since)
        listener.wait_for(r"placed a tile on face \w\.$", since)
    told = listener.heard(start)
    assert [each for each in told if each.startswith("Move ")] == [f"Move {each} of 24" for each in range(1, 25)]
    assert sum("placed a tile" in each for each in told) == 24
    assert sum("points" in each for each in told) >= 2
    # After the last move the result opens by itself.
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LOOK_FOR)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    since = len(listener.heard())
    page.get_by_role("slider", name="Moves").press("ArrowLeft")
    listener.wait_for(r"^Move 23 of 24$", since)
    page.get_by_role("button", name="One round back").press("Enter")
    listener.wait_for(r"^Move 22 of 24$", since)
    listener.line.focus()
    assert any(told.startswith("Ada has ") for told in listener.ask("s"))
    assert listener.ask("1a0")[-1] != ""


def test_the_line_remembers_what_was_typed_and_gives_the_keyboard_back(browser: Browser, site: Running) -> None:
    with person(browser, WIDE, "map", bots=1, level="seedling") as page:
        listener = Listener(page)
        begin(page, listener, site.url)
        listener.ask("t")
        listener.ask("o")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        expect(listener.line).to_have_value("t")
        page.keyboard.press("ArrowDown")
        expect(listener.line).to_have_value("o")
        page.keyboard.press("Escape")
        expect(listener.line).not_to_be_focused()
        page.keyboard.press("/")
        expect(listener.line).to_be_focused()
        page.reload()
        expect(listener.line).to_be_visible()
        # The menu leads there too, and closing it returns to the same place.
        menu = page.get_by_role("button", name="Menu")
        menu.press("Enter")
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_be_focused()
