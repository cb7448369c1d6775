"""What a table is told when a bot has lost its move."""

from twelvefold.bots import BOTS
from twelvefold.protocol.events import BotFault
from twelvefold.server.bots.counters import BUSY, CRASHED, FULL, GIVEN_UP, ILLEGAL, LATE, LOST, UNKNOWN

TOLD = {
    FULL: BotFault.BUSY,
    BUSY: BotFault.BUSY,
    LATE: BotFault.LATE,
    LOST: BotFault.CRASH,
    CRASHED: BotFault.CRASH,
    ILLEGAL: BotFault.ILLEGAL,
    GIVEN_UP: BotFault.GIVEN_UP,
    UNKNOWN: BotFault.MISSING,
}


def told_fault(bot: str, fault: str | None) -> BotFault | None:
    """The fault that everybody at a table is told of; None for our own bots, which are at fault only if we are."""
    return None if fault is None or bot.partition(":")[0] in BOTS else TOLD[fault]
