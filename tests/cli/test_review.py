"""`twelvefold review`."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.command import played, twelvefold, write_games

QUICK = ("--seconds", "0.1")


def test_every_round_move_and_seat_gets_its_line(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2), played(3, seed=4))
    done = twelvefold("review", f"{path}:2", *QUICK)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("Round")] == [f"Round {n}" for n in range(1, 13)]
    moves = [line for line in lines if line.startswith("  ") and "  seat " in line]
    assert [line.split()[0] for line in moves] == [str(move) for move in played(3, seed=4).moves]
    assert any("blunder" in line and "Better: " in line for line in moves)  # the game was played at random
    assert any(line.startswith("        ") and "%" in line for line in lines)
    assert any("played like" in line for line in lines)
    kinds = lines[1 + max(number for number, line in enumerate(lines) if line.startswith("└")) :]
    assert kinds  # each with what it means and what to do about it
    for kind in kinds:
        count, name = kind.partition(":")[0].split(" × ")
        assert lines.count(f"        {name}") == int(count)


def test_json_and_a_chart_have_the_whole_review(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2))
    chart = tmp_path / "chart.svg"
    done = twelvefold("review", str(path), "--json", "--svg", str(chart), *QUICK)
    found = json.loads(done.stdout)
    assert (found["players"], len(found["moves"]), len(found["rounds"]), len(found["seats"])) == (2, 24, 12, 2)
    assert sum(found["end"]["chances"]) == 1
    root = ET.parse(chart).getroot()
    lines = [each for each in root.iter() if each.get("stroke-width") == "2.5"]
    assert len(lines) == 2
    (told,) = [each.text or "" for each in root if each.tag.endswith("desc")]
    assert "Round 12: " in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("games.jsonl:1",), "only finished games can be reviewed: 17 of 24 moves have been made"),
        (("games.jsonl:2",), "games.jsonl:2: not JSON"),
        (("games.jsonl:9",), "has lines 1 to 2, not 9"),
        (("missing.jsonl",), "missing.jsonl: No such file"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(arguments: tuple[str], sentence: str, tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2, moves=17))
    with path.open("a", encoding="ascii") as file:
        file.write("not JSON\n")
    done = twelvefold("review", *(str(tmp_path / each) for each in arguments), *QUICK)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_a_review_speaks_the_readers_language(tmp_path: Path) -> None:
    path = write_games(tmp_path / "games.jsonl", played(2))
    done = twelvefold("--lang", "de", "review", str(path), *QUICK)
    assert "grober Fehler" in done.stdout
    assert "Besser: " in done.stdout
    assert "spielte wie" in done.stdout
