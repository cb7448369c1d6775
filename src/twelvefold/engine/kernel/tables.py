"""The kernel's lookup tables: contacts between areas, which never change, and the contents of a box as one array."""

from twelvefold.engine.kernel.bits import Ints, constant
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.world.box import ANIMAL_COUNT, TILE_COUNT, Box, Tile
from twelvefold.world.geometry import ACROSS, AREA_COUNT, EDGE_COUNT, FACE_COUNT, TOUCHING
from twelvefold.world.habitat import Habitat

PATTERNS = 1 << EDGE_COUNT
"""How many patterns there are: sets of one face's areas, as five bits."""


def _contacts() -> Ints:
    """For each face and pattern, the areas across its edges, then all areas that touch it."""
    ints = zeros(FACE_COUNT * PATTERNS * 2)
    for face in range(FACE_COUNT):
        for pattern in range(PATTERNS):
            at = 2 * (face * PATTERNS + pattern)
            for edge in range(EDGE_COUNT):
                if pattern >> edge & 1:
                    ints[at] |= 1 << ACROSS[EDGE_COUNT * face + edge]
                    for area in TOUCHING[EDGE_COUNT * face + edge]:
                        ints[at + 1] |= 1 << area
    return ints


CONTACTS = constant(_contacts())


def _nth_bit() -> Ints:
    """For each pattern and n, the position of its n-th set bit."""
    ints = zeros(PATTERNS * 8)
    for pattern in range(PATTERNS):
        for n, place in enumerate(place for place in range(EDGE_COUNT) if pattern >> place & 1):
            ints[pattern * 8 + n] = place
    return ints


NTH_BIT = constant(_nth_bit())

# A box: the arcs of each tile in each rotation; the animals; an objective's points for each count of areas.
ARCS = 0
ANIMALS = TILE_COUNT * EDGE_COUNT
POINTS = ANIMALS + ANIMAL_COUNT
TABLES = POINTS + HABITATS * (AREA_COUNT + 1)


def arcs_of(tile: Tile, rotation: int) -> int:
    """The tile's runs of one habitat, eight bits each: habitat in three, the pattern of its edges in five."""
    turned = [tile[(edge - rotation) % EDGE_COUNT] for edge in range(EDGE_COUNT)]
    packed, place = 0, 0
    for habitat in Habitat:
        for pattern in _runs([area == habitat for area in turned]):
            packed |= (habitat | pattern << 3) << place
            place += 8
    return packed


def _runs(there: list[bool]) -> list[int]:
    if all(there):
        return [PATTERNS - 1]
    patterns = []
    for edge in range(EDGE_COUNT):
        if there[edge] and not there[edge - 1]:
            pattern, at = 0, edge
            while there[at]:
                pattern |= 1 << at
                at = (at + 1) % EDGE_COUNT
            patterns.append(pattern)
    return patterns


def tables_of(box: Box) -> Ints:
    """A box as the kernel reads it; nothing writes to it."""
    ints = zeros(TABLES)
    for number, tile in enumerate(box.tiles):
        for rotation in range(EDGE_COUNT):
            ints[ARCS + EDGE_COUNT * number + rotation] = arcs_of(tile, rotation)
    for number, animal in enumerate(box.animals):
        other = animal.habitat if animal.other is None else animal.other
        ints[ANIMALS + number] = number | animal.requirement << 8 | animal.habitat << 10 | other << 13
    for habitat in Habitat:
        for count in range(AREA_COUNT + 1):
            ints[POINTS + habitat * (AREA_COUNT + 1) + count] = box.points(habitat, count)
    return ints
