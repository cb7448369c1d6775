"""Who wins an animal before the last round, and what happens to it if nobody does."""

import json

import pytest
from tests.rules.table import bids, fates, story

from twelvefold.engine.events import Carried
from twelvefold.engine.record import write_record

pytestmark = pytest.mark.pure

MOST, FOX, SQUIRREL = "forest most", "forest touching glacier", "forest apart glacier"
WAITING = {3: ["glacier most"], 4: ["desert most"], 5: ["forest most"]}
"""One animal under each of rounds 3, 4 and 5, for planets that can bid nothing."""
NOTHING_BEFORE_ROUND_5 = "0:OOOOO 1:OOOOO 2:OOOOO 3:OOOOO 7:FDGOO"


def test_most_asks_for_the_number_of_regions_and_not_of_areas() -> None:
    game = story(["0:FOFOO", "0:FFFFO"], {3: [MOST]}, rounds=3)
    assert bids(game, MOST) == (2, 1)
    assert fates(game, MOST) == {3: ("awarded", "best", 0)}


def test_touching_wants_the_other_habitat_beside_it_and_apart_does_not() -> None:
    game = story(["0:FFGOO", "0:FFFOO"], {3: [FOX], 4: [SQUIRREL]}, rounds=4)
    assert bids(game, FOX) == (2, 0)
    assert bids(game, SQUIRREL) == (0, 3)
    assert fates(game, FOX) == {3: ("awarded", "best", 0)}
    assert fates(game, SQUIRREL) == {4: ("awarded", "best", 1)}


def test_a_biggest_region_that_fails_does_not_hide_a_second_that_passes() -> None:
    # Seat 0 has a forest of 3 beside glacier and one of 2 without; seat 1 one of 3 without and one of 1 beside it.
    game = story(["0:FFFGO 7:FFOOO", "0:FFFOO 7:FGOOO"], {12: [FOX, SQUIRREL]}, rounds=2)
    assert bids(game, SQUIRREL) == (2, 3)
    assert bids(game, FOX) == (3, 1)


def test_a_draw_for_best_wins_the_card_for_nobody() -> None:
    game = story(["0:FFOOO", "7:FOOOO", "0:FFOOO"], {3: [SQUIRREL]}, rounds=3)
    assert bids(game, SQUIRREL) == (2, 1, 2)
    assert fates(game, SQUIRREL) == {3: ("carried", "draw", None)}


def test_an_animal_that_nobody_bids_for_waits() -> None:
    game = story(["", ""], {3: [MOST]}, rounds=3)
    assert fates(game, MOST) == {3: ("carried", "no bid", None)}
    assert [score.cards for score in game.scores()] == [0, 0]


def test_a_tied_card_waits_for_the_next_round() -> None:
    # One forest each, until seat 1 places another at the other pole in round 4.
    game = story(["0:FOOOO", "0:FOOOO 1:OOOOO 2:OOOOO 11:FOOOO"], {3: [MOST]}, rounds=4)
    assert fates(game, MOST) == {3: ("carried", "draw", None), 4: ("awarded", "best", 1)}


def test_second_regions_decide_nothing_before_round_12() -> None:
    # 2 alone against 2 and 1.
    game = story(["0:FFGOO", "0:FFGOO 7:FGOOO"], {3: [FOX]}, rounds=11)
    assert set(fates(game, FOX).values()) == {("carried", "draw", None)}
    assert list(fates(game, FOX)) == list(range(3, 12))


def test_an_animal_goes_to_the_planet_as_it_is_in_that_round() -> None:
    # Forests after rounds 2, 3 and 4: 0, 2, 2 against 1, 1, 3.
    plans = ["0:OOOOO 1:OOOOO 7:FOFOO", "0:FOOOO 1:OOOOO 2:OOOOO 7:FOFOO"]
    assert [bids(story(plans, {3: [MOST]}, rounds=k), MOST) for k in (2, 3, 4)] == [(0, 1), (2, 1), (2, 3)]
    assert fates(story(plans, {3: [MOST]}, rounds=4), MOST) == {3: ("awarded", "best", 0)}


def test_carried_cards_lie_at_the_bottom_of_the_next_rounds_column() -> None:
    # Round 4's column is desert, glacier; they go below round 5's forest in this order.
    game = story(["", ""], WAITING, rounds=4)
    assert game.view().columns[4] == ("forest most", "desert most", "glacier most")


def test_carried_cards_are_looked_at_last() -> None:
    game = story(["", ""], WAITING, rounds=5)
    looked_at = [event.animal for event in game.events if isinstance(event, Carried) and event.round == 5]
    assert looked_at == ["forest most", "desert most", "glacier most"]


def test_awards_of_carried_cards_are_written_last() -> None:
    # In round 5 seat 0 places one forest, one desert and one glacier, and wins all three cards.
    game = story([NOTHING_BEFORE_ROUND_5, ""], WAITING, rounds=5)
    assert json.loads(write_record(game))["awards"] == [
        {"round": 5, "animal": "forest most", "seat": 0},
        {"round": 5, "animal": "desert most", "seat": 0},
        {"round": 5, "animal": "glacier most", "seat": 0},
    ]


def test_cards_won_lie_in_the_order_won() -> None:
    game = story([NOTHING_BEFORE_ROUND_5, ""], WAITING, rounds=5)
    assert game.view().won == (("forest most", "desert most", "glacier most"), ())
