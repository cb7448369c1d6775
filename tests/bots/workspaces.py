"""Workspaces in which everything is known, and plans for them."""

from collections.abc import Sequence

import numpy as np

from twelvefold.bots.kernel.guess import BELIEFS, FORGOTTEN, HIDDEN
from twelvefold.bots.kernel.search import AHEAD, CANDIDATES, ENTRY, PLAN
from twelvefold.bots.kernel.workspace import WORKSPACE
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Ints


def workspace_of(game: Game) -> Ints:
    """The workspace of a game, with nothing noted in it yet."""
    work: Ints = np.zeros(WORKSPACE, dtype=np.int64)
    work[: layout.STATE] = game._state
    return work


def nothing_hidden() -> Ints:
    """The hidden information of a game in which everything is known."""
    ints: Ints = np.zeros(HIDDEN, dtype=np.int64)
    ints[BELIEFS:FORGOTTEN] = -1
    return ints


def plan_of(codes: Sequence[int], ahead: int = 1) -> Ints:
    """A plan for some candidates, without values yet."""
    plan: Ints = np.zeros(PLAN, dtype=np.int64)
    plan[CANDIDATES] = len(codes)
    plan[AHEAD] = ahead
    plan[ENTRY : ENTRY + 3 * len(codes) : 3] = codes
    return plan


def values_in(plan: Ints) -> list[int]:
    """For each candidate, the sum of its values."""
    count = int(plan[CANDIDATES])
    values: list[int] = plan[ENTRY + 1 : ENTRY + 1 + 3 * count : 3].tolist()
    return values
