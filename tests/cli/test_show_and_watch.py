"""`twelvefold show`, `twelvefold watch`, `twelvefold bench` and the command itself."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.command import played, twelvefold, write_games

from twelvefold import __version__
from twelvefold.engine.kernel.jit import in_use


def test_a_position_is_drawn_with_its_offer_and_its_bids(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2), played(3, seed=4))
    done = twelvefold("show", f"{path}:2", "--move", "20")
    assert done.returncode == 0
    assert "Round 7 of 12" in done.stdout
    for seat in range(3):
        assert f"Seat {seat}" in done.stdout
    assert "Tiles: " in done.stdout
    assert "touching" in done.stdout


def test_one_seats_planet_can_be_shown_alone(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(3))
    done = twelvefold("show", str(path), "--seat", "1")
    assert "Seat 1" in done.stdout
    assert "Seat 0" not in done.stdout
    assert "Game over" in done.stdout


def test_a_picture_is_written(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(4))
    out = tmp_path / "game.svg"
    done = twelvefold("show", str(path), "--svg", str(out))
    assert done.returncode == 0
    assert ET.parse(out).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("games.jsonl:9",), "has lines 1 to 2, not 9"),
        (("games.jsonl:2",), "games.jsonl:2: not JSON"),
        (("games.jsonl", "--move", "99"), "has 24 moves, not 99"),
        (("games.jsonl", "--seat", "2"), "there is no seat 2"),
        (("missing.jsonl",), "missing.jsonl"),
        (("missing.jsonl:3",), "missing.jsonl"),
        (("games.jsonl", "--svg", "no/such/folder.svg"), "no/such/folder.svg"),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with write_games(tmp_path / "games.jsonl", played(2)).open("a", encoding="ascii") as file:
        file.write("broken\n")
    done = twelvefold("show", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr.replace("\n", " ")
    assert done.stdout == ""


@pytest.mark.parametrize("options", [(), ("--players", "4", "--mystery"), ("--players", "3", "--beginner")])
def test_a_whole_game_is_played_and_every_award_has_its_reason(options: tuple[str, ...]) -> None:
    done = twelvefold("watch", "--seed", "7", *options)
    assert done.returncode == 0
    for number in range(1, 13):
        assert f"Round {number}:" in done.stdout
    assert "Final scores:" in done.stdout
    assert "→ seat" in done.stdout
    assert done.stdout.count("~ ocean") == 3, "the planets are drawn three times"
    assert twelvefold("watch", "--seed", "7", *options).stdout == done.stdout


def test_where_somebodys_bot_failed_is_said_in_the_log(tmp_path: Path) -> None:
    mine = tmp_path / "my_bot.py"
    mine.write_text("class Mine:\n    def choose(self, turn):\n        return turn.view.offer[9]\n", encoding="utf-8")
    done = twelvefold("watch", "--bots", f"{mine}:Mine,naive", "--seed", "1")
    assert done.returncode == 0
    assert done.stdout.count("naive moves instead") == 12
    assert "  crash, round 1, seat 0: IndexError: tuple index out of range (my_bot.py, line 3); " in done.stdout


def test_bench_measures_what_it_promises() -> None:
    done = twelvefold("bench", "--json", "--seconds", "0.05", "--no-start", "--no-peers")
    kernel, *figures = json.loads(done.stdout)
    assert kernel == {"what": "kernel", "in_use": in_use()}
    playouts = {(f["players"], f["threads"]): f["games_per_s"] for f in figures if f["what"] == "playout"}
    assert set(playouts) == {(players, threads) for players in (2, 3, 4) for threads in (1, 2)}
    assert all(rate > 0 for rate in playouts.values())


@pytest.mark.thorough("bench")
def test_bench_prints_a_table() -> None:
    assert "playout" in twelvefold("bench", "--seconds", "0.05", "--no-start", "--no-peers").stdout


def test_help_teaches_and_loads_no_compiler() -> None:
    program = (
        "import sys; sys.argv = ['twelvefold', '--help']\n"
        "from twelvefold.cli.main import main\n"
        "try:\n    main()\n"
        "finally:\n    assert not {'numba', 'llvmlite', 'numpy'} & set(sys.modules), 'loaded'\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    for command in ("play", "serve", "watch", "simulate", "verify", "show", "bench"):
        assert command in done.stdout
        assert "--" in twelvefold(command, "--help").stdout
    assert "unofficial" in done.stdout


def test_the_version_is_said() -> None:
    assert twelvefold("--version").stdout == f"twelvefold {__version__}\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    twelvefold("simulate", "-n", "1")  # so that no compile notice is printed later
    line = f"{sys.executable} -m twelvefold simulate -n 500 -o - | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=120)
    assert (
        done.stderr.replace("Compiling the rules for this machine, once; this takes some seconds …", "").strip() == ""
    )
