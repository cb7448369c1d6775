"""A slow reference for the learned evaluation: planets as sets of areas, a model by its axes, every move anew."""

from dataclasses import dataclass, field

import numpy as np

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.training.first_model import CHANCES_SHAPE, COUNTS_SHAPE
from twelvefold.engine.kernel.memory import Ints
from twelvefold.engine.view import View
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Box, Tile
from twelvefold.world.geometry import ACROSS, TOUCHING
from twelvefold.world.habitat import Habitat

Areas = frozenset[int]


@dataclass
class NaivePlanet:
    """Which habitat covers which area; regions in the order in which their last tile was placed."""

    areas: dict[int, Habitat] = field(default_factory=dict)
    regions: dict[Habitat, list[Areas]] = field(default_factory=lambda: {habitat: [] for habitat in Habitat})

    def with_tile(self, tile: Tile, face: int, rotation: int) -> "NaivePlanet":
        """A copy of the planet with one more tile."""
        laid = {5 * face + edge: tile[(edge - rotation) % 5] for edge in range(5)}
        after = NaivePlanet(self.areas | laid, {habitat: list(own) for habitat, own in self.regions.items()})
        for habitat in set(laid.values()):
            for run in _runs(laid, habitat, face):
                beyond = {ACROSS[area] for area in run}
                joined = [region for region in after.regions[habitat] if region & beyond]
                after.regions[habitat] = [region for region in after.regions[habitat] if region not in joined]
                after.regions[habitat].append(run.union(*joined))
        return after

    def offers(self, animal: Animal) -> tuple[int, int]:
        """The bid for an animal, and the free edges at which the regions behind it can grow.

        For `most` all regions count together, and every second free edge counts. Otherwise it is the biggest region
        that qualifies, or the oldest of several that are equally big.
        """
        if animal.requirement is Requirement.MOST:
            own = [area for area, habitat in self.areas.items() if habitat == animal.habitat]
            return len(self.regions[animal.habitat]), self.free_edges(frozenset(own)) // 2
        best: Areas = frozenset()
        for region in self.regions[animal.habitat]:
            touches = any(self.areas.get(near) == animal.other for area in region for near in TOUCHING[area])
            if touches == (animal.requirement is Requirement.TOUCHING) and len(region) > len(best):
                best = region
        return len(best), self.free_edges(best)

    def free_edges(self, areas: Areas) -> int:
        """How many edges of these areas border on a free face."""
        return sum(1 for area in areas if ACROSS[area] not in self.areas)

    def count(self, habitat: Habitat) -> int:
        """How many areas of a habitat there are."""
        return list(self.areas.values()).count(habitat)


def _runs(laid: dict[int, Habitat], habitat: Habitat, face: int) -> list[Areas]:
    """A tile's neighbouring areas of one habitat, by the edge at which a run begins."""
    there = [laid[5 * face + edge] == habitat for edge in range(5)]
    if all(there):
        return [frozenset(laid)]
    runs = []
    for edge in range(5):
        if there[edge] and not there[edge - 1]:
            run = [edge]
            while there[(run[-1] + 1) % 5]:
                run.append((run[-1] + 1) % 5)
            runs.append(frozenset(5 * face + each for each in run))
    return runs


def planet_of(view: View, box: Box, seat: int) -> NaivePlanet:
    """A seat's planet, built face by face."""
    planet = NaivePlanet()
    for face, laid in enumerate(view.planets[seat]):
        if laid is not None:
            planet = planet.with_tile(box.tiles[laid.tile], face, laid.rotation)
    return planet


@dataclass(frozen=True)
class NaiveLook:
    """A position as the seat to move sees it with a model."""

    view: View
    box: Box
    objectives: tuple[int, ...]
    """For each seat, the objective that the seat to move assumes: `1 + habitat`, 6 for unknown, 0 for beginners."""
    tables: Ints
    mind: Ints
    miscounts: tuple[int, ...]
    """For each animal under the rounds, by how much the seat overestimates itself."""

    def values(self) -> list[int | None]:
        """For each code, what the placement is worth; None if it is illegal."""
        view, box = self.view, self.box
        seat = view.seat_to_move
        assert seat is not None
        planet = planet_of(view, box, seat)
        rivals = [planet_of(view, box, other) for other in range(view.players) if other != seat]
        numbers = [(name, due) for due, column in enumerate(view.columns, 1) for name in column]
        cards = []
        for number, (name, due) in enumerate(numbers):
            if name is not None:
                animal = box.animals[box.animal_numbers[name]]
                bid, edges = max(rival.offers(animal) for rival in rivals)
                bid -= self.miscounts[number]
                cards.append((animal, due - view.round, (bid, edges) if bid >= 0 else (0, 0)))
        found: list[int | None] = []
        for code in range(300):
            slot, face, rotation = code // 60, code // 5 % 12, code % 5
            tile = view.offer[slot]
            if tile is None or view.planets[seat][face] is not None:
                found.append(None)
                continue
            after = planet.with_tile(box.tiles[tile], face, rotation)
            offers = {animal.id: after.offers(animal) for animal, _, _ in cards}
            worth = sum(self.worth(animal, wait, rival, offers[animal.id]) for animal, wait, rival in cards)
            found.append(worth + self.hope(after))
        return found

    def worth(self, animal: Animal, wait: int, rival: tuple[int, int], mine: tuple[int, int]) -> int:
        """The value of an animal's points times the chance to win it."""
        view, mind = self.view, self.mind.tolist()
        seat = view.seat_to_move
        assert seat is not None
        if wait > mind[model.FORESIGHT]:
            return 0
        here = 1 + animal.habitat
        points = [1 if objective in (0, here) else 2 for objective in self.objectives]
        others = sum(points) - points[seat]
        weight: int = points[seat] * ONE + mind[model.DENIAL] * others // (view.players - 1)
        weight = weight * mind[model.PATIENCE + wait] >> 16
        owner = 1 if self.objectives[seat] == here else 2 if here in self.objectives else 0
        lead = min(max(mine[0] - rival[0], -7), 8)
        growth = 0 if rival[1] == 0 else 1 if rival[1] <= 2 else 2 if rival[1] <= 4 else 3
        still_to_move = view.players - 1 - view.ply % view.players
        chance = np.asarray(self.tables)[: model.GOALS].reshape(CHANCES_SHAPE)[
            3 * animal.requirement + owner, wait, still_to_move, min(rival[0], 11), growth, 7 + lead, min(mine[1], 7)
        ]
        return weight * int(chance) >> 16

    def hope(self, after: NaivePlanet) -> int:
        """What the objective may bring."""
        assert self.view.seat_to_move is not None
        own = self.objectives[self.view.seat_to_move]
        if own == 0:
            return 0
        goals = np.asarray(self.tables)[model.GOALS : model.SIGNS].reshape(COUNTS_SHAPE)
        hoped = goals[own - 1, self.view.round - 1, after.count(Habitat(own - 1))]
        return self.mind[model.GOAL] * int(hoped) >> 16
