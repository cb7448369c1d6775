"""What all have seen of a table's last game, kept so that whoever looks at it again is told without reading its log."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain

from twelvefold.protocol.events import Event, Started

MOST_KEPT = 4000
"""Events of one game that are kept; those of a game by the bounds of today are fewer."""


class Story:
    """What happened at a table since its last game began; before the first, since the table was made."""

    def __init__(self) -> None:
        self._seqs = array("Q")
        """For each event the entry that brought it."""
        self._events: list[Event] = []

    def add(self, first: int, told: Sequence[Sequence[Event]]) -> None:
        """What some entries brought, the first of which has this number."""
        for seq, events in enumerate(told, first):
            if isinstance(events[0], Started):
                self._keep(0)
            self._events.extend(events)
            self._seqs.extend([seq] * len(events))
        self._keep(MOST_KEPT)

    def since(self, seq: int) -> tuple[Event, ...]:
        """What happened after an entry."""
        return tuple(self._events[bisect_right(self._seqs, seq) :])

    def _keep(self, most: int) -> None:
        more = len(self._events) - most
        if more > 0:
            del self._events[:more], self._seqs[:more]


def all_of(told: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """What some entries brought, as one."""
    return tuple(chain.from_iterable(told))
