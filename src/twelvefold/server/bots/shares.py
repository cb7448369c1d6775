"""Sharing bot time: equally among those who want it at once, with a budget for each.

This is start-time fair queueing (Goyal, Vin and Cheng, 1996). A virtual clock tracks how much time each waiting party
has had. Newcomers start at its current value, so nobody earns credit by waiting or debt by having been alone.
"""

import time
from collections.abc import Callable

WINDOW = 600.0
"""Seconds in which an empty budget refills."""
BUDGET = 300.0
"""Bot seconds per `WINDOW` after which a payer's questions come after everybody else's."""
MOST_KNOWN = 4096
"""Names to remember; beyond that, those that have caught up are forgotten."""


class Shares:
    """How much time each name has had."""

    def __init__(self) -> None:
        self._now = 0.0
        """The virtual clock."""
        self._until: dict[str, float] = {}

    def start(self, name: str) -> float:
        """Where this name's next question starts on the virtual clock; the smallest goes first."""
        return max(self._now, self._until.get(name, 0.0))

    def begin(self, name: str, seconds: float) -> None:
        """Charge an estimate when a question starts."""
        self._now = self.start(name)
        self._until[name] = self._now + seconds
        if len(self._until) > MOST_KNOWN:
            self._until = {name: until for name, until in self._until.items() if until > self._now}

    def correct(self, name: str, seconds: float) -> None:
        """Adjust the charge by the difference between the real time and the estimate."""
        if name in self._until:
            self._until[name] += seconds


class Budgets:
    """Which payers have used up their budget; it refills evenly."""

    def __init__(self, most: float = BUDGET, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds used by each payer, and when that was last updated."""

    def use(self, payer: str, seconds: float) -> None:
        """Charge a payer for bot time."""
        self._used[payer] = (self._left_over(payer) + seconds, self._clock())
        if len(self._used) > MOST_KNOWN:
            self._used = {payer: used for payer, used in self._used.items() if self._left_over(payer) > 0}

    def is_over(self, payer: str) -> bool:
        """Whether a payer's budget is used up."""
        return self._left_over(payer) > self.most

    def _left_over(self, payer: str) -> float:
        """The seconds still charged to a payer after refilling."""
        used, at = self._used.get(payer, (0.0, 0.0))
        return max(0.0, used - (self._clock() - at) * self.most / WINDOW)
