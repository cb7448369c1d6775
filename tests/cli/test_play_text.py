"""`twelvefold play --text` at a real pseudo-terminal, as players and their screen readers use it."""

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.command import twelvefold
from tests.cli.terminal import COLOURFUL, PLAIN, Terminal, at_terminal
from tests.words.pseudo import CLOSED, CODE, outside, pseudo_folder, strange

from twelvefold.engine.record import read_record

MOVES = ("1a0", "1b1", "1c2", "1d3", "1e4", "1f0", "1g1", "1h2", "1i3", "1j4", "1k0", "1l1")

QUESTIONS = ("p", "r", "g", "z", "z 5", "t", "o", "s", "m", "!", "?", "3", "3g", "3g1?", "sing", "7", "u")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def play_on(terminal: Terminal, prompt: str, confirm: str) -> Iterator[str]:
    """Place the first available tile on one face after another to the game's end; returns what each turn showed."""
    for move in MOVES:
        shown = ""
        for slot in "12345":
            terminal.enter(slot + move[1:])
            answer = terminal.until(prompt, confirm)
            shown += answer
            if confirm in answer:
                break
        terminal.enter("")
        yield shown + terminal.until(prompt, end=True)
        if terminal.has_ended:
            return


def test_a_whole_game_is_played_in_a_colourful_terminal(record: Path) -> None:
    with at_terminal("play", "--text", "--seed", "7", "--record", str(record), **COLOURFUL) as terminal:
        first = terminal.until("Your move:")
        assert "\x1b[" in first, "the planet is drawn in colours"
        shown = list(play_on(terminal, "Your move:", "Enter places"))
    assert len(shown) == 12
    assert terminal.code == 0
    assert re.search(r"Player 1: \d+ points?\. \d+ for the \w+ objective", shown[-1])
    assert "won" in shown[-1]
    assert twelvefold("verify", str(record)).stdout == "1 right, 0 wrong\n"
    assert read_record(record.read_text(encoding="ascii").strip()).is_over


@pytest.mark.parametrize("how", [("--plain",), ("--no-colour",), ()])
def test_where_only_sentences_are_wanted_there_is_nothing_else(how: tuple[str, ...], record: Path) -> None:
    surroundings = COLOURFUL if how else PLAIN
    with at_terminal("play", "--text", "--seed", "7", *how, "--record", str(record), **surroundings) as terminal:
        shown = terminal.until("Your move:")
        for line in (*QUESTIONS, "\x1b[2J", "5z\x07", "\udcff"):
            terminal.enter(line)
            shown += terminal.until("Your move:")
        terminal.enter("3g1")
        shown += terminal.until("Enter places")
        terminal.enter("")
        shown += terminal.until("Your move:")
        terminal.enter("q")
        shown += terminal.until(end=True)
    assert terminal.code == 0
    assert not re.search("[\x1b\x07▀▄─│]", shown)
    assert "Traceback" not in shown


def test_animals_come_with_their_reason_in_one_line(record: Path) -> None:
    with at_terminal("play", "--text", "--seed", "7", "--plain", "--record", str(record)) as terminal:
        terminal.until("Your move:")
        shown = "".join(play_on(terminal, "Your move:", "Enter places"))
    fates = re.findall(r"^(?:\w[\w ]* goes to .*|\w[\w ]* waits: .*)\r?$", shown, re.MULTILINE)
    assert len(fates) >= 10
    assert all(re.search(r": \d+, \d+", fate) for fate in fates)


