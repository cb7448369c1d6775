"""The referee on paper: what a record contains, and which part of an invalid one is named."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.referee.paper import Box, box_fault
from tests.referee.play import RefGame
from tests.referee.positions import one_off_box
from tests.referee.randomly import play_randomly, random_game, random_setup
from tests.referee.record import check_record, line

RECORDS = Path(__file__).parent.parent / "records"
BOX = one_off_box(["FFFGG", "FFGOO", "FGOOO", "DDDMM", "MMMGG", "DMOOO", "GGGOO", "DDDFF", "MMFFF", "GGDDD"] * 5)

# A record as JSON gives it; the tests change it in ways that no type allows.
Json = dict[str, Any]


def true_record(players: int = 3) -> Json:
    """A finished game with objectives, as a reader gets it."""
    loaded: Json = json.loads(line(random_game(random.Random(7), players, True, False, BOX).record()))
    return loaded


def under_way(plies: int) -> Json:
    """A three-seat game after this many moves."""
    rng = random.Random(7)
    game = RefGame(random_setup(rng, 3, True, False, BOX), 3, True, False, BOX)
    for _ in range(plies):
        play_randomly(rng, game)
    loaded: Json = json.loads(line(game.record()))
    return loaded


def test_the_keys_stand_in_the_order_shown() -> None:
    record = random_game(random.Random(1), 2, True, False, BOX, own_box=True).record()
    assert list(record) == (
        ["format", "players", "objectives", "mystery", "setup", "moves", "awards", "scores", "winners", "box"]
    )
    assert list(record["setup"]) == ["piles", "animals", "objectives", "first_seat"]
    assert list(record["moves"][0]) == ["seat", "tile", "face", "rotation"]
    assert list(record["awards"][0]) == ["round", "animal", "seat"]
    assert list(record["scores"][0]) == ["seat", "objective", "animals", "cards", "total"]


def test_a_record_is_one_line_of_ascii() -> None:
    box = copy.deepcopy(BOX)
    box["animals"][0]["id"] = "Eisbär"
    written = line(random_game(random.Random(1), 2, False, False, box, own_box=True).record())
    assert written.isascii()
    assert written.endswith("}\n")
    assert written.count("\n") == 1
    assert check_record(json.loads(written), BOX) is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("objectives", [True, False])
@pytest.mark.parametrize("mystery", [True, False])
def test_a_random_game_makes_a_true_record(players: int, objectives: bool, mystery: bool) -> None:
    record = random_game(random.Random(3), players, objectives, mystery, BOX).record()
    assert check_record(json.loads(line(record)), BOX) is None
    assert len(record["moves"]) == 12 * players


@pytest.mark.parametrize("plies", [0, 1, 8, 9, 20, 35])
def test_a_game_under_way_has_its_moves_so_far_and_the_awards_of_the_finished_rounds(plies: int) -> None:
    record = under_way(plies)
    assert check_record(record, BOX) is None
    assert len(record["moves"]) == plies
    assert all(award["round"] <= plies // 3 for award in record["awards"])
    assert "scores" not in record
    assert "winners" not in record


def test_a_game_under_way_has_no_scores_and_no_winners() -> None:
    assert str(check_record(under_way(20) | {"scores": []}, BOX)).startswith("scores: ")
    assert str(check_record(under_way(20) | {"winners": []}, BOX)).startswith("winners: ")


def test_a_reader_ignores_top_level_keys_that_it_does_not_know() -> None:
    assert check_record(true_record() | {"seed": "0", "clocks": [1.5]}, BOX) is None


def test_a_reader_uses_the_box_that_the_record_carries() -> None:
    own = one_off_box()
    record = json.loads(line(random_game(random.Random(2), 2, True, False, own, own_box=True).record()))
    assert check_record(record, BOX) is None
    del record["box"]
    assert check_record(record, BOX) is not None


BENT: list[tuple[str, Callable[[Json], object]]] = [
    ("format", lambda r: r.update(format="twelvefold/2")),
    ("format", lambda r: r.pop("format")),
    ("format", lambda r: r.update(players=5)),
    ("format", lambda r: r.update(players=3.0)),
    ("format", lambda r: r.update(objectives=1)),
    ("format", lambda r: r.pop("mystery")),
    ("format", lambda r: r.update(box={})),
    ("format", lambda r: r.update(box=None)),
    ("setup", lambda r: r.pop("setup")),
    ("setup", lambda r: r["setup"].update(seed=1)),
    ("setup", lambda r: r["setup"]["piles"].pop()),
    ("setup", lambda r: r["setup"]["piles"][0].__setitem__(0, r["setup"]["piles"][0][1])),
    ("setup", lambda r: r["setup"]["piles"][0].__setitem__(0, str(r["setup"]["piles"][0][0]))),
    ("setup", lambda r: r["setup"]["animals"][2].append("forest most")),
    ("setup", lambda r: r["setup"]["animals"][2].__setitem__(0, "unicorn")),
    ("setup", lambda r: r["setup"]["animals"][2].__setitem__(0, r["setup"]["animals"][3][0])),
    ("setup", lambda r: r["setup"]["objectives"].__setitem__(0, r["setup"]["objectives"][1])),
    ("setup", lambda r: r["setup"]["objectives"].pop()),
    ("setup", lambda r: r["setup"].update(first_seat=3)),
    ("setup", lambda r: r["setup"].update(first_seat=False)),
    ("setup", lambda r: r.update(mystery=True)),
    ("setup", lambda r: r.update(objectives=False)),
    ("moves", lambda r: r.pop("moves")),
    ("moves", lambda r: r["moves"][0].update(seat=(r["moves"][0]["seat"] + 1) % 3)),
    ("moves", lambda r: r["moves"][0].update(tile=r["setup"]["piles"][1][0])),
    ("moves", lambda r: r["moves"][1].update(tile=r["moves"][0]["tile"])),
    ("moves", lambda r: r["moves"][0].update(face=12)),
    ("moves", lambda r: r["moves"][5].update(face=-1)),
    ("moves", lambda r: r["moves"][0].update(rotation=5)),
    ("moves", lambda r: r["moves"][0].update(rotation=float(r["moves"][0]["rotation"]))),
    ("moves", lambda r: r["moves"][0].update(clock=3)),
    ("moves", lambda r: r["moves"].append(r["moves"][0])),
    ("awards", lambda r: r.pop("awards")),
    ("awards", lambda r: r["awards"].pop()),
    ("awards", lambda r: r["awards"].reverse()),
    ("awards", lambda r: r["awards"][0].update(seat=str(r["awards"][0]["seat"]))),
    ("scores", lambda r: r.pop("scores")),
    ("scores", lambda r: r["scores"][0].update(total=r["scores"][0]["total"] + 1)),
    ("scores", lambda r: r["scores"][0].update(total=float(r["scores"][0]["total"]))),
    ("scores", lambda r: r["scores"].reverse()),
    ("winners", lambda r: r.pop("winners")),
    ("winners", lambda r: r.update(winners=[])),
    ("winners", lambda r: r.update(winners=[float(seat) for seat in r["winners"]])),
]


@pytest.mark.parametrize(("part", "bend"), BENT)
def test_the_part_that_is_wrong_is_named(part: str, bend: Callable[[Json], object]) -> None:
    record = true_record()
    bend(record)
    assert str(check_record(record, BOX)).startswith(f"{part}: ")


def test_the_first_part_that_is_wrong_is_named() -> None:
    record = true_record()
    for part in ("winners", "scores", "awards", "moves", "setup", "format"):
        record[part] = None
        assert str(check_record(record, BOX)).startswith(f"{part}: ")


@pytest.mark.parametrize("not_a_record", [None, [], "twelvefold/1", 1])
def test_what_is_no_object_is_no_record(not_a_record: object) -> None:
    assert str(check_record(not_a_record, BOX)).startswith("format: ")


def test_the_boxes_of_the_tests_are_whole() -> None:
    assert box_fault(BOX) is None
    assert box_fault(one_off_box()) is None


@pytest.mark.parametrize(
    "change",
    [
        {"tiles": BOX["tiles"][:49]},
        {"tiles": [["forest"] * 4, *BOX["tiles"][1:]]},
        {"tiles": [["swamp"] * 5, *BOX["tiles"][1:]]},
        {"animals": BOX["animals"][:44]},
        {"animals": [BOX["animals"][1], *BOX["animals"][1:]]},
        {"animals": [{"id": "x", "habitat": "forest", "requirement": "touching"}, *BOX["animals"][1:]]},
        {"objectives": {"ocean": [[1, 2]]}},
        {"objectives": BOX["objectives"] | {"ocean": [[3, 2], [3, 4]]}},
        {"layout": [2] * 9},
        {"layout": [3] * 10},
    ],
)
def test_a_box_with_a_fault_is_none(change: Json) -> None:
    assert box_fault(BOX | change) is not None


def test_the_stored_records_are_true() -> None:
    box: Box = json.loads((RECORDS / "standard-box.json").read_text(encoding="utf-8"))
    assert box_fault(box) is None
    paths = sorted(RECORDS.glob("*.jsonl"))
    assert len(paths) == 14
    for path in paths:
        for written in path.read_text(encoding="utf-8").splitlines(keepends=True):
            record = json.loads(written)
            assert check_record(record, box) is None, path.name
            assert line(record) == written, path.name
