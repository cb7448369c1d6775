"""No animal is left lying that costs nothing: a look at a move before it is made."""

from twelvefold.bots.kernel.weigh import best_other
from twelvefold.bots.kernel.workspace import DUE, TRIAL
from twelvefold.engine.kernel.bits import Words, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    MASK,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.planet import bid, lay
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.world.box import CARDS_IN_PLAY, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

PLACES = FACE_COUNT * EDGE_COUNT
"""Placements of one tile."""
LINE = CARDS_IN_PLAY + 1
"""What a placement makes of a planet: the bid for each card, then the areas of the objective."""


@helper
def write_line(room: Words, tables: Words, seat: int, code: int, line: Words) -> None:
    """Write what a placement would make of a seat's planet."""
    planet = PLANETS + PLANET * seat
    for i in range(PLANET):
        store(room, TRIAL + i, load(room, planet + i))
    tile = load(room, PILES + SLOTS * (load(room, PLY) // load(room, PLAYERS)) + code // PLACES)
    lay(room, TRIAL, load(tables, ARCS + EDGE_COUNT * tile + code % EDGE_COUNT), code // EDGE_COUNT % FACE_COUNT)
    for number in range(CARDS_IN_PLAY):
        store(line, number, bid(room, TRIAL, load(room, CARDS + number)) if load(room, DUE + number) >= 0 else 0)
    objective = load(room, OBJECTIVE + seat) - 1
    store(line, CARDS_IN_PLAY, popcount(load(room, TRIAL + BLOCK * objective + MASK)) if objective >= 0 else 0)


@helper
def won_now(room: Words, seat: int, round_index: int, line: Words) -> int:
    """How many animals of this round a placement would win as the others stand."""
    won = 0
    for number in range(CARDS_IN_PLAY):
        if load(room, DUE + number) == round_index:
            other = best_other(room, load(room, PLAYERS), seat, number) >> 8
            won += 1 if load(line, number) > other else 0
    return won


@kernel
def free_of_cost(room: Words, tables: Words, code: int) -> int:
    """The move itself, or one with the same tile that is no worse in any bid or area and wins more animals now."""
    chosen = scratch(LINE)
    line = scratch(LINE)
    players = load(room, PLAYERS)
    ply = load(room, PLY)
    round_index = ply // players
    seat = seat_to_move(room)
    due = 0
    for number in range(CARDS_IN_PLAY):
        due += 1 if load(room, DUE + number) == round_index else 0
    write_line(room, tables, seat, code, chosen)
    best, most = code, won_now(room, seat, round_index, chosen)
    if most == due:
        return code
    first = code - code % PLACES
    for other in range(first, first + PLACES):
        if load(room, PLANETS + PLANET * seat + ON_FACE + other // EDGE_COUNT % FACE_COUNT) != 0:
            continue
        write_line(room, tables, seat, other, line)
        no_worse = True
        for i in range(LINE):
            no_worse = no_worse and load(line, i) >= load(chosen, i)
        won = won_now(room, seat, round_index, line) if no_worse else 0
        if won > most:
            best, most = other, won
    return best
