"""What a placement does to a planet: its bids, areas and regions, and what it leaves for the others."""

from dataclasses import dataclass

from twelvefold.bots.position import Position
from twelvefold.engine.kernel.evaluate import AFTER, evaluate
from twelvefold.engine.kernel.layout import CODES, PLANET, PLANETS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.planet import put_tile
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.engine.move import MOVES, Code
from twelvefold.engine.planet import Planet, Region
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Tile
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, TOUCHING
from twelvefold.world.habitat import BY_ID, Habitat


@dataclass(frozen=True)
class Placement:
    """One move of the seat to move, and its planet before and after it."""

    slot: int
    tile: Tile
    before: Planet
    after: Planet
    bids: tuple[int, ...]
    """What the planet bids for each of the position's cards afterwards."""

    def areas_of(self, habitat: str) -> int:
        """How many areas of a habitat the planet has afterwards."""
        return self.after.count(BY_ID[habitat])

    def shows(self, habitat: Habitat) -> bool:
        """Whether the tile has a habitat."""
        return habitat in self.tile

    def starts_a_region(self, habitat: Habitat) -> bool:
        """Whether the planet has more regions of a habitat afterwards."""
        return len(self.after.regions(habitat)) > len(self.before.regions(habitat))

    def free_sides(self, animal: Animal) -> int:
        """On how many sides the biggest region that suits an animal can still grow; 0 if no region does."""
        suitable = [region for region in self.after.regions(animal.habitat) if _suits(self.after, region, animal)]
        sides = [
            sum(self.after.areas[ACROSS[area]] is None for area in region.areas)
            for region in suitable
            if region.size == suitable[0].size
        ]
        return max(sides, default=0)


def _suits(planet: Planet, region: Region, animal: Animal) -> bool:
    """Whether a region counts for an animal."""
    if animal.requirement is Requirement.MOST:
        return True
    touches = any(planet.areas[near] == animal.other for area in region.areas for near in TOUCHING[area])
    return touches == (animal.requirement is Requirement.TOUCHING)


def placement_of(position: Position, code: Code) -> Placement:
    """What a move of the seat to move does."""
    move, at = MOVES[code], PLANETS + PLANET * position.seat
    number = position.view.offer[move.slot]
    assert number is not None
    state = position.state[:]
    before = Planet(state[at : at + PLANET].tolist(), position.box)
    laid = EDGE_COUNT * number + move.rotation
    put_tile(state, at, laid, position.tables[ARCS + laid], move.face)
    after = Planet(state[at : at + PLANET].tolist(), position.box)
    rows = position.placements()
    bids = tuple(rows[AFTER * code : AFTER * code + position.open_cards])
    return Placement(move.slot, position.box.tiles[number], before, after, bids)


def most_elsewhere(position: Position, number: int, without: int) -> int:
    """The most that a seat which is still to move in this round can bid for a card, if one slot is taken."""
    view, most = position.view, 0
    rows = zeros(CODES * AFTER)
    for later in range(view.ply + 1, view.players * view.round):
        seat = (view.first_seat + later) % view.players
        evaluate(position.state, position.tables, seat, rows)
        bids = rows[number::AFTER]
        most = max(most, *(bid for code, bid in enumerate(bids) if MOVES[code].slot != without))
    return most
