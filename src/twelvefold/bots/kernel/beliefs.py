"""What a seat believes about the others' objectives, from how much of each habitat their planets have."""

from twelvefold.bots.kernel.model import ONE, SIGNS
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import brief, helper, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    HABITATS,
    MASK,
    MOST_PLAYERS,
    OBJECTIVE,
    ON_FACE,
    PLANET,
    PLANETS,
    PLAYERS,
)
from twelvefold.world.box import ROUNDS
from twelvefold.world.geometry import AREA_COUNT, FACE_COUNT

UNKNOWN = 1 + HABITATS
"""Stands for an unknown objective; no habitat has this number."""
BELIEFS = MOST_PLAYERS * HABITATS
"""For each seat and habitat, how likely it is to be the objective, in any unit; the viewer's own seat isn't written."""


@helper
def note_beliefs(state: Ints, model: Ints, viewer: int, beliefs: Ints) -> None:
    """Write what a seat believes about each other's objective; it's never the viewer's own."""
    own = load(state, OBJECTIVE + viewer) - 1
    for seat in range(load(state, PLAYERS)):
        planet = PLANETS + PLANET * seat
        laid = 0
        for face in range(FACE_COUNT):
            laid += 1 if load(state, planet + ON_FACE + face) != 0 else 0
        for habitat in range(HABITATS):
            weight = ONE
            if laid != 0:
                areas = popcount(load(state, planet + BLOCK * habitat + MASK))
                weight = max(1, load(model, SIGNS + (habitat * ROUNDS + laid - 1) * (AREA_COUNT + 1) + areas))
            if seat != viewer:
                store(beliefs, HABITATS * seat + habitat, weight if habitat != own else 0)


@helper
def total_of(beliefs: Ints, seat: int) -> int:
    """The sum of the weights for a seat's objective."""
    total = 0
    for habitat in range(HABITATS):
        total += load(beliefs, HABITATS * seat + habitat)
    return total


@helper
def likeliest(beliefs: Ints, seat: int) -> int:
    """A seat's likeliest objective; of equal ones the first."""
    best = 0
    for habitat in range(HABITATS):
        better = load(beliefs, HABITATS * seat + habitat) > load(beliefs, HABITATS * seat + best)
        best = habitat if better else best
    return best


@part
def suppose(work: Ints, model: Ints, viewer: int) -> None:
    """Assume for each other seat an objective that it's likelier to have than not, all of them different."""
    beliefs = scratch(BELIEFS)
    note_beliefs(work, model, viewer, beliefs)
    players = load(work, PLAYERS)
    left = 0
    for seat in range(players):
        if seat != viewer:
            store(work, OBJECTIVE + seat, UNKNOWN)
            left |= 1 << seat
    while left != 0:
        surest, most, total = -1, -1, 1
        for seat in range(players):
            if left >> seat & 1 != 0:
                weight = load(beliefs, HABITATS * seat + likeliest(beliefs, seat))
                own = 1 + total_of(beliefs, seat)
                if surest < 0 or weight * total > most * own:
                    surest, most, total = seat, weight, own
        if 2 * most < total:
            return
        habitat = likeliest(beliefs, surest)
        store(work, OBJECTIVE + surest, 1 + habitat)
        left &= ~(1 << surest)
        for seat in range(players):
            if seat != viewer:
                store(beliefs, HABITATS * seat + habitat, 0)


@brief
def believe(state: Ints, model: Ints, viewer: int, beliefs: Ints) -> None:
    """Write what a seat believes about each other's objective."""
    note_beliefs(state, model, viewer, beliefs)


@brief
def suppose_objectives(work: Ints, model: Ints, viewer: int) -> None:
    """Assume the others' likeliest objectives in a workspace."""
    suppose(work, model, viewer)
