"""Names of bots and files are shown as they are written, even if they look like emoji codes or markup."""

from pathlib import Path

import pytest
from tests.cli.command import twelvefold

BOT = "class {}:\n    def __init__(self, **options): pass\n    def choose(self, turn):\n        return {}\n"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("z[").mkdir()
    for file in ("zoo.py", "z[/b] we[i]rd.py"):
        Path(file).write_text(BOT.format("Bear", "turn.legal_moves[0]"), encoding="utf-8")
    Path("lost.py").write_text(BOT.format("Bear", "None"), encoding="utf-8")


@pytest.mark.parametrize("command", ["arena", "simulate", "watch"])
def test_a_bots_name_is_no_emoji_and_no_style(command: str) -> None:
    games = () if command == "watch" else ("--games", "2")
    done = twelvefold(command, "--bots", "zoo.py:Bear:depth=3,z[/b] we[i]rd.py:Bear", *games)
    assert done.returncode == 0
    assert "zoo.py:Bear:depth=3" in done.stdout
    assert ("b] we[i]rd.py:Bear" if command == "arena" else "z[/b] we[i]rd.py:Bear") in done.stdout


def test_nor_is_it_one_in_what_is_said_about_it() -> None:
    done = twelvefold("simulate", "--bots", "zoo.py:Bear:limit=x,random")
    assert done.returncode == 2
    assert done.stderr.startswith("twelvefold: zoo.py:Bear: limit must be a number")


def test_arena_and_simulate_tell_of_a_failure_alike() -> None:
    asked = ("--bots", "lost.py:Bear,random", "--games", "2", "--seed", "1")
    in_arena, in_simulate = twelvefold("arena", *asked).stdout, twelvefold("simulate", *asked).stderr
    assert "lost.py:Bear failed 24 times: illegal move (24×)\n" in in_arena
    assert "lost.py:Bear failed 24 times: illegal move (24×)\n" in in_simulate
    told = "  first illegal move: round 1, seat 0: choose returned None\n"
    assert told in in_arena
    assert told in in_simulate
