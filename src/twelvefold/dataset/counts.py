"""What is in a dataset, counted: results by bot and seat, reasons, and how often the values were right."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from twelvefold.dataset.manifest import Manifest
from twelvefold.dataset.parquet import read_table

if TYPE_CHECKING:
    import pyarrow as pa

BINS = 10
"""Values are compared with results in tenths."""
VARIANT = ("standard", "beginner", "mystery", "beginner-mystery")

Array = npt.NDArray[Any]


@dataclass
class Total:
    """How many there are of something, and the sums of two figures about it."""

    count: int = 0
    first: float = 0.0
    second: float = 0.0

    def means(self) -> tuple[float, float]:
        """The two means."""
        return self.first / max(self.count, 1), self.second / max(self.count, 1)


@dataclass
class Counts:
    """What is in a dataset."""

    games: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By players and variant."""
    bots: dict[tuple[int, str], Total] = field(default_factory=dict)
    """By players and bot: its seats, its share of the wins, its points."""
    orders: dict[tuple[int, int], Total] = field(default_factory=dict)
    """By players and place in round 1: seats, share of the wins, points."""
    moves: dict[str, Total] = field(default_factory=dict)
    """By bot: its own moves, how many are the model's best, what the others lose in points."""
    reasons: Counter[str] = field(default_factory=Counter)
    values: dict[int, Total] = field(default_factory=dict)
    """By tenths of the value: moves, the sum of values, the sum of the movers' shares."""
    by_chance: int = 0
    """Moves that chance made."""
    bytes: int = 0

    @property
    def all_moves(self) -> int:
        """How many moves there are."""
        return sum(self.reasons.values())

    def add(self, table: "pa.Table") -> None:
        """Count the games of a file."""
        players = _plain(table, "players")
        variants = _plain(table, "beginner").astype(int) + 2 * _plain(table, "mystery").astype(int)
        for key, number in zip(*np.unique(10 * players.astype(int) + variants, return_counts=True), strict=True):
            self.games[int(key) // 10, VARIANT[int(key) % 10]] += int(number)
        of_seat = np.repeat(players, players)
        seats = _places(players)
        names, bots = _coded(table, "bots")
        shares, points = _flat(table, "shares").astype(float), _flat(table, "points").astype(float)
        for count in np.unique(players).tolist():
            for code, name in enumerate(names):
                chosen = (of_seat == count) & (bots == code)
                _add(self.bots, (count, name), chosen, shares, points)
            order = (seats - np.repeat(_plain(table, "first_seat").astype(int), players)) % count
            for place in range(count):
                _add(self.orders, (count, place), (of_seat == count) & (order == place), shares, points)
        self._add_moves(table, names, bots, shares)

    def _add_moves(self, table: "pa.Table", names: list[str], bots: Array, shares: Array) -> None:
        players = _plain(table, "players").astype(int)
        plies = 12 * players
        count, ply = np.repeat(players, plies), _places(plies)
        mover = (np.repeat(_plain(table, "first_seat").astype(int), plies) + ply // count + ply % count) % count
        seat = np.repeat(np.cumsum(players) - players, plies) + mover
        own = ~_flat(table, "random").astype(bool)
        self.by_chance += int((~own).sum())
        best = (_flat(table, "moves") == _flat(table, "best_moves")).astype(float)
        losses = _flat(table, "losses").astype(float)
        for code, name in enumerate(names):
            _add(self.moves, name, own & (bots[seat] == code), best, losses)
        values = _flat(table, "values").astype(float)
        tenths = np.minimum((BINS * values).astype(int), BINS - 1)
        for tenth in range(BINS):
            _add(self.values, tenth, tenths == tenth, values, shares[seat])
        reasons, codes = _coded(table, "reasons")
        self.reasons.update(dict(zip(reasons, np.bincount(codes, minlength=len(reasons)).tolist(), strict=True)))


def counts_of(folder: Path, manifest: Manifest, told: Callable[[int], None] = lambda _: None) -> Counts:
    """Count all files that are whole; calls `told` after each."""
    counts = Counts()
    for file in manifest.files:
        if file is not None:
            counts.add(read_table(folder / file.file))
            counts.bytes += (folder / file.file).stat().st_size
            told(1)
    return counts


def _add(totals: dict[Any, Total], key: object, chosen: Array, one: Array, other: Array) -> None:
    if (number := int(chosen.sum())) > 0:
        total = totals.setdefault(key, Total())
        total.count += number
        total.first += float(one[chosen].sum())
        total.second += float(other[chosen].sum())


def _plain(table: "pa.Table", name: str) -> Array:
    found: Array = table.column(name).combine_chunks().to_numpy(zero_copy_only=False)
    return found


def _flat(table: "pa.Table", name: str) -> Array:
    found: Array = table.column(name).combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return found


def _coded(table: "pa.Table", name: str) -> tuple[list[str], Array]:
    """A column of texts as its different values, and for each text the place of its value."""
    coded = table.column(name).combine_chunks().flatten().dictionary_encode()
    return coded.dictionary.to_pylist(), coded.indices.to_numpy()


def _places(lengths: Array) -> Array:
    """For each item of lists with these lengths, its place in its list."""
    ends = np.cumsum(lengths)
    found: Array = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
    return found
