"""Ratings from all pairs at once: Bradley and Terry's model, in Elo, with intervals over deals.

The arena's ratings follow the games one after another, so they depend on the order. A board grows by pairs, in any
order, and must come out the same. Here the likeliest ratings are found for all results together.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from twelvefold.arena.interval import student

ELO = 400 / log(10)
STEPS = 200
LARGEST_STEP = 1.0
CLOSE = 1e-12

Matrix = list[list[float]]
Shares = Mapping[tuple[int, int], Sequence[float]]
"""For each pair of bots, by their numbers: the first one's share of the victories of every deal."""


class Rating(NamedTuple):
    """A bot's rating, and its 95% interval; None for a single deal."""

    elo: float
    interval: tuple[float, float] | None


def ratings_of(shares: Shares, bots: int, players: int, anchor: int) -> list[Rating]:
    """Every bot's rating, where the anchor's is 0.

    A bot that is stronger by r Elo than each of its equal opponents wins 10^(r/400) times as often as one of them. Half
    a game won and half a game lost are added to each pair, so that a bot that never loses has a rating too.

    The interval is the robust one for clusters: it follows from how much the deals differ. All pairs play the same
    deals, so a deal counts once, however many games it was played in.
    """
    ghost = 0.5 / players / (bots - 1)
    free = [bot for bot in range(bots) if bot != anchor]
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, curve = _likelihood(shares, strengths, players, ghost)
        step = _times(_inverse(_part(curve, free)), [slope[bot] for bot in free])
        scale = min(1.0, LARGEST_STEP / max(CLOSE, *map(abs, step)))
        for bot, change in zip(free, step, strict=True):
            strengths[bot] += scale * change
        if max(map(abs, step)) < CLOSE:
            break
    inverse = _inverse(_part(_likelihood(shares, strengths, players, ghost)[1], free))
    errors = _errors(_pulls(shares, strengths, players, ghost), inverse, free)
    deals = len(next(iter(shares.values())))
    halves = [0.0] * bots
    if deals > 1:
        for bot, error in zip(free, errors, strict=True):
            halves[bot] = ELO * student(deals - 1) * sqrt(error)
    return [
        Rating(ELO * strength, (ELO * strength - half, ELO * strength + half) if deals > 1 else None)
        for strength, half in zip(strengths, halves, strict=True)
    ]


def _expected(strengths: Sequence[float], pair: tuple[int, int], players: int) -> float:
    """The first bot's expected share against copies of the second."""
    return 1 / (1 + (players - 1) * exp(strengths[pair[1]] - strengths[pair[0]]))


def _likelihood(shares: Shares, strengths: Sequence[float], players: int, ghost: float) -> tuple[list[float], Matrix]:
    """The slope of the logarithm of the likelihood, and its curvature with the sign changed."""
    slope = [0.0] * len(strengths)
    curve = [[0.0] * len(strengths) for _ in strengths]
    for (one, other), values in shares.items():
        expected = _expected(strengths, (one, other), players)
        count = len(values) + 2 * ghost
        pull = sum(values) + ghost - count * expected
        slope[one] += pull
        slope[other] -= pull
        bend = count * expected * (1 - expected)
        curve[one][one] += bend
        curve[other][other] += bend
        curve[one][other] -= bend
        curve[other][one] -= bend
    return slope, curve


def _pulls(shares: Shares, strengths: Sequence[float], players: int, ghost: float) -> list[list[float]]:
    """How strongly each deal, and each half game that was added, pulls at each strength."""
    deals = len(next(iter(shares.values())))
    scale = sqrt(deals / max(1, deals - 1))
    pulls = [[0.0] * len(strengths) for _ in range(deals)]
    for (one, other), values in shares.items():
        expected = _expected(strengths, (one, other), players)
        for deal, share in enumerate(values):
            pulls[deal][one] += scale * (share - expected)
            pulls[deal][other] -= scale * (share - expected)
        for share in (0.0, 1.0):
            added = [0.0] * len(strengths)
            added[one], added[other] = ghost * (share - expected), ghost * (expected - share)
            pulls.append(added)
    return pulls


def _errors(pulls: Sequence[Sequence[float]], inverse: Matrix, free: Sequence[int]) -> list[float]:
    """Each strength's variance: how far the deals move it, squared and added up."""
    moved = [_times(inverse, [pull[bot] for bot in free]) for pull in pulls]
    return [sum(row[place] ** 2 for row in moved) for place in range(len(free))]


def _part(matrix: Matrix, chosen: Sequence[int]) -> Matrix:
    return [[matrix[row][column] for column in chosen] for row in chosen]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric, positive definite matrix, by Gauss and Jordan's elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
