"""One piece of training: some games of one kind, played and counted. The same piece gives the same counts anywhere."""

from array import array
from dataclasses import dataclass

import numpy as np

from twelvefold.bots.kernel.model import MODEL, ONE
from twelvefold.bots.kernel.workspace import FACE_DOWN, WORKSPACE
from twelvefold.bots.minds import PLAIN
from twelvefold.bots.play import play_game
from twelvefold.bots.search import Effort, Search, SearchBot
from twelvefold.bots.training.first_model import Whole
from twelvefold.bots.training.kernel.selfplay import self_play, watch_game
from twelvefold.bots.turn import Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.kernel.memory import Ints, ints_of, zeros
from twelvefold.engine.move import MOVES, Move
from twelvefold.engine.state import blank_state, box_tables, state_of
from twelvefold.engine.stream import Stream, child_seed
from twelvefold.world.box import Box


@dataclass(frozen=True)
class Lesson:
    """Games to play with a model, and how."""

    box: Box
    players: int
    beginner: bool
    mystery: bool
    games: int
    seed: bytes
    noise: float = 0.0
    """How much noise is added to values, in points, so that games differ."""
    playouts: int = 0
    """The search's playouts per move; 0 for games of the one-ply policy."""


def hold(lesson: Lesson, model: Ints) -> tuple[Whole, Whole]:
    """Play a lesson's games; returns the indexes and values of all counts but 0, two counts per number of a model."""
    tally: Whole = np.zeros(2 * MODEL, dtype=np.int64)
    if lesson.playouts:
        _watch(lesson, model, ints_of(tally.data))
    else:
        state = blank_state(lesson.players, lesson.box, beginner=lesson.beginner, mystery=lesson.mystery, first_seat=0)
        chance = 1 + Stream(lesson.seed, "self-play").below(SEEDS - 1)
        mind = PLAIN.factors(lesson.players)
        noise = round(ONE * lesson.noise)
        work, counts = _workspace(state, lesson), ints_of(tally.data)
        self_play(work, box_tables(lesson.box), model, mind, lesson.games, noise, chance, counts)
    where = np.flatnonzero(tally)
    return where, tally[where]


def _workspace(state: Ints, lesson: Lesson) -> Ints:
    work = zeros(WORKSPACE)
    work[: layout.STATE] = state
    work[FACE_DOWN] = lesson.mystery
    return work


@dataclass(frozen=True)
class _Searching:
    """A bot that plays exactly what the search finds."""

    bot: SearchBot

    def choose(self, turn: Turn) -> Move:
        return MOVES[Search(self.bot, turn).best()]


def _watch(lesson: Lesson, model: Ints, tally: Ints) -> None:
    """Play and count games of the search bot, which sees only its view."""
    bot = _Searching(SearchBot(Effort(lesson.playouts, exact=1, inferred=True), model=model))
    mind = PLAIN.factors(lesson.players)
    for number in range(lesson.games):
        seed = child_seed(lesson.seed, number)
        deal = Deal.draw(lesson.players, seed, beginner=lesson.beginner, mystery=lesson.mystery, box=lesson.box)
        ints = play_game(deal, [bot] * lesson.players, seed).game.table_ints()
        codes = array("q", ints[layout.MOVES : layout.MOVES + ints[layout.PLY]])
        watch_game(_workspace(state_of(deal), lesson), box_tables(lesson.box), model, mind, codes, tally)
