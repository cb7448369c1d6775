"""What time it is at the tables: it always goes on evenly, whatever becomes of the wall clock."""

import time


class Clock:
    """Reckoned from the machine's monotonic clock; a wall clock is only read at the start, to begin with."""

    def __init__(self, begin: float) -> None:
        self._ahead = begin - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._ahead

    def advance(self, to: float) -> None:
        """Another node's clock shows this: nobody is behind whoever is furthest ahead."""
        self._ahead += max(0.0, to - self.now())
