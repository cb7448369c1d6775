"""One piece of training: some games of one kind, played and counted. The same piece gives the same counts anywhere."""

from dataclasses import dataclass

import numpy as np

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.workspace import FACE_DOWN, ROOM
from twelvefold.bots.minds import PLAIN
from twelvefold.bots.play import play_game
from twelvefold.bots.search import Effort, Search, SearchBot
from twelvefold.bots.training.kernel.selfplay import self_play, watch_game
from twelvefold.bots.turn import Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Words
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.move import MOVES, Move
from twelvefold.engine.state import blank_state, box_tables, state_of
from twelvefold.engine.stream import Stream, child_seed
from twelvefold.world.box import Box


@dataclass(frozen=True)
class Lesson:
    """Games to be played with some tables, and how."""

    box: Box
    players: int
    beginner: bool
    mystery: bool
    games: int
    seed: bytes
    noise: float = 0.0
    """How far values are swayed at random, in points, so that games differ."""
    playouts: int = 0
    """The search's playouts for a move; 0 for games of the one-ply policy."""


def hold(lesson: Lesson, tables: Words) -> tuple[Words, Words]:
    """Play a lesson's games and count them: two counts for each word of a model; where they are not 0, and how many."""
    tally: Words = np.zeros(2 * model.MODEL, dtype=np.int64)
    if lesson.playouts:
        _watch(lesson, tables, tally)
    else:
        state = blank_state(lesson.players, lesson.box, beginner=lesson.beginner, mystery=lesson.mystery, first_seat=0)
        chance = 1 + Stream(lesson.seed, "self-play").below(SEEDS - 1)
        mind = PLAIN.words(lesson.players)
        noise = round(ONE * lesson.noise)
        self_play(_room(state, lesson), box_tables(lesson.box), tables, mind, lesson.games, noise, chance, tally)
    where = np.flatnonzero(tally)
    return where, tally[where]


def _room(state: Words, lesson: Lesson) -> Words:
    room: Words = np.zeros(ROOM, dtype=np.int64)
    room[: layout.STATE] = state
    room[FACE_DOWN] = lesson.mystery
    return room


@dataclass(frozen=True)
class _Searching:
    """What the search finds, and nothing else."""

    bot: SearchBot

    def choose(self, turn: Turn) -> Move:
        return MOVES[Search(self.bot, turn).best()]


def _watch(lesson: Lesson, tables: Words, tally: Words) -> None:
    """Games of the search bot, which sees no more than its view."""
    bot = _Searching(SearchBot(Effort(lesson.playouts, exact=1, inferred=True), tables=tables))
    mind = PLAIN.words(lesson.players)
    for number in range(lesson.games):
        seed = child_seed(lesson.seed, number)
        deal = Deal.draw(lesson.players, seed, beginner=lesson.beginner, mystery=lesson.mystery, box=lesson.box)
        words = play_game(deal, [bot] * lesson.players, seed).game.table_words()
        codes: Words = np.array(words[layout.MOVES : layout.MOVES + words[layout.PLY]], dtype=np.int64)
        watch_game(_room(state_of(deal), lesson), box_tables(lesson.box), tables, mind, codes, tally)
