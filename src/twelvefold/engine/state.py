"""A state from a deal: the bridge from the public types to the kernel's integers."""

from array import array
from functools import lru_cache

from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import CARDS, COLUMNS, FIRST_SEAT, OBJECTIVE, PILES, PLAYERS, STATE
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.tables import ANIMALS, tables_of
from twelvefold.world.box import CARDS_IN_PLAY, Box

box_tables = lru_cache(maxsize=64)(tables_of)
"""A box's tables, built once."""


def column_masks(box: Box, *, mystery: bool) -> list[int]:
    """For each round, the cards under it from the start, as a mask of card numbers."""
    masks, number = [], 0
    for count in box.columns(mystery=mystery):
        masks.append(((1 << count) - 1) << number)
        number += count
    return masks


def blank_state(players: int, box: Box, *, beginner: bool, mystery: bool, first_seat: int) -> Ints:
    """A state with its options but without a deal; its objectives are placeholders for those to be drawn."""
    state = zeros(STATE)
    state[PLAYERS] = players
    state[FIRST_SEAT] = first_seat
    state[COLUMNS : COLUMNS + 12] = array("q", column_masks(box, mystery=mystery))
    state[OBJECTIVE : OBJECTIVE + players] = array("q", [0 if beginner else 1] * players)
    return state


def state_of(deal: Deal) -> Ints:
    """The state before the first move."""
    state = blank_state(
        deal.players, deal.box, beginner=deal.beginner, mystery=deal.mystery, first_seat=deal.first_seat
    )
    state[PILES : PILES + 50] = array("q", [tile for pile in deal.piles for tile in pile])
    tables, numbers = box_tables(deal.box), deal.box.animal_numbers
    drawn = [tables[ANIMALS + numbers[animal]] for column in deal.animals for animal in column]
    state[CARDS : CARDS + CARDS_IN_PLAY] = array("q", drawn)
    if deal.objectives:
        state[OBJECTIVE : OBJECTIVE + deal.players] = array("q", [1 + habitat for habitat in deal.objectives])
    return state
