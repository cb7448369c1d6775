"""What a seat plays for: the cards still under the rounds, and its objective."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from twelvefold.bots.position import Position
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, Step
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import BY_ID

Points = npt.NDArray[np.float64]

COUNTS: Points = np.arange(AREA_COUNT + 1.0)
"""All numbers of areas that a planet can have, 0 to 60, and therefore all bids."""


class Stakes:
    """The planet after each placement, and what it could win.

    Arrays about the cards have one number for each card still under a round, in a column to set against `bids`.
    """

    def __init__(self, position: Position) -> None:
        view = position.view
        self.own = None if view.objective is None else BY_ID[view.objective]
        """The habitat of the seat's objective."""
        usual = 1.0 if view.beginner else 2.0
        cards = [
            (0.0, 0.0, 0.0, due) if animal is None else (1.0, 1.0 if animal.habitat is self.own else usual, usual, due)
            for animal, due in zip(position.cards, position.rounds_of_cards, strict=True)
        ]
        numbers: Points = np.array(cards, dtype=np.float64).reshape(-1, 4).T[:, :, None]
        self.face_up: Points = numbers[0]
        """1, or 0 for a face-down card, about which nothing is known."""
        self.points: Points = numbers[1]
        """What the card scores for the seat: 2, or 1 for its objective's habitat and in the beginner game."""
        self.other_points: Points = numbers[2]
        """What the card scores for somebody whose objective is unknown."""
        self.wait: Points = numbers[3] - view.round
        """In how many rounds the card is due; 0 at the end of this one."""
        self.best_other: Points = position.best_bids()[:, None].astype(np.float64)
        """The best of the others' current bids."""
        self.after = position.after()
        """See `Position.after`."""
        self.bids: Points = COUNTS[: 1 + max(0, int(self.after[:, :CARDS_IN_PLAY].max()))]
        """All bids from 0 to the highest that any placement leads to."""
        self.players = view.players
        self.others_to_move = view.players - 1 - view.ply % view.players
        """How many seats move after this one in this round."""
        self.rounds_left = ROUNDS - view.round
        self.steps = () if self.own is None else position.box.objectives[self.own]


@lru_cache(maxsize=64)
def step_points(steps: tuple[Step, ...]) -> Points:
    """What an objective scores for each number of areas."""
    points = np.zeros(len(COUNTS))
    for step in steps:
        points[step.least :] = step.points
    points.flags.writeable = False
    return points


@lru_cache(maxsize=64 * ROUNDS)
def sloped_points(steps: tuple[Step, ...], more: float) -> Points:
    """What an objective would score if its steps were a slope, for each number of areas plus `more`."""
    points = np.interp(COUNTS + more, [0, *[step.least for step in steps]], [0, *[step.points for step in steps]])
    points.flags.writeable = False
    return points
