"""The clock of the tables: it advances steadily even if the wall clock is changed."""

import time


class Clock:
    """Follows the machine's monotonic clock; the wall clock is read only once, at the start."""

    def __init__(self, begin: float) -> None:
        self._ahead = begin - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.monotonic() + self._ahead

    def advance(self, to: float) -> None:
        """Catch up with another node's clock, if it is ahead."""
        self._ahead += max(0.0, to - self.now())
