"""Who would win each animal if life appeared now, with the planets as they are or after each placement of a tile.

The cards in the state are ignored, since some may be face down. The caller passes the cards it asks about: how many,
then each card packed as in `tables`.
"""

from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import brief, helper, kernel, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    COUNT,
    HABITATS,
    MASK,
    MOST_PLAYERS,
    MOST_REGIONS,
    ON_FACE,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    REGIONS,
)
from twelvefold.engine.kernel.planet import bid, put_tile
from twelvefold.engine.kernel.report import write_bid
from twelvefold.engine.kernel.rounds import winner
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT

DECISIONS = CARDS_IN_PLAY * (1 + MOST_PLAYERS * (2 + MOST_REGIONS))
"""Integers in the longest answer of `decide_now`."""

CHANGES = CARDS_IN_PLAY * (3 + (MOST_PLAYERS + 1) * (2 + MOST_REGIONS))
"""Integers in the longest answer of `decide_changes`, with room for the bids it compares with."""

NO_BIDS = -2
"""The winner's number if no planet suits the animal."""

TRIALS = FACE_COUNT * EDGE_COUNT * (2 * HABITATS + AREA_COUNT + 2 * CARDS_IN_PLAY)
"""Integers in the longest answer of `try_tile`: a planet has no more regions than areas."""


@helper
def in_last_round(state: Ints) -> bool:
    """Whether this is round 12, where the next regions break a tie."""
    return load(state, PLY) // load(state, PLAYERS) == ROUNDS - 1


@brief
def decide_now(state: Ints, cards: Ints, out: Ints) -> int:
    """For each card, write its winner or −1, then each seat's bid as in a report; returns how many integers."""
    players = load(state, PLAYERS)
    last = in_last_round(state)
    at = 0
    for i in range(load(cards, 0)):
        card = load(cards, 1 + i)
        store(out, at, winner(state, players, card, last))
        at += 1
        for seat in range(players):
            at = write_bid(state, PLANETS + PLANET * seat, card, last, out, at)
    return at


@helper
def leader(state: Ints, players: int, card: int) -> int:
    """Who would win a card before the last round; −1 for a tie, and NO_BIDS if no planet suits it."""
    won = winner(state, players, card, False)
    if won >= 0:
        return won
    for seat in range(players):
        if bid(state, PLANETS + PLANET * seat, card) != 0:
            return won
    return NO_BIDS


@brief
def decide_changes(before: Ints, state: Ints, seats: int, cards: Ints, out: Ints) -> int:
    """Write how two states of one round, except the last, would decide differently; returns how many integers.

    Only the planets of `seats`, a mask, may differ. For each card with a change it writes the card's place among the
    cards, its leader, a mask of the seats whose bids changed, then their bids as in a report.
    """
    players = load(state, PLAYERS)
    at = 0
    for i in range(load(cards, 0)):
        card = load(cards, 1 + i)
        changed, end = 0, at + 3
        for seat in range(players):
            if seats >> seat & 1 == 0:
                continue
            planet = PLANETS + PLANET * seat
            now = write_bid(state, planet, card, False, out, end)
            # The old bid is written after the new one, only to compare the two.
            length = write_bid(before, planet, card, False, out, now) - now
            same = length == now - end
            for k in range(length):
                same = same and load(out, end + k) == load(out, now + k)
            if not same:
                changed |= 1 << seat
                end = now
        leads = leader(state, players, card)
        if changed != 0 or leads != leader(before, players, card):
            store(out, at, i)
            store(out, at + 1, leads)
            store(out, at + 2, changed)
            at = end
    return at


@part
def write_sizes(state: Ints, block: int, out: Ints, at: int) -> int:
    """Write how many regions a habitat has and their sizes, biggest first; returns the index after them."""
    count = load(state, block + COUNT)
    store(out, at, count)
    for i in range(count):
        size = popcount(load(state, block + REGIONS + i))
        place = at + 1 + i
        while place > at + 1 and load(out, place - 1) < size:
            store(out, place, load(out, place - 1))
            place -= 1
        store(out, place, size)
    return at + 1 + count


@part
def write_trial(state: Ints, planet: int, cards: Ints, last: bool, out: Ints, at: int) -> int:
    """Write what a planet holds and bids, and who would win each card; returns the index after it."""
    for habitat in range(HABITATS):
        store(out, at + habitat, popcount(load(state, planet + BLOCK * habitat + MASK)))
    at += HABITATS
    for habitat in range(HABITATS):
        at = write_sizes(state, planet + BLOCK * habitat, out, at)
    count = load(cards, 0)
    for i in range(count):
        card = load(cards, 1 + i)
        store(out, at + i, bid(state, planet, card))
        store(out, at + count + i, winner(state, load(state, PLAYERS), card, last))
    return at + 2 * count


@part
def lay_tile(state: Ints, tables: Ints, planet: int, laid: int, face: int) -> None:
    """Place a tile; `laid` is `5 * tile + rotation`."""
    put_tile(state, planet, laid, load(tables, ARCS + laid), face)


@kernel
def try_tile(state: Ints, tables: Ints, cards: Ints, seat: int, tile: int, out: Ints) -> int:
    """Write the effects of each placement of a tile on a seat's planet, by face and rotation; returns the length.

    The planet is rebuilt from the tiles on its faces, so any tiles may be put there. The state is overwritten.
    """
    planet = PLANETS + PLANET * seat
    last = in_last_round(state)
    before = scratch(PLANET)
    for i in range(PLANET):
        store(before, i, 0)
    for face in range(FACE_COUNT):
        laid = load(state, planet + ON_FACE + face) - 1
        if laid >= 0:
            lay_tile(before, tables, 0, laid, face)
    at = 0
    for face in range(FACE_COUNT):
        if load(before, ON_FACE + face) != 0:
            continue
        for rotation in range(EDGE_COUNT):
            for i in range(PLANET):
                store(state, planet + i, load(before, i))
            laid = EDGE_COUNT * tile + rotation
            lay_tile(state, tables, planet, laid, face)
            at = write_trial(state, planet, cards, last, out, at)
    return at
