"""What a seat may know, as bytes: its observation, and the mask of its legal moves.

It reads the state, which has secrets, so it follows the same allow-list as `engine.view`: nothing about piles that
aren't turned up, face-down animals or the others' objectives. What it says about the round is in `round_notes`.
"""

from twelvefold.engine.kernel.bits import Ints, load, store, tail
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    HABITATS,
    MASK,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.rounds import ALL_SLOTS
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.envs.kernel.layout import (
    BYTES,
    DUE,
    MYSTERY,
    NOTE,
    NOTES,
    OFFER,
    OWN,
    PLANE,
    ROUND_NOTES,
    SEATS,
    SHOWN,
    STATE_AT,
    TILE,
    TURN,
    planets_at,
)
from twelvefold.envs.kernel.tables import spread, write_tile
from twelvefold.world.box import ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

ALL_BITS = 127
"""A byte that keeps any number of an observation."""
MOVES_LEFT = 40
"""The bits of the clock where the moves left in the round belong."""
UNUSED = 4
"""How many bits short of eight bytes a planet's areas are."""


@helper
def write_seats(row: Ints, seat: int, players: int, out: Ints) -> None:
    """Write each seat's note and planet; of the bids, only those for cards that are shown."""
    state = tail(row, STATE_AT)
    shown = load(row, SHOWN)
    first = ALL_BITS * spread(shown)
    second = ALL_BITS * spread(shown >> 8)
    third = ALL_BITS * spread(shown >> 16 | 0xF0)
    other = seat
    for i in range(players):
        notes = NOTES + NOTE * other
        at = SEATS + NOTE * i
        store(out, at, load(row, notes) & first)
        store(out, at + 1, load(row, notes + 1) & second)
        store(out, at + 2, load(row, notes + 2) & third)
        store(out, at + 3, load(row, notes + 3))
        at = planets_at(players) + HABITATS * PLANE * i
        for habitat in range(HABITATS):
            mask = load(state, PLANETS + PLANET * other + BLOCK * habitat + MASK)
            for word in range(PLANE):
                store(out, at + PLANE * habitat + word, spread(mask >> BYTES * word))
        other = other + 1 if other + 1 < players else 0


@helper
def write_turn(row: Ints, seat: int, out: Ints) -> None:
    """Write who moves and who waits, and the seat's objective and the variant."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    ply = load(state, PLY)
    going = 1 if ply < ROUNDS * players else 0
    mover = (seat_to_move(state) - seat + players) % players
    turns = players - ply % players
    # The seats that still have to move follow one another; those past the last are the first ones.
    waiting = ((1 << turns) - 1) << mover
    waiting = (waiting | waiting >> players) & ((1 << players) - 1)
    store(out, DUE + 2, load(row, ROUND_NOTES + DUE + 2) | going * turns << MOVES_LEFT)
    store(out, TURN, spread(going << mover | going * waiting << 4))
    objective = 1 << load(state, OBJECTIVE + seat) >> 1
    beginner = 1 if load(state, OBJECTIVE) == 0 else 0
    store(out, OWN, spread(objective | beginner << HABITATS | load(row, MYSTERY) << HABITATS + 1))


@part
def write_observation(row: Ints, tables: Ints, seat: int, out: Ints) -> None:
    """Write what a seat may know; its notes must be up to date."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    for i in range(TURN):
        store(out, i, load(row, ROUND_NOTES + i))
    write_turn(row, seat, out)
    round_index = load(state, PLY) // players
    open_slots = ALL_SLOTS & ~load(state, TAKEN) if round_index < ROUNDS else 0
    pile = PILES + SLOTS * min(round_index, ROUNDS - 1)
    for slot in range(SLOTS):
        write_tile(tables, load(state, pile + slot), open_slots >> slot & 1 != 0, out, OFFER + TILE * slot)
    write_seats(row, seat, players, out)


@helper
def free_areas_of(state: Ints, seat: int) -> int:
    """The areas of a planet's free faces, as a mask."""
    free = 0
    for face in range(FACE_COUNT):
        laid = load(state, PLANETS + PLANET * seat + ON_FACE + face)
        free |= 31 << EDGE_COUNT * face if laid == 0 else 0
    return free


@part
def write_mask(row: Ints, seat: int, out: Ints) -> None:
    """Write a byte for each of the 300 codes: 1 if it's a legal move of this seat now. The last four bytes are 0."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    turn = load(state, PLY) < ROUNDS * players and seat_to_move(state) == seat
    free = free_areas_of(state, seat) if turn else 0
    taken = load(state, TAKEN)
    at = 0
    # A slot's 60 bytes end in the middle of an integer, so slots are written in pairs; the last one is alone.
    for slot in range(0, SLOTS, 2):
        one = free if taken >> slot & 1 == 0 else 0
        two = free if slot + 1 < SLOTS and taken >> slot + 1 & 1 == 0 else 0
        for word in range(PLANE - 1):
            store(out, at + word, spread(one >> BYTES * word))
        store(out, at + PLANE - 1, spread(one >> BYTES * (PLANE - 1) | (two & 15) << UNUSED))
        if slot + 1 < SLOTS:
            for word in range(PLANE - 1):
                store(out, at + PLANE + word, spread(two >> UNUSED + BYTES * word))
        at += 2 * PLANE - 1
