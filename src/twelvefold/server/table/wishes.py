"""What is wished for a seat, checked and cleaned."""

from twelvefold.bots import BotError, make_bot
from twelvefold.bots.options import BotOptions
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Wish
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused

LONGEST_THOUGHT_MS = 2000
"""How long a bot may be told to think about a move."""


def checked(wish: Wish) -> Wish:
    """A wish with nothing in it but what its kind of seat needs; Refused if it cannot be."""
    match wish.kind:
        case SeatKind.BOT:
            if wish.bot is None:
                raise Refused(Reason.NO_BOT)
            need_bot(wish.bot)
            return Wish(SeatKind.BOT, bot=wish.bot)
        case SeatKind.PERSON:
            return Wish(SeatKind.PERSON, name=clean_name(wish.name or ""))
        case SeatKind.OPEN:
            return Wish()


def need_bot(text: str) -> None:
    """Only our own bots, with a style and a time to think: other options are for whoever owns the machine."""
    name, _, options = text.partition(":")
    try:
        given = BotOptions(name, options)
        given.text("style")
        given.integer("ms", 1, LONGEST_THOUGHT_MS)
        given.finish()
        make_bot(text, own=False)
    except BotError:
        raise Refused(Reason.NO_BOT, text) from None
