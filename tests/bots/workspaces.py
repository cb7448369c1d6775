"""Rooms to think in, in which everything is known, and plans for them."""

from collections.abc import Sequence

import numpy as np

from twelvefold.bots.kernel.guess import BELIEFS, FORGOTTEN, HIDDEN
from twelvefold.bots.kernel.search import AHEAD, CANDIDATES, ENTRY, PLAN
from twelvefold.bots.kernel.workspace import ROOM
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Words


def room_of(game: Game) -> Words:
    """A game as it is, with nothing noted of it yet."""
    room: Words = np.zeros(ROOM, dtype=np.int64)
    room[: layout.STATE] = game._state
    return room


def nothing_hidden() -> Words:
    """What is hidden where everything is known."""
    words: Words = np.zeros(HIDDEN, dtype=np.int64)
    words[BELIEFS:FORGOTTEN] = -1
    return words


def plan_of(codes: Sequence[int], ahead: int = 1) -> Words:
    """A plan for some candidates, with no values yet."""
    plan: Words = np.zeros(PLAN, dtype=np.int64)
    plan[CANDIDATES] = len(codes)
    plan[AHEAD] = ahead
    plan[ENTRY : ENTRY + 3 * len(codes) : 3] = codes
    return plan


def values_in(plan: Words) -> list[int]:
    """For each candidate the sum of its values."""
    count = int(plan[CANDIDATES])
    values: list[int] = plan[ENTRY + 1 : ENTRY + 1 + 3 * count : 3].tolist()
    return values
