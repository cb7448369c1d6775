"""What a seat plays for: the cards still under the rounds, and its objective."""

from bisect import bisect_right
from typing import NamedTuple

from twelvefold.bots.model import between
from twelvefold.bots.position import Position
from twelvefold.world.box import ROUNDS, Step
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import BY_ID

COUNTS = range(AREA_COUNT + 1)
"""All numbers of areas that a planet can have, 0 to 60, and therefore all bids."""


class Stake(NamedTuple):
    """One card still under a round. Cards with equal stakes are worth the same to a seat."""

    face_up: bool
    """Nothing is known about a face-down card, which scores nothing here."""
    points: int
    """What it scores for the seat: 2, or 1 for its objective's habitat and in the beginner game."""
    other_points: int
    """What it scores for somebody whose objective is unknown."""
    wait: int
    """In how many rounds it's due; 0 at the end of this one."""
    is_next: bool
    """Whether no card is due earlier."""
    best_other: int
    """The best of the others' current bids."""
    players: int
    others_to_move: bool
    """Whether somebody moves after this seat in this round."""


class Stakes:
    """Everything that one seat plays for on its turn."""

    def __init__(self, position: Position) -> None:
        view = position.view
        self.own = None if view.objective is None else BY_ID[view.objective]
        """The habitat of the seat's objective."""
        self.steps = () if self.own is None else position.box.objectives[self.own]
        self.rounds_left = ROUNDS - view.round
        usual = 1 if view.beginner else 2
        rounds = position.rounds_of_cards
        first = min(rounds, default=ROUNDS)
        later = view.ply % view.players < view.players - 1
        self.cards = [
            Stake(
                face_up=animal is not None,
                points=0 if animal is None else 1 if animal.habitat is self.own else usual,
                other_points=0 if animal is None else usual,
                wait=due - view.round,
                is_next=due == first,
                best_other=best,
                players=view.players,
                others_to_move=later,
            )
            for animal, due, best in zip(position.cards, rounds, position.best_bids(), strict=True)
        ]


def step_points(steps: tuple[Step, ...], areas: int) -> int:
    """What an objective scores for a number of areas."""
    reached = bisect_right(steps, areas, key=lambda step: step.least)
    return steps[reached - 1].points if reached else 0


def sloped_points(steps: tuple[Step, ...], areas: float) -> float:
    """What an objective would score if its steps were a slope."""
    return between(areas, [0, *[step.least for step in steps]], [0, *[step.points for step in steps]])
