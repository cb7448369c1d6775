"""Counters for bot moves, exposed as metrics."""

from collections import Counter
from dataclasses import dataclass, field

from twelvefold.words import Sentence

FULL = "full"
"""Too many questions were waiting."""
BUSY = "busy"
"""The question waited too long for a worker."""
LATE = "late"
"""The bot ran out of time; its worker was killed."""
LOST = "lost"
"""Two workers died over the question, or none could be started."""
CRASHED = "crashed"
"""The bot raised an exception or, if it's one of ours, returned an illegal move."""
ILLEGAL = "illegal"
"""A registered bot returned an illegal move."""
GIVEN_UP = "given up"
"""A registered bot has lost too many processes in this game."""
UNKNOWN = "unknown"
"""There is no such bot; another version may have one, or a server where one is registered."""
FAULTS = (FULL, BUSY, LATE, LOST, CRASHED, ILLEGAL, GIVEN_UP, UNKNOWN)
"""Why `naive` chose a move instead of the bot."""


@dataclass(frozen=True)
class Fault:
    """Why a registered bot lost the move."""

    fault: str
    """One of `FAULTS`."""
    detail: Sentence | None = None
    """What happened, for its author."""


@dataclass
class Counters:
    """Numbers that only grow, except for the gauges of what is waiting and thinking now."""

    asked: int = 0
    answered: int = 0
    """Questions that got a move, whoever chose it; abandoned questions don't count."""
    faults: Counter[str] = field(default_factory=Counter)
    """How often `naive` stood in, by fault code."""
    over_budget: int = 0
    """Moves that were given low priority because their payer's budget was used up."""
    waiting: int = 0
    """Questions waiting for a worker now."""
    thinking: int = 0
    """Workers thinking now."""
    ready: int = 0
    """Live workers, busy ones included."""
    started: int = 0
    """Worker processes started; those beyond the first few are replacements."""
    seconds: float = 0.0
    """Total wall time of all answered questions."""
    review_seconds: float = 0.0
    """Seconds that workers have spent on steps of reviews."""
