"""Objectives, points and winners."""

import json

import pytest
from tests.rules.table import story

from twelvefold.engine.events import Ended, Score
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record
from twelvefold.world.units import Seat

pytestmark = pytest.mark.pure

TWENTY_FORESTS = "0:FFFFF 1:FFFFF 2:FFFFF 3:FFFFF"


def end_of(game: Game) -> Ended:
    assert game.end is not None
    return game.end


def test_an_objective_scores_the_highest_step_reached_and_not_a_sum() -> None:
    # 24 forests reach the second of 10→2, 20→4, 30→7.
    game = story([TWENTY_FORESTS + " 4:FFFFO", ""], objectives=["forest", "glacier"])
    assert [score.objective for score in end_of(game).scores] == [4, 0]


def test_a_step_is_reached_with_its_least_areas() -> None:
    # 20 forests reach 20→4; 9 deserts stay below 10→2.
    game = story([TWENTY_FORESTS, "0:DDDDD 1:DDDDO"], objectives=["forest", "desert"])
    assert [score.objective for score in end_of(game).scores] == [4, 0]


def test_an_animal_scores_2_or_1_if_its_habitat_is_the_objectives() -> None:
    # Seat 0 wins both: 1 for the forest animal and 2 for the desert one, although its forest objective is not met.
    columns = {3: ["forest touching desert"], 4: ["desert touching forest"]}
    game = story(["0:FDOOO", ""], columns, objectives=["forest", "glacier"])
    assert end_of(game).scores == (Score(Seat(0), 0, 3, 2, 3), Score(Seat(1), 0, 0, 0, 0))


def test_in_the_beginner_game_each_animal_scores_1() -> None:
    game = story(["0:FDOOO", ""], {3: ["forest most"], 4: ["desert most"]})
    assert end_of(game).scores == (Score(Seat(0), 0, 2, 2, 2), Score(Seat(1), 0, 0, 0, 0))


def test_a_draw_in_points_goes_to_the_most_animal_cards() -> None:
    # Seat 0: one desert animal, 2. Seat 1: two forest animals with the forest objective, 1 + 1.
    columns = {3: ["desert most"], 4: ["forest most"], 5: ["forest touching ocean"]}
    game = story(["0:DOOOO", "0:FOOOO"], columns, objectives=["glacier", "forest"])
    assert [(score.total, score.cards) for score in end_of(game).scores] == [(2, 1), (2, 2)]
    assert (end_of(game).winners, end_of(game).by) == ((1,), "cards")


def test_most_points_wins_whatever_the_cards() -> None:
    # Seat 0: two forest animals, 1 + 1. Seat 1: one animal, 2, and 10 deserts, 10→2.
    columns = {3: ["desert most"], 4: ["forest most"], 5: ["forest touching ocean"]}
    game = story(["0:FOOOO", "0:DDDDD 1:DDDDD"], columns, objectives=["forest", "desert"])
    assert [(score.total, score.cards) for score in end_of(game).scores] == [(2, 2), (3, 1)]
    assert (end_of(game).winners, end_of(game).by) == ((1,), "points")


def test_a_draw_in_points_and_cards_is_a_shared_victory() -> None:
    game = story(["", "0:DOOOO", "0:FOOOO"], {3: ["desert most"], 4: ["forest most"]})
    assert [(score.total, score.cards) for score in end_of(game).scores] == [(0, 0), (1, 1), (1, 1)]
    assert (end_of(game).winners, end_of(game).by) == ((1, 2), "shared")


def test_a_discarded_card_is_nobodys() -> None:
    # Nobody has a forest or a mountain: all twenty cards leave the game.
    game = story(["", ""], {12: ["forest most"]})
    assert [score.cards for score in end_of(game).scores] == [0, 0]
    assert len(game.view().discarded) == 20


def test_a_discarded_card_has_no_award() -> None:
    game = story(["", ""], {12: ["forest most"]})
    assert json.loads(write_record(game))["awards"] == []
