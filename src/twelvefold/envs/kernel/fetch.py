"""Brings games into the processor's cache before they're stepped; else most of a step would be waiting for them."""

from twelvefold.engine.kernel.bits import Ints, load, prefetch, tail
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    HABITATS,
    MOVES,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.envs.kernel.layout import STATE_AT
from twelvefold.world.box import ROUNDS, SLOTS

LINE = 8
"""Integers in a line of the cache."""


@helper
def fetch_lines(ints: Ints, begin: int, end: int) -> None:
    """Bring a range of integers."""
    for at in range(begin, end, LINE):
        prefetch(ints, at)


@helper
def fetch_heading(row: Ints) -> None:
    """Bring what says whose turn it is in a game."""
    prefetch(row, STATE_AT)


@helper
def fetch_game(row: Ints) -> None:
    """Bring what a step needs of a game whose heading is there: the notes, the table and parts of the planets."""
    fetch_lines(row, 0, STATE_AT)
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    ply = load(state, PLY)
    fetch_lines(state, LINE, PILES)
    fetch_lines(state, CARDS, MOVES)
    prefetch(state, PILES + SLOTS * min(ply // players, ROUNDS - 1))
    prefetch(state, MOVES + ply)
    mover = seat_to_move(state)
    for seat in range(players):
        planet = PLANETS + PLANET * seat
        for habitat in range(HABITATS):
            prefetch(state, planet + BLOCK * habitat)
            if seat == mover:
                prefetch(state, planet + BLOCK * habitat + LINE)
        fetch_lines(state, planet + ON_FACE, planet + PLANET)
