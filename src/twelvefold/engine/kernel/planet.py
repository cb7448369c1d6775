"""One planet: placing a tile, and what the planet bids for an animal. Each placement updates the regions."""

from twelvefold.engine.kernel.bits import Ints, largest, load, popcount, store
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import BLOCK, COUNT, MASK, NEAR, ON_FACE, REGIONS
from twelvefold.engine.kernel.tables import CONTACTS

MOST, APART = 0, 2


@helper
def requirement_of(card: int) -> int:
    """The requirement of a packed card."""
    return card >> 8 & 3


@helper
def habitat_of(card: int) -> int:
    """The habitat of a packed card."""
    return card >> 10 & 7


@helper
def other_of(card: int) -> int:
    """The habitat that a packed card's regions must touch, or must not touch."""
    return card >> 13 & 7


@helper
def lay(state: Ints, planet: int, arcs: int, face: int) -> None:
    """Place a tile's arcs on a face: each starts a region of its own or joins the regions across its edges."""
    while arcs != 0:
        pattern = arcs >> 3 & 31
        block = planet + BLOCK * (arcs & 7)
        arcs >>= 8
        contact = 2 * (32 * face + pattern)
        across = load(CONTACTS, contact)
        areas = pattern << (5 * face)
        mask = load(state, block + MASK)
        count = load(state, block + COUNT)
        store(state, block + NEAR, load(state, block + NEAR) | load(CONTACTS, contact + 1))
        store(state, block + MASK, mask | areas)
        if mask & across != 0:
            kept = 0
            for i in range(count):
                region = load(state, block + REGIONS + i)
                joins = region & across != 0
                areas |= region if joins else 0
                store(state, block + REGIONS + i, 0)
                store(state, block + REGIONS + kept, region)
                kept += 0 if joins else 1
            count = kept
        store(state, block + REGIONS + count, areas)
        store(state, block + COUNT, count + 1)


@helper
def put_tile(state: Ints, planet: int, laid: int, arcs: int, face: int) -> None:
    """Place a tile and note it as the one on the face; `laid` is `5 * tile + rotation`."""
    store(state, planet + ON_FACE + face, 1 + laid)
    lay(state, planet, arcs, face)


@helper
def bid(state: Ints, planet: int, card: int) -> int:
    """A planet's bid for an animal: a number of regions, or the size of the biggest one that qualifies."""
    block = planet + BLOCK * habitat_of(card)
    count = load(state, block + COUNT)
    near = load(state, planet + BLOCK * other_of(card) + NEAR)
    apart = requirement_of(card) == APART
    best = largest(state, block + REGIONS, near, apart)
    for at in range(8, count, 8):
        best = max(best, largest(state, block + REGIONS + at, near, apart))
    return count if requirement_of(card) == MOST else best


@helper
def size_for(card: int, near: int, region: int) -> int:
    """A region's size if it qualifies for an animal, else 0; for `most` every region does.

    It's arithmetic because a branch here couldn't be predicted: the mask is all ones or all zeros.
    """
    touches = int(region & near != 0)
    counts = int(requirement_of(card) == MOST) | (touches ^ int(requirement_of(card) == APART))
    return popcount(region & -counts)


@helper
def last_bid(state: Ints, planet: int, card: int) -> int:
    """A bid in the last round: the sizes of the three biggest qualifying regions as one number, biggest first."""
    block = planet + BLOCK * habitat_of(card)
    count = load(state, block + COUNT)
    near = load(state, planet + BLOCK * other_of(card) + NEAR)
    first, second, third = 0, 0, 0
    for i in range(count):
        size = size_for(card, near, load(state, block + REGIONS + i))
        beaten = min(first, size)
        first = max(first, size)
        third = max(third, min(second, beaten))
        second = max(second, beaten)
    return count << 12 if requirement_of(card) == MOST else first << 12 | second << 6 | third
