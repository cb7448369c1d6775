"""Means over groups with 95% intervals. A group is one deal played from every seat; its games aren't independent."""

from dataclasses import dataclass
from math import sqrt

Interval = tuple[float, float]

NORMAL = 1.959963984540054
"""The normal distribution's 97.5% point."""


@dataclass
class Series:
    """Values of groups, added up one by one and not kept."""

    count: int = 0
    mean: float = 0.0
    _squares: float = 0.0

    @classmethod
    def of_sums(cls, count: int, total: float, squares: float) -> "Series":
        """The series of which these are the number, the sum and the sum of squares of the values."""
        mean = total / count if count else 0.0
        return cls(count, mean, max(0.0, squares - total * mean))

    def __add__(self, other: "Series") -> "Series":
        count = self.count + other.count
        if not count:
            return Series()
        away = other.mean - self.mean
        squares = self._squares + other._squares + away * away * self.count * other.count / count
        return Series(count, self.mean + away * other.count / count, squares)

    def add(self, value: float) -> None:
        """Count one more group by Welford's method, which never subtracts large numbers."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    @property
    def variance(self) -> float:
        """The estimated variance of the groups; 0 for a single one."""
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def error(self) -> float:
        """The mean's own variance."""
        return self.variance / self.count if self.count else 0.0

    def interval(self) -> Interval | None:
        """The mean's interval by Student's distribution; None with fewer than two groups."""
        return around(self.mean, self.error, self.count - 1)

    def share_interval(self) -> Interval:
        """The interval of a mean between 0 and 1."""
        return share_interval(self.mean, self.error, self.count, self.count - 1)


class Strata:
    """Values of groups against different opponents, all met equally often: their differences aren't uncertainty."""

    def __init__(self) -> None:
        self.whole = Series()
        self._parts: dict[tuple[str, ...], Series] = {}

    @classmethod
    def of_parts(cls, parts: dict[tuple[str, ...], Series]) -> "Strata":
        """The values against all opponents, from those against each."""
        strata = cls()
        strata.whole = sum(parts.values(), Series())
        strata._parts = parts
        return strata

    def add(self, opponents: tuple[str, ...], value: float) -> None:
        """Count one more group against these opponents."""
        self.whole.add(value)
        self._parts.setdefault(opponents, Series()).add(value)

    @property
    def mean(self) -> float:
        """The mean of all groups."""
        return self.whole.mean

    @property
    def error(self) -> float:
        """The mean's own variance."""
        return self._error()[0]

    def _error(self) -> tuple[float, int]:
        """The mean's own variance and its degrees of freedom; opponents met only once don't show how groups vary."""
        if any(part.count < 2 for part in self._parts.values()):
            return self.whole.error, self.whole.count - 1
        error = sum((part.count / self.whole.count) ** 2 * part.error for part in self._parts.values())
        return error, self.whole.count - len(self._parts)

    def interval(self) -> Interval | None:
        """The mean's interval by Student's distribution; None with fewer than two groups."""
        return around(self.mean, *self._error())

    def share_interval(self) -> Interval:
        """The interval of a mean between 0 and 1."""
        error, degrees = self._error()
        return share_interval(self.mean, error, self.whole.count, degrees)


def around(mean: float, error: float, degrees: int) -> Interval | None:
    """A mean's interval by Student's distribution; None if nothing shows how the groups vary."""
    if degrees < 1:
        return None
    half = student(degrees) * sqrt(error)
    return mean - half, mean + half


def share_interval(share: float, error: float, groups: int, degrees: int) -> Interval:
    """The interval of a mean between 0 and 1, which stays within these bounds and always has a width.

    It's Wilson's interval for as many independent games as would leave the mean as uncertain as the groups do, fewer if
    there are few groups, as for cluster surveys. If all groups are equal, it takes the number of groups instead.
    """
    if groups == 0:
        return 0.0, 1.0
    share = min(max(share, 0.0), 1.0)
    if error < 1e-12:
        return wilson(share, groups)
    return wilson(share, share * (1 - share) / error * (NORMAL / student(degrees)) ** 2)


def wilson(share: float, count: float) -> Interval:
    """Wilson's interval for a share of `count` independent trials."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = NORMAL / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


TABLE = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912)


def student(degrees: int) -> float:
    """The 97.5% point of Student's distribution: from the table, then by Fisher's expansion (correct to 4 digits)."""
    if degrees <= len(TABLE):
        return TABLE[degrees - 1]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )
