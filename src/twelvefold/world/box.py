"""The box: its tiles, animals, objectives, and how the animals are laid out under the rounds."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from twelvefold.world.animal import Animal
from twelvefold.world.habitat import HABITAT_IDS, Habitat

TILE_COUNT = 50
SLOTS = 5
"""Tiles in a pile, and therefore places in the offer."""
DRAWN_PILES = 10
"""Piles 1 to 10 are dealt; piles 11 and 12 fill up with the tiles that nobody took."""
CARDS_IN_PLAY = 20
ANIMAL_COUNT = 45
ROUNDS = 12
ROUNDS_WITH_LIFE = 10
MYSTERY_LAYOUT = (0, 0) + (2,) * ROUNDS_WITH_LIFE

Tile = tuple[Habitat, Habitat, Habitat, Habitat, Habitat]
"""Five areas, counterclockwise seen from the front."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of an objective: at least this many areas score this many points."""

    least: int
    points: int


@dataclass(frozen=True)
class Box:
    """Everything that is printed; games are dealt from it. `standard_box` and `read_box` make one and check it."""

    tiles: tuple[Tile, ...]
    animals: tuple[Animal, ...]
    objectives: tuple[tuple[Step, ...], ...]
    """By habitat, the steps in ascending order."""
    layout: tuple[int, ...]
    """How many animals lie under each of the twelve rounds in the standard game."""

    @cached_property
    def _hash(self) -> int:
        return hash((self.tiles, self.animals, self.objectives, self.layout))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Everything but the hash: in another process, texts have other hashes."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    @cached_property
    def animal_numbers(self) -> dict[str, int]:
        """Each animal's number in this box, by its id."""
        return {animal.id: number for number, animal in enumerate(self.animals)}

    def columns(self, *, mystery: bool) -> tuple[int, ...]:
        """How many animals lie under each of the twelve rounds."""
        return MYSTERY_LAYOUT if mystery else self.layout

    def points(self, habitat: Habitat, areas: int) -> int:
        """An objective's points for a number of areas: those of the highest step reached."""
        return max((step.points for step in self.objectives[habitat] if areas >= step.least), default=0)

    def to_json(self) -> dict[str, Any]:
        """The box in its file format, as a record stores it."""
        return {
            "habitats": list(HABITAT_IDS),
            "tiles": [[habitat.id for habitat in tile] for tile in self.tiles],
            "animals": [
                {"id": a.id, "habitat": a.habitat.id, "requirement": a.requirement.id}
                | ({} if a.other is None else {"other": a.other.id})
                for a in self.animals
            ],
            "objectives": {
                habitat.id: [[step.least, step.points] for step in self.objectives[habitat]] for habitat in Habitat
            },
            "layout": list(self.layout[-ROUNDS_WITH_LIFE:]),
        }
