"""Invalid records: each part and field that can be wrong, and which of them the error names."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.bridge import RECORDS, paper_box
from tests.referee import check_record as referee_checks

from twelvefold.engine.record import RecordError, check_record, read_record

PAPER: dict[str, Any] = json.loads((RECORDS / "3-seats.jsonl").read_text(encoding="ascii"))
BEGINNER: dict[str, Any] = json.loads((RECORDS / "3-seats-beginner.jsonl").read_text(encoding="ascii"))
TEXT = json.dumps(PAPER)
NO_INTEGERS: list[Any] = [True, False, 1.0, "1", None, [], {}, [1]]
HUGE: list[Any] = [-1, 10**30, -(10**30), 2**63, 2**64]
Change = Callable[[dict[str, Any]], object]


def where(paper: object) -> str:
    """The part that the engine names; the referee must find the same part wrong."""
    text = json.dumps(paper)
    with pytest.raises(RecordError) as got:
        check_record(text)
    assert len(str(got.value)) < 500
    fault = referee_checks(json.loads(text), paper_box())
    assert fault is not None
    part = got.value.where.split("[")[0].split(".")[0]
    assert {"players": "format", "objectives": "format", "mystery": "format", "box": "format", "": "format"}.get(
        part, part
    ) == fault.split(":")[0]
    return got.value.where


def put(path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """The record with one value replaced."""
    paper = copy.deepcopy(PAPER)
    at: Any = paper
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return paper


def changed(change: Change, paper: dict[str, Any] = PAPER) -> dict[str, Any]:
    """The record after a change."""
    again = copy.deepcopy(paper)
    change(again)
    return again


INTEGERS: list[tuple[tuple[str | int, ...], str]] = [
    (("players",), "players"),
    (("setup", "piles", 3, 2), "setup.piles[3][2]"),
    (("setup", "first_seat"), "setup.first_seat"),
    *[(("moves", 7, field), f"moves[7].{field}") for field in ("seat", "tile", "face", "rotation")],
    *[(("awards", 2, field), f"awards[2].{field}") for field in ("round", "seat")],
    *[(("scores", 1, field), f"scores[1].{field}") for field in ("seat", "objective", "animals", "cards", "total")],
    (("winners", 0), "winners[0]"),
]


@pytest.mark.parametrize("value", [*NO_INTEGERS, *HUGE], ids=repr)
@pytest.mark.parametrize(("path", "name"), INTEGERS, ids=[name for _, name in INTEGERS])
def test_a_number_that_is_no_integer_in_its_bounds_is_named(
    path: tuple[str | int, ...], name: str, value: object
) -> None:
    assert where(put(path, value)) == name


@pytest.mark.parametrize("value", [0, 1, "true", None, []], ids=repr)
@pytest.mark.parametrize("name", ["objectives", "mystery"])
def test_objectives_and_mystery_are_true_or_false(name: str, value: object) -> None:
    assert where(put((name,), value)) == name


@pytest.mark.parametrize("value", ["twelvefold/2", "twelvefold/10", "", None, 1, ["twelvefold/1"]], ids=repr)
def test_another_format_is_not_read(value: object) -> None:
    assert where(put(("format",), value)) == "format"


@pytest.mark.parametrize(
    "name", ["format", "players", "objectives", "mystery", "setup", "moves", "awards", "scores", "winners"]
)
def test_a_missing_part_is_named(name: str) -> None:
    assert where({key: value for key, value in PAPER.items() if key != name}) == name


@pytest.mark.parametrize("name", ["setup", "moves", "awards", "scores", "winners"])
@pytest.mark.parametrize("value", [None, True, 0, "", {"a": 1}, [[]]], ids=repr)
def test_a_part_of_another_kind_is_named(name: str, value: object) -> None:
    assert where(put((name,), value)).startswith(name)


WRONG: list[tuple[str, Change]] = [
    ("setup.piles", lambda r: r["setup"].pop("piles")),
    ("setup.animals", lambda r: r["setup"].pop("animals")),
    ("setup.objectives", lambda r: r["setup"].pop("objectives")),
    ("setup.first_seat", lambda r: r["setup"].pop("first_seat")),
    ("setup", lambda r: r["setup"].update(seed=1)),
    ("setup.piles", lambda r: r["setup"]["piles"].pop()),
    ("setup.piles", lambda r: r["setup"]["piles"][4].pop()),
    ("setup.piles[4]", lambda r: r["setup"]["piles"].__setitem__(4, 4)),
    ("setup.animals", lambda r: r["setup"]["animals"].pop()),
    ("setup.animals[2]", lambda r: r["setup"]["animals"].__setitem__(2, "panda")),
    ("setup.animals[11][0]", lambda r: r["setup"]["animals"][11].__setitem__(0, 5)),
    ("setup.animals[11][0]", lambda r: r["setup"]["animals"][11].__setitem__(0, "unicorn")),
    ("setup.animals[11][2]", lambda r: r["setup"]["animals"][11].__setitem__(2, r["setup"]["animals"][11][1])),
    ("setup.objectives[1]", lambda r: r["setup"]["objectives"].__setitem__(1, "swamp")),
    ("setup.objectives[1]", lambda r: r["setup"]["objectives"].__setitem__(1, 1)),
    ("setup.objectives", lambda r: r["setup"]["objectives"].pop()),
    ("setup.objectives", lambda r: r["setup"]["objectives"].clear()),
    ("setup.objectives", lambda r: r["setup"]["objectives"].__setitem__(1, r["setup"]["objectives"][0])),
    ("setup.objectives", lambda r: r.update(objectives=False)),
    ("setup.animals", lambda r: r.update(mystery=True)),
    ("setup.first_seat", lambda r: r["setup"].update(first_seat=3)),
    ("moves[0]", lambda r: r["setup"].update(first_seat=(r["setup"]["first_seat"] + 1) % 3)),
    ("moves[0]", lambda r: r["moves"].reverse()),
    ("moves[5]", lambda r: r["moves"].__setitem__(5, None)),
    ("moves[5].tile", lambda r: r["moves"][5].pop("tile")),
    ("moves[5]", lambda r: r["moves"][5].update(slot=0)),
    ("moves[5]", lambda r: r["moves"][5].update({"\ud800": 0})),
    ("moves[5].tile", lambda r: (r["moves"][5].pop("tile"), r["moves"][5].update({"\ud800": 0}))),
    ("moves[5].rotation", lambda r: r["moves"][5].update(rotation=5)),
    ("moves[5].face", lambda r: r["moves"][5].update(face=12)),
    ("moves[5].tile", lambda r: r["moves"][5].update(tile=50)),
    ("moves[5]", lambda r: r["moves"][5].update(tile=r["moves"][4]["tile"])),
    ("moves[5]", lambda r: r["moves"][5].update(tile=r["setup"]["piles"][9][0])),
    ("moves[5]", lambda r: r["moves"][5].update(seat=(r["moves"][5]["seat"] + 1) % 3)),
    ("moves[36]", lambda r: r["moves"].append(r["moves"][-1])),
    ("moves[1]", lambda r: r["moves"].pop(1)),
    ("scores", lambda r: (r["moves"].pop(), r.update(awards=[a for a in r["awards"] if a["round"] < 12]))),
    ("awards[0].round", lambda r: r["awards"].pop(0)),
    ("awards[0].round", lambda r: r["awards"].reverse()),
    ("awards[3].animal", lambda r: r["awards"].insert(3, r["awards"][3] | {"animal": "panda"})),
    ("awards[1].seat", lambda r: r["awards"][1].update(seat=(r["awards"][1]["seat"] + 1) % 3)),
    ("awards[1].round", lambda r: r["awards"][1].update(round=r["awards"][1]["round"] + 1)),
    ("awards[1]", lambda r: r["awards"][1].update(by="best")),
    ("scores[2].total", lambda r: r["scores"][2].update(total=r["scores"][2]["total"] + 1)),
    ("scores[2]", lambda r: r["scores"].pop()),
    ("scores[3]", lambda r: r["scores"].append(r["scores"][0])),
    ("scores[0].seat", lambda r: r["scores"].reverse()),
    ("winners[0]", lambda r: r.update(winners=[(r["winners"][0] + 1) % 3])),
    ("winners[0]", lambda r: r.update(winners=[])),
    ("winners[1]", lambda r: r["winners"].append(r["winners"][0])),
    ("box", lambda r: r.update(box=None)),
    ("box", lambda r: r.update(box=paper_box() | {"layout": [2] * 9})),
]


@pytest.mark.parametrize(("name", "change"), WRONG)
def test_what_the_rules_contradict_is_named(name: str, change: Change) -> None:
    assert where(changed(change)) == name


def test_an_award_too_many_at_the_end_is_named() -> None:
    count = len(PAPER["awards"])
    assert where(changed(lambda r: r["awards"].append(r["awards"][-1]))) == f"awards[{count}]"
    assert where(changed(lambda r: r["awards"].pop())) == f"awards[{count - 1}]"


def test_a_beginner_game_has_no_objectives() -> None:
    assert (
        where(changed(lambda r: r["setup"].update(objectives=["ocean", "forest", "desert"]), BEGINNER))
        == "setup.objectives"
    )
    assert where(changed(lambda r: r.update(objectives=True), BEGINNER)) == "setup.objectives"


def test_the_first_part_that_is_wrong_is_named() -> None:
    parts: list[tuple[str, Change]] = [
        ("winners[0]", lambda r: r.update(winners=[9])),
        ("scores[0].total", lambda r: r["scores"][0].update(total=-1)),
        ("awards[0].seat", lambda r: r["awards"][0].update(seat=9)),
        ("moves[35].tile", lambda r: r["moves"][35].update(tile="x")),
        ("moves[20]", lambda r: r["moves"][20].update(face=r["moves"][17]["face"], tile=r["moves"][19]["tile"])),
        ("setup.first_seat", lambda r: r["setup"].update(first_seat="x")),
        ("players", lambda r: r.update(players=7)),
        ("format", lambda r: r.update(format="other")),
    ]
    paper = copy.deepcopy(PAPER)
    for name, change in parts:
        change(paper)
        assert where(paper) == name


def test_it_is_read_when_nothing_is_wrong() -> None:
    assert referee_checks(PAPER, paper_box()) is None
    assert read_record(TEXT).is_over
