"""The end by hand: objectives, animals, tie-breaks, the beginner game. "The end, after round 12"."""

import pytest
from tests.engine.by_hand import played, table

from twelvefold.engine.events import Score, Verdict
from twelvefold.engine.game import Game
from twelvefold.world.units import Seat

pytestmark = pytest.mark.pure

STEPS = [[1, 3], [5, 6], [12, 10]]


def scores(game: Game) -> list[tuple[int, int, int, int]]:
    """For each seat, the points for its objective and its animals, its number of animals, and the total."""
    assert game.end is not None
    return [(score.objective, score.animals, score.cards, score.total) for score in game.end.scores]


@pytest.mark.parametrize(
    ("plan", "areas", "points"),
    [("", 0, 0), ("0:FOOOO", 1, 3), ("0:FFFFO", 4, 3), ("0:FFFFF", 5, 6), ("0:FFFFF 1:FFFFF 2:FOOOO", 11, 6),
     ("0:FFFFF 1:FFFFF 2:FFOOO", 12, 10), ("0:FFFFF 1:FFFFF 2:FFFFF", 15, 10)],
)  # fmt: skip
def test_an_objective_scores_the_highest_step_reached_and_not_a_sum(plan: str, areas: int, points: int) -> None:
    game = played([plan, ""], {}, objectives=["forest", "desert"], steps=STEPS)
    assert game.planets[0].count(game.deal.objectives[0]) == areas
    assert scores(game) == [(points, 0, 0, points), (0, 0, 0, 0)]


def test_an_animal_scores_two_and_one_if_its_habitat_is_the_objectives() -> None:
    # Seat 0 wins two forest animals with objective forest (1 each) and one of glacier (2); it has 5 forests: 6 points.
    columns = {3: ["forest most", "forest apart glacier"], 4: ["glacier most"]}
    game = played(["0:FFFFF 7:GOOOO", ""], columns, objectives=["forest", "ocean"], steps=STEPS)
    assert scores(game)[0] == (6, 2 * 1 + 1 * 2, 3, 10)
    # With another objective, whose first step it doesn't reach, each of the same three still scores 2.
    game = played(["0:FFFFF 7:GOOOO", ""], columns, objectives=["desert", "ocean"], steps=STEPS)
    assert scores(game)[0] == (0, 6, 3, 6)


def test_in_the_beginner_game_each_animal_scores_one_and_nobody_has_an_objective() -> None:
    columns = {3: ["forest most", "forest apart glacier"], 4: ["glacier most"]}
    game = played(["0:FFFFF 7:GOOOO", ""], columns, steps=STEPS)
    assert scores(game) == [(0, 3, 3, 3), (0, 0, 0, 0)]
    assert game.deal.beginner
    assert game.end is not None
    assert game.end.objectives == ()


def test_most_points_wins() -> None:
    # One animal of 2 points against five forests, which are worth 6.
    game = played(["0:GOOOO", "0:FFFFF"], {3: ["glacier most"]}, objectives=["desert", "forest"], steps=STEPS)
    assert scores(game) == [(0, 2, 1, 2), (6, 0, 0, 6)]
    assert game.end is not None
    assert (game.end.winners, game.end.by) == ((1,), Verdict.POINTS)


def test_with_equal_points_most_animals_win() -> None:
    # Seat 0: three animals of 2 points and no step reached, 6. Seat 1: five forests, 6, and no animal.
    columns = {3: ["glacier most", "glacier apart mountain", "glacier apart desert"]}
    game = played(["0:GGGGG", "0:FFFFF"], columns, objectives=["desert", "forest"], steps=STEPS)
    assert scores(game) == [(0, 6, 3, 6), (6, 0, 0, 6)]
    assert game.end is not None
    assert (game.end.winners, game.end.by) == ((0,), Verdict.CARDS)


def test_with_equal_points_and_animals_the_victory_is_shared() -> None:
    # Each of seats 0 and 2 has one animal of its objective's habitat (1) and one area of it (3).
    columns = {3: ["glacier most"], 4: ["forest most"]}
    plans = ["0:GOOOO", "", "0:FOOOO"]
    game = played(plans, columns, objectives=["glacier", "desert", "forest"], steps=STEPS)
    assert scores(game) == [(3, 1, 1, 4), (0, 0, 0, 0), (3, 1, 1, 4)]
    assert game.end is not None
    assert (game.end.winners, game.end.by) == ((0, 2), Verdict.SHARED)


def test_most_animals_count_only_among_those_with_most_points() -> None:
    # Seat 1 has the most animals, two of its own habitat (1 each), but fewer points: 2 + 3 = 5 against 6 and 6.
    columns = {3: ["forest most", "forest apart glacier"]}
    plans = ["0:GGGGG", "0:FFOOO", "0:DDDDD"]
    game = played(plans, columns, objectives=["glacier", "forest", "desert"], steps=STEPS)
    assert scores(game) == [(6, 0, 0, 6), (3, 2, 2, 5), (6, 0, 0, 6)]
    assert game.end is not None
    assert game.end.winners == (0, 2)


def test_scores_before_the_end_are_what_it_would_be_if_it_ended_now() -> None:
    game = played(["0:FFFFF", ""], {3: ["forest most"]}, rounds=3, objectives=["forest", "ocean"], steps=STEPS)
    assert game.end is None
    # Seat 1 has placed three plain oceans: 15 areas, the last step, worth 10.
    assert game.scores() == (Score(Seat(0), 6, 1, 1, 7), Score(Seat(1), 10, 0, 0, 10))
    assert table(["", ""], {}, objectives=["forest", "ocean"], steps=STEPS).scores()[1].total == 0
