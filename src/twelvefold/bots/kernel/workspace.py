"""A workspace: a position and a search's notes about it. It's one flat array, so that copies are fast."""

from twelvefold.engine.kernel.bits import Ints, load, store
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import CODES, HABITATS, MOST_PLAYERS, PLANET, STATE
from twelvefold.world.box import CARDS_IN_PLAY

TRIAL = STATE
"""A planet for trying a placement."""
BID_OF = TRIAL + PLANET
"""For each seat and card, the planet's bid."""
EDGES_OF = BID_OF + MOST_PLAYERS * CARDS_IN_PLAY
"""For each seat and card, the free edges of the region behind the bid."""
KEPT = EDGES_OF + MOST_PLAYERS * CARDS_IN_PLAY
"""Integers of a position with its bids; the rest belongs to one turn."""
DUE = KEPT
"""For each card, the index of the round it's under, −1 if it's gone."""
BASE = DUE + CARDS_IN_PLAY
"""For each card, where its chances are in the model."""
OTHERS = BASE + CARDS_IN_PLAY
"""For each card, the best other's bid and its free edges."""
WEIGHT = OTHERS + CARDS_IN_PLAY
"""For each card, what winning it is worth."""
WORTH = WEIGHT + CARDS_IN_PLAY
"""For each card, its worth if only a free face changes: weight times chance."""
REACH = WORTH + CARDS_IN_PLAY
"""For each card, the areas across the edges of the region behind the bid, as a mask."""
ABOUT = REACH + CARDS_IN_PLAY
"""For each habitat, the cards that its areas matter to, as a mask."""
SHIFT = ABOUT + HABITATS
"""For each card, how much it's miscounted by."""
FACE_DOWN = SHIFT + CARDS_IN_PLAY
"""Whether this is a mystery game with nothing hidden, so that the kernel itself must ignore face-down cards."""
OPENED = FACE_DOWN + 1
"""Whether a round has just opened, so that nobody has moved in it yet."""
EXPECTED = OPENED + 1
"""For each seat, the points that it can expect."""
VALUES = EXPECTED + MOST_PLAYERS
"""For each code, the value of a placement and a number that tells its effects apart."""
WORKSPACE = VALUES + 2 * CODES


@helper
def copy_ints(source: Ints, target: Ints, count: int) -> None:
    """Copy the first integers of one array into another."""
    for i in range(count):
        store(target, i, load(source, i))
