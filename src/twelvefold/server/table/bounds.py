"""Limits on a table's log: how often a seat may do in one game what no game needs.

The entries a game does need are some hundred at most. So these limits bound how much must be read and folded to open a
table, and they never keep a game from being finished.
"""

from typing import Literal, NamedTuple

from twelvefold.protocol.events import (
    BotSeated,
    EndWanted,
    Left,
    Offered,
    Opened,
    Placed,
    Reacted,
    RematchWanted,
    Returned,
    Seated,
    Settled,
    TableEvent,
    TakenBack,
)

MOST_ENTRIES = 3000
"""Entries after which no further game starts: about thirty games with four players."""

Kind = Literal["take_backs", "reactions", "seatings", "changes"]


class Spent(NamedTuple):
    """How often each kind of thing was done at a seat since the game began, or before the first game, at all."""

    take_backs: int = 0
    reactions: int = 0
    seatings: int = 0
    """Seating changes by the player, such as sitting down, leaving or returning."""
    changes: int = 0
    """Seating changes by the host."""

    def and_one(self, kind: Kind) -> "Spent":
        """Count one more of a kind."""
        return self._replace(**{kind: getattr(self, kind) + 1})

    def has_left(self, kind: Kind) -> bool:
        """Whether it may be done once more."""
        return bool(getattr(self, kind) < getattr(MOST, kind))


MOST = Spent(take_backs=60, reactions=50, seatings=60, changes=30)
"""Far more than players need: each turn's placement can be taken back five times."""


def counted(event: TableEvent) -> tuple[int, Kind] | None:
    """The seat and the kind an event counts as; None for events a game needs."""
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
