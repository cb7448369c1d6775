"""`twelvefold verify`."""

import json
from pathlib import Path

import pytest
from tests.cli.command import played, twelvefold, write_games

from twelvefold.engine.record import write_record


def test_right_records_are_counted(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2), played(3), played(4, moves=17))
    done = twelvefold("verify", str(path))
    assert (done.returncode, done.stdout) == (0, "3 right, 0 wrong\n")


def test_each_wrong_record_gets_a_line_that_says_where_and_what(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2), played(2, seed=2), played(2, seed=3))
    lines = path.read_text(encoding="ascii").splitlines()
    second, third = json.loads(lines[1]), json.loads(lines[2])
    second["moves"][5]["face"] = second["moves"][3]["face"]
    third["awards"][2]["seat"] = 1 - third["awards"][2]["seat"]
    path.write_text("\n".join([lines[0], "", json.dumps(second), "   ", json.dumps(third)]), encoding="ascii")
    done = twelvefold("verify", str(path))
    assert done.returncode == 1
    wrong, other, count = done.stdout.splitlines()
    assert wrong.startswith(f"{path}:3: moves[5]: ")
    assert other.startswith(f"{path}:5: awards[2].seat: ")
    assert count == "1 right, 2 wrong"


HOSTILE = [
    b"not JSON",
    b"{",
    b"[]",
    b"null",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"1" * 5_000,
    b"NaN",
    b'{"format": "twelvefold/2"}',
    b'{"format": "twelvefold/1", "players": true}',
    b'{"format": "twelvefold/1", "players": ' + b"9" * 4_000 + b"}",
    b'{"format": "twelvefold/1", "players": 2, "objectives": 1, "mystery": false}',
    b'"\\ud800"',
    b"\xff\xfe\x00",
    b"\x00" * 100,
    b'{"format": "\\u001b[31m"}',
    b"x" * 2_000_000,
]


def test_whatever_a_line_holds_it_is_wrong_and_the_next_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    good = write_record(played(2)).encode()
    path.write_bytes(b"\n".join([*HOSTILE, good]) + b"\n")
    done = twelvefold("verify", str(path))
    assert done.returncode == 1
    *wrong, count = done.stdout.splitlines()
    assert [line.split(":")[1] for line in wrong] == [str(number) for number in range(1, len(HOSTILE) + 1)]
    assert count == f"1 right, {len(HOSTILE)} wrong"
    assert "\x1b" not in done.stdout
    assert max(map(len, wrong)) < 400


def test_a_file_that_cannot_be_read_outranks_a_wrong_record(tmp_path: Path) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_text("{}\n", encoding="ascii")
    done = twelvefold("verify", str(path), str(tmp_path / "missing.jsonl"), str(tmp_path))
    assert done.returncode == 2
    assert done.stdout.splitlines()[-1] == "0 right, 1 wrong"
    assert "missing.jsonl: No such file" in done.stderr
    assert f"can't read {tmp_path}: " in done.stderr


def test_lines_are_numbered_across_the_pieces_of_a_large_file(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    good = write_record(played(2))
    path.write_text("\n".join([good] * 700 + ["wrong"] + [good] * 700) + "\n", encoding="ascii")
    done = twelvefold("verify", str(path))
    assert done.stdout.splitlines()[0].startswith(f"{path}:701: ")
    assert done.stdout.splitlines()[1] == "1400 right, 1 wrong"


def test_stdin_is_a_file_too() -> None:
    done = twelvefold("verify", "-", text=write_record(played(2)) + "\n")
    assert (done.returncode, done.stdout) == (0, "1 right, 0 wrong\n")


def test_json_says_the_same(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2))
    with path.open("a", encoding="ascii") as file:
        file.write("{}\n")
    done = twelvefold("verify", "--json", str(path))
    answer = json.loads(done.stdout)
    assert done.returncode == 1
    assert (answer["right"], answer["wrong"]) == (1, 1)
    assert answer["faults"] == [{"file": str(path), "line": 2, "error": "format: is missing"}]


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_line_endings_do_not_matter(ending: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes((write_record(played(2)) + ending).encode() * 2)
    assert twelvefold("verify", str(path)).stdout == "2 right, 0 wrong\n"


def test_an_empty_file_has_no_wrong_record(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.touch()
    done = twelvefold("verify", str(path))
    assert (done.returncode, done.stdout) == (0, "0 right, 0 wrong\n")
