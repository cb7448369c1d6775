"""Sets up a position from what a seat knows, and takes a first look at it."""

from twelvefold.engine.kernel.bits import Ints, load, store, tail
from twelvefold.engine.kernel.evaluate import AFTER
from twelvefold.engine.kernel.jit import kernel
from twelvefold.engine.kernel.layout import CARDS, CODES, ON_FACE, PLANET, PLANETS, PLAYERS
from twelvefold.engine.kernel.planet import bid, lay
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.world.box import CARDS_IN_PLAY
from twelvefold.world.geometry import FACE_COUNT

NOTHING = -(1 << 62)
"""The value of an illegal placement."""


@kernel
def lay_planets(state: Ints, tables: Ints) -> None:
    """Place the tiles that are noted for each planet's faces; the planets' regions must be empty before."""
    for seat in range(load(state, PLAYERS)):
        planet = PLANETS + PLANET * seat
        for face in range(FACE_COUNT):
            laid = load(state, planet + ON_FACE + face)
            if laid != 0:
                lay(state, planet, load(tables, ARCS + laid - 1), face)


@kernel
def bid_for_all(state: Ints, seat: int, out: Ints) -> None:
    """Write what a seat's planet bids for each card."""
    for number in range(CARDS_IN_PLAY):
        store(out, number, bid(state, PLANETS + PLANET * seat, load(state, CARDS + number)))


@kernel
def best_bids(state: Ints, seat: int, best: Ints) -> None:
    """For each card, write the best bid of the other seats."""
    for number in range(CARDS_IN_PLAY):
        most = 0
        for other in range(load(state, PLAYERS)):
            if other != seat:
                most = max(most, bid(state, PLANETS + PLANET * other, load(state, CARDS + number)))
        store(best, number, most)


@kernel
def add_up(after: Ints, worth: Ints, cards: int, bids: int, areas: Ints, counted: int, values: Ints) -> int:
    """Write the value of each placement (a row of `after`): the worth of its bids and of one habitat's areas.

    `worth` has a row of `bids` values for each card. `counted` is the habitat, or below 0 for none. An illegal
    placement is worth `NOTHING`. Returns the best value.
    """
    best = NOTHING
    for code in range(CODES):
        row = tail(after, AFTER * code)
        value = NOTHING
        if load(row, CARDS_IN_PLAY) >= 0:
            value = load(areas, load(row, CARDS_IN_PLAY + counted)) if counted >= 0 else 0
            for number in range(cards):
                value += load(worth, bids * number + load(row, number))
        store(values, code, value)
        best = max(best, value)
    return best
