"""The bots that a host registers when the server starts. Names from a network are only ever looked up among them."""

from collections.abc import Iterable
from itertools import chain

from msgspec import Struct

from twelvefold.bots.catalogue import BOTS
from twelvefold.bots.child import Child
from twelvefold.bots.foreign import Foreign, foreign_of
from twelvefold.bots.options import BotError, split_names
from twelvefold.protocol.limits import LONGEST_NAME
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

MOST = 12
"""How many bots can be registered."""
LONGEST_LIMIT = 60
"""The most seconds that a registered bot's `limit` may be: people wait for it."""
MARKS = ":,="
"""What separates options, so a name can't contain it."""


class Registered(Struct, frozen=True):
    """A registered bot."""

    name: str
    """What players see, and what clients send."""
    foreign: Foreign


def registered_bots(texts: Iterable[str]) -> tuple[Registered, ...]:
    """The bots of `--bots`, whose code hasn't been run yet; a BotError says what is wrong with one."""
    bots: dict[str, Registered] = {}
    for text in chain.from_iterable(map(split_names, texts)):
        bot = _registered(text)
        known = bot.name.casefold()
        if known in bots:
            raise BotError(Sentence("error-own-bot-taken", bot=bot.name))
        bots[known] = bot
    if len(bots) > MOST:
        raise BotError(Sentence("error-own-bots", most=str(MOST), found=str(len(bots))))
    return tuple(bots.values())


def try_loading(bot: Registered) -> None:
    """Load a bot once, in a process of its own; a BotError says why it can't be loaded."""
    Child(bot.foreign).end()


def _registered(text: str) -> Registered:
    """A bot from `my_bot.py:Mine`, or with a name of its own from `Name=my_bot.py:Mine`."""
    name, what = _parts(text)
    if what.partition(":")[0] in BOTS:
        raise BotError(Sentence("error-own-bot-ours", bot=shown(what.partition(":")[0])))
    foreign = foreign_of(what)
    if foreign is None:
        raise BotError(Sentence("error-own-bot-none", bot=shown(what)))
    if foreign.limit is not None and foreign.limit > LONGEST_LIMIT:
        raise BotError(
            Sentence(
                "error-bot-option-number",
                bot=foreign.called,
                option="limit",
                least="1",
                most=str(LONGEST_LIMIT),
                value=str(foreign.limit),
            )
        )
    return Registered(_checked(foreign.name if name is None else name), foreign)


def _parts(text: str) -> tuple[str | None, str]:
    """The name before an equals sign, if there is one before the options, and the rest."""
    name, equals, what = text.partition("=")
    return (name, what) if equals and ":" not in name else (None, text)


def _checked(name: str) -> str:
    """A name that can be shown at a table and isn't taken by a bot of ours."""
    try:
        cleaned = clean_name(name)
    except Refused:
        cleaned = None
    if cleaned != name or any(mark in name for mark in MARKS):
        raise BotError(Sentence("error-own-bot-name", bot=shown(name), most=str(LONGEST_NAME)))
    if name.casefold() in BOTS:
        raise BotError(Sentence("error-own-bot-taken", bot=shown(name)))
    return name
