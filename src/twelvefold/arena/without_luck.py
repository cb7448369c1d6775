"""Results without luck: what a bot won, minus as much of its luck as makes results vary least.

How much that is, is estimated from other groups than the ones it's applied to. So the mean stays what it is, and only
the interval gets smaller.
"""

from dataclasses import dataclass

from twelvefold.arena.interval import Series, Strata

FOLDS = 4
"""The groups are divided into this many parts; each is judged by the others."""
USUAL = 0.75
"""How much of the luck is subtracted while there are too few groups to estimate it."""
FEWEST = 24
"""With fewer groups, it can't be estimated."""


@dataclass
class Sums:
    """What is known of groups, each with a result and its luck."""

    count: int = 0
    results: float = 0.0
    luck: float = 0.0
    results_squared: float = 0.0
    luck_squared: float = 0.0
    products: float = 0.0

    def add(self, result: float, luck: float) -> None:
        """Count one more group."""
        self.count += 1
        self.results += result
        self.luck += luck
        self.results_squared += result * result
        self.luck_squared += luck * luck
        self.products += result * luck

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.count + other.count,
            self.results + other.results,
            self.luck + other.luck,
            self.results_squared + other.results_squared,
            self.luck_squared + other.luck_squared,
            self.products + other.products,
        )

    def without(self, factor: float) -> tuple[int, float, float]:
        """The number, the sum and the sum of squares of results minus this much of the luck."""
        squares = self.results_squared - 2 * factor * self.products + factor * factor * self.luck_squared
        return self.count, self.results - factor * self.luck, squares


class WithoutLuck:
    """One bot's results and its luck, group by group; they are added up and not kept."""

    def __init__(self) -> None:
        self._sums: dict[tuple[str, ...], list[Sums]] = {}
        """By opponents and part."""

    def add(self, group: int, opponents: tuple[str, ...], result: float, luck: float) -> None:
        """Count one more group against these opponents."""
        parts = self._sums.setdefault(opponents, [Sums() for _ in range(FOLDS)])
        parts[group % FOLDS].add(result, luck)

    def factor(self, part: int) -> float:
        """How much of its luck a group of this part should lose, as the other parts say."""
        count, together, squares = 0, 0.0, 0.0
        for parts in self._sums.values():
            sums = sum((sums for number, sums in enumerate(parts) if number != part), Sums())
            count += sums.count
            if sums.count:
                together += sums.products - sums.results * sums.luck / sums.count
                squares += sums.luck_squared - sums.luck * sums.luck / sums.count
        return USUAL if count < FEWEST or squares <= 0.0 else together / squares

    def strata(self) -> Strata:
        """The results without luck."""
        factors = [self.factor(part) for part in range(FOLDS)]
        found: dict[tuple[str, ...], Series] = {}
        for opponents, parts in self._sums.items():
            made = [sums.without(factor) for sums, factor in zip(parts, factors, strict=True)]
            found[opponents] = Series.of_sums(*[sum(column) for column in zip(*made, strict=True)])
        return Strata.of_parts(found)
