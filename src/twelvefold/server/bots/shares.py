"""How the bots' time is shared out: equally among those who want it at the same time, and so much for each.

This is start-time fair queueing (Goyal, Vin and Cheng, 1996). A virtual clock shows how much time each of those who
wait has had; whoever comes begins there, so that nobody saves up by waiting or owes for having been alone.
"""

import time
from collections.abc import Callable

WINDOW = 600.0
"""Seconds in which a budget is full again."""
BUDGET = 300.0
"""Bot seconds in `WINDOW` after which a payer's thoughts come after everybody else's."""
MOST_KNOWN = 4096
"""Names of which something is kept; beyond, those who have caught up are forgotten."""


class Shares:
    """Who has had how much."""

    def __init__(self) -> None:
        self._now = 0.0
        """The virtual clock."""
        self._until: dict[str, float] = {}

    def start(self, name: str) -> float:
        """Where somebody's next thought begins on the virtual clock: who has the least is next."""
        return max(self._now, self._until.get(name, 0.0))

    def begin(self, name: str, seconds: float) -> None:
        """Somebody's thought begins, which will probably take so long."""
        self._now = self.start(name)
        self._until[name] = self._now + seconds
        if len(self._until) > MOST_KNOWN:
            self._until = {name: until for name, until in self._until.items() if until > self._now}

    def correct(self, name: str, seconds: float) -> None:
        """It took so much longer, or shorter."""
        if name in self._until:
            self._until[name] += seconds


class Budgets:
    """Who has used up what there is for each; it flows back evenly."""

    def __init__(self, most: float = BUDGET, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}
        """For each payer how many seconds were used, and when that was reckoned."""

    def use(self, payer: str, seconds: float) -> None:
        """Somebody's bots have thought for so long."""
        self._used[payer] = (self._left_over(payer) + seconds, self._clock())
        if len(self._used) > MOST_KNOWN:
            self._used = {payer: used for payer, used in self._used.items() if self._left_over(payer) > 0}

    def is_over(self, payer: str) -> bool:
        """Whether somebody has used up their budget."""
        return self._left_over(payer) > self.most

    def _left_over(self, payer: str) -> float:
        """What is still held against somebody."""
        used, at = self._used.get(payer, (0.0, 0.0))
        return max(0.0, used - (self._clock() - at) * self.most / WINDOW)
