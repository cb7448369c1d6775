"""A planet after every possible placement of a turn, in one call."""

from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store, tail
from twelvefold.engine.kernel.jit import kernel
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    HABITATS,
    MASK,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.planet import bid, put_tile
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

AFTER = CARDS_IN_PLAY + HABITATS
"""Integers per placement: the bid for each card in play, then the areas of each habitat."""


@kernel
def evaluate(state: Ints, tables: Ints, seat: int, after: Ints) -> int:
    """Write what the seat's planet would bid and hold after each code, a row of `after` each; all −1 if it's illegal.

    It doesn't have to be the seat's turn, since people like to plan ahead. Returns how many placements there are.
    """
    trial = scratch(PLANET)
    base = PLANETS + PLANET * seat
    round_index = load(state, PLY) // load(state, PLAYERS)
    count = 0
    for slot in range(SLOTS):
        for face in range(FACE_COUNT):
            blocked = round_index >= ROUNDS or load(state, TAKEN) >> slot & 1 != 0
            blocked = blocked or load(state, base + ON_FACE + face) != 0
            for rotation in range(EDGE_COUNT):
                row = tail(after, AFTER * ((FACE_COUNT * slot + face) * EDGE_COUNT + rotation))
                if blocked:
                    for i in range(AFTER):
                        store(row, i, -1)
                    continue
                for i in range(PLANET):
                    store(trial, i, load(state, base + i))
                laid = EDGE_COUNT * load(state, PILES + SLOTS * round_index + slot) + rotation
                put_tile(trial, 0, laid, load(tables, ARCS + laid), face)
                for i in range(CARDS_IN_PLAY):
                    store(row, i, bid(trial, 0, load(state, CARDS + i)))
                for habitat in range(HABITATS):
                    store(row, CARDS_IN_PLAY + habitat, popcount(load(trial, BLOCK * habitat + MASK)))
                count += 1
    return count
