"""The model that self-play starts from: a guess at each chance from the bids alone."""

from array import array

import numpy as np
import numpy.typing as npt

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.model import first_goals
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.engine.kernel.memory import Ints
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.geometry import AREA_COUNT

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
"""Integers as NumPy has them; the kernel takes them through `ints_of`."""

CHANCES_SHAPE = (model.KINDS, ROUNDS, model.PHASES, model.BIDS, model.GROWTHS, model.LEADS, model.EDGES)
COUNTS_SHAPE = (HABITATS, ROUNDS, AREA_COUNT + 1)
VICTORIES_SHAPE = (ROUNDS, model.DIFFERENCES)


def plain(ints: Whole) -> Ints:
    """A copy as bots take it, which can be sent to other processes."""
    return array("q", ints.tobytes())


def fixed(values: Floats) -> Whole:
    """Numbers as the kernel reads them, in fixed point."""
    return np.rint(values * ONE).astype(np.int64)


def goals_of(box: Box) -> Floats:
    """A guess at each objective's points, from the box's steps."""
    return np.array(first_goals(box)).reshape(COUNTS_SHAPE)


def logistic(x: Floats) -> Floats:
    """The chance for the logarithm of its odds."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))


def first_model(box: Box) -> Whole:
    """A model that knows nothing about play except that a lead is good, and better the nearer its round."""
    ints: Whole = np.zeros(model.MODEL, dtype=np.int64)
    wait = np.arange(ROUNDS)[:, None, None, None, None, None]
    phase = np.arange(model.PHASES)[:, None, None, None, None]
    lead = (np.arange(model.LEADS) - model.BEHIND)[:, None]
    edges = np.arange(model.EDGES)
    odds = (lead + 0.15 * edges * np.minimum(wait, 2) - 0.2 * phase) / (0.5 + 0.5 * wait)
    ints[: model.GOALS] = np.broadcast_to(fixed(logistic(odds)), CHANCES_SHAPE).ravel()
    ints[model.GOALS : model.SIGNS] = fixed(goals_of(box)).ravel()
    ints[model.SIGNS : model.VICTORIES] = ONE
    scales = np.array([0.7 + 0.35 * togo for togo in reversed(range(ROUNDS))])
    ints[model.VICTORIES :] = fixed(victories(scales, np.zeros(ROUNDS))).ravel()
    return ints


def victories(scales: Floats, shifts: Floats) -> Floats:
    """The chance to win the game by round and difference in points."""
    difference = (np.arange(model.DIFFERENCES) - model.DIFFERENCES // 2 + 0.5) / 8
    return logistic((difference[None] - shifts[:, None]) / scales[:, None])
