"""The end: what a seat scores, and who wins."""

from collections.abc import Sequence

from tests.referee.paper import Animal, Score


def objective_points(steps: Sequence[Sequence[int]], areas: int) -> int:
    """The points of the highest step reached, not a sum; 0 below the first step."""
    reached = 0
    for least, points in steps:
        if areas >= least:
            reached = points
    return reached


def card_points(animal: Animal, objective: str | None) -> int:
    """2 for an animal, or 1 if its habitat is the objective's; in the beginner game, without objective, 1."""
    if objective is None or animal["habitat"] == objective:
        return 1
    return 2


def winners(scores: Sequence[Score]) -> list[int]:
    """Most points, then most animal cards, then the victory is shared; seats ascending."""
    most_points = max(score["total"] for score in scores)
    ahead = [score for score in scores if score["total"] == most_points]
    most_cards = max(score["cards"] for score in ahead)
    return sorted(score["seat"] for score in ahead if score["cards"] == most_cards)
