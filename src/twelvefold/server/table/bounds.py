"""What bounds a table's log: how often a seat may do in one game what no game needs.

A game without any of it has at most some hundred entries. So all of it together bounds what has to be read and folded
to open a table, and a game that is being played can always be played to its end.
"""

from typing import Literal, NamedTuple

from twelvefold.engine.events import Placed
from twelvefold.protocol.events import (
    BotSeated,
    EndWanted,
    Left,
    Offered,
    Opened,
    Reacted,
    RematchWanted,
    Returned,
    Seated,
    Settled,
    TableEvent,
    TakenBack,
)

MOST_ENTRIES = 3000
"""Entries of a log after which no further game begins: some thirty games of four people."""

Kind = Literal["take_backs", "reactions", "seatings", "changes"]


class Spent(NamedTuple):
    """How often something was done at a seat since the game began; before the first game, since the table was made."""

    take_backs: int = 0
    reactions: int = 0
    seatings: int = 0
    """What whoever sits there, or sits down there, did about it."""
    changes: int = 0
    """What the host did about it."""

    def and_one(self, kind: Kind) -> "Spent":
        """One more of a kind."""
        return self._replace(**{kind: getattr(self, kind) + 1})

    def has_left(self, kind: Kind) -> bool:
        """Whether it may be done once more."""
        return bool(getattr(self, kind) < getattr(MOST, kind))


MOST = Spent(take_backs=60, reactions=50, seatings=60, changes=30)
"""Far more than people who play need: five placements of each turn may be taken back."""


def counted(event: TableEvent) -> tuple[int, Kind] | None:
    """At which seat an event counts, and as what; None for what a game needs."""
    match event:
        case Placed() | Settled():
            return None
        case TakenBack(seat):
            return seat, "take_backs"
        case Reacted(seat):
            return seat, "reactions"
        case Seated(seat) | Left(seat) | Returned(seat) | Offered(seat) | EndWanted(seat) | RematchWanted(seat):
            return seat, "seatings"
        case Opened(seat=seat) | BotSeated(seat):
            return seat, "changes"
        case _:
            return None
