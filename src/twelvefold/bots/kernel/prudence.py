"""A check of a move before it's made, so that it doesn't miss an animal that costs nothing."""

from twelvefold.bots.kernel.weigh import best_other
from twelvefold.bots.kernel.workspace import DUE, TRIAL
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel, part
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
EFFECT = CARDS_IN_PLAY + 1
"""A planet after a placement: the bid for each card, then the areas of the objective."""


@helper
def write_effect(work: Ints, tables: Ints, seat: int, code: int, effect: Ints) -> None:
    """Write the effect of a placement on a seat's planet."""
    planet = PLANETS + PLANET * seat
    for i in range(PLANET):
        store(work, TRIAL + i, load(work, planet + i))
    tile = load(work, PILES + SLOTS * (load(work, PLY) // load(work, PLAYERS)) + code // PLACES)
    lay(work, TRIAL, load(tables, ARCS + EDGE_COUNT * tile + code % EDGE_COUNT), code // EDGE_COUNT % FACE_COUNT)
    for number in range(CARDS_IN_PLAY):
        store(effect, number, bid(work, TRIAL, load(work, CARDS + number)) if load(work, DUE + number) >= 0 else 0)
    objective = load(work, OBJECTIVE + seat) - 1
    store(effect, CARDS_IN_PLAY, popcount(load(work, TRIAL + BLOCK * objective + MASK)) if objective >= 0 else 0)


@helper
def won_now(work: Ints, seat: int, round_index: int, effect: Ints) -> int:
    """How many animals of this round a placement would win with the others' current bids."""
    won = 0
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) == round_index:
            other = best_other(work, load(work, PLAYERS), seat, number) >> 8
            won += 1 if load(effect, number) > other else 0
    return won


@part
def free_move(work: Ints, tables: Ints, code: int) -> int:
    """The move itself, or one with the same tile that wins more animals now and isn't worse in any bid or area."""
    chosen = scratch(EFFECT)
    effect = scratch(EFFECT)
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    round_index = ply // players
    seat = seat_to_move(work)
    due = 0
    for number in range(CARDS_IN_PLAY):
        due += 1 if load(work, DUE + number) == round_index else 0
    write_effect(work, tables, seat, code, chosen)
    best, most = code, won_now(work, seat, round_index, chosen)
    if most == due:
        return code
    first = code - code % PLACES
    for other in range(first, first + PLACES):
        if load(work, PLANETS + PLANET * seat + ON_FACE + other // EDGE_COUNT % FACE_COUNT) != 0:
            continue
        write_effect(work, tables, seat, other, effect)
        no_worse = True
        for i in range(EFFECT):
            no_worse = no_worse and load(effect, i) >= load(chosen, i)
        won = won_now(work, seat, round_index, effect) if no_worse else 0
        if won > most:
            best, most = other, won
    return best


@kernel
def free_of_cost(work: Ints, tables: Ints, code: int) -> int:
    """The same for one turn."""
    return free_move(work, tables, code)
