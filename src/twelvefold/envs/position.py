"""A position of a game in which chance comes in small steps, for programs that search through all it might bring.

A tile is drawn when it's turned up, and a face-down animal when it's revealed. So only objectives are ever hidden.
"""

from array import array
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from twelvefold.engine.deal import Deal
from twelvefold.engine.event_builder import REVEAL_AHEAD
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.kernel.rounds import ALL_SLOTS, count_points
from twelvefold.engine.kernel.step import LEGAL
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.state import blank_state
from twelvefold.envs.games import Games
from twelvefold.envs.kernel.games import note_row, push_row, show_row
from twelvefold.envs.kernel.layout import MASK_WORDS, MYSTERY, STATE_AT, observation_words, row_ints
from twelvefold.envs.kernel.tables import environment_tables
from twelvefold.envs.setup import Setup
from twelvefold.envs.state import deal_in
from twelvefold.world.box import ANIMAL_COUNT, DRAWN_PILES, ROUNDS, SLOTS, TILE_COUNT
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

PLACES = FACE_COUNT * EDGE_COUNT
ANIMAL = 255
"""The part of a packed card that is the animal's number."""


class Kind(Enum):
    """What can happen next. All but a move is chance."""

    OBJECTIVE = "objective"
    FIRST = "first"
    CARD = "card"
    TILE = "tile"
    MOVE = "move"


class Happening(NamedTuple):
    """One step of a game: what is decided, and for which seat, card or place in the piles."""

    kind: Kind
    number: int = 0


@dataclass(frozen=True)
class Course:
    """Everything that is decided in a game, in order: the same in every game of one setup."""

    setup: Setup
    start_round: int = 1
    seed: int = 0
    """Of the random moves before the first round that is played."""

    def __post_init__(self) -> None:
        if not 1 <= self.start_round <= ROUNDS:
            raise ValueError(f"start_round must be from 1 to {ROUNDS}, not {self.start_round}")

    @cached_property
    def tables(self) -> Ints:
        """The box as the kernel reads it."""
        return environment_tables(self.setup.chosen_box)

    @cached_property
    def happenings(self) -> tuple[Happening, ...]:
        """What is decided, from the first round that is played."""
        setup = self.setup
        counts = setup.chosen_box.columns(mystery=setup.mystery)
        firsts = [sum(counts[:index]) for index in range(ROUNDS)]
        found = [] if setup.beginner else [Happening(Kind.OBJECTIVE, seat) for seat in range(setup.players)]
        if self.start_round == 1:
            found.append(Happening(Kind.FIRST))
            for first, count in zip(firsts, counts, strict=True):
                shown = min(count, 1) if setup.mystery else count
                found += [Happening(Kind.CARD, first + place) for place in range(shown)]
        for index in range(self.start_round - 1, ROUNDS):
            opened = index == self.start_round - 1 > 0
            if index < DRAWN_PILES and not opened:
                found += [Happening(Kind.TILE, SLOTS * index + slot) for slot in range(SLOTS)]
            found += [Happening(Kind.MOVE)] * setup.players
            revealed = index + REVEAL_AHEAD
            if setup.mystery and revealed < ROUNDS:
                found.append(Happening(Kind.CARD, firsts[revealed] + 1))
        return tuple(found)

    @cached_property
    def first(self) -> "Position":
        """The position before anything is decided. A later round begins after random moves that everyone has seen."""
        setup = self.setup
        row = zeros(row_ints(setup.players))
        row[MYSTERY] = int(setup.mystery)
        blank = blank_state(
            setup.players, setup.chosen_box, beginner=setup.beginner, mystery=setup.mystery, first_seat=0
        )
        tiles, animals = (1 << TILE_COUNT) - 1, (1 << ANIMAL_COUNT) - 1
        if self.start_round > 1:
            games = Games(1, setup)
            games.reset(self.seed)
            for _ in range((self.start_round - 1) * setup.players):
                games.step(games.draw())
            blank = array("q", games.state(0).tolist())
            drawn = {happening.number for happening in self.happenings if happening.kind is Kind.CARD}
            for number in range(layout.CARDS, layout.FATES):
                if number - layout.CARDS not in drawn:
                    animals &= ~(1 << (blank[number] & ANIMAL))
            if not setup.beginner:  # they're drawn now
                blank[layout.OBJECTIVE : layout.OBJECTIVE + setup.players] = array("q", [1] * setup.players)
            for tile in blank[layout.PILES : layout.PILES + SLOTS * min(self.start_round, DRAWN_PILES)]:
                tiles &= ~(1 << tile)
        row[STATE_AT:] = blank[: len(row) - STATE_AT]
        return Position(self, row, 0, tiles, animals, ())


