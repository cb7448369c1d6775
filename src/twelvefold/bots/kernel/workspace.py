"""A workspace: a position, and beside it what a search notes about it. One flat array, so that a copy is quick."""

from twelvefold.engine.kernel.bits import Ints, load, store
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import CODES, HABITATS, MOST_PLAYERS, PLANET, STATE
from twelvefold.world.box import CARDS_IN_PLAY

TRIAL = STATE
"""A planet on which a placement is tried."""
BID_OF = TRIAL + PLANET
"""For each seat and card the planet's bid."""
EDGES_OF = BID_OF + MOST_PLAYERS * CARDS_IN_PLAY
"""For each seat and card the free edges of the region that makes the bid."""
KEPT = EDGES_OF + MOST_PLAYERS * CARDS_IN_PLAY
"""Integers that make a position with its bids; what follows belongs to one turn."""
DUE = KEPT
"""For each card the round index under which it lies, −1 if it is gone."""
BASE = DUE + CARDS_IN_PLAY
"""For each card where the chances against the best other's bid stand."""
OTHERS = BASE + CARDS_IN_PLAY
"""For each card the best other's bid and its free edges."""
WEIGHT = OTHERS + CARDS_IN_PLAY
"""For each card what winning it is worth."""
WORTH = WEIGHT + CARDS_IN_PLAY
"""For each card what it is worth if nothing but a free face changes: weight times chance."""
REACH = WORTH + CARDS_IN_PLAY
"""For each card the areas across the edges of the region that makes the bid, as a mask."""
ABOUT = REACH + CARDS_IN_PLAY
"""For each habitat the cards that its areas have to do with, as a mask."""
SHIFT = ABOUT + HABITATS
"""For each card by how much it is miscounted."""
FACE_DOWN = SHIFT + CARDS_IN_PLAY
"""Whether this is a mystery game of which nothing was hidden, so that the kernel must look away itself."""
OPENED = FACE_DOWN + 1
"""Whether a round was just opened, so that nobody has moved in it yet."""
EXPECTED = OPENED + 1
"""For each seat the points that it can expect."""
VALUES = EXPECTED + MOST_PLAYERS
"""For each code the value of a placement and a number that tells its effects apart."""
WORKSPACE = VALUES + 2 * CODES


@helper
def copy_ints(source: Ints, target: Ints, count: int) -> None:
    """Copy the first integers of one array into another."""
    for i in range(count):
        store(target, i, load(source, i))
