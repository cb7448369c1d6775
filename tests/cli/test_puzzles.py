"""`twelvefold puzzles`."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.cli.command import twelvefold

from twelvefold.analysis.puzzles import Puzzle, library
from twelvefold.analysis.puzzles.library import packed, read_puzzles
from twelvefold.world.geometry import FACE_COUNT
from twelvefold.world.units import Face

QUICK = [each for each in library().puzzles if each.source.players == 2 and each.round == 12]
PUZZLE = QUICK[0]


def wrong_move(puzzle: Puzzle) -> str:
    return next(str(move) for move in puzzle.game.legal_moves if str(move) not in puzzle.solution)


def taken_face(puzzle: Puzzle) -> str:
    """A move to a face that has a tile."""
    move = puzzle.game.legal_moves[0]
    return str(move._replace(face=Face(next(face for face in range(FACE_COUNT) if face not in free_faces(puzzle)))))


def free_faces(puzzle: Puzzle) -> set[int]:
    return {move.face for move in puzzle.game.legal_moves}


def test_a_list_is_narrowed_by_seats_round_theme_and_level() -> None:
    options = ("--players", "3", "--round", "12", "--theme", "denial", "--level", "expert", "--limit", "2")
    done = twelvefold("puzzles", "list", *options)
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line for line in done.stdout.splitlines() if line.startswith("│")]
    assert len(rows) == 2
    assert all("Stop a rival" in row and "Expert" in row for row in rows)
    as_json = twelvefold("puzzles", "list", *options, "--json").stdout.splitlines()
    assert [json.loads(line)["id"] for line in as_json] == [row.split()[1] for row in rows]


def test_a_puzzle_is_shown_with_its_task_and_not_its_solution() -> None:
    done = twelvefold("puzzles", "show", PUZZLE.id)
    assert done.stdout.startswith(f"Puzzle {PUZZLE.id}, rating {PUZZLE.rating}\nRound 12 of 12, seat")
    assert "Find the placement that is clearly best." in done.stdout
    assert "Tiles: " in done.stdout
    assert "Solution" not in done.stdout
    others = [habitat.id.capitalize() for habitat in PUZZLE.game.deal.objectives]
    assert len(re.findall("^Objective: ", done.stdout, re.MULTILINE)) == min(1, len(others))
    assert twelvefold("puzzles", "show", PUZZLE.id, "--solution").stdout.startswith(done.stdout)


def test_without_an_id_todays_puzzle_is_shown_and_as_a_picture_if_wanted(tmp_path: Path) -> None:
    picture = tmp_path / "puzzle.svg"
    done = twelvefold("puzzles", "show", "--svg", str(picture))
    assert done.stdout.startswith("Puzzle ")
    assert f"Picture saved to {picture}" in done.stdout
    assert ET.parse(picture).getroot().tag.endswith("svg")


def test_a_placement_is_judged() -> None:
    right = twelvefold("puzzles", "solve", PUZZLE.id, PUZZLE.solution[0])
    assert (right.returncode, right.stderr) == (0, "")
    assert right.stdout.startswith(f"Right: {PUZZLE.solution[0]} has a ")
    assert f"Played in the game: {PUZZLE.played}" in right.stdout
    move = wrong_move(PUZZLE)
    wrong = twelvefold("puzzles", "solve", PUZZLE.id, move)
    assert wrong.returncode == 1
    assert wrong.stdout.startswith(f"Wrong: {move} has a ")
    assert PUZZLE.solution[0] not in wrong.stdout


def test_puzzles_are_checked_and_the_wrong_ones_named(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl.gz"
    broken = replace(QUICK[1], solution=(wrong_move(QUICK[1]),))
    file.write_bytes(packed([PUZZLE, broken, *QUICK[2:4]]))
    done = twelvefold("puzzles", "check", str(file))
    assert done.returncode == 1
    first, last = done.stdout.splitlines()
    assert first.startswith(f"{broken.id}: the solution should be {QUICK[1].solution[0]}")
    assert last == "Right: 3, wrong: 1"
    found = json.loads(twelvefold("puzzles", "check", str(file), "--json").stdout)
    assert (found["right"], found["wrong"], found["faults"][0]["id"]) == (3, 1, broken.id)


def test_puzzles_are_made_a_stopped_run_goes_on_and_a_mix_is_chosen(tmp_path: Path) -> None:
    file, mixed = tmp_path / "made.jsonl", tmp_path / "mixed.jsonl.gz"
    made = ("puzzles", "make", str(file), "--players", "3", "--beginner")
    assert twelvefold(*made, "--games", "40").returncode == 0
    some = read_puzzles(file)
    assert all(each.source.beginner and each.source.players == 3 for each in some)
    assert twelvefold(*made, "--games", "80").returncode == 0
    more = read_puzzles(file)
    assert more[: len(some)] == some
    assert len({each.source.seed for each in more}) == len(more) > len(some)
    done = twelvefold("puzzles", "choose", str(file), "--out", str(mixed), "--count", "4")
    assert done.stdout == f"Puzzles saved to {mixed}: 1\n"
    assert read_puzzles(mixed)[0] in more


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show", "zzzzz"), "there is no puzzle zzzzz"),
        (("solve", PUZZLE.id, "9z9"), "'9z9' is not a move"),
        (("solve", PUZZLE.id, taken_face(PUZZLE)), "already has a tile"),
        (("list", "--theme", "chess"), '"chess" doesn\'t exist: choose one of apart'),
        (("list", "--level", "king"), '"king" doesn\'t exist: choose one of seedling'),
        (("check", "missing.gz"), "missing.gz: No such file"),
        (("check", "broken.gz"), "not a file of puzzles, line 1"),
        (("make", "-"), "needs the name of a file"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.gz").write_bytes(b"{}\n")
    done = twelvefold("puzzles", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_puzzles_speak_the_readers_language() -> None:
    done = twelvefold("--lang", "de", "puzzles", "show", PUZZLE.id, "--solution")
    assert done.stdout.startswith(f"Rätsel {PUZZLE.id}")
    assert "Finde die Platzierung, die klar die beste ist." in done.stdout
    assert "Lösung: " in done.stdout