class Position:
    """Everything decided so far. Copies are cheap: one array, and things that never change."""

    __slots__ = ("animals", "at", "course", "public", "row", "tiles")

    def __init__(self, course: Course, row: Ints, at: int, tiles: int, animals: int, public: tuple[int, ...]) -> None:
        self.course = course
        self.row = row
        self.at = at
        """How many happenings of the course are decided."""
        self.tiles = tiles
        """The tiles that may still be drawn, as a mask."""
        self.animals = animals
        """The animals that may still be drawn, as a mask."""
        self.public = public
        """Everything decided so far that everyone has seen, in order."""

    def copy(self) -> "Position":
        """An independent copy."""
        return Position(self.course, self.row[:], self.at, self.tiles, self.animals, self.public)

    def __deepcopy__(self, _: object) -> "Position":
        return self.copy()

    @property
    def is_over(self) -> bool:
        """Whether everything is decided."""
        return self.at == len(self.course.happenings)

    @property
    def next(self) -> Happening:
        """What is decided next."""
        return self.course.happenings[self.at]

    @property
    def is_chance(self) -> bool:
        """Whether chance decides what comes next."""
        return not self.is_over and self.next.kind is not Kind.MOVE

    @property
    def seat(self) -> int:
        """The seat to move."""
        row = self.row
        players, ply = row[STATE_AT + layout.PLAYERS], row[STATE_AT + layout.PLY]
        return (row[STATE_AT + layout.FIRST_SEAT] + ply // players + ply % players) % players

    def outcomes(self) -> tuple[int, ...]:
        """What chance can bring next, each equally likely: a habitat, a seat, an animal or a tile."""
        kind = self.next.kind
        if kind is Kind.TILE:
            return _bits(self.tiles)
        if kind is Kind.CARD:
            return _bits(self.animals)
        if kind is Kind.FIRST:
            return tuple(range(self.course.setup.players))
        return self.objectives_left(range(self.next.number))

    def objectives_left(self, seats: "range | tuple[int, ...]") -> tuple[int, ...]:
        """The habitats that are none of these seats' objectives."""
        taken = {self.objective(seat) for seat in seats}
        return tuple(habitat for habitat in range(layout.HABITATS) if habitat not in taken)

    def objective(self, seat: int) -> int:
        """A seat's objective, once it's drawn; −1 in the beginner game."""
        return self.row[STATE_AT + layout.OBJECTIVE + seat] - 1

    def knows(self, seat: int) -> bool:
        """Whether a seat has drawn its objective."""
        return self.at > seat and not self.course.setup.beginner

    def moves(self) -> tuple[int, ...]:
        """The legal moves of the seat to move, as ascending codes."""
        row = self.row
        planet = STATE_AT + layout.PLANETS + layout.PLANET * self.seat + layout.ON_FACE
        return _codes(row[STATE_AT + layout.TAKEN], bytes(map(bool, row[planet : planet + FACE_COUNT])))

    def decide(self, outcome: int) -> None:
        """Let the next thing happen: an outcome of chance, or a move. It must be possible."""
        kind, number = self.next
        row = self.row
        if kind is Kind.MOVE:
            if push_row(row, self.course.tables, outcome) != LEGAL:
                raise ValueError(f"{outcome} isn't a legal move here")
        elif kind is Kind.TILE:
            row[STATE_AT + layout.PILES + number] = outcome
            self.tiles &= ~(1 << outcome)
        elif kind is Kind.CARD:
            row[STATE_AT + layout.CARDS + number] = self.course.tables[ANIMALS + outcome]
            self.animals &= ~(1 << outcome)
        elif kind is Kind.FIRST:
            row[STATE_AT + layout.FIRST_SEAT] = outcome
        else:
            row[STATE_AT + layout.OBJECTIVE + number] = 1 + outcome
        if kind is not Kind.OBJECTIVE:
            self.public = (*self.public, outcome)
        self.at += 1

    def with_objectives(self, objectives: dict[int, int]) -> "Position":
        """The same position with other objectives for some seats."""
        other = self.copy()
        for seat, habitat in objectives.items():
            other.row[STATE_AT + layout.OBJECTIVE + seat] = 1 + habitat
        return other

    def deal(self) -> Deal:
        """The deal that chance has decided on, once every tile and animal is drawn."""
        return deal_in(np.asarray(self.row)[STATE_AT:], self.course.setup)

    def shares(self) -> list[float]:
        """Each seat's share of the win, at the end."""
        players = self.course.setup.players
        points = zeros(3 * players)
        count_points(self.row[STATE_AT:], self.course.tables, points)
        ranks = [
            (objective + animals, cards)
            for objective, animals, cards in zip(points[::3], points[1::3], points[2::3], strict=True)
        ]
        winners = ranks.count(max(ranks))
        return [1 / winners if rank == max(ranks) else 0.0 for rank in ranks]

    def observe(self, seat: int) -> bytes:
        """What a seat may know, as `observation` says; all zeros while chance decides."""
        out = zeros(observation_words(self.course.setup.players))
        if not self.is_chance:
            row = self.row[:]
            note_row(row, self.course.tables)
            show_row(row, self.course.tables, seat, out, zeros(MASK_WORDS))
        return out.tobytes()


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


@lru_cache(maxsize=4096)
def _codes(taken: int, covered: bytes) -> tuple[int, ...]:
    free = [place for place in range(PLACES) if not covered[place // EDGE_COUNT]]
    return tuple(PLACES * slot + place for slot in _bits(ALL_SLOTS & ~taken) for place in free)
