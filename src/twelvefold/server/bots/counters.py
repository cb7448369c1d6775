"""What is counted of the bots' thoughts, for the host's metrics."""

from collections import Counter
from dataclasses import dataclass, field

FULL = "full"
"""Too many questions were waiting."""
BUSY = "busy"
"""The question has waited too long for a worker."""
LATE = "late"
"""The thought was not over in time; its worker was ended."""
LOST = "lost"
"""Two workers died over the question, or none can be started."""
CRASHED = "crashed"
"""The bot raised an exception, or gave a move that is not legal."""
UNKNOWN = "unknown"
"""There is no such bot, as may be in a game stored by another version."""
FAULTS = (FULL, BUSY, LATE, LOST, CRASHED, UNKNOWN)
"""Why `naive` chose a move in a bot's place."""


@dataclass
class Counters:
    """Numbers that only grow, but for what is waiting and thinking now."""

    asked: int = 0
    answered: int = 0
    """Questions that got a move, whoever chose it; those given up by whoever asked did not."""
    faults: Counter[str] = field(default_factory=Counter)
    """By code how often `naive` stood in."""
    over_budget: int = 0
    """Thoughts that came after everybody else's, since their payer's budget was used up."""
    waiting: int = 0
    """Questions that wait for a worker now."""
    thinking: int = 0
    """Workers that think now."""
    ready: int = 0
    """Workers that could be asked now, those that think among them."""
    started: int = 0
    """Worker processes started; those beyond the first few replaced others."""
    seconds: float = 0.0
    """Wall time of all answered questions, from asking to answer."""
