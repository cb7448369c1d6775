"""`twelvefold arena`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from tests.arena.games import without_times
from tests.cli.command import twelvefold

from twelvefold.arena.task import make_task
from twelvefold.cli.arena import command_of
from twelvefold.world import standard_box

needs_ray = pytest.mark.skipif(sys.version_info >= (3, 15), reason="there is no Ray for this Python yet")

LONGEST = 120
"""Seconds after which nothing more will happen."""


def arena(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return twelvefold("arena", *arguments, **environment)


def rows(*arguments: str, **environment: str) -> list[dict[str, Any]]:
    done = arena(*arguments, "--json", **environment)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def without_ms(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "ms"} for row in found]


def test_a_match_as_json_has_the_keys_that_are_promised() -> None:
    found = rows("--bots", "naive,random", "--players", "2", "--games", "20", "--seed", "1")
    assert [row["bot"] for row in found] == ["naive", "random"]
    for row in found:
        assert row["games"] == 20
        low, high = row["interval"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
        assert row["score"] > 0
        assert row["ms"] > 0
        assert row["faults"] == {}
        assert row["cut_short"] == 0
    assert found[0]["win_rate"] + found[1]["win_rate"] == pytest.approx(1)
    assert found[0]["win_rate"] > 0.8


def test_the_same_seed_gives_the_same_figures_however_many_cores_there_are() -> None:
    asked = ("--bots", "naive,margin,random", "--games", "12", "--seed", "x")
    one, two = (without_ms(rows(*asked, TWELVEFOLD_CORES=cores)) for cores in ("1", "2"))
    assert one == two


def test_the_table_of_a_match_says_what_was_asked_and_who_won() -> None:
    done = arena("--bots", "naive,random", "--games", "9", "--mystery", "--seed", "1")
    assert done.returncode == 0
    assert "10 mystery games at 2 seats, 5 deals" in done.stdout
    assert "9 games requested, rounded up to whole deals." in done.stdout
    assert "Win rate by turn order in round 1" in done.stdout
    assert "rating" not in done.stdout


def test_in_a_narrow_terminal_lines_are_wrapped_and_nobody_loses_their_name() -> None:
    done = arena("--bots", "naive,ranger:style=collector", "--games", "2", COLUMNS="30")
    assert "│ naive        │     2 │" in done.stdout
    assert "│ ranger:style │     2 │" in done.stdout
    assert "│ =collector   │       │" in done.stdout


def test_two_bots_at_four_seats_are_one_against_three() -> None:
    done = arena("--bots", "naive,random", "--players", "4", "--games", "8", "--beginner")
    assert "8 beginner games at 4 seats, 2 deals" in done.stdout
    assert "naive plays alone against copies of random. If it were just as strong, it would win 25.0%." in done.stdout
    assert "rating" in done.stdout


def test_a_tournament_shows_who_beats_whom_and_how_they_play() -> None:
    done = arena("--bots", "random,naive,margin", "--games", "6", "--statistics")
    assert "every combination of bots met equally often" in done.stdout
    assert "win rate of the row against the column" in done.stdout
    assert "how they play" in done.stdout
    few = arena("--bots", "random,naive,margin", "--games", "2")
    assert "too few games for every combination" in few.stdout


def test_options_of_a_bot_do_not_make_it_two() -> None:
    done = arena("--bots", "random:a=1,b=2,naive")
    assert done.returncode == 2
    assert "random" in done.stderr
    assert "three" not in done.stderr


def test_the_games_are_records_that_verify_accepts_and_a_box_is_carried(tmp_path: Path) -> None:
    out, mine = tmp_path / "games.jsonl", tmp_path / "mine.json"
    box = standard_box().to_json()
    box["tiles"][0] = ["glacier"] * 5
    mine.write_text(json.dumps(box), encoding="utf-8")
    rows("--bots", "naive,random", "--players", "3", "--games", "6", "--box", str(mine), "--out", str(out))
    assert twelvefold("verify", str(out)).stdout == "6 right, 0 wrong\n"
    assert json.loads(out.read_text(encoding="ascii").splitlines()[0])["box"] == box


def test_the_report_holds_everything_and_no_folder_of_this_machine(tmp_path: Path) -> None:
    out, report = tmp_path / "games.jsonl", tmp_path / "report.json"
    found = rows("--bots", "naive,random", "--games", "4", "--seed", "7", "--out", str(out), "--report", str(report))
    text = report.read_text(encoding="ascii")
    told = json.loads(text)
    assert told["command"] == "twelvefold arena --bots naive,random --players 2 --games 4 --seed 7"
    assert told["rows"] == found
    assert set(told["matrix"]) == {"naive", "random"}
    assert [place["position"] for place in told["positions"]] == [0, 1]
    assert str(tmp_path) not in text


@pytest.mark.parametrize("seed", ["", "a quiet evening", "$HOME 'x' \"y\""])
def test_the_command_in_a_report_is_one_that_a_shell_understands(seed: str) -> None:
    task = make_task(["naive", "random"], 2, seed, mystery=True)
    asked = command_of(task, 4, seed, Path("folder/my box.json"), "0,5")
    assert shlex.split(asked)[:8] == ["twelvefold", "arena", "--bots", "naive,random", "--players", "2", "--games", "4"]
    assert shlex.split(asked)[8:] == ["--seed", seed, "--mystery", "--box", "my box.json", "--sprt", "0,5"]


def test_an_own_bot_that_fails_is_told_of_below_the_table_and_in_json(tmp_path: Path) -> None:
    mine, out, report = tmp_path / "my_bot.py", tmp_path / "games.jsonl", tmp_path / "report.json"
    mine.write_text(
        "class Mine:\n    def choose(self, turn):\n"
        "        return turn.legal_moves[0] if turn.view.round != 5 else 1 / 0\n",
        encoding="utf-8",
    )
    asked = ("--bots", f"{mine}:Mine,naive", "--games", "4", "--out", str(out))
    picture = tmp_path / "ladder.svg"
    done = arena(*asked, "--report", str(report), "--picture", str(picture))
    assert done.returncode == 0
    assert "⚠ my_bot.py:Mine" in done.stdout
    assert "⚠ naive" not in done.stdout
    assert "⚠ my_bot.py:Mine" in picture.read_text(encoding="utf-8")
    assert "my_bot.py:Mine failed 4 times: crash (4×)" in done.stdout
    assert "first crash: round 5, seat 0: " in done.stdout
    assert "ZeroDivisionError" in done.stdout
    own, naive = rows(*asked)
    assert (own["bot"], own["faults"], naive["faults"]) == ("my_bot.py:Mine", {"crash": 4}, {})
    assert twelvefold("verify", str(out)).stdout == "4 right, 0 wrong\n"
    assert str(tmp_path) not in report.read_text(encoding="ascii")


def test_the_picture_shows_every_bot(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    rows("--bots", "random,naive,margin", "--games", "6", "--picture", str(picture))
    root = ET.fromstring(picture.read_text(encoding="utf-8"))
    said = " ".join(root.itertext())
    assert all(name in said for name in ("random", "naive", "margin"))
    assert said.index("margin") < said.index("random")


SAID = {"refused": "rejected"}
"""Verdicts whose wording differs from their name in the data."""


@pytest.mark.parametrize(
    ("bots", "elos", "games", "code", "verdict"),
    [
        ("margin,random", "0,200", "200", 0, "accepted"),
        ("random,margin", "0,200", "200", 1, "refused"),
        ("margin,random", "0,5", "4", 3, "undecided"),
    ],
)
def test_a_sequential_test_says_its_verdict_by_its_exit_code_too(
    bots: str, elos: str, games: str, code: int, verdict: str
) -> None:
    asked = ("--bots", bots, "--sprt", elos, "--games", games, "--seed", "1")
    done = arena(*asked)
    assert done.returncode == code
    assert SAID.get(verdict, verdict) in done.stdout.lower()
    as_json = arena(*asked, "--json")
    assert as_json.returncode == code
    found = json.loads(as_json.stdout)
    assert found[0]["sprt"]["verdict"] == verdict
    assert 2 * found[0]["sprt"]["groups"] == found[0]["games"] <= int(games)


def test_ctrl_c_keeps_what_was_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    asked = ["arena", "--bots", "naive,random", "--seed", "3", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "twelvefold", *asked, "--games", "1000000"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"TWELVEFOLD_CORES": "2"},
    )
    started = time.monotonic()
    while not out.exists() or out.read_bytes().count(b"\n") < 8:
        assert running.poll() is None
        assert time.monotonic() < started + LONGEST
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=LONGEST)
    assert running.returncode == 130
    assert said == "Stopped. Run the same command again to continue with the games in games.jsonl.\n"
    kept = out.read_bytes().splitlines()[:8]
    found = rows(*asked[1:], "--games", "8")
    assert out.read_bytes().splitlines()[:8] == kept
    fresh = rows(*asked[1:5], "--games", "8", "--out", str(tmp_path / "fresh.jsonl"))
    assert without_ms(found) == without_ms(fresh)
    lines = (tmp_path / "fresh.jsonl").read_text(encoding="ascii").splitlines()
    assert without_times(lines) == without_times([line.decode() for line in kept])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "naive,nobody"), 'there is no bot "nobody"'),
        (("--bots", "naive"), "2 to 64 different bots, not 1"),
        (("--bots", "naive,naive"), "two bots are called"),
        (("--bots", "naive,random,margin", "--players", "4"), "3 bots can't fill 4 seats"),
        (("--bots", "naive,random", "--games", "0"), "'--games'"),
        (("--bots", "naive,random", "--sprt", "5"), "two numbers such as 0,5"),
        (("--bots", "naive,random", "--sprt", "5,0"), "a smaller and a larger"),
        (("--bots", "naive,random,margin", "--sprt", "0,5"), "compares two bots, not 3"),
        (("--bots", "naive,random", "--out", "no/such/folder/x"), "no/such/folder/x"),
        (("--bots", "naive,random", "--out", "-"), "needs the name of a file"),
        (("--bots", "naive,random", "--picture", "-"), "needs the name of a file, not -"),
        (("--bots", "naive,random", "--report", "-"), "needs the name of a file, not -"),
        (("--bots", "naive,random", "--picture", "no/such/folder/x"), "no/such/folder/x"),
        (("--bots", "naive,random", "--report", "no/such/folder/x"), "no/such/folder/x"),
        (("--bots", "naive,random", "--out", "."), "not a file in which games can be saved"),
        (("--bots", "naive,random", "--out", "/dev/null"), "not a file in which games can be saved"),
        (("--bots", "naive,random", "--picture", "."), "Is a directory"),
        (("--bots", "naive,random", "--report", "."), "Is a directory"),
        (("--bots", "naive,random", "--out", "no/x", "--report", "no/../no/x"), "need different files"),
        (("--bots", "naive,random", "--seed", "-1"), "a seed is an integer from 0"),
        ((), "'--bots'"),
    ],
)
def test_what_is_impossible_is_said_in_a_sentence_before_anything_is_played(
    arguments: tuple[str, ...], sentence: str
) -> None:
    done = arena(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_a_file_of_another_arena_is_named_with_what_differs_and_no_empty_report_is_left(tmp_path: Path) -> None:
    out, report = str(tmp_path / "games.jsonl"), tmp_path / "report.json"
    rows("--bots", "naive,random", "--games", "2", "--seed", "1", "--out", out)
    done = arena("--bots", "naive,random", "--games", "2", "--seed", "2", "--out", out, "--report", str(report))
    assert done.returncode == 2
    assert "this is a different arena: seed differs" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not report.exists()


def test_games_of_a_bot_that_was_changed_since_are_not_mixed_with_new_ones(tmp_path: Path) -> None:
    mine, out = tmp_path / "my_bot.py", tmp_path / "games.jsonl"
    asked = ("--bots", f"{mine}:Mine,random", "--out", str(out), "--games")
    code = "class Mine:\n    def choose(self, turn):\n        return turn.legal_moves[{}]\n"
    mine.write_text(code.format(0), encoding="utf-8")
    rows(*asked, "2")
    rows(*asked, "4")
    mine.write_text(code.format(-1), encoding="utf-8")
    done = arena(*asked, "6")
    assert done.returncode == 2
    assert "this is a different arena: files" in done.stderr
    assert "my_bot.py:Mine" in done.stderr
    assert str(tmp_path) + "/my_bot" not in done.stderr


@needs_ray
@pytest.mark.thorough("Ray")
def test_on_ray_the_figures_are_the_same() -> None:
    asked = ("--bots", "naive,random", "--games", "4", "--seed", "1")
    assert without_ms(rows(*asked, "--ray")) == without_ms(rows(*asked))


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "localhost:many"])
def test_an_address_without_a_cluster_is_a_sentence(address: str) -> None:
    done = arena("--bots", "naive,random", "--games", "2", "--ray", RAY_ADDRESS=address)
    assert done.returncode == 2
    assert done.stderr == f'twelvefold: no Ray cluster at "{address}": check RAY_ADDRESS\n'


def test_without_ray_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError\n")
    done = arena("--bots", "naive,random", "--games", "2", "--ray", PYTHONPATH=str(tmp_path))
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr == "twelvefold: playing on a cluster needs Ray: pip install 'twelvefold[ray]'\n"
