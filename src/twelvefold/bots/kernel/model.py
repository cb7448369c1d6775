"""The model learned by self-play, as one array: chances, objectives, signs and victories, and where each is.

Fractions are in fixed point: `ONE` stands for 1.
"""

from twelvefold.engine.kernel.bits import Ints, load
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.world.box import ROUNDS
from twelvefold.world.geometry import AREA_COUNT

ONE = 1 << 16

# The chance that a seat wins an animal, after its own move.
KINDS = 9
"""3 × an animal's requirement, + 1 if its habitat is the seat's own objective, + 2 if it's another's."""
PHASES = 4
"""How many others are still to move in this round."""
BIDS = 12
"""The best other's bid, 0 to 11 or more."""
GROWTHS = 4
"""How many edges that bid's region can grow at: none, one or two, three or four, or more."""
LEADS = 16
"""The seat's own bid minus the best other's, −7 or less to 8 or more."""
BEHIND = 7
EDGES = 8
"""How many edges the seat's best region can grow at, 0 to 7 or more."""
CELL = LEADS * EDGES
"""Integers per bid of the best other and its room to grow."""
SCENE = BIDS * GROWTHS * CELL
"""Integers per kind, number of rounds to go, and phase."""

CHANCES = 0
"""By kind, rounds to go, phase, best other's bid and its room to grow, lead, edges."""
GOALS = CHANCES + KINDS * ROUNDS * PHASES * SCENE
"""By habitat, round and number of areas: the points that the objective brings in the end, on average."""
SIGNS = GOALS + HABITATS * ROUNDS * (AREA_COUNT + 1)
"""By habitat, round and number of areas: how much likelier such a planet is with this objective; `ONE` is even."""
DIFFERENCES = 512
"""Expected points minus the best other's, in eighths of a point, from −32 on."""
VICTORIES = SIGNS + HABITATS * ROUNDS * (AREA_COUNT + 1)
"""By round and difference: the chance to win the game."""
MODEL = VICTORIES + ROUNDS * DIFFERENCES

# A mind: how a bot applies the model.
FORESIGHT = 0
"""How many rounds ahead it looks at animals."""
DENIAL = 1
"""What another's point is worth to it."""
GOAL = 2
"""What a point of its objective is worth to it."""
RIVALRY = 3
"""What the best other's expected points are worth to it when it judges a finished round."""
PATIENCE = 4
"""By rounds to go: what an animal is worth to it."""
MIND = PATIENCE + ROUNDS


@helper
def scene(kind: int, rounds_to_go: int, phase: int) -> int:
    """The index of the chances for one kind of animal."""
    return CHANCES + ((kind * ROUNDS + rounds_to_go) * PHASES + phase) * SCENE


@helper
def cell(other: int, mine: int, edges: int) -> int:
    """The index within a scene of the chance for two bids and their free edges; `other` is `bid << 8 | edges`."""
    bid = other >> 8
    growth = min(((other & 255) + 1) >> 1, GROWTHS - 1)
    lead = min(max(mine - bid + BEHIND, 0), LEADS - 1)
    return (min(bid, BIDS - 1) * GROWTHS + growth) * CELL + lead * EDGES + min(edges, EDGES - 1)


@helper
def goal(model: Ints, habitat: int, round_index: int, areas: int) -> int:
    """What an objective brings in the end, on average, if the planet has this many of its areas after this round."""
    return load(model, GOALS + (habitat * ROUNDS + round_index) * (AREA_COUNT + 1) + areas)


@helper
def victory(model: Ints, round_index: int, difference: int) -> int:
    """The chance to win the game with this difference in expected points to the best other after this round."""
    difference -= 1 << 12  # a bucket's value holds at its middle
    bucket = min(max((difference >> 13) + DIFFERENCES // 2, 0), DIFFERENCES - 2)
    at = VICTORIES + round_index * DIFFERENCES + bucket
    part = min(max(difference - ((bucket - DIFFERENCES // 2) << 13), 0), 1 << 13)
    low = load(model, at)
    return low + ((load(model, at + 1) - low) * part >> 13)
