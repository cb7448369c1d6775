"""The rounds: taking and placing a tile, the leftovers, life, the score. The rules of play, in code."""

from twelvefold.engine.kernel.bits import Ints, load, popcount, store
from twelvefold.engine.kernel.jit import helper, kernel
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CARRIED,
    COLUMNS,
    DISCARDED,
    FATES,
    LEFT,
    MASK,
    MOVES,
    OBJECTIVE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.planet import bid, habitat_of, last_bid, put_tile
from twelvefold.engine.kernel.tables import ARCS, POINTS
from twelvefold.world.box import CARDS_IN_PLAY, DRAWN_PILES, ROUNDS
from twelvefold.world.geometry import AREA_COUNT

ALL_SLOTS = 31
SCORE_BITS = 0xFFFF
TILES_LEFT_OVER = 10
"""How many tiles piles 11 and 12 take together."""


@helper
def place(state: Ints, tables: Ints, round_index: int, seat: int, slot: int, face: int, rotation: int) -> None:
    """Take the tile in a slot, place it on a face of the seat's planet, and note the move."""
    ply = load(state, PLY)
    laid = 5 * load(state, PILES + 5 * round_index + slot) + rotation
    store(state, MOVES + ply, 60 * slot + 5 * face + rotation)
    store(state, TAKEN, load(state, TAKEN) | 1 << slot)
    store(state, PLY, ply + 1)
    put_tile(state, PLANETS + PLANET * seat, laid, load(tables, ARCS + laid), face)


@helper
def put_leftovers_away(state: Ints, round_index: int) -> None:
    """Tiles that nobody took go, in slot order, to pile 11 until it holds 5, then to pile 12, then out of the game."""
    rest = ALL_SLOTS & ~load(state, TAKEN)
    store(state, TAKEN, 0)
    if round_index >= DRAWN_PILES:
        return
    left = load(state, LEFT)
    while rest != 0 and left < TILES_LEFT_OVER:
        slot = popcount((rest & -rest) - 1)
        rest &= rest - 1
        store(state, PILES + 5 * DRAWN_PILES + left, load(state, PILES + 5 * round_index + slot))
        left += 1
    store(state, LEFT, left)


@helper
def winner(state: Ints, players: int, card: int, last: bool) -> int:
    """The seat whose bid is strictly best and at least 1, or −1. In the last round the next regions break a tie."""
    best, seat = 0, -1
    for other in range(players):
        planet = PLANETS + PLANET * other
        value = last_bid(state, planet, card) if last else bid(state, planet, card)
        seat = -1 if value == best else seat
        seat = other if value > best else seat
        best = max(best, value)
    return seat


@helper
def life(state: Ints, players: int, round_index: int, last: bool) -> None:
    """Each animal under this round goes to the planet that suits it best; else it waits for the next, or leaves."""
    column = load(state, COLUMNS + round_index) | load(state, CARRIED)
    unclaimed = 8 * ROUNDS + DISCARDED if last else 0
    carried = 0
    while column != 0:
        lowest = column & -column
        column ^= lowest
        number = popcount(lowest - 1)
        seat = winner(state, players, load(state, CARDS + number), last)
        store(state, FATES + number, unclaimed if seat < 0 else 8 * (round_index + 1) + 1 + seat)
        carried |= lowest if seat < 0 else 0
    store(state, CARRIED, 0 if last else carried)


@helper
def end_round(state: Ints, players: int, round_index: int) -> None:
    """After every seat has placed its tile: leftovers, then life."""
    put_leftovers_away(state, round_index)
    if round_index == ROUNDS - 1:
        life(state, players, round_index, True)
    else:
        life(state, players, round_index, False)


@helper
def score(state: Ints, tables: Ints, seat: int) -> int:
    """A seat's objective points, points for animals and number of cards, in 16 bits each, the cards lowest."""
    objective = load(state, OBJECTIVE + seat) - 1
    cards, own = 0, 0
    for number in range(CARDS_IN_PLAY):
        won = load(state, FATES + number) & 7 == 1 + seat
        cards += 1 if won else 0
        own += 1 if won and habitat_of(load(state, CARDS + number)) == objective else 0
    if objective < 0:
        return cards << 16 | cards
    areas = popcount(load(state, PLANETS + PLANET * seat + BLOCK * objective + MASK))
    points = load(tables, POINTS + (AREA_COUNT + 1) * objective + areas)
    return points << 32 | (2 * cards - own) << 16 | cards


@kernel
def count_points(state: Ints, tables: Ints, out: Ints) -> None:
    """For each seat three integers: points for the objective, points for the animals, number of animals."""
    for seat in range(load(state, PLAYERS)):
        points = score(state, tables, seat)
        store(out, 3 * seat, points >> 32)
        store(out, 3 * seat + 1, points >> 16 & SCORE_BITS)
        store(out, 3 * seat + 2, points & SCORE_BITS)
