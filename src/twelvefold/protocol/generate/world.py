"""The client's geometry and animals: what `twelvefold.world` knows about the planet and the box, as TypeScript."""

import json
from collections.abc import Iterable, Sequence
from math import sqrt

from twelvefold.drawing import FACE_LETTERS
from twelvefold.world import standard_box
from twelvefold.world.geometry import ACROSS, AREA_COUNT, EDGE_COUNT, FACE_COUNT, FACES, NORMALS, TOUCHING, Vector
from twelvefold.world.habitat import HABITAT_IDS

HEAD = "// Made from src/twelvefold/world by `make generate`: change it there.\n"
CORNER_DISTANCE = sqrt(3 * (5 - 2 * sqrt(5)))
"""The distance of a dodecahedron's corners from its centre, if its faces are at distance 1."""


def corners(face: int) -> tuple[Vector, ...]:
    """The five corners of a face: corner s is between the neighbours s − 1 and s, and edge s begins there."""
    near = FACES[face]
    sums = [
        [sum(axis) for axis in zip(NORMALS[face], NORMALS[near[s - 1]], NORMALS[near[s]], strict=True)]
        for s in range(EDGE_COUNT)
    ]
    lengths = [sqrt(sum(part * part for part in each)) for each in sums]
    return tuple(
        (CORNER_DISTANCE * x / length, CORNER_DISTANCE * y / length, CORNER_DISTANCE * z / length)
        for (x, y, z), length in zip(sums, lengths, strict=True)
    )


def geometry() -> str:
    """The whole file `web/src/world/geometry.ts`."""
    habitats = ", ".join(map(json.dumps, HABITAT_IDS))
    letters = ", ".join(json.dumps(letter) for letter in FACE_LETTERS)
    return f"""{HEAD}
import type {{ Area, Face }} from "./units.ts";

/** Places for a tile on a planet. */
export const FACE_COUNT = {FACE_COUNT};

/** Edges of a face, areas on a tile, and ways to turn it. */
export const EDGE_COUNT = {EDGE_COUNT};

/** Areas of a planet. */
export const AREA_COUNT = {AREA_COUNT};

/** The five habitats, in the order in which the rules and the messages count them. */
export const HABITATS = [{habitats}] as const;

/** What covers an area. */
export type Habitat = (typeof HABITATS)[number];

/** What each face is called in written moves. */
export const FACE_LETTERS = [{letters}] as const;

/** A direction or a place in space, y up. */
export type Vector = readonly [x: number, y: number, z: number];

/** For each face, its five neighbours, edge by edge, counterclockwise seen from outside. */
export const FACES = [
{_rows(FACES)}
] as readonly (readonly number[])[] as readonly (readonly Face[])[];

/** For each area, the one across its face's edge. */
export const ACROSS = [
{_lines(ACROSS)}
] as readonly number[] as readonly Area[];

/** For each area, the three that share an edge with it: the next and the previous on its face, and the one across. */
export const TOUCHING = [
{_rows(TOUCHING)}
] as readonly (readonly number[])[] as readonly (readonly Area[])[];

/** The direction each face points in. */
export const NORMALS: readonly Vector[] = [
{_vectors(NORMALS)}
];

/** The distance of the planet's corners from its centre, if its faces are at distance 1. */
export const CORNER_DISTANCE = {_number(CORNER_DISTANCE)};

/** For each face, its five corners; edge s, and with it area s, is between corner s and corner s + 1. */
export const CORNERS: readonly (readonly Vector[])[] = [
{_all_corners()}
];
"""


def animals() -> str:
    """The whole file `web/src/world/animals.ts`."""
    listed = "".join(f"\n  {json.dumps(animal.id)}," for animal in standard_box().animals)
    return f"""{HEAD}
/** The animals of the standard box, in its order; a custom box may have others. */
export const ANIMALS = [{listed}
] as const;

/** An animal of the standard box. */
export type AnimalId = (typeof ANIMALS)[number];
"""


def _rows(rows: Sequence[Sequence[int]]) -> str:
    return "\n".join(f"  [{', '.join(map(str, row))}]," for row in rows)


def _lines(numbers: Sequence[int]) -> str:
    rows = [numbers[start : start + EDGE_COUNT] for start in range(0, len(numbers), EDGE_COUNT)]
    return "\n".join(f"  {', '.join(map(str, row))}," for row in rows)


def _number(number: float) -> str:
    """Twelve decimal places are enough for drawing, and the same on every machine."""
    return repr(round(number, 12) + 0.0)


def _vectors(vectors: Iterable[Vector], indent: str = "  ") -> str:
    return "\n".join(f"{indent}[{', '.join(map(_number, vector))}]," for vector in vectors)


def _all_corners() -> str:
    return "\n".join(f"  [\n{_vectors(corners(face), indent='    ')}\n  ]," for face in range(FACE_COUNT))
