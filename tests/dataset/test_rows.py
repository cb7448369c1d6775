"""A row of a dataset is a whole game, and says about it what is so."""

import json
from collections import Counter
from typing import Any, cast

import pytest
from tests.dataset.small import OPTIONS, mover
from tests.referee import Box, check_record

from twelvefold.bots import make_bot, play_game
from twelvefold.dataset.check import wrong_with
from twelvefold.dataset.options import VARIANTS, plan_of
from twelvefold.dataset.parquet import TYPES, schema
from twelvefold.dataset.rows import deal_of, game_of, record_of
from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import child_seed
from twelvefold.world import standard_box

Rows = list[dict[str, Any]]


def test_the_referee_agrees_with_every_row(rows: Rows) -> None:
    box = cast("Box", standard_box().to_json())
    for row in rows:
        record = json.loads(record_of(row))
        assert check_record(record, box) is None
        assert [score["total"] for score in record["scores"]] == row["points"]
        assert [score["objective"] for score in record["scores"]] == row["objective_points"]
        assert [score["animals"] for score in record["scores"]] == row["animal_points"]
        assert [score["cards"] for score in record["scores"]] == row["animal_counts"]
        shares = [(seat in record["winners"]) / len(record["winners"]) for seat in range(row["players"])]
        assert row["shares"] == pytest.approx(shares)
        awards = {(award["animal"], award["round"], award["seat"]) for award in record["awards"]}
        there = zip(row["animals"], row["award_rounds"], row["award_seats"], strict=True)
        assert {award for award in there if award[2] >= 0} == awards


def test_every_move_is_the_one_that_the_bot_chooses_or_chance(rows: Rows) -> None:
    for row in rows:
        if row["noise"] == 0:
            played = play_game(deal_of(row), [make_bot(name) for name in row["bots"]], child_seed(_seed(row), 0))
            assert list(map(int, played.game.codes)) == row["moves"]
            assert not any(row["random"])
            remarks = [Counter(kinds) for kinds in played.remarks]
            for bit, name in enumerate(("short sight", "near side", "miscount", "forgotten piles")):
                for seat in range(row["players"]):
                    found = sum(w >> bit & 1 for ply, w in enumerate(row["weaknesses"]) if mover(row, ply) == seat)
                    assert found == remarks[seat][name]
    noisy = [row for row in rows if row["noise"]]
    share = sum(sum(row["random"]) for row in noisy) / sum(len(row["moves"]) for row in noisy)
    assert 0.1 < share < 0.3


def test_the_deal_comes_from_the_seed_and_the_number(rows: Rows) -> None:
    assert [row["game"] for row in rows] == list(range(45))
    for row in rows:
        deal = Deal.draw(row["players"], _seed(row), beginner=row["beginner"], mystery=row["mystery"])
        assert deal_of(row) == deal == plan_of(OPTIONS, row["game"]).deal
        assert game_of(row).is_over


def test_every_mix_is_drawn_from(rows: Rows) -> None:
    assert {row["players"] for row in rows} == {2, 3, 4}
    assert {(row["beginner"], row["mystery"]) for row in rows} == {(a, b) for a in (False, True) for b in (False, True)}
    assert len(VARIANTS) == 4
    assert {bot for row in rows for bot in row["bots"]} == set(OPTIONS.bots.values)


def test_a_reader_finds_plain_types(rows: Rows) -> None:
    assert list(rows[0]) == list(TYPES) == schema().names


def test_a_row_that_breaks_the_rules_is_found(rows: Rows) -> None:
    row = rows[0]
    assert wrong_with(row) is None
    taken = [row["moves"][0], row["moves"][0], *row["moves"][2:]]
    seats = [0 if seat else 1 for seat in row["award_seats"]]
    for name, values in (
        ("moves", taken),
        ("values", row["values"][1:]),
        ("award_seats", seats),
        ("points", [point + 1 for point in row["points"]]),
        ("shares", [0.5 for _ in row["shares"]]),
        ("piles", [0] * 50),
    ):
        assert wrong_with(row | {name: values}) == name


def _seed(row: dict[str, Any]) -> bytes:
    return child_seed(7, row["game"])
