"""What an observation says about the round: noted when it opens, since nothing of it changes until it ends."""

from twelvefold.engine.kernel.bits import Ints, load, popcount, store, tail
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import CARDS, CARRIED, COLUMNS, LEFT, PILES, PLAYERS, PLY
from twelvefold.engine.kernel.planet import MOST, habitat_of, other_of, requirement_of
from twelvefold.envs.kernel.layout import (
    BYTES,
    CARRIED_OVER,
    DUE,
    FACE_DOWN,
    KIND,
    KINDS,
    LATE,
    MYSTERY,
    ON_TABLE,
    ROUND,
    ROUND_NOTES,
    SHOWN,
    STATE_AT,
    TILE,
    UNSEEN,
    UNSEEN_WORDS,
)
from twelvefold.envs.kernel.tables import spread, write_tile
from twelvefold.world.box import CARDS_IN_PLAY, DRAWN_PILES, ROUNDS, SLOTS, TILE_COUNT


@helper
def face_down(state: Ints, mystery: int, round_index: int) -> int:
    """The cards that nobody can see yet, as a mask: the second of each column, until two rounds before."""
    down = 0
    if mystery != 0:
        for index in range(round_index + 2, ROUNDS):
            column = load(state, COLUMNS + index)
            down |= column & (column - 1)
    return down


@helper
def note_due(state: Ints, round_index: int, down: int, notes: Ints) -> int:
    """Note in how many rounds each card is decided, and the clock; returns the cards on the table, as a mask."""
    low, middle, high, waiting = 0, 0, 0, 0
    for index in range(round_index, ROUNDS):
        column = load(state, COLUMNS + index) | (load(state, CARRIED) if index == round_index else 0)
        waiting |= column
        rounds = 1 + index - round_index
        low += rounds * spread(column)
        middle += rounds * spread(column >> 8)
        high += rounds * spread(column >> 16)
    number = 1 + round_index if round_index < ROUNDS else 0
    store(notes, DUE, low)
    store(notes, DUE + 1, middle)
    store(notes, DUE + 2, high | number << 32 | load(state, LEFT) << 48 | popcount(down) << 56)
    return waiting


@helper
def note_tiles(state: Ints, tables: Ints, round_index: int, notes: Ints) -> None:
    """Note the tiles of piles 11 and 12, and which may still turn up."""
    left = load(state, LEFT)
    for i in range(2 * SLOTS):
        tile = load(state, PILES + SLOTS * DRAWN_PILES + i) if i < left else 0
        write_tile(tables, tile, i < left, notes, LATE + TILE * i)
    unseen = (1 << TILE_COUNT) - 1
    for i in range(SLOTS * min(round_index + 1, DRAWN_PILES)):
        unseen ^= 1 << load(state, PILES + i)
    for word in range(UNSEEN_WORDS):
        store(notes, UNSEEN + word, spread(unseen >> BYTES * word))


@helper
def note_cards(state: Ints, waiting: int, down: int, notes: Ints) -> None:
    """Note what each card on the table asks for, unless it's face down."""
    carried = load(state, CARRIED)
    for number in range(CARDS_IN_PLAY):
        card = load(state, CARDS + number)
        on_table = waiting >> number & 1
        is_down = down >> number & 1
        shown = -(on_table & ~is_down)
        kind = 1 << requirement_of(card) | 8 << habitat_of(card)
        other = 1 << other_of(card) if requirement_of(card) != MOST else 0
        other = other & shown | on_table << ON_TABLE | is_down << FACE_DOWN | (carried >> number & 1) << CARRIED_OVER
        store(notes, KINDS + KIND * number, spread(kind & shown))
        store(notes, KINDS + KIND * number + 1, spread(other))


@part
def note_round(row: Ints, tables: Ints) -> None:
    """Note what everybody may know about the round that is open now, or about the end of the game."""
    state = tail(row, STATE_AT)
    notes = tail(row, ROUND_NOTES)
    round_index = load(state, PLY) // load(state, PLAYERS)
    down = face_down(state, load(row, MYSTERY), round_index)
    waiting = note_due(state, round_index, down, notes)
    store(row, SHOWN, waiting & ~down)
    now = 1 << round_index if round_index < ROUNDS else 0
    store(notes, ROUND, spread(now))
    store(notes, ROUND + 1, spread(now >> BYTES))
    note_tiles(state, tables, round_index, notes)
    note_cards(state, waiting, down, notes)
