"""In any environment, however hostile, a command answers with a sentence and does no harm."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.command import played, twelvefold, write_games

from twelvefold.cli.main import READER_GONE
from twelvefold.engine.kernel import cache
from twelvefold.engine.record import write_record
from twelvefold.world import standard_box


@pytest.mark.parametrize("arguments", [("watch", "--seed", "1"), ("verify", "--help"), ("show", "games.jsonl")])
def test_a_terminal_that_knows_only_ascii_is_no_reason_to_stop(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_games(tmp_path / "games.jsonl", played(2))
    monkeypatch.chdir(tmp_path)
    done = twelvefold(*arguments, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_no_command_shows_the_help_and_nothing_else() -> None:
    done = twelvefold()
    assert done.returncode == 2
    assert "Try --help" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("watch", "--players", "9"), "--players"),
        (("watch", "--players", "two"), "--players"),
        (("watch", "--pace", "fast"), "--pace"),
        (("watch", "--seed"), "--seed"),
        (("watch", "--sed", "1"), "--seed"),
        (("watch", "--mystery=1"), "--mystery"),
        (("watch", "1"), "(1)"),
        (("wach",), "watch"),
        (("show",), "FILE"),
        (("--lang", "de", "arena"), "Missing option '--bots'"),
    ],
)
def test_a_mistyped_command_gets_one_line(arguments: tuple[str, ...], named: str) -> None:
    done = twelvefold(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"twelvefold: .*[.?] Try --help\.\n", done.stderr)
    assert named in done.stderr


def test_folders_of_others_in_the_cache_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TWELVEFOLD_CACHE", str(tmp_path))
    foreign = [tmp_path / name for name in ("kernel-5.10", "kernel-6.1", "kernel-headers", "kernel-" + "g" * 16)]
    old = [tmp_path / f"kernel-{number:016x}" for number in range(6)]
    for folder in (*foreign, *old):
        folder.mkdir()
        os.utime(folder, (0, 0))
    cache.cache_folder.cache_clear()
    try:
        assert cache.cache_folder() is not None
    finally:
        cache.cache_folder.cache_clear()
    assert all(folder.exists() for folder in foreign)
    assert sum(folder.exists() for folder in old) == cache.KEPT


def test_an_animals_name_cannot_forge_what_verify_prints(tmp_path: Path) -> None:
    record = json.loads(write_record(played(2)))
    record["box"] = standard_box().to_json()
    record["box"]["animals"][0]["id"] = "a\n1 right, 0 wrong\x1b[2J"
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(record) + "\n", encoding="ascii")
    done = twelvefold("verify", str(path))
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2
    assert "\x1b" not in done.stdout


def test_a_box_with_very_many_defects_gets_a_sentence_of_bounded_length(tmp_path: Path) -> None:
    box = standard_box().to_json()
    box["objectives"] |= {f"x{number}": [] for number in range(9_000)}
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(box), encoding="ascii")
    done = twelvefold("simulate", "--box", str(mine))
    assert done.returncode == 2
    assert len(done.stderr) < 20_000
    assert "and 8800 more" in done.stderr


def test_show_and_verify_count_lines_alike(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"x" * 3_000_000 + b"\n\n" + write_record(played(3)).encode() + b"\n")
    assert f"{path}:1: " in twelvefold("verify", str(path)).stdout
    assert "Seat 2" in twelvefold("show", f"{path}:3").stdout


def test_verify_does_not_blame_a_file_for_a_reader_that_goes_away(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text("{}\n" * 5_000, encoding="ascii")
    line = f"{sys.executable} -m twelvefold verify {path} | head -n 1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=120)
    assert "can't read" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("arena", "--bots", "naive,random", "--games", "2"),
        ("arena", "--bots", "naive,random", "--games", "2", "--json"),
        ("arena", "--bots", "random,margin", "--sprt", "0,200", "--games", "200", "--seed", "1"),
        ("arena", "--bots", "random,margin", "--sprt", "0,200", "--games", "200", "--seed", "1", "--json"),
        ("simulate", "--games", "2", "--json"),
        ("simulate", "--games", "300", "--out", "-"),
        ("watch", "--seed", "1"),
        ("verify", "games.jsonl"),
    ],
)
def test_a_reader_who_has_gone_is_no_verdict(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_games(tmp_path / "games.jsonl", played(2))
    monkeypatch.chdir(tmp_path)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "twelvefold", *arguments]
    with os.fdopen(writing, "wb") as gone:
        done = subprocess.run(command, stdout=gone, stderr=subprocess.PIPE, timeout=120)
    assert (done.returncode, done.stderr) == (READER_GONE, b"")


@pytest.mark.parametrize("redirection", [">&-", "<&- >/dev/null"])
def test_closed_streams_are_survived(redirection: str) -> None:
    line = f"{sys.executable} -m twelvefold verify - {redirection} </dev/null"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=120)
    assert "Traceback" not in done.stderr


def test_a_stopped_simulation_leaves_no_process_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "twelvefold", "simulate", "-n", "1000000", "-o", str(tmp_path / "games.jsonl")]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 120
    while not (tmp_path / "games.jsonl").exists() or (tmp_path / "games.jsonl").stat().st_size < 1_000_000:
        assert time.monotonic() < end
        assert running.poll() is None
    running.send_signal(signal.SIGTERM)
    assert running.wait(timeout=60) == 143
    while time.monotonic() < end and _is_there(running.pid):
        pass
    assert not _is_there(running.pid), "nobody of its group is left"


def _is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.thorough("bench")
def test_bench_ends_without_a_compiler_too() -> None:
    done = twelvefold("bench", "--json", "--seconds", "0.05", "--no-start", "--no-peers", NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0
    assert {figure["what"] for figure in json.loads(done.stdout)} >= {"playout", "push", "verify"}


def test_nobodys_home_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("TWELVEFOLD_CACHE", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert [place.name.startswith("twelvefold-") for place in cache._places()] == [True]
