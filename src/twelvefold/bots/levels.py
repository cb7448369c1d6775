"""The levels for people, from a first game to the hardest: what each can do, and what it gets wrong."""

from collections.abc import Callable

from twelvefold.bots.learned import LearnedBot
from twelvefold.bots.minds import PLAIN, STYLES, Mind
from twelvefold.bots.options import BotOptions
from twelvefold.bots.search import Effort, SearchBot
from twelvefold.bots.turn import Bot
from twelvefold.bots.weakness import NONE, Weakness

WEAK_LEVELS = {
    "seedling": Weakness(foresight=0, near_side=0.75, miscount=0.9),
    "explorer": Weakness(foresight=1, near_side=0.65, miscount=0.85),
    "naturalist": Weakness(foresight=3, near_side=0.3, miscount=0.6),
    "ranger": Weakness(foresight=6, near_side=0.05, miscount=0.1),
}
"""Levels that look one ply ahead, with their weaknesses."""

EXPERT = Effort(ms=3, width=8)
MASTER = Effort(ms=1000, ahead=4, exact=3, inferred=True)
SEARCH = Effort(ms=50, ahead=2, exact=1, inferred=True)

LEVELS = (*WEAK_LEVELS, "expert", "master")
"""All levels, the easiest first."""

LONGEST_MS = 60_000
MOST_PLAYOUTS = 10_000_000


def _style(options: BotOptions) -> Mind:
    """The mind of a playing style."""
    chosen = options.choice("style", tuple(STYLES))
    return PLAIN if chosen is None else STYLES[chosen]


def _one_ply(weakness: Weakness) -> Callable[[BotOptions], Bot]:
    def make(options: BotOptions) -> Bot:
        return LearnedBot(_style(options), weakness, options.text("tables"))

    return make


def _searching(effort: Effort, *, forgetful: bool = False) -> Callable[[BotOptions], Bot]:
    def make(options: BotOptions) -> Bot:
        ms = options.integer("ms", 1, LONGEST_MS)
        playouts = options.integer("playouts", 1, MOST_PLAYOUTS)
        own = effort.limited(ms, playouts)
        return SearchBot(own, _style(options), forgetful=forgetful, model=options.text("tables"))

    return make


LEARNED_MAKERS: dict[str, Callable[[BotOptions], Bot]] = {
    "learned": _one_ply(NONE),
    "search": _searching(SEARCH),
    **{name: _one_ply(weakness) for name, weakness in WEAK_LEVELS.items()},
    "expert": _searching(EXPERT, forgetful=True),
    "master": _searching(MASTER),
}
"""For each bot that uses the learned model, a function that makes it from its options."""