@pytest.mark.parametrize("leave", ["q\n", "\x04", "\x03"])
def test_who_leaves_finds_the_game_again(leave: str, record: Path) -> None:
    with at_terminal("play", "--text", "--seed", "7", "--plain", "--record", str(record)) as terminal:
        terminal.until("Your move:")
        terminal.enter("3g1")
        terminal.until("Enter places")
        terminal.enter("")
        terminal.until("Your move:")
        terminal.read_it()
        terminal.press(leave)
        shown = terminal.until(end=True)
    assert terminal.code == 0
    assert f"--resume {record}" in " ".join(shown.split())
    assert twelvefold("verify", str(record)).stdout == "1 right, 0 wrong\n"
    with at_terminal("play", "--text", "--plain", "--resume", str(record)) as terminal:
        assert "Round 2 of 12" in terminal.until("Your move:")
        terminal.enter("5h1")
        terminal.until("Enter places")
        terminal.enter("")
        terminal.until("Round 3 of 12")
        terminal.enter("q")
        terminal.until(end=True)
    assert terminal.code == 0
    assert len(record.read_text(encoding="ascii").splitlines()) == 1
    assert twelvefold("verify", str(record)).stdout == "1 right, 0 wrong\n"


def test_a_stopped_game_was_kept_before_it_was_shown(record: Path) -> None:
    with at_terminal("play", "--text", "--seed", "7", "--plain", "--record", str(record)) as terminal:
        terminal.until("Your move:")
        terminal.enter("3g1")
        terminal.until("Enter places")
        terminal.enter("")
        terminal.until("placed a tile on face G")
        terminal.process.send_signal(signal.SIGKILL)
        terminal.until(end=True)
    assert read_record(record.read_text(encoding="ascii").strip()).ply >= 1


def test_every_line_is_in_the_language_that_is_spoken(record: Path, tmp_path: Path) -> None:
    arguments = ("play", "--text", "--lang", CODE, "--seed", "7", "--plain", "--record", str(record))
    prompt, confirm = strange("Your move:") + CLOSED, strange("Enter places ").strip()
    with at_terminal(*arguments, TWELVEFOLD_LOCALES=str(pseudo_folder(tmp_path))) as terminal:
        shown = terminal.until(prompt)
        for line in QUESTIONS:
            terminal.enter(line)
            shown += terminal.until(prompt)
        shown += "".join(play_on(terminal, prompt, confirm))
    assert terminal.code == 0
    typed = {"", *QUESTIONS, *(slot + move[1:] for slot in "12345" for move in MOVES)}
    assert [line for line in shown.splitlines() if outside(line).strip() not in typed] == []


OTHERWISE = "drop it, or drop --text"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--text --port 0", f"--port works only in the browser: {OTHERWISE}"),
        ("--text --no-browser", f"--browser works only in the browser: {OTHERWISE}"),
        ("--players 3", "--players works only in the terminal: add --text"),
        ("--plain", "--plain works only in the terminal: add --text"),
        ("--text --resume x --seed 7", "--seed works only for a new game: drop it, or drop --resume"),
        ("--text --level divine", 'there is no level "divine": choose one of seedling, explorer, naturalist, ranger'),
        (
            "--text --level ranger:style=divine",
            "ranger: style must be one of collector, hunter, spoiler",
        ),
        ("--text --level my_bot.py:Mine", 'there is no level "my_bot.py:Mine": choose one of seedling'),
        ("--text --lang tlh", 'there is no language "tlh": choose one of en'),
        ("--text --resume nothing.jsonl", "nothing.jsonl: No such file or directory"),
    ],
)
def test_what_does_not_fit_is_one_sentence(arguments: str, sentence: str, tmp_path: Path) -> None:
    done = twelvefold("play", *arguments.split(), XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"twelvefold: {sentence}")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    done = twelvefold("play", "--text", "--seed", "7", text="3g1\n\nsing\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    kept = tmp_path / "twelvefold" / "text.jsonl"
    assert twelvefold("verify", str(kept)).stdout == "1 right, 0 wrong\n"


def test_a_personality_can_be_met_and_is_met_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    asked = ("--level", "ranger:style=spoiler", "--seed", "7", "--record", str(kept))
    done = twelvefold("play", "--text", *asked, text="3g1\n\n")
    assert done.returncode == 0
    assert "You are Player 1, playing against Ranger." in done.stdout
    done = twelvefold("play", "--text", "--resume", str(kept), text="1a0\n\n2a0\n\n")
    assert done.returncode == 0
    assert json.loads(kept.read_text(encoding="ascii"))["bots"] == [None, "ranger:style=spoiler"]
