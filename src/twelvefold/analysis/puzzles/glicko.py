"""Glicko-2, in the form that lichess uses for puzzles: each attempt is a game between the player and the puzzle.

After Mark Glickman's "Example of the Glicko-2 system" (2022). `web/src/puzzles/glicko.ts` is the same in the browser;
both are tested against the paper's example.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
START = 1500.0
"""The rating of someone who hasn't played yet."""
CHANGE = 0.75
"""How quickly volatilities change: the paper's tau."""
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 500.0
TOLERANCE = 1e-6
STEPS = 100
"""More than the search for a volatility ever takes."""


class Rating(NamedTuple):
    """How strong someone is, how uncertain that is, and how much it fluctuates."""

    rating: float = START
    deviation: float = MOST_DEVIATION
    volatility: float = 0.09


class Result(NamedTuple):
    """A game against someone, and its result: 1 for a win, 0 for a loss."""

    against: Rating
    score: float


def rated(own: Rating, results: Sequence[Result], change: float = CHANGE) -> Rating:
    """The rating after these games, as one rating period."""
    deviation = own.deviation / SCALE
    information, gain = 0.0, 0.0
    for against, score in results:
        weight = 1 / sqrt(1 + 3 * (against.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (own.rating - against.rating) / SCALE))
        information += weight * weight * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(own.volatility, deviation, variance, variance * gain, change)
    deviation = 1 / sqrt(1 / (deviation**2 + volatility**2) + information)
    return Rating(
        rating=own.rating + SCALE * deviation**2 * gain,
        deviation=min(MOST_DEVIATION, max(LEAST_DEVIATION, SCALE * deviation)),
        volatility=volatility,
    )


def _volatility(old: float, deviation: float, variance: float, difference: float, change: float) -> float:
    """The new volatility, by the paper's step 5 (the Illinois method)."""
    start = log(old * old)

    def excess(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (difference**2 - spread) / (2 * spread**2) - (x - start) / change**2

    low = start
    if difference**2 > deviation**2 + variance:
        high = log(difference**2 - deviation**2 - variance)
    else:
        step = 1
        while excess(start - step * change) < 0:
            step += 1
        high = start - step * change
    at_low, at_high = excess(low), excess(high)
    for _ in range(STEPS):
        if abs(high - low) <= TOLERANCE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = excess(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
