"""The public events of a table's last game, kept so that returning clients get them without a read of the log."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain

from twelvefold.protocol.events import Event, Started

MOST_KEPT = 4000
"""Events to keep per game; today's limits keep games shorter."""


class Story:
    """The events at a table since its last game began, or since it was created."""

    def __init__(self) -> None:
        self._seqs = array("Q")
        """For each event, the number of its entry."""
        self._events: list[Event] = []

    def add(self, first: int, told: Sequence[Sequence[Event]]) -> None:
        """Add the events of consecutive entries, starting with this number."""
        for seq, events in enumerate(told, first):
            if isinstance(events[0], Started):
                self._keep(0)
            self._events.extend(events)
            self._seqs.extend([seq] * len(events))
        self._keep(MOST_KEPT)

    def since(self, seq: int) -> tuple[Event, ...]:
        """The events after an entry."""
        return tuple(self._events[bisect_right(self._seqs, seq) :])

    def _keep(self, most: int) -> None:
        more = len(self._events) - most
        if more > 0:
            del self._events[:more], self._seqs[:more]


def all_of(told: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """The events of several entries in one tuple."""
    return tuple(chain.from_iterable(told))
