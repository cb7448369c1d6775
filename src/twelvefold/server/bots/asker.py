"""Which table a bot is thinking for, and who is waiting there."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum


class Interest(IntEnum):
    """Who is waiting for a bot's move; lower values go first."""

    SEATED = 0
    """A connected player at the table."""
    WATCHED = 1
    """Spectators only."""
    UNWATCHED = 2
    """Nobody; reviews and par come here too, so they wait for everybody who plays or watches."""


@dataclass(frozen=True)
class Asker:
    """The table that asks for a bot's move."""

    table: str = ""
    payer: str = ""
    """Whose share of bot time this uses: an address, or the host if nobody is connected."""
    interest: Callable[[], Interest] = lambda: Interest.SEATED
    """Can change while the question is queued."""


def behind_everybody() -> Interest:
    """For what can wait: it comes after every table that somebody plays at or watches."""
    return Interest.UNWATCHED


ANYBODY = Asker()
REVIEW = "review"
"""The table of all steps of reviews."""
