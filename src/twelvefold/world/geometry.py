"""The planet: a dodecahedron of 12 faces, each cut into 5 areas. Everything follows from the faces' directions.

Face 0 is the north pole, 1 to 5 the upper ring, 6 to 10 the lower ring, 11 the south pole. Edge e of face f is shared
with `FACES[f][e]`, counterclockwise seen from outside; area `5 * f + e` is the triangle of face f at edge e.
"""

from math import atan2, cos, radians, sin, sqrt

from twelvefold.world.units import Area, Face

FACE_COUNT = 12
EDGE_COUNT = 5
AREA_COUNT = FACE_COUNT * EDGE_COUNT

Vector = tuple[float, float, float]


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _normals() -> tuple[Vector, ...]:
    """The direction that each face points in, with y up."""
    height = 1 / sqrt(5)

    def ring(start: float, y: float) -> list[Vector]:
        angles = [radians(start + 72 * k) for k in range(EDGE_COUNT)]
        return [(2 * height * cos(angle), y, -2 * height * sin(angle)) for angle in angles]

    return ((0.0, 1.0, 0.0), *ring(0, height), *ring(36, -height), (0.0, -1.0, 0.0))


NORMALS = _normals()
"""Unit vectors, one per face."""


def _neighbours(face: int) -> tuple[Face, ...]:
    """The faces around one, counterclockwise from outside, starting with its pole (for a pole: its ring's first)."""
    out = NORMALS[face]
    near = sorted(range(FACE_COUNT), key=lambda other: -_dot(out, NORMALS[other]))[1 : 1 + EDGE_COUNT]
    pole = {0, FACE_COUNT - 1} & set(near)
    start = NORMALS[min(pole or near)]
    side = _cross(out, start)

    def turn(other: int) -> float:
        angle = atan2(
            _dot(side, NORMALS[other]), _dot(start, NORMALS[other]) - _dot(out, start) * _dot(out, NORMALS[other])
        )
        return angle if angle > -1e-9 else angle + radians(360)

    return tuple(Face(other) for other in sorted(near, key=turn))


FACES = tuple(_neighbours(face) for face in range(FACE_COUNT))
"""For each face its five neighbours, edge by edge."""


def area(face: int, edge: int) -> Area:
    """The area of a face at one of its edges."""
    return Area(EDGE_COUNT * face + edge)


ACROSS = tuple(area(g, FACES[g].index(Face(f))) for f in range(FACE_COUNT) for g in FACES[f])
"""For each area, the one across its face's edge."""

TOUCHING = tuple(
    (area(f, (e + 1) % EDGE_COUNT), area(f, (e - 1) % EDGE_COUNT), ACROSS[area(f, e)])
    for f in range(FACE_COUNT)
    for e in range(EDGE_COUNT)
)
"""For each area, the three that share an edge with it."""


def _rotation(image: Face, shift: int) -> tuple[Area, ...]:
    """Where each area goes when face 0 goes to `image` and its edge 0 to that face's edge `shift`."""
    placed: dict[Face, tuple[Face, int]] = {Face(0): (image, shift)}
    waiting = [Face(0)]
    for face in waiting:
        to, turned = placed[face]
        for edge, other in enumerate(FACES[face]):
            if other not in placed:
                there = FACES[to][(edge + turned) % EDGE_COUNT]
                placed[other] = (there, (FACES[there].index(to) - FACES[other].index(face)) % EDGE_COUNT)
                waiting.append(other)
    return tuple(
        area(placed[Face(f)][0], (e + placed[Face(f)][1]) % EDGE_COUNT)
        for f in range(FACE_COUNT)
        for e in range(EDGE_COUNT)
    )


ROTATIONS = tuple(_rotation(Face(face), shift) for face in range(FACE_COUNT) for shift in range(EDGE_COUNT))
"""The planet's 60 rotations, each as the image of every area; the first is the identity."""


def _assert_it_is_a_dodecahedron() -> None:
    assert all(len(set(near)) == EDGE_COUNT for near in FACES)
    assert all(Face(f) in FACES[g] for f in range(FACE_COUNT) for g in FACES[f])
    assert all(ACROSS[ACROSS[a]] == a for a in range(AREA_COUNT))
    # Around a face, each neighbour touches the one before it: three faces meet at a corner.
    assert all(
        FACES[f][e] in FACES[FACES[f][(e + 1) % EDGE_COUNT]] for f in range(FACE_COUNT) for e in range(EDGE_COUNT)
    )
    assert len(set(ROTATIONS)) == AREA_COUNT


_assert_it_is_a_dodecahedron()
