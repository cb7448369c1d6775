"""`twelvefold leaderboard`: the same command gives the same board, and nothing is played twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import twelvefold

MINE = "class Mine:\n    def choose(self, turn):\n        return turn.legal_moves[0]\n"
LONGEST = 120
"""Seconds after which nothing more will happen."""


def leaderboard(folder: Path, *arguments: str) -> str:
    """What the command says, for a small board in a folder."""
    page = folder / "board.html"
    done = twelvefold("leaderboard", "--only", "--deals", "2", "--out", str(page), *arguments, TWELVEFOLD_CORES="1")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def results(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "board.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_a_board_is_a_page_markdown_and_json_beside_its_results(tmp_path: Path) -> None:
    said = leaderboard(tmp_path, "--bots", "random")
    assert "leaderboard-1, 2 seats, 2 deals" in said
    assert "The rating of naive is fixed at 1000." in said
    assert "4 games, 4 of them played just now" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.html", "board.json", "board.jsonl", "board.md"]
    board = json.loads((tmp_path / "board.json").read_text(encoding="utf-8"))
    assert [row["bot"] for row in board["rows"]] == ["naive", "random"]
    assert board["command"] == "twelvefold leaderboard --deals 2 --only --bots random"
    assert str(tmp_path) not in "".join(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())


def test_the_same_results_give_the_same_bytes_and_a_new_run_the_same_ratings(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        leaderboard(folder, "--bots", "random,margin")
    before = [(first / f"board.{kind}").read_bytes() for kind in ("html", "md", "json")]
    assert "12 games, 0 of them played just now" in leaderboard(first, "--bots", "random,margin")
    assert [(first / f"board.{kind}").read_bytes() for kind in ("html", "md", "json")] == before
    boards = [json.loads((folder / "board.json").read_bytes()) for folder in (first, second)]
    for board in boards:
        for row in board["rows"]:
            del row["ms"]
    assert boards[0] == boards[1]


def test_a_new_bot_and_more_deals_play_only_what_is_missing(tmp_path: Path) -> None:
    leaderboard(tmp_path, "--bots", "random")
    assert "12 games, 8 of them played just now" in leaderboard(tmp_path, "--bots", "random,margin")
    assert "18 games, 6 of them played just now" in leaderboard(tmp_path, "--bots", "margin,random", "--deals", "3")
    played = [(*result["bots"], result["first"], len(result["shares"])) for result in results(tmp_path)]
    assert len(played) == len(set(played)) == 6


def test_three_seats_have_a_board_of_their_own_in_the_same_file(tmp_path: Path) -> None:
    leaderboard(tmp_path, "--bots", "random")
    said = leaderboard(tmp_path, "--bots", "random", "--players", "3")
    assert "leaderboard-1, 3 seats, 2 deals" in said
    assert "12 games, 12 of them played just now" in said
    assert "4 games, 0 of them played just now" in leaderboard(tmp_path, "--bots", "random")


def test_a_bot_whose_file_changed_is_played_anew(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE, encoding="utf-8")
    assert "12 games, 12 of" in leaderboard(tmp_path, "--bots", f"{mine}:Mine,random")
    mine.write_text(MINE.replace("[0]", "[-1]"), encoding="utf-8")
    assert "12 games, 8 of them played just now" in leaderboard(tmp_path, "--bots", f"{mine}:Mine,random")


def test_a_crashing_bot_is_on_the_board_with_its_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "ours"
    folder.mkdir()
    mine, entries = folder / "mine.py", folder / "bots.toml"
    mine.write_text(MINE.replace("turn.legal_moves[0]", "1 / 0"), encoding="utf-8")
    entries.write_text('[[bot]]\nbot = "mine.py:Mine"\nname = "Hasty"\nauthor = "Ada"\n', encoding="utf-8")
    for played in (4, 0):
        said = leaderboard(tmp_path, "--entries", "ours/bots.toml")
        assert f"4 games, {played} of them played just now" in said
        assert "⚠ Hasty" in said
        assert "Hasty failed 48 times: crash (48×)" in said
        assert "first crash: round 1, seat 0: ZeroDivisionError: division by zero (mine.py, line 3)" in said
    page = (tmp_path / "board.html").read_text(encoding="utf-8")
    assert "48 crashes" in page
    assert "by Ada" in page
    assert "twelvefold leaderboard --deals 2 --entries ours/bots.toml --only" in page
    assert "Traceback" not in page


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "board.txt"), "--out needs the name of an .html file, not board.txt"),
        (("--bots", "random", "--out", "none/board.html"), "none/board.html: No such file or directory"),
        (("--entries", "none.toml"), "none.toml: No such file or directory"),
        (("--entries", "broken.toml"), "broken.toml is not a list of bots: "),
        (("--bots", "none.py:Mine"), "none.py: no such file"),
        (("--bots", "wonder"), 'there is no bot "wonder"'),
        (("--bots", "random", "--out", "other.html"), "other.jsonl:1 is not a result of a leaderboard: "),
        ((), "an arena needs 2 to 64 different bots, not 1"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.toml").write_text("[[bot]", encoding="utf-8")
    Path("other.jsonl").write_text("my holiday\n", encoding="utf-8")
    done = twelvefold("leaderboard", "--only", *arguments, TWELVEFOLD_CORES="1")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.html"))


def test_a_stopped_run_says_how_to_go_on_and_keeps_what_was_played(tmp_path: Path) -> None:
    mine, kept = tmp_path / "mine.py", tmp_path / "board.jsonl"
    waiting = f"        while Path({str(kept)!r}).stat().st_size:\n            time.sleep(1)\n"
    text = "import time\nfrom pathlib import Path\n" + MINE.replace("        return", waiting + "        return")
    mine.write_text(text, encoding="utf-8")
    asked = ["--only", "--deals", "6", "--bots", f"{mine}:Mine:limit=999", "--out", str(tmp_path / "board.html")]
    process = subprocess.Popen(
        [sys.executable, "-m", "twelvefold", "leaderboard", *asked],
        stderr=subprocess.PIPE,
        env=os.environ | {"TWELVEFOLD_CORES": "1"},
    )
    until = time.monotonic() + LONGEST
    while not (kept.exists() and kept.stat().st_size) and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=LONGEST)
    assert process.returncode == 130
    assert said == b"Stopped. Run the same command again to continue with the games in board.jsonl.\n"
    assert [(result["first"], len(result["shares"])) for result in results(tmp_path)] == [(0, 5)]
    assert not (tmp_path / "board.html").exists()
