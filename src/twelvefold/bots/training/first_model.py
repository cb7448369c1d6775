"""The tables that self-play begins with: a guess at each chance from the bids alone."""

import numpy as np
import numpy.typing as npt

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.engine.kernel.bits import Words
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import Habitat

Floats = npt.NDArray[np.float64]

CHANCES_SHAPE = (model.KINDS, ROUNDS, model.PHASES, model.BIDS, model.ROOMS, model.LEADS, model.EDGES)
COUNTS_SHAPE = (HABITATS, ROUNDS, AREA_COUNT + 1)
VICTORIES_SHAPE = (ROUNDS, model.DIFFERENCES)
AREAS_A_ROUND = 1.3
"""How many areas of its objective a planet gains in a round, at a guess."""


def logistic(x: Floats) -> Floats:
    """The chance for odds given by their logarithm."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))


def fixed(values: Floats) -> Words:
    """Numbers as the kernel reads them."""
    return np.rint(values * ONE).astype(np.int64)


def first_model(box: Box) -> Words:
    """Tables that know nothing of play: a lead is good, the more so the nearer its round."""
    words: Words = np.zeros(model.MODEL, dtype=np.int64)
    wait = np.arange(ROUNDS)[:, None, None, None, None, None]
    phase = np.arange(model.PHASES)[:, None, None, None, None]
    lead = (np.arange(model.LEADS) - model.BEHIND)[:, None]
    edges = np.arange(model.EDGES)
    odds = (lead + 0.15 * edges * np.minimum(wait, 2) - 0.2 * phase) / (0.5 + 0.5 * wait)
    words[: model.GOALS] = np.broadcast_to(fixed(logistic(odds)), CHANCES_SHAPE).ravel()
    words[model.GOALS : model.SIGNS] = fixed(first_goals(box)).ravel()
    words[model.SIGNS : model.VICTORIES] = ONE
    scales = np.array([0.7 + 0.35 * togo for togo in reversed(range(ROUNDS))])
    words[model.VICTORIES :] = fixed(victories(scales, np.zeros(ROUNDS))).ravel()
    return words


def first_goals(box: Box) -> Floats:
    """What an objective might bring: its steps joined by lines, at the count that the planet might end with."""
    goals = np.empty(COUNTS_SHAPE)
    for habitat in Habitat:
        steps = box.objectives[habitat]
        least = [0, *[step.least for step in steps]]
        points = [0, *[step.points for step in steps]]
        for index in range(ROUNDS):
            counts = np.arange(AREA_COUNT + 1) + AREAS_A_ROUND * (ROUNDS - 1 - index)
            goals[habitat, index] = np.interp(counts, least, points)
        goals[habitat, ROUNDS - 1] = [box.points(habitat, count) for count in range(AREA_COUNT + 1)]
    return goals


def victories(scales: Floats, shifts: Floats) -> Floats:
    """The chance to win the game by round and difference in points."""
    difference = (np.arange(model.DIFFERENCES) - model.DIFFERENCES // 2 + 0.5) / 8
    return logistic((difference[None] - shifts[:, None]) / scales[:, None])
