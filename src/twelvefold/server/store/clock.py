"""The database's clock, which all nodes share: read now and then, and reckoned from in between."""

import time

from sqlalchemy import Connection, text

READ = text("SELECT extract(epoch FROM clock_timestamp())::double precision")

GOOD_FOR = 60.0
"""Seconds until it is read again."""


class Clock:
    """What time it is by the database."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._read_at = -GOOD_FOR

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._ahead

    def keep(self, connection: Connection) -> None:
        """Read it, if that is too long ago."""
        before = time.monotonic()
        if before - self._read_at >= GOOD_FOR:
            read: float = connection.scalar(READ)
            self._read_at = time.monotonic()
            self._ahead = read - (before + self._read_at) / 2
