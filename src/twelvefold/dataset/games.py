"""Some games of a dataset as arrays: the unit of work of a process, here or on a cluster."""

import time
from array import array
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from twelvefold.dataset.kernel import worth
from twelvefold.dataset.kernel.worth import NOTES
from twelvefold.dataset.options import Options, Plan, plan_of
from twelvefold.dataset.table import Played, Table
from twelvefold.engine.kernel.layout import CARDS, DISCARDED, FATES, PILES
from twelvefold.engine.kernel.memory import Ints as StateInts
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.rounds import count_points
from twelvefold.engine.state import box_tables
from twelvefold.world.box import CARDS_IN_PLAY, DRAWN_PILES, SLOTS
from twelvefold.world.box_file import standard_box

Ints = npt.NDArray[np.int64]

ANIMAL = 255
"""The part of a packed card that is the animal's number."""
FACTS = ("game", "players", "beginner", "mystery", "noise", "first_seat")
SEATS = ("bots", "objectives", "objective_points", "animal_points", "animal_counts", "points", "shares")
"""Columns with a value for each seat; objectives have none in the beginner game."""
DEALT = ("piles", "animals", "award_rounds", "award_seats")
MOVES = (
    "moves",
    "best_moves",
    "values",
    "losses",
    "reasons",
    "reason_cards",
    "reason_seats",
    "reason_points",
    "reason_before",
    "reason_after",
    "random",
    "weaknesses",
)
NOTED = dict(
    zip(
        MOVES,
        (
            worth.CODE,
            worth.BEST,
            worth.VALUE,
            worth.LOSS,
            worth.WHY,
            worth.CARD,
            worth.WHOSE,
            worth.GAIN,
            worth.BEFORE,
            worth.AFTER,
        ),
        strict=False,
    )
)
"""Where each of these columns is in the notes about a move."""
COLUMNS = (*FACTS, *SEATS, *DEALT, *MOVES)


@dataclass
class Piece:
    """Some games: for each column all integers one after another, and how many belong to each game."""

    columns: dict[str, Ints]
    lengths: dict[str, Ints]
    seconds: float = 0.0
    """The CPU time they took."""


@dataclass
class _Growing:
    columns: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in COLUMNS})
    lengths: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in COLUMNS})

    def add(self, name: str, values: list[int]) -> None:
        self.columns[name] += values
        self.lengths[name].append(len(values))


table_for = lru_cache(maxsize=12)(Table)
"""The table for games of a kind."""


def play_games(options: Options, numbers: range) -> Piece:
    """Play the games with these numbers; it depends on nothing else."""
    started = time.process_time()
    growing = _Growing()
    for number in numbers:
        plan = plan_of(options, number)
        played = table_for(plan.setup).play(plan.deal, plan.bots, plan.bots_seed, float(plan.noise), plan.noise_seed)
        _add(growing, options, number, plan, played)
    columns = {name: np.array(values, np.int64) for name, values in growing.columns.items()}
    lengths = {name: np.array(values, np.int64) for name, values in growing.lengths.items()}
    return Piece(columns, lengths, time.process_time() - started)


def _add(growing: _Growing, options: Options, number: int, plan: Plan, played: Played) -> None:
    """Add a game that was played."""
    state, setup = played.state, plan.setup
    noise = options.noise.values.index(plan.noise)
    facts = (number, setup.players, setup.beginner, setup.mystery, noise, plan.deal.first_seat)
    for name, value in zip(FACTS, facts, strict=True):
        growing.add(name, [int(value)])
    growing.add("bots", [options.bots.values.index(bot) for bot in plan.bots])
    growing.add("objectives", [int(habitat) for habitat in plan.deal.objectives])
    growing.add("piles", state[PILES : PILES + SLOTS * DRAWN_PILES])
    growing.add("animals", [card & ANIMAL for card in state[CARDS : CARDS + CARDS_IN_PLAY]])
    for name, values in results_of(setup.players, array("q", state)).items():
        growing.add(name, values)
    for name, at in NOTED.items():
        growing.add(name, played.notes[at::NOTES])
    growing.add("random", played.forced)
    growing.add("weaknesses", played.weaknesses)


def results_of(players: int, state: StateInts) -> dict[str, list[int]]:
    """The columns about how a game ended; a share is given as the number of winners, or 0."""
    counted = zeros(3 * players)
    count_points(state, box_tables(standard_box()), counted)
    objectives, animals, counts = (counted[at::3].tolist() for at in range(3))
    points = [one + other for one, other in zip(objectives, animals, strict=True)]
    ranks = list(zip(points, counts, strict=True))
    winners = ranks.count(max(ranks))
    fates = [fate if fate & 7 != DISCARDED else 0 for fate in state[FATES : FATES + CARDS_IN_PLAY]]
    return {
        "objective_points": objectives,
        "animal_points": animals,
        "animal_counts": counts,
        "points": points,
        "shares": [winners if rank == max(ranks) else 0 for rank in ranks],
        "award_rounds": [fate >> 3 for fate in fates],
        "award_seats": [(fate & 7) - 1 for fate in fates],
    }
