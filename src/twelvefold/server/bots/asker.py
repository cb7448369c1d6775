"""For whom a bot thinks: whose table it is, and who is waiting there."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum


class Interest(IntEnum):
    """Who is waiting for a thought; the first come first."""

    SEATED = 0
    """Somebody who sits at the table and is connected."""
    WATCHED = 1
    """Spectators only."""
    UNWATCHED = 2
    """Nobody."""


@dataclass(frozen=True)
class Asker:
    """The table of a thought."""

    table: str = ""
    payer: str = ""
    """Whose share of the bots' time it takes: an address, or where nobody is connected the host."""
    interest: Callable[[], Interest] = lambda: Interest.SEATED
    """It may change while the question waits."""


ANYBODY = Asker()
