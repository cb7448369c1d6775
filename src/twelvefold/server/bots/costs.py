"""What a bot's thought costs: whether it is a quick one, and how long it may take at a table."""

from functools import lru_cache
from typing import NamedTuple

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.search import PLAYOUTS_IN_A_MS, Effort, SearchBot

QUICK_MS = 10.0
"""Up to here a thought is quick: nobody notices having waited for it. All levels but master are."""
SHORTEST = 1.0
LONGEST = 10.0
"""Seconds that a bot at a table gets at least and at most, whatever its options say."""
SLACK = 3.0
"""How many times the milliseconds of its own a bot may take, on a machine that is slow or busy."""


class Cost(NamedTuple):
    """What to expect of a bot's thought."""

    quick: bool
    """Whether it takes a few milliseconds; one that plays rounds out exactly may take longer."""
    seconds: float
    """How long it may take at a table by the clock, as a guard: the bot's own playouts should end it sooner."""


@lru_cache(maxsize=256)
def cost_of(name: str) -> Cost:
    """The cost of a bot whose name comes from anywhere; BotError says why there is none."""
    bot = make_bot(name, own=False)
    if not isinstance(bot, SearchBot):
        return Cost(quick=True, seconds=SHORTEST)
    ms = _own_ms(bot.effort)
    return Cost(not bot.effort.exact and ms <= QUICK_MS, min(LONGEST, max(SHORTEST, SLACK * ms / 1000)))


def _own_ms(effort: Effort) -> float:
    """How long an effort takes on a machine of today."""
    if effort.playouts is None:
        return effort.ms
    return effort.playouts * (1 + 2 * effort.ahead) / 3 / min(PLAYOUTS_IN_A_MS.values())
