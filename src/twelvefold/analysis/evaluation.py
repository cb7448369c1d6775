"""What a position is worth to each seat: its chance to win, and the points that it can expect from each source."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from twelvefold.analysis.kernel import outcomes
from twelvefold.bots.kernel.model import ONE
from twelvefold.engine.kernel.layout import MOST_PLAYERS


class AnimalChances(Struct, frozen=True, gc=False):
    """Who may win an animal."""

    animal: str | None
    """None for a face-down card."""
    round: int
    """The round it's under now."""
    chances: tuple[float, ...]
    """For each seat, its chance to win it; together less than 1 if it may stay unclaimed."""


class Evaluation(Struct, frozen=True):
    """What a position is worth to each seat."""

    chances: tuple[float, ...]
    """For each seat, its share of the victory; they sum to 1."""
    error: tuple[float, ...]
    """For each seat, the standard error of its chance; 0 if the rest of the game was played out exactly."""
    objective: tuple[float, ...]
    """For each seat, the points that it can expect for its objective."""
    animals: tuple[float, ...]
    """For each seat, the points that it can expect for animals, won ones included."""
    cards: tuple[AnimalChances, ...]
    """The animals still to be won, in the order of the rounds."""
    exact: bool
    """Whether the rest of the game was played out exactly, rather than by playouts."""
    playouts: int
    """How many playouts it's based on; 0 if it's exact."""

    @property
    def points(self) -> tuple[float, ...]:
        """For each seat, the points that it can expect in total."""
        return tuple([one + other for one, other in zip(self.objective, self.animals, strict=True)])


class Sums:
    """What playouts have come to so far, for one candidate."""

    def __init__(self) -> None:
        self.ints = [0] * outcomes.ROW
        self.count = 0

    def add(self, row: Sequence[int], count: int) -> None:
        """Add the sums of more playouts."""
        self.ints = [one + other for one, other in zip(self.ints, row, strict=True)]
        self.count += count

    def chance(self, seat: int) -> float:
        """A seat's chance to win."""
        return self.ints[outcomes.CHANCES + seat] / (ONE * self.count)

    def error(self, seat: int) -> float:
        """The standard error of that chance."""
        return _error(self.chance(seat), self.ints[outcomes.SQUARES + seat], self.count)

    def error_against(self, seat: int, behind: float) -> float:
        """The standard error of how far it's behind the first candidate."""
        return _error(behind, self.ints[outcomes.AGAINST + seat], self.count)

    def points(self, at: int, players: int) -> tuple[float, ...]:
        """For each seat, the mean of some points."""
        ends = self.ints[outcomes.ENDS]
        return tuple([self.ints[at + seat] / ends if ends else 0.0 for seat in range(players)])

    def share(self, seat: int) -> float:
        """A seat's share of the victory in games that were played to their end."""
        ends = self.ints[outcomes.ENDS]
        return self.ints[outcomes.SHARES + seat] / (ONE * ends) if ends else 0.0

    def evaluation(self, players: int, cards: Sequence[tuple[str | None, int]], *, exact: bool) -> Evaluation:
        """These sums as an evaluation."""
        chances = [self.chance(seat) for seat in range(players)]
        total = sum(chances)
        rows = [
            AnimalChances(name, number, self.points(outcomes.WINNERS + MOST_PLAYERS * place, players))
            for place, (name, number) in enumerate(cards)
        ]
        return Evaluation(
            chances=tuple([chance / total for chance in chances]),
            error=tuple([0.0 if exact else self.error(seat) for seat in range(players)]),
            objective=self.points(outcomes.OBJECTIVES, players),
            animals=self.points(outcomes.ANIMALS, players),
            cards=tuple(rows),
            exact=exact,
            playouts=0 if exact else self.count,
        )


def _error(mean: float, squares: int, count: int) -> float:
    """The standard error of a mean, from the sum of squares in fixed point."""
    if count < 2:
        return 0.0
    variance = max(0.0, squares / (ONE * ONE * count) - mean * mean)
    return sqrt(variance / (count - 1))
