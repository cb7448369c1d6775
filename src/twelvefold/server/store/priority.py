"""Priorities of database calls, for when several are waiting."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum


class Priority(IntEnum):
    """Who is waiting for a read. Players' writes don't queue behind any of these."""

    PLAYER = 0
    SPECTATOR = 1
    """Somebody watching a table or browsing lists and records."""
    NOBODY = 2
    """A table nobody watches."""


_current: ContextVar[Priority] = ContextVar("priority", default=Priority.PLAYER)


def urgency() -> Priority:
    """The priority of the current task."""
    return _current.get()


@contextmanager
def as_urgent_as(priority: Priority) -> Iterator[None]:
    """Run a block with this priority."""
    before = _current.set(priority)
    try:
        yield
    finally:
        _current.reset(before)
