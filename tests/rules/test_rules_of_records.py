"""What a reader of records accepts and what it refuses."""

import json
from typing import Any

import pytest
from tests.rules.table import story

from twelvefold.engine.record import RecordError, check_record, write_record

pytestmark = pytest.mark.pure


def record(rounds: int = 5) -> dict[str, Any]:
    """A game of two seats in which seat 1 wins two animals in round 5, the first of them carried since round 3."""
    plan = "0:OOOOO 1:OOOOO 2:OOOOO 3:OOOOO 7:FGOOO"
    written: dict[str, Any] = json.loads(
        write_record(story(["", plan], {3: ["glacier most"], 5: ["forest most"]}, rounds=rounds))
    )
    return written


def wrong_part(written: dict[str, Any]) -> str:
    with pytest.raises(RecordError) as refused:
        check_record(json.dumps(written))
    return refused.value.where


def test_a_record_of_a_game_under_way_and_of_a_whole_game_hold() -> None:
    assert check_record(json.dumps(record())).end is None
    end = check_record(json.dumps(record(12))).end
    assert end is not None
    assert end.winners == (1,)


def test_true_is_no_number_in_a_move() -> None:
    for name in ("seat", "tile", "face", "rotation"):
        written = record()
        # The second move of the game: seat 1 places tile 1 on face 0.
        assert written["moves"][1] == {"seat": 1, "tile": 1, "face": 0, "rotation": 0}
        written["moves"][1][name] = bool(written["moves"][1][name])
        assert wrong_part(written).startswith("moves[1]")


def test_true_is_no_number_in_an_award() -> None:
    written = record()
    written["awards"][0]["seat"] = True
    assert wrong_part(written) == "awards[0].seat"


def test_true_is_no_number_in_the_setup() -> None:
    written = record()
    written["setup"]["first_seat"] = False
    assert wrong_part(written) == "setup.first_seat"


def test_awards_stand_in_the_columns_order() -> None:
    written = record()
    assert [award["animal"] for award in written["awards"]] == ["forest most", "glacier most"]
    written["awards"].reverse()
    assert wrong_part(written) == "awards[0].animal"


def test_a_move_is_made_by_the_seat_whose_turn_it_is() -> None:
    # Swap the seats of round 2's moves; seat 1 opens that round.
    written = record()
    first, second = written["moves"][2:4]
    first["seat"], second["seat"] = second["seat"], first["seat"]
    assert wrong_part(written) == "moves[2]"


def test_a_game_under_way_has_no_winners_and_a_whole_game_has() -> None:
    assert wrong_part(record() | {"winners": [1]}) == "winners"
    written = record(12)
    del written["winners"]
    assert wrong_part(written) == "winners"


def test_scores_are_counted_again() -> None:
    written = record(12)
    written["scores"][1]["total"] += 1
    assert wrong_part(written) == "scores[1].total"
