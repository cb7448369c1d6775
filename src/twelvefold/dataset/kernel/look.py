"""A turn's workspace straight from a game's state: as if made from the seat's view, but without making the view."""

from twelvefold.bots.kernel.beliefs import suppose
from twelvefold.bots.kernel.search import note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL, weigh
from twelvefold.bots.kernel.workspace import FACE_DOWN, SHIFT, VALUES, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, store
from twelvefold.engine.kernel.jit import brief, kernel
from twelvefold.engine.kernel.layout import CODES, OBJECTIVE, PLANETS, PLAYERS
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.envs.kernel.turn import see_planets
from twelvefold.world.box import CARDS_IN_PLAY


@kernel
def look(state: Ints, tables: Ints, model: Ints, mind: Ints, mystery: bool, work: Ints) -> int:
    """Set up the workspace of the seat to move and weigh its placements; returns the best.

    Regions are laid face by face, as they are from a view: which of two equal regions counts depends on their order.
    """
    copy_ints(state, work, PLANETS)
    for i in range(PLANETS, VALUES):
        store(work, i, 0)
    see_planets(state, tables, load(state, PLAYERS), work)
    store(work, FACE_DOWN, 1 if mystery else 0)
    own = seat_to_move(state)
    if load(state, OBJECTIVE + own) != 0:
        suppose(work, model, own)
    note_all(work)
    return weigh(work, tables, model, mind, ALL_FACES)


@kernel
def look_again(work: Ints, tables: Ints, model: Ints, mind: Ints, shifts: Ints, other: Ints, faces: int) -> int:
    """Weigh the same placements in another workspace, with weaknesses: miscounts, and only some faces."""
    copy_ints(work, other, WORKSPACE)
    for number in range(CARDS_IN_PLAY):
        store(other, SHIFT + number, load(shifts, number))
    return weigh(other, tables, model, mind, faces)


@brief
def equals(work: Ints, found: Ints, code: int) -> int:
    """Write the codes of the placements that are worth as much as one; returns how many there are."""
    count = 0
    for other in range(CODES):
        if load(work, VALUES + 2 * other) == load(work, VALUES + 2 * code):
            store(found, count, other)
            count += 1
    return count


@brief
def legals(work: Ints, found: Ints) -> int:
    """Write the codes of the legal placements; returns how many there are."""
    count = 0
    for code in range(CODES):
        if load(work, VALUES + 2 * code) != ILLEGAL:
            store(found, count, code)
            count += 1
    return count
