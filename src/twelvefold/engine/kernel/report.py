"""Why each animal went where it did: each seat's bid and the regions behind it, for the events.

A report starts with its length. Then, for each card in column order, it has the card's number, and for each seat its
bid, how many regions follow, and those regions as masks, biggest first.
"""

from twelvefold.engine.kernel.bits import Ints, load, popcount, store
from twelvefold.engine.kernel.jit import brief, helper
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CARRIED,
    COLUMNS,
    COUNT,
    MOST_PLAYERS,
    MOST_REGIONS,
    NEAR,
    PLANET,
    PLANETS,
    PLAYERS,
    REGIONS,
)
from twelvefold.engine.kernel.planet import MOST, bid, habitat_of, other_of, requirement_of, size_for
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS

REPORT = 1 + CARDS_IN_PLAY * (1 + MOST_PLAYERS * (2 + MOST_REGIONS))
"""Integers in the longest report."""


@helper
def write_regions(state: Ints, planet: int, card: int, most: int, out: Ints, at: int) -> int:
    """Write the `most` biggest qualifying regions, of equal ones the lower mask first; returns how many there are."""
    block = planet + BLOCK * habitat_of(card)
    near = load(state, planet + BLOCK * other_of(card) + NEAR)
    last_size, last_mask = 64, 0
    for n in range(most):
        best_size, best_mask = 0, 0
        for i in range(load(state, block + COUNT)):
            region = load(state, block + REGIONS + i)
            size = size_for(card, near, region)
            fresh = size < last_size or (size == last_size and region > last_mask)
            better = size > best_size or (size == best_size and region < best_mask)
            if fresh and better:
                best_size, best_mask = size, region
        if best_size == 0:
            return n
        store(out, at + n, best_mask)
        last_size, last_mask = best_size, best_mask
    return most


@helper
def write_bid(state: Ints, planet: int, card: int, last: bool, out: Ints, at: int) -> int:
    """Write a planet's bid and its regions: all for `most`, else the biggest one, or three in the last round."""
    most = MOST_REGIONS if requirement_of(card) == MOST else (3 if last else 1)
    count = write_regions(state, planet, card, most, out, at + 2)
    store(out, at, bid(state, planet, card))
    store(out, at + 1, count)
    return at + 2 + count


@helper
def write_report(state: Ints, round_index: int, report: Ints) -> None:
    """Write what each planet bids for each animal under this round: its own cards first, then the carried ones."""
    at = 1
    column = load(state, COLUMNS + round_index) | load(state, CARRIED)
    for own in range(round_index, -1, -1):
        cards = column & load(state, COLUMNS + own)
        while cards != 0:
            lowest = cards & -cards
            cards ^= lowest
            number = popcount(lowest - 1)
            store(report, at, number)
            at += 1
            for seat in range(load(state, PLAYERS)):
                planet = PLANETS + PLANET * seat
                at = write_bid(state, planet, load(state, CARDS + number), round_index == ROUNDS - 1, report, at)
    store(report, 0, at)


@brief
def explain(state: Ints, seat: int, card: int, last: bool, report: Ints) -> int:
    """Write one planet's bid for one packed card at the start of a report; returns how many integers it took."""
    return write_bid(state, PLANETS + PLANET * seat, card, last, report, 0)
