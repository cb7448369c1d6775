"""Notes about each seat, kept up to date from move to move: a move changes only one planet's bids."""

from twelvefold.engine.kernel.bits import Ints, load, popcount, store, tail
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import BLOCK, CARDS, FATES, HABITATS, MASK, PLANET, PLANETS
from twelvefold.engine.kernel.planet import bid, habitat_of
from twelvefold.envs.kernel.layout import AREAS_AT, BYTES, LEFT_AT, NOTE, NOTES, STATE_AT, TOTAL_AT, WON_AT
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS

BITS = 8
"""Bits in a byte."""
WON_FIRST = BITS * (WON_AT % BYTES)
WON_BITS = ((1 << BITS * (HABITATS + 1)) - 1) << WON_FIRST
"""The bytes about animals won in a seat's last integer."""
assert WON_AT // BYTES == TOTAL_AT // BYTES == LEFT_AT // BYTES == NOTE - 1
assert AREAS_AT % BYTES + HABITATS == BYTES + 1


@helper
def note_won(row: Ints, seat: int) -> None:
    """Note a seat's animals, by habitat and together, after a round."""
    state = tail(row, STATE_AT)
    won = 0
    for number in range(CARDS_IN_PLAY):
        mine = 1 if load(state, FATES + number) & 7 == 1 + seat else 0
        won += mine << BITS * habitat_of(load(state, CARDS + number)) | mine << BITS * HABITATS
    at = NOTES + NOTE * seat + NOTE - 1
    store(row, at, load(row, at) & ~WON_BITS | won << WON_FIRST)


@helper
def note_empty(row: Ints, seat: int) -> None:
    """Note an empty planet's numbers: all its turns are left, and all else is 0."""
    at = NOTES + NOTE * seat
    for word in range(NOTE - 1):
        store(row, at + word, 0)
    store(row, at + NOTE - 1, ROUNDS << BITS * (LEFT_AT % BYTES))


@part
def note_seat(row: Ints, seat: int, turns_left: int) -> None:
    """Note a seat's numbers after its move: its bids for the animals that aren't decided, its areas, its turns left."""
    state = tail(row, STATE_AT)
    planet = PLANETS + PLANET * seat
    at = NOTES + NOTE * seat
    bids = 0
    for number in range(CARDS_IN_PLAY):
        if load(state, FATES + number) == 0:
            bids |= bid(state, planet, load(state, CARDS + number)) << BITS * (number % BYTES)
        if number % BYTES == BYTES - 1:
            store(row, at + number // BYTES, bids)
            bids = 0
    for habitat in range(HABITATS - 1):
        areas = popcount(load(state, planet + BLOCK * habitat + MASK))
        bids |= areas << BITS * ((AREAS_AT + habitat) % BYTES)
    store(row, at + 2, bids)
    areas = popcount(load(state, planet + BLOCK * (HABITATS - 1) + MASK))
    store(row, at + 3, load(row, at + 3) & WON_BITS | areas | turns_left << BITS * (LEFT_AT % BYTES))
