"""Turns counts into a model: a regression says what is likely, and cells depart from it as far as counts allow."""

import numpy as np

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.training.first_model import (
    CHANCES_SHAPE,
    COUNTS_SHAPE,
    VICTORIES_SHAPE,
    Floats,
    Whole,
    fixed,
    goals_of,
    logistic,
    victories,
)
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.geometry import AREA_COUNT

RIDGE = 1.0
"""How strongly a regression's coefficients are pulled towards 0."""
TRUST = 40.0
"""How many observations a regression counts for in a cell."""
LONG_TRUST = 150.0
"""How many observations an earlier model counts for in a cell."""
RARE = 50
"""A cell with fewer observations is rare."""
LONGEST_FIT = 25
SITUATIONS = (1, 3, 4, 5, 6)
"""The axes of the chances, except kind and phase, whose values don't occur in every kind of game."""
OWNERS = 3
"""Whose objective an animal's habitat is: nobody's, the seat's own, another's."""


def fit_model(box: Box, tally: Whole, *, before: Whole | None = None) -> Whole:
    """The model that a tally of self-play suggests; given an earlier model, only frequent cells change."""
    ints: Whole = np.empty(model.MODEL, dtype=np.int64)
    pairs = tally.reshape(-1, 2).astype(np.float64)
    parts = {
        "chances": (slice(0, model.GOALS), CHANCES_SHAPE),
        "goals": (slice(model.GOALS, model.SIGNS), COUNTS_SHAPE),
        "signs": (slice(model.SIGNS, model.VICTORIES), COUNTS_SHAPE),
        "victories": (slice(model.VICTORIES, model.MODEL), VICTORIES_SHAPE),
    }
    for name, (part, shape) in parts.items():
        seen, hits = pairs[part, 0].reshape(shape), pairs[part, 1].reshape(shape)
        prior = None if before is None else before[part].reshape(shape) / ONE
        if name == "chances":
            found = fit_chances(seen, hits, prior)
        elif name == "goals":
            found = fit_goals(box, seen, hits, prior)
        elif name == "signs":
            found = fit_signs(seen, hits) if prior is None else prior
        else:
            found = fit_victories(seen, hits)
        ints[part] = fixed(found).ravel()
    return ints


def fit_chances(seen: Floats, won: Floats, prior: Floats | None) -> Floats:
    """The chance to win an animal, cell by cell."""
    trust = TRUST if prior is None else LONG_TRUST
    never = seen.sum(axis=SITUATIONS) == 0
    if prior is not None:
        never &= prior.sum(axis=SITUATIONS) == 0  # don't forget what was seen before
    if prior is None:
        prior = np.empty(CHANCES_SHAPE)
        for requirement in range(3):
            kinds = slice(OWNERS * requirement, OWNERS * (requirement + 1))
            for togo in range(ROUNDS):
                prior[kinds, togo] = _regression(seen[kinds, togo], won[kinds, togo])
    chances = (won + trust * prior) / (seen + trust)
    # Rare cells don't have to be exact, which keeps the file small.
    chances = np.where(seen < RARE, np.rint(chances * 256) / 256, np.rint(chances * 4096) / 4096)
    # A better bid or a freer region is never worse: where few observations suggest that, the two count as equal.
    chances = np.maximum.accumulate(np.maximum.accumulate(chances, axis=5), axis=6)
    # Whoever leads when nobody is left to move has won.
    lead = np.arange(model.LEADS) - model.BEHIND
    chances[:, 0, 0, :, :, lead > 0] = 1.0
    chances[:, 0, 0, :, :, lead < 0] = 0.0
    # What can't occur stays 0.
    chances[np.broadcast_to(never[:, None, :, None, None, None, None], CHANCES_SHAPE)] = 0.0
    return np.clip(chances, 0.0, 1.0)


