"""What a bot's move costs: whether it is quick, and how long it may take at a table."""

from functools import lru_cache
from typing import NamedTuple

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.search import PLAYOUTS_IN_A_MS, Effort, SearchBot

QUICK_MS = 10.0
"""Moves that take up to this long count as quick: nobody notices the wait. All levels except master are quick."""
SHORTEST = 1.0
LONGEST = 10.0
"""Bounds in seconds for a bot's time limit at a table, whatever its options say."""
SLACK = 3.0
"""How many times its own estimate a bot may take, to allow for a slow or busy machine."""


class Cost(NamedTuple):
    """The expected cost of a bot's move."""

    quick: bool
    """Whether it takes a few milliseconds. A bot that solves the last rounds exactly may take longer."""
    seconds: float
    """Wall-clock limit at a table. It is only a guard: the bot's playout budget should end the move sooner."""


@lru_cache(maxsize=256)
def cost_of(name: str) -> Cost:
    """The cost of a bot, given a name from any source; raises BotError if the name is invalid."""
    bot = make_bot(name, own=False)
    if not isinstance(bot, SearchBot):
        return Cost(quick=True, seconds=SHORTEST)
    ms = _own_ms(bot.effort)
    return Cost(not bot.effort.exact and ms <= QUICK_MS, min(LONGEST, max(SHORTEST, SLACK * ms / 1000)))


def _own_ms(effort: Effort) -> float:
    """How long an effort takes on a current machine."""
    if effort.playouts is None:
        return effort.ms
    return effort.playouts * (1 + 2 * effort.ahead) / 3 / min(PLAYOUTS_IN_A_MS.values())
