"""Workspaces in which everything is known, and plans for them."""

from array import array
from collections.abc import Sequence

from twelvefold.bots.kernel.guess import BELIEFS, FORGOTTEN, HIDDEN
from twelvefold.bots.kernel.search import AHEAD, CANDIDATES, ENTRY, PLAN
from twelvefold.bots.kernel.workspace import WORKSPACE
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros


def workspace_of(game: Game) -> Ints:
    """The workspace of a game, with nothing noted in it yet."""
    work = zeros(WORKSPACE)
    work[: layout.STATE] = game._state
    return work


def nothing_hidden() -> Ints:
    """The hidden information of a game in which everything is known."""
    ints = zeros(HIDDEN)
    ints[BELIEFS:FORGOTTEN] = array("q", [-1]) * (FORGOTTEN - BELIEFS)
    return ints


def plan_of(codes: Sequence[int], ahead: int = 1) -> Ints:
    """A plan for some candidates, without values yet."""
    plan = zeros(PLAN)
    plan[CANDIDATES] = len(codes)
    plan[AHEAD] = ahead
    plan[ENTRY : ENTRY + 3 * len(codes) : 3] = array("q", codes)
    return plan


def values_in(plan: Ints) -> list[int]:
    """For each candidate, the sum of its values."""
    return plan[ENTRY + 1 : ENTRY + 1 + 3 * plan[CANDIDATES] : 3].tolist()
