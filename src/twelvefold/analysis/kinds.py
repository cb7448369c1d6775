"""The kind of a mistake: what a player did wrong, in a way that can be recognised and avoided next time.

A kind follows from the reason why another move is better, and from what both moves do to the planet. So it can be
checked on the board: every rule below compares bids, areas or regions, never chances.
"""

from collections.abc import Sequence
from enum import StrEnum

from twelvefold.analysis.placements import Placement, most_elsewhere, placement_of
from twelvefold.analysis.reasons import Reason, Why
from twelvefold.bots.position import Position
from twelvefold.engine.move import Code
from twelvefold.world.animal import Requirement

SOON = 1
"""An animal that appears in this round or the next is within reach; others are for later."""
CHASED = 2
"""How many more areas a move has to add for the objective than the better one, to have been made for its sake."""


class MistakeKind(StrEnum):
    """What went wrong. The better move is the one that the review found."""

    OBJECTIVE_DROPPED = "objective-dropped"
    """The better move adds more areas for the objective."""
    OBJECTIVE_CHASED = "objective-chased"
    """The move adds clearly more areas for the objective, but an animal would have been worth more."""
    HABITATS_TOUCH = "habitats-touch"
    """The move lowers a bid by letting a habitat touch the one that the animal wants to avoid."""
    REGIONS_JOINED = "regions-joined"
    """All areas of the habitat joined regions that were there, where each further region would have counted."""
    REGION_SCATTERED = "region-scattered"
    """The move starts another region, where the better one makes a big one bigger."""
    REGION_CLOSED_IN = "region-closed-in"
    """The move leaves the animal's region fewer free sides to grow on."""
    TILE_LEFT = "tile-left"
    """The move leaves a tile with which a rival bids more; the better one takes it."""
    RIVAL_UNOPPOSED = "rival-unopposed"
    """The better move bids more for an animal that a rival would win otherwise."""
    ANIMAL_MISSED = "animal-missed"
    """The better move does more for an animal that appears in this round or the next."""
    ANIMAL_FORGOTTEN = "animal-forgotten"
    """The better move does more for an animal that appears later."""
    MISPLACED = "misplaced"
    """The same tile is worth more in another place, for none of the reasons above."""


def kind_of(position: Position, best: Code, played: Code, reasons: Sequence[Reason]) -> MistakeKind | None:
    """The kind of a mistake, from the first reason that leads to one; None if none does."""
    better, poorer = placement_of(position, best), placement_of(position, played)
    for reason in reasons:
        kind = _kind(position, better, poorer, reason)
        if kind is not None:
            return kind
    return MistakeKind.MISPLACED if better.slot == poorer.slot else None


def _kind(position: Position, better: Placement, poorer: Placement, reason: Reason) -> MistakeKind | None:
    objective = position.view.objective
    more = 0 if objective is None else better.areas_of(objective) - poorer.areas_of(objective)
    if reason.why is Why.OBJECTIVE:
        return MistakeKind.OBJECTIVE_DROPPED if more > 0 else None
    number = [animal and animal.id for animal in position.cards].index(reason.animal)
    if reason.why is Why.DENIAL:
        if _leaves_a_tile(position, number, better, poorer):
            return MistakeKind.TILE_LEFT
        return MistakeKind.RIVAL_UNOPPOSED if better.bids[number] > poorer.bids[number] else None
    return (
        _about_regions(position, number, better, poorer)
        or (MistakeKind.OBJECTIVE_CHASED if more <= -CHASED else None)
        or _about_bids(position, number, better, poorer)
    )


def _about_regions(position: Position, number: int, better: Placement, poorer: Placement) -> MistakeKind | None:
    """What the move did wrong to the regions that an animal counts."""
    animal, now = position.cards[number], position.bids(position.seat)[number]
    assert animal is not None
    most = animal.requirement is Requirement.MOST
    less = poorer.bids[number] < better.bids[number]
    if animal.requirement is Requirement.APART and poorer.bids[number] < now:
        return MistakeKind.HABITATS_TOUCH
    if less and most and poorer.shows(animal.habitat) and poorer.bids[number] <= now:
        return MistakeKind.REGIONS_JOINED
    grows = 0 < now < better.bids[number] and poorer.bids[number] <= now
    if grows and not most and poorer.starts_a_region(animal.habitat):
        return MistakeKind.REGION_SCATTERED
    return None


def _about_bids(position: Position, number: int, better: Placement, poorer: Placement) -> MistakeKind | None:
    """What the better move would have done for an animal."""
    animal = position.cards[number]
    assert animal is not None
    due = position.rounds_of_cards[number]
    neglected = MistakeKind.ANIMAL_MISSED if due <= position.view.round + SOON else MistakeKind.ANIMAL_FORGOTTEN
    if better.bids[number] > poorer.bids[number]:
        return neglected
    if _leaves_a_tile(position, number, better, poorer):
        return MistakeKind.TILE_LEFT
    if better.free_sides(animal) > poorer.free_sides(animal):
        return MistakeKind.REGION_CLOSED_IN
    return neglected if better.areas_of(animal.habitat.id) > poorer.areas_of(animal.habitat.id) else None


def _leaves_a_tile(position: Position, number: int, better: Placement, poorer: Placement) -> bool:
    """Whether a seat that moves later in this round can bid more for an animal with what the move leaves."""
    if better.slot == poorer.slot:
        return False
    return most_elsewhere(position, number, poorer.slot) > most_elsewhere(position, number, better.slot)
