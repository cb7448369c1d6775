"""The sequential test that accepts or refuses a change: fishtest's generalised SPRT, on whole groups.

A group's value is the first bot's share of its victories. The test compares "it is stronger by ELO0" with "by ELO1":
for each it finds the likeliest distribution of the values with that mean, and the logarithm of the ratio of the
likelihoods (LLR) walks until it leaves the bounds. Both errors are then about 5%.
"""

from collections import Counter
from enum import StrEnum
from math import log

from twelvefold.arena.task import ArenaError
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

ERROR = 0.05
"""How often a change no better than ELO0 is accepted, and how often one as good as ELO1 is refused."""
BOUND = log((1 - ERROR) / ERROR)
GHOST = 1e-3
"""A tiny count added at 0 and at 1, so that every mean between them is possible."""
MOST_ELO = 1000.0
STEPS = 60


class Verdict(StrEnum):
    """A sequential test's verdict on a change."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    UNDECIDED = "undecided"


def parse_sprt(text: str) -> tuple[float, float]:
    """Parse ELO0 and ELO1 from a text such as `0,5`."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise ArenaError(Sentence("error-sprt-numbers", value=shown(text))) from None
    if not -MOST_ELO <= low < high <= MOST_ELO:
        raise ArenaError(Sentence("error-sprt-order", value=shown(text)))
    return low, high


def expected_share(elo: float, players: int) -> float:
    """The share of the victories of a bot that is stronger by `elo` than each of the others, which are all equal."""
    odds: float = 10 ** (elo / 400)
    return odds / (odds + players - 1)


class Sprt:
    """A running test: add group after group."""

    def __init__(self, elos: tuple[float, float], players: int = 2) -> None:
        self.elos = elos
        self.shares = (expected_share(elos[0], players), expected_share(elos[1], players))
        self.counts: Counter[float] = Counter()

    def add(self, share: float) -> Verdict:
        """Count one more group; returns the verdict so far."""
        self.counts[round(share, 9)] += 1
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """The verdict on the groups so far."""
        walked = self.llr
        if -BOUND < walked < BOUND:
            return Verdict.UNDECIDED
        return Verdict.ACCEPTED if walked > 0 else Verdict.REFUSED

    @property
    def llr(self) -> float:
        """The logarithm of the ratio of the likelihoods of ELO1 and ELO0."""
        counts = {0.0: GHOST, 1.0: GHOST}
        for value, count in self.counts.items():
            counts[value] = counts.get(value, 0.0) + count
        tilts = [_tilt(counts, share) for share in self.shares]
        return sum(
            count * (log(1 + tilts[0] * (value - self.shares[0])) - log(1 + tilts[1] * (value - self.shares[1])))
            for value, count in counts.items()
        )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The x for which the weights count / (1 + x (value − mean)) have this mean: the likeliest such weights."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        x = (low + high) / 2
        if sum(count * (value - mean) / (1 + x * (value - mean)) for value, count in counts.items()) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2
