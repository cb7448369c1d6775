"""The planet unfolded: where each face and area is on a flat map.

It's two flowers, the rings around faces 0 and 11, hinged at the edge between faces 1 and 6. Edges have length 1, x goes
right and y goes up, and the planet is seen from outside, so everything runs counterclockwise as in the geometry.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin, tan

from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT, FACES
from twelvefold.world.units import Area, Face

Point = tuple[float, float]
Triangle = tuple[Point, Point, Point]

NORTH = Face(0)
SOUTH = Face(FACE_COUNT - 1)
STEP = 2 * pi / EDGE_COUNT
INRADIUS = 1 / (2 * tan(STEP / 2))
CIRCUMRADIUS = 1 / (2 * sin(STEP / 2))


@dataclass(frozen=True)
class Box:
    """The smallest upright rectangle around a map."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """Its width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its height."""
        return self.top - self.bottom


@dataclass(frozen=True)
class Net:
    """A flat map of a planet."""

    centres: tuple[Point, ...]
    """The middle of each face."""
    corners: tuple[tuple[Point, ...], ...]
    """For each face, its five corners; edge e runs from corner e to corner e + 1."""
    glued: frozenset[Area]
    """The areas that are next to the area across their edge on the map, too."""

    def edge(self, area: Area) -> tuple[Point, Point]:
        """The edge of its face that an area is at."""
        face, edge = divmod(area, EDGE_COUNT)
        return self.corners[face][edge], self.corners[face][(edge + 1) % EDGE_COUNT]

    def triangle(self, area: Area) -> Triangle:
        """An area's three corners, starting with the middle of its face."""
        return (self.centres[area // EDGE_COUNT], *self.edge(area))

    def middle(self, area: Area) -> Point:
        """The middle of the circle that fits into an area, where there's most room for a sign."""
        (ax, ay), (bx, by), (cx, cy) = self.triangle(area)
        around = 1 + 2 * CIRCUMRADIUS
        return (
            (ax + CIRCUMRADIUS * (bx + cx)) / around,
            (ay + CIRCUMRADIUS * (by + cy)) / around,
        )

    @cached_property
    def box(self) -> Box:
        """The room that the whole map takes."""
        xs = [x for face in self.corners for x, _ in face]
        ys = [y for face in self.corners for _, y in face]
        return Box(min(xs), min(ys), max(xs), max(ys))

    def area_at(self, face: int, point: Point, margin: float = 0.0) -> Area | None:
        """The area of a face under a point, or None outside the face and within a margin of its edges."""
        areas = [Area(EDGE_COUNT * face + edge) for edge in range(EDGE_COUNT)]
        depth, area = min((_depth(point, *self.edge(area)), area) for area in areas)
        return area if depth >= margin else None


def _depth(point: Point, start: Point, end: Point) -> float:
    """How far a point lies to the left of an edge of length 1."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _hinges() -> Iterator[tuple[Face, Face]]:
    """Pairs of a face and another that hangs on it, in an order in which they can be placed."""
    upper = FACES[NORTH]
    bridge = min(face for face in FACES[SOUTH] if face in FACES[upper[0]])
    yield from ((NORTH, petal) for petal in upper)
    yield upper[0], bridge
    yield bridge, SOUTH
    yield from ((SOUTH, petal) for petal in FACES[SOUTH] if petal != bridge)


def unfold(degrees: float) -> Net:
    """The map on which edge 0 of face 0 points in a given direction."""
    placed: dict[Face, tuple[Point, float]] = {NORTH: ((0.0, 0.0), degrees * pi / 180)}
    glued: set[Area] = set()
    for parent, face in _hinges():
        (x, y), first = placed[parent]
        here, there = FACES[parent].index(face), FACES[face].index(parent)
        way = first + STEP * here
        centre = (x + 2 * INRADIUS * cos(way), y + 2 * INRADIUS * sin(way))
        placed[face] = (centre, way + pi - STEP * there)
        glued |= {Area(EDGE_COUNT * parent + here), Area(EDGE_COUNT * face + there)}
    faces = [placed[Face(face)] for face in range(FACE_COUNT)]
    return Net(
        centres=tuple(centre for centre, _ in faces),
        corners=tuple(
            tuple(
                (x + CIRCUMRADIUS * cos(first + STEP * (e - 0.5)), y + CIRCUMRADIUS * sin(first + STEP * (e - 0.5)))
                for e in range(EDGE_COUNT)
            )
            for (x, y), first in faces
        ),
        glued=frozenset(glued),
    )


AREAS = tuple(Area(area) for area in range(AREA_COUNT))

WIDE = unfold(-18)
"""The two flowers side by side, all pentagons standing on an edge or on a corner."""

TALL = unfold(-108)
"""The same map turned upright, with the north above the south."""