def _features() -> Floats:
    """What a regression knows about each cell, by owner, phase, bid, growth, lead and edges: one row per cell."""
    owner, phase, other, growth, lead, edges = np.meshgrid(
        np.arange(OWNERS),
        np.arange(model.PHASES),
        np.arange(model.BIDS),
        np.arange(model.GROWTHS),
        np.arange(model.LEADS) - model.BEHIND,
        np.arange(model.EDGES),
        indexing="ij",
    )
    root = np.sqrt(edges)
    columns = [
        *[owner == each for each in range(OWNERS)],
        *[(owner == each) * lead / 4 for each in range(1, OWNERS)],
        lead,
        lead * np.abs(lead) / 8,
        lead**3 / 64,
        np.sign(lead),
        other / 4,
        (other / 4) ** 2,
        lead * other / 8,
        root,
        root * lead / 4,
        edges == 0,
        (edges == 0) * lead / 4,
        phase / 2,
        phase * lead / 4,
        other == 0,
        growth,
        growth == 0,
        growth * lead / 4,
        growth * root / 2,
        (other + lead) <= 0,
    ]
    return np.stack([np.broadcast_to(column, lead.shape).ravel().astype(np.float64) for column in columns], axis=1)


FEATURES = _features()


def _regression(seen: Floats, won: Floats) -> Floats:
    """A ridge logistic regression over the cells of one requirement and number of rounds to go, by Newton's method."""
    n, k = seen.ravel(), won.ravel()
    there = n > 0
    if not there.any():
        return np.full(seen.shape, 0.5)
    x, n, k = FEATURES[there], n[there], k[there]
    weights = np.zeros(x.shape[1])
    for _ in range(LONGEST_FIT):
        p = logistic(x @ weights)
        slope = x.T @ (k - n * p) - RIDGE * weights
        curve = (x * (n * p * (1 - p) + 1e-9)[:, None]).T @ x + RIDGE * np.eye(x.shape[1])
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    found: Floats = logistic(FEATURES @ weights).reshape(seen.shape)
    return found


def fit_goals(box: Box, seen: Floats, points: Floats, prior: Floats | None = None) -> Floats:
    """What an objective brings on average; more areas never bring less, and in the last round the box's steps apply."""
    near = np.exp(-0.5 * ((np.arange(AREA_COUNT + 1)[:, None] - np.arange(AREA_COUNT + 1)) / 0.7) ** 2)
    smooth_seen, smooth_points = seen @ near, points @ near
    exact = goals_of(box)
    trust = 3.0 if prior is None else LONG_TRUST
    goals = (smooth_points + trust * (exact if prior is None else prior)) / (smooth_seen + trust)
    goals = np.maximum.accumulate(goals, axis=2)
    goals[:, ROUNDS - 1] = exact[:, ROUNDS - 1]
    return goals


def fit_signs(others: Floats, own: Floats) -> Floats:
    """How much likelier a number of areas is on the planet of a seat with this objective."""
    near = np.exp(-0.5 * ((np.arange(AREA_COUNT + 1)[:, None] - np.arange(AREA_COUNT + 1)) / 0.8) ** 2)
    if not own.any():
        return np.ones(COUNTS_SHAPE)
    with_it, without = own @ near + 0.5, others @ near + 0.5
    ratio = (with_it / with_it.sum(axis=2, keepdims=True)) / (without / without.sum(axis=2, keepdims=True))
    clipped: Floats = np.clip(ratio, 1 / 64, 64)
    return clipped


def fit_victories(seen: Floats, won: Floats) -> Floats:
    """The chance to win by round and difference: for each round a logistic curve with its own scale and shift."""
    scales, shifts = np.empty(ROUNDS), np.empty(ROUNDS)
    difference = (np.arange(model.DIFFERENCES) - model.DIFFERENCES // 2 + 0.5) / 8
    features = np.stack([difference, np.ones_like(difference)], axis=1)
    for index in range(ROUNDS):
        weights = np.array([0.3, 0.0])
        for _ in range(LONGEST_FIT):
            p = logistic(features @ weights)
            slope = features.T @ (won[index] - seen[index] * p) - 0.01 * weights
            curve = (features * (seen[index] * p * (1 - p))[:, None]).T @ features + 0.01 * np.eye(2)
            weights += np.clip(np.linalg.solve(curve, slope), -0.5, 0.5)
        scales[index] = 1 / max(weights[0], 0.02)
        shifts[index] = -weights[1] * scales[index]
    return victories(scales, shifts)
