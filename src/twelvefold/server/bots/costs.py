"""What a bot's thought costs: whether it is a quick one, and how long it may take at a table."""

from functools import lru_cache

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.options import BotError
from twelvefold.bots.search import PLAYOUTS_IN_A_MS, Effort, SearchBot
from twelvefold.bots.turn import Bot
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

QUICK_MS = 10.0
"""Up to here a thought is quick: nobody notices having waited for it. All levels but master are."""
SHORTEST = 1.0
LONGEST = 10.0
"""Seconds that a bot at a table gets at least and at most, whatever its options say."""
ROOM = 3.0
"""How many times the milliseconds of its own a bot may take, on a machine that is slow or busy."""
LONGEST_NAME = 100
"""Characters of a bot's name with its options."""


@lru_cache(maxsize=256)
def table_bot(name: str) -> Bot:
    """The bot of a name that comes from anywhere; BotError says why there is none.

    Only our own bots, and none that reads a file: `tables=` is for people at their own machine.
    """
    if len(name) > LONGEST_NAME:
        raise BotError(Sentence("error-bot-name", most=LONGEST_NAME))
    if any(option.startswith("tables=") for option in name.partition(":")[2].split(",")):
        raise BotError(Sentence("error-bot-own-tables", bot=shown(name)))
    return make_bot(name, own=False)


def is_quick(name: str) -> bool:
    """Whether a bot answers in a few milliseconds; one that plays rounds out exactly may take longer."""
    bot = table_bot(name)
    return not isinstance(bot, SearchBot) or (not bot.effort.exact and _own_ms(bot.effort) <= QUICK_MS)


def table_seconds(name: str) -> float:
    """How long a bot may think at a table by the clock, as a guard: its own playouts should end it sooner."""
    try:
        bot = table_bot(name)
    except BotError:  # `naive` will stand in for it
        return SHORTEST
    own = _own_ms(bot.effort) / 1000 if isinstance(bot, SearchBot) else 0.0
    return min(LONGEST, max(SHORTEST, ROOM * own))


def _own_ms(effort: Effort) -> float:
    """How long an effort takes on a machine of today."""
    if effort.playouts is None:
        return effort.ms
    return effort.playouts * (1 + 2 * effort.ahead) / 3 / min(PLAYOUTS_IN_A_MS.values())
