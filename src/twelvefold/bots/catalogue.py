"""All bots by name, and how to make one from the name somebody typed."""

from collections.abc import Callable, Sequence

from twelvefold.bots.levels import LEARNED_MAKERS
from twelvefold.bots.options import BotError, BotOptions
from twelvefold.bots.simple import Builder, Margin, Naive, RandomBot
from twelvefold.bots.turn import Bot
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

MAKERS: dict[str, Callable[[BotOptions], Bot]] = {
    "random": lambda _: RandomBot(),
    "builder": lambda _: Builder(),
    "naive": lambda _: Naive(),
    "margin": lambda _: Margin(),
    **LEARNED_MAKERS,
}
"""For each name, a function that makes its bot from its options."""

BOTS = tuple(MAKERS)

LONGEST_NAME = 100
"""The most characters of a name and its options that come from elsewhere."""


def make_bot(text: str, *, own: bool = True, tried: bool = False) -> Bot:
    """Make a bot from its name and options.

    `my_bot.py:Mine` is a bot of the user's own, and so is an entry point: their code runs in a guarded process. Use
    `own=False` for names from elsewhere, such as a network: it allows only our bots and doesn't let them read a file.
    With `tried`, a user's own bot isn't loaded until its first turn, since it could be loaded before.
    """
    if not own and len(text) > LONGEST_NAME:
        raise BotError(Sentence("error-bot-name", most=LONGEST_NAME))
    name, _, options = text.partition(":")
    if name not in MAKERS:
        if own and (bot := _own_bot(text, tried=tried)) is not None:
            return bot
        raise BotError(Sentence("error-no-bot", bot=shown(name), bots=", ".join(BOTS)))
    given = BotOptions(name, options)
    if not own and given.text("tables") is not None:
        raise BotError(Sentence("error-bot-tables", bot=name))
    bot = MAKERS[name](given)
    given.finish()
    return bot


def _own_bot(text: str, *, tried: bool) -> Bot | None:
    """The user's own bot of this name, if there is one."""
    # Neither a server nor a browser needs what starts processes and looks into other packages.
    from twelvefold.bots.foreign import foreign_of
    from twelvefold.bots.guard import Guard

    foreign = foreign_of(text)
    return None if foreign is None else Guard(foreign, tried=tried)


def check_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot per seat, from as many names as seats or one name for all; every bot is made once to check it."""
    for name in names:
        make_bot(name)
    if len(names) not in (1, players):
        raise BotError(Sentence("error-bots-seats", bots=len(names), seats=players))
    return tuple(names) * players if len(names) == 1 else tuple(names)
