"""One planet: which habitat is where, which areas are connected, and what it can bid for an animal."""

from collections.abc import Sequence

from tests.referee.paper import Animal

FACES = (
    (1, 2, 3, 4, 5),
    (0, 5, 10, 6, 2),
    (0, 1, 6, 7, 3),
    (0, 2, 7, 8, 4),
    (0, 3, 8, 9, 5),
    (0, 4, 9, 10, 1),
    (11, 7, 2, 1, 10),
    (11, 8, 3, 2, 6),
    (11, 9, 4, 3, 7),
    (11, 10, 5, 4, 8),
    (11, 6, 1, 5, 9),
    (6, 10, 9, 8, 7),
)
"""Each face's neighbours, counterclockwise seen from outside: edge e of face f is shared with FACES[f][e]."""


def _contacts_of(face: int, edge: int) -> frozenset[int]:
    beyond = FACES[face][edge]
    return frozenset(
        {
            5 * face + (edge + 1) % 5,
            5 * face + (edge - 1) % 5,
            5 * beyond + FACES[beyond].index(face),
        }
    )


CONTACTS = {5 * face + edge: _contacts_of(face, edge) for face in range(12) for edge in range(5)}
"""The three areas that share an edge with each area."""


class Planet:
    """A dodecahedron of 60 areas; those of empty faces have no habitat yet and are not in `areas`."""

    def __init__(self) -> None:
        self.areas: dict[int, str] = {}

    def is_free(self, face: int) -> bool:
        """Whether the face has no tile."""
        return 5 * face not in self.areas

    def free_faces(self) -> list[int]:
        """The faces without a tile, ascending."""
        return [face for face in range(12) if self.is_free(face)]

    def lay(self, tile_areas: Sequence[str], face: int, rotation: int) -> None:
        """Place a tile for good: its area `(edge - rotation) mod 5` ends up at that edge of the face."""
        if not self.is_free(face):
            raise ValueError(f"a tile lies on face {face} already")
        for edge in range(5):
            self.areas[5 * face + edge] = tile_areas[(edge - rotation) % 5]

    def count(self, habitat: str) -> int:
        """How many areas of the habitat the planet has."""
        return sum(1 for here in self.areas.values() if here == habitat)

    def regions(self, habitat: str) -> list[frozenset[int]]:
        """The habitat's maximal connected sets of areas, by flood fill, ordered by their lowest area."""
        unseen = {area for area, here in self.areas.items() if here == habitat}
        found = []
        while unseen:
            start = min(unseen)
            unseen.remove(start)
            region = {start}
            edge_of_flood = [start]
            while edge_of_flood:
                for near in CONTACTS[edge_of_flood.pop()]:
                    if near in unseen:
                        unseen.remove(near)
                        region.add(near)
                        edge_of_flood.append(near)
            found.append(frozenset(region))
        return found

    def touches(self, region: frozenset[int], other: str) -> bool:
        """Whether some area of the region shares an edge with an area of the other habitat."""
        return any(self.areas.get(near) == other for area in region for near in CONTACTS[area])

    def qualifying(self, animal: Animal) -> list[frozenset[int]]:
        """The regions of the animal's habitat that meet its requirement themselves, biggest first."""
        regions = self.regions(animal["habitat"])
        if animal["requirement"] == "touching":
            regions = [region for region in regions if self.touches(region, animal["other"])]
        if animal["requirement"] == "apart":
            regions = [region for region in regions if not self.touches(region, animal["other"])]
        return sorted(regions, key=len, reverse=True)

    def bid(self, animal: Animal) -> int:
        """The planet's bid for the animal."""
        return bid_with(animal, self.qualifying(animal))


def bid_with(animal: Animal, qualifying: Sequence[frozenset[int]]) -> int:
    """How many regions for `most`, else the size of the biggest that qualifies; none makes 0."""
    if animal["requirement"] == "most":
        return len(qualifying)
    return max((len(region) for region in qualifying), default=0)
