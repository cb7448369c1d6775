"""How good a move was, from what it gave away: verdicts, accuracy, and the level that errs as little."""

from enum import StrEnum
from math import exp, log

NOTHING = 0.005
"""A smaller loss can't be told from none."""


class Verdict(StrEnum):
    """How good a move was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"
    """There was nothing to decide: every placement comes to the same."""


BANDS = {Verdict.BEST: NOTHING, Verdict.GOOD: 0.03, Verdict.INACCURACY: 0.07, Verdict.MISTAKE: 0.15}
"""The most that a move of each verdict gives away, in chance to win; a blunder gives away more.

With these bands and two seats, a Seedling blunders in about one decision of five, and a Master hardly ever; see
`python -m bench.review levels`.
"""

LEVEL_ERRORS = {
    2: {
        "seedling": 0.099, "explorer": 0.097, "naturalist": 0.069, "ranger": 0.048, "expert": 0.020, "master": 0.006,
    },
    3: {
        "seedling": 0.074, "explorer": 0.073, "naturalist": 0.071, "ranger": 0.052, "expert": 0.031, "master": 0.008,
    },
    4: {
        "seedling": 0.056, "explorer": 0.050, "naturalist": 0.048, "ranger": 0.041, "expert": 0.024, "master": 0.010,
    },
}  # fmt: skip
"""What each level gives away per real decision, by number of seats.

From 600 games of `python -m bench.review levels`, smoothed so that a stronger level never gives away more: with three
or four seats, explorer and naturalist can't be told apart.
"""


def verdict_of(loss: float, *, forced: bool = False) -> Verdict:
    """The verdict on a move that gave this much away."""
    if forced:
        return Verdict.FORCED
    for verdict, most in BANDS.items():
        if loss <= most:
            return verdict
    return Verdict.BLUNDER


def accuracy_of(loss: float) -> float:
    """How accurate a move was, from 0 to 1, by the curve that lichess uses for chess."""
    if loss <= 0:
        return 1.0
    percent = 103.1668100711649 * exp(-0.04354415386753951 * 100 * loss) - 3.166924740191411
    return min(1.0, max(0.0, percent / 100))


def level_of(error: float, players: int) -> str:
    """The level that gives away about as much per real decision."""
    errors = LEVEL_ERRORS[players]
    return min(errors, key=lambda level: abs(log(max(error, 1e-4)) - log(errors[level])))
