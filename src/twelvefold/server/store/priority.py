"""Whose questions the database is asked first, where several wait."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum


class Priority(IntEnum):
    """Whom a question is for. What players write does not wait for any of them."""

    PLAYER = 0
    SPECTATOR = 1
    """Somebody who watches, or looks through lists and records."""
    NOBODY = 2
    """A table that nobody watches."""


_current: ContextVar[Priority] = ContextVar("priority", default=Priority.PLAYER)


def urgency() -> Priority:
    """How urgent what is being done is."""
    return _current.get()


@contextmanager
def as_urgent_as(priority: Priority) -> Iterator[None]:
    """Do something for somebody."""
    before = _current.set(priority)
    try:
        yield
    finally:
        _current.reset(before)
