"""From what a seat knows to a position to think about."""

from twelvefold.engine.kernel.jit import kernel
from twelvefold.engine.kernel.layout import CARDS, ON_FACE, PLANET, PLANETS, PLAYERS
from twelvefold.engine.kernel.planet import bid, lay
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.engine.kernel.words import Words, load, store
from twelvefold.world.box import CARDS_IN_PLAY
from twelvefold.world.geometry import FACE_COUNT


@kernel
def lay_planets(state: Words, tables: Words) -> None:
    """Lay on each planet the tiles that are noted for its faces; the planets' regions are empty before."""
    for seat in range(load(state, PLAYERS)):
        planet = PLANETS + PLANET * seat
        for face in range(FACE_COUNT):
            laid = load(state, planet + ON_FACE + face)
            if laid != 0:
                lay(state, planet, load(tables, ARCS + laid - 1), face)


@kernel
def bid_for_all(state: Words, seat: int, out: Words) -> None:
    """What a seat's planet bids for each card."""
    for number in range(CARDS_IN_PLAY):
        store(out, number, bid(state, PLANETS + PLANET * seat, load(state, CARDS + number)))
