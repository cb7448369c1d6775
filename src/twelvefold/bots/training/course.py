"""A whole training run: for each kind of game, some generations of self-play, then games of the search bot."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from twelvefold.bots.kernel.model import GOALS, MODEL, ONE
from twelvefold.bots.model import KINDS_OF_GAME, Model, box_digest
from twelvefold.bots.training.first_model import Whole, first_model, plain
from twelvefold.bots.training.fit import fit_model
from twelvefold.bots.training.lesson import Lesson, hold
from twelvefold.engine.kernel.memory import Ints
from twelvefold.engine.stream import child_seed
from twelvefold.world.box import Box

NOISE = (0.5, 0.35, 0.25)
"""How much noise the games of each generation have, in points."""
PIECE = 500
"""Games of the one-ply policy in one lesson."""
SEARCHED_PIECE = 10
"""Games of the search bot in one lesson."""

Counts = tuple[Whole, Whole]
Spread = Callable[[Callable[[Lesson], Counts], Iterable[Lesson]], Iterator[Counts]]
"""Spreads lessons over cores: takes a function and the lessons, and gives the results in order."""


@dataclass(frozen=True)
class Course:
    """The settings of a training run."""

    box: Box
    seed: bytes
    games: int
    """Games of the one-ply policy per generation and kind of game."""
    searched: int
    """Games of the search bot per kind of game, after the generations."""
    playouts: int = 48
    """The search bot's playouts per move."""

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(KINDS_OF_GAME) * (len(NOISE) * self.games + self.searched)


@dataclass(frozen=True)
class Progress:
    """What a generation has learned."""

    kind: str
    generation: int
    games: int
    seen: int
    """How many different situations were seen."""
    surprise: float
    """How badly the previous model predicted who wins an animal: the mean logarithmic loss, 0.693 for a coin flip."""


def lessons_of(course: Course, kind: str, generation: int) -> Iterator[Lesson]:
    """The lessons of one generation: half of them mystery games; for three and four seats half of each."""
    searched = generation == len(NOISE)
    seats = (2,) if kind.startswith("2") else (3, 4)
    games = course.searched if searched else course.games
    piece = SEARCHED_PIECE if searched else PIECE
    number = 100_000 * (10 * KINDS_OF_GAME.index(kind) + generation)
    for start in range(0, games, piece):
        place = start // piece
        yield Lesson(
            course.box,
            players=seats[place // 2 % len(seats)],
            beginner=kind.endswith("beginner"),
            mystery=place % 2 == 1,
            games=min(piece, games - start),
            seed=child_seed(course.seed, number + place),
            noise=0.0 if searched else NOISE[generation],
            playouts=course.playouts if searched else 0,
        )


def train(course: Course, spread: Spread, played: Callable[[int], None], learnt: Callable[[Progress], None]) -> Model:
    """Train from scratch; reports the games played after each lesson, and the progress after each generation."""
    parts: dict[str, Ints] = {}
    for kind in KINDS_OF_GAME:
        model = first_model(course.box)
        for generation in range(len(NOISE) + bool(course.searched)):
            tally: Whole = np.zeros(2 * MODEL, dtype=np.int64)
            part = plain(model)
            lessons = list(lessons_of(course, kind, generation))
            for lesson, (where, counts) in zip(lessons, spread(partial(hold, model=part), lessons), strict=True):
                tally[where] += counts
                played(lesson.games)
            games = sum(lesson.games for lesson in lessons)
            seen = int((tally[: 2 * GOALS : 2] > 0).sum())
            learnt(Progress(kind, generation + 1, games, seen, loss(model, tally)))
            model = fit_model(course.box, tally, before=model if generation == len(NOISE) else None)
        parts[kind] = plain(model)
    return Model(box_digest(course.box), parts)


def loss(model: Whole, tally: Whole) -> float:
    """How badly a model predicts the animals that were counted: the mean logarithmic loss."""
    pairs = tally[: 2 * GOALS].reshape(-1, 2)
    chances = np.clip(model[:GOALS] / ONE, 0.001, 0.999)
    seen, won = pairs[:, 0], pairs[:, 1]
    return float(-(won * np.log(chances) + (seen - won) * np.log(1 - chances)).sum() / max(1, seen.sum()))
