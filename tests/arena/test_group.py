"""A group of games: one deal from every seat, the same on every machine; its games are records."""

import json
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from tests.arena.games import without_times
from tests.bots import own_bot
from tests.referee import Box, check_record

from twelvefold.arena.group import LONGEST_REMARK, MOST_REMARKS, OTHER_REMARKS, bounded, play_group
from twelvefold.arena.many import in_order
from twelvefold.arena.outcome import outcome_of
from twelvefold.arena.run import hold_arena
from twelvefold.arena.sprt import Sprt, Verdict
from twelvefold.arena.task import Task, make_task
from twelvefold.bots import catalogue
from twelvefold.engine.stream import child_seed
from twelvefold.world import standard_box

BOX = cast("Box", standard_box().to_json())
OWN = own_bot.__file__


@pytest.mark.parametrize(
    "task",
    [
        make_task(["naive", "random"], 2, 3),
        make_task(["naive", "random"], 3, 3, mystery=True),
        make_task(["naive", "random", "margin", "builder"], 4, 3, beginner=True),
        make_task(["naive", "random", "margin"], 2, 3),
    ],
    ids=["match", "alone", "table", "tournament"],
)
def test_all_games_of_a_group_have_one_deal_and_the_referee_agrees_with_them(task: Task) -> None:
    lines = play_group(task, 7)
    records = [json.loads(line) for line in lines]
    assert len(records) == task.players
    for number, record in enumerate(records):
        assert record["setup"] == records[0]["setup"]
        assert record["seed"] == child_seed(3, 7).hex()
        assert (record["arena"]["group"], record["arena"]["seating"]) == (7, number)
        assert check_record(record, BOX) is None
    assert len({json.dumps(record["names"]) for record in records}) == task.players


def test_a_group_is_the_same_each_time_and_other_groups_are_not() -> None:
    task = make_task(["naive", "random"], 2, 3)
    first = without_times(play_group(task, 0))
    assert first == without_times(play_group(task, 0))
    second = without_times(play_group(task, 1))
    assert first[0]["setup"] != second[0]["setup"]


def test_a_bot_plays_its_two_games_of_a_deal_from_different_seeds() -> None:
    one, two = without_times(play_group(make_task(["random", "naive"], 2, 3), 0))
    assert [move["tile"] for move in one["moves"]] != [move["tile"] for move in two["moves"]]


def test_the_games_do_not_depend_on_how_many_work_at_them() -> None:
    task = make_task(["naive", "random"], 2, 5)
    alone, together = (list(in_order(partial(play_group, task), range(6), workers=workers)) for workers in (1, 2))
    assert [without_times(lines) for lines in alone] == [without_times(lines) for lines in together]


def test_what_a_bot_keeps_does_not_reach_another_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.MAKERS, "counting", lambda _: own_bot.Counting())
    task = make_task(["counting", "random"], 2, 1)
    before = without_times(play_group(task, 1))
    play_group(task, 0)
    assert without_times(play_group(task, 1)) == before
    assert before[0]["arena"]["remarks"][0]["question 1"] == 1


def test_what_somebodys_bot_keeps_does_not_reach_another_group_either() -> None:
    task = make_task([f"{OWN}:Counting", "random"], 2, 1)
    before = without_times(play_group(task, 1))
    play_group(task, 0)
    assert without_times(play_group(task, 1)) == before
    assert [before[game]["arena"]["remarks"][game][f"question {1 + 12 * game}"] for game in (0, 1)] == [1, 1]


def test_a_bot_that_can_be_made_only_once_fails_and_the_match_goes_on(tmp_path: Path) -> None:
    task = make_task([f"{OWN}:OnlyOnce:mark={tmp_path / 'made'}", "random"], 2, 1)
    assert not without_times(play_group(task, 0))[0]["arena"]["remarks"][0]
    game = without_times(play_group(task, 1))[0]
    assert game["arena"]["remarks"][0] == {"fault: crash": 3, "naive played on": 9}
    assert "FileExistsError" in str(
        outcome_of(game | {"arena": game["arena"] | {"seconds": [0, 0]}}).sittings[0].details
    )
    assert game["winners"]


def test_an_outcome_is_what_the_record_says() -> None:
    record = json.loads(play_group(make_task(["naive", "random"], 2, 3), 0)[0])
    outcome = outcome_of(record)
    first = record["setup"]["first_seat"]
    for seat, sitting in enumerate(outcome.sittings):
        score = record["scores"][seat]
        assert sitting.bot == record["names"][seat]
        assert (sitting.total, sitting.cards) == (score["total"], score["cards"])
        assert sitting.others == record["scores"][1 - seat]["total"]
        assert sitting.position == (0 if seat == first else 1)
        rounds = [award["round"] for award in record["awards"] if award["seat"] == seat]
        assert sitting.award_round == pytest.approx(sum(rounds) / score["cards"])
    assert sum(sitting.share for sitting in outcome.sittings) == 1


def test_remarks_without_end_are_bounded() -> None:
    kept = bounded({"x" * 999 + str(n): 1 for n in range(10)} | {f"{n:04}": 2 for n in range(500)})
    assert len(kept) <= MOST_REMARKS + 1
    assert max(map(len, kept)) <= LONGEST_REMARK
    assert sum(kept.values()) == 1010
    assert kept[OTHER_REMARKS] > 0


def test_a_sequential_test_stops_at_the_same_deal_however_many_work() -> None:
    task = make_task(["naive", "random"], 2, 5)
    found = []
    for workers in (1, 2):
        sprt = Sprt((0, 200))
        tally = hold_arena(task, 200, spread=partial(in_order, workers=workers), sprt=sprt)
        found.append((tally.groups, sprt.llr, sprt.verdict))
    assert found[0] == found[1]
    assert found[0][2] is Verdict.ACCEPTED
    assert found[0][0] < 30


def test_what_an_older_version_remarked_in_english_is_read_as_it_stands() -> None:
    record = json.loads(play_group(make_task(["naive", "random"], 2, 3), 0)[0])
    record["arena"]["details"] = [{"fault: crash": "round 3, seat 1: ValueError"}, {}]
    assert outcome_of(record).sittings[0].details == {"fault: crash": "round 3, seat 1: ValueError"}
