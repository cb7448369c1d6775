"""The model that self-play starts from: a guess at each chance from the bids alone."""

import numpy as np

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.model import Floats, first_goals, fixed
from twelvefold.engine.kernel.bits import Ints
from twelvefold.world.box import ROUNDS, Box

CHANCES_SHAPE = (model.KINDS, ROUNDS, model.PHASES, model.BIDS, model.GROWTHS, model.LEADS, model.EDGES)
VICTORIES_SHAPE = (ROUNDS, model.DIFFERENCES)


def logistic(x: Floats) -> Floats:
    """The chance for the logarithm of its odds."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))


def first_model(box: Box) -> Ints:
    """A model that knows nothing about play except that a lead is good, and better the nearer its round."""
    ints: Ints = np.zeros(model.MODEL, dtype=np.int64)
    wait = np.arange(ROUNDS)[:, None, None, None, None, None]
    phase = np.arange(model.PHASES)[:, None, None, None, None]
    lead = (np.arange(model.LEADS) - model.BEHIND)[:, None]
    edges = np.arange(model.EDGES)
    odds = (lead + 0.15 * edges * np.minimum(wait, 2) - 0.2 * phase) / (0.5 + 0.5 * wait)
    ints[: model.GOALS] = np.broadcast_to(fixed(logistic(odds)), CHANCES_SHAPE).ravel()
    ints[model.GOALS : model.SIGNS] = fixed(first_goals(box)).ravel()
    ints[model.SIGNS : model.VICTORIES] = ONE
    scales = np.array([0.7 + 0.35 * togo for togo in reversed(range(ROUNDS))])
    ints[model.VICTORIES :] = fixed(victories(scales, np.zeros(ROUNDS))).ravel()
    return ints


def victories(scales: Floats, shifts: Floats) -> Floats:
    """The chance to win the game by round and difference in points."""
    difference = (np.arange(model.DIFFERENCES) - model.DIFFERENCES // 2 + 0.5) / 8
    return logistic((difference[None] - shifts[:, None]) / scales[:, None])
