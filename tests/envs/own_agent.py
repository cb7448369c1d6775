"""A policy in a file, as somebody would write one: it looks at every byte, and answers the same row the same way."""

import numpy as np
import numpy.typing as npt

from twelvefold.envs.agent import PolicyBot
from twelvefold.envs.observation import Bytes


def policy(observations: Bytes, masks: Bytes) -> npt.NDArray[np.int64]:
    """One legal action for each row, chosen by the sum of its bytes, each weighted by its place."""
    sums = observations @ np.arange(1, observations.shape[1] + 1)
    return np.array([np.flatnonzero(mask)[total % mask.sum()] for mask, total in zip(masks, sums, strict=True)])


def agent() -> PolicyBot:
    """The policy as a bot."""
    return PolicyBot(policy)
