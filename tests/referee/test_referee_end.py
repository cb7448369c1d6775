"""The referee at the end: objectives, animals and winners, with the arithmetic beside."""

import pytest
from tests.referee.paper import Score
from tests.referee.positions import animal, story
from tests.referee.score import card_points, objective_points, winners

GLACIER = [[11, 2], [14, 4], [17, 6], [21, 8], [25, 10]]


@pytest.mark.parametrize(("areas", "points"), [(0, 0), (10, 0), (11, 2), (13, 2), (14, 4), (24, 8), (25, 10), (60, 10)])
def test_an_objective_scores_the_highest_step_reached_and_not_a_sum(areas: int, points: int) -> None:
    assert objective_points(GLACIER, areas) == points


def test_an_animal_scores_2_or_1_if_its_habitat_is_the_objectives() -> None:
    assert card_points(animal("glacier apart desert"), "forest") == 2
    assert card_points(animal("glacier apart desert"), "glacier") == 1
    # The other habitat of the requirement does not matter.
    assert card_points(animal("glacier apart desert"), "desert") == 2


def test_in_the_beginner_game_each_animal_scores_1() -> None:
    assert card_points(animal("glacier apart desert"), None) == 1


def paper(*points_and_cards: tuple[int, int]) -> list[Score]:
    """Scores by seat from total and cards."""
    return [
        {"seat": seat, "objective": total, "animals": 0, "cards": cards, "total": total}
        for seat, (total, cards) in enumerate(points_and_cards)
    ]


def test_most_points_wins_whatever_the_cards() -> None:
    assert winners(paper((9, 8), (10, 0), (3, 9))) == [1]


def test_a_draw_in_points_goes_to_the_most_animal_cards() -> None:
    assert winners(paper((10, 4), (10, 5), (9, 9))) == [1]


def test_a_draw_in_points_and_cards_is_a_shared_victory() -> None:
    assert winners(paper((10, 5), (3, 1), (10, 5), (10, 4))) == [0, 2]


def test_a_whole_game_with_objectives_is_scored_by_hand() -> None:
    # Seat 0 places 4 tiles of forest (20 areas), seat 1 one of desert (5 areas) and one single forest; the rest is
    # ocean.
    game = story(
        ["0:FFFFF 1:FFFFF 2:FFFFF 3:FFFFF", "0:DDDDD 11:FOOOO"],
        {
            3: ["forest apart glacier"],  # 15 against 1: seat 0, its objective's habitat: 1
            4: ["desert most"],  # 0 against 1: seat 1: 2
            5: ["forest most"],  # 1 against 1, until the end: the box
            6: ["desert touching ocean"],  # 0 against 5: seat 1: 2
            12: ["ocean touching forest"],  # 8 × 5 = 40 against 60 - 5 - 1 = 54: seat 1, its objective's: 1
        },
        objectives=["forest", "ocean"],
    )
    assert game.scores() == [
        # 20 forests reach the step 20→4.
        {"seat": 0, "objective": 4, "animals": 1, "cards": 1, "total": 5},
        # 54 oceans reach 30→7; 2 + 2 + 1 for the animals.
        {"seat": 1, "objective": 7, "animals": 5, "cards": 3, "total": 12},
    ]
    assert game.winners() == [1]
    assert game.looks[-1].bids == (1, 1)
    assert (game.looks[-1].animal, game.looks[-1].outcome) == ("forest most", "discard")


def test_animals_score_although_the_objective_was_not_met() -> None:
    # 5 deserts are below 10→2: 0, plus 1 for the desert animal and 2 for the ocean one (55 against 50).
    game = story(
        ["0:DDDDD", "0:FFFFF 1:FFFFF"],
        {3: ["desert most"], 12: ["ocean apart glacier"]},
        objectives=["desert", "glacier"],
    )
    assert game.scores()[0] == {"seat": 0, "objective": 0, "animals": 3, "cards": 2, "total": 3}
    assert game.winners() == [0]


def test_a_whole_beginner_game_is_scored_by_hand() -> None:
    # One card each for seats 0 and 1, none for seat 2: a shared victory with 1 point and 1 card.
    game = story(
        ["0:DDDDD", "0:FFFFF", ""],
        {3: ["desert most"], 4: ["forest most"]},
    )
    assert [score["total"] for score in game.scores()] == [1, 1, 0]
    assert [score["objective"] for score in game.scores()] == [0, 0, 0]
    assert game.winners() == [0, 1]


def test_tiles_of_rounds_11_and_12_count_at_the_end() -> None:
    # Twelve tiles of mountain: 60 areas; the last two came from the leftovers.
    plan = " ".join(f"{face}:MMMMM" for face in range(12))
    for players in (2, 3, 4):
        game = story([plan] + [""] * (players - 1), {12: ["mountain apart ocean"]})
        assert game.planets[0].count("mountain") == 60
        assert [look.bids for look in game.looks] == [(60,) + (0,) * (players - 1)]
