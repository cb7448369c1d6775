"""What a page needs to draw planets, tiles and cards: shapes, colours and boxes, all taken from where they are made."""

from functools import lru_cache, partial
from math import cos, pi, sin
from operator import eq

from msgspec import Struct

from twelvefold.drawing.net import AREAS, CIRCUMRADIUS, INRADIUS, STEP, WIDE, Point
from twelvefold.drawing.palette import COAST, FAINT, FREE, LATEST, PAINTS, QUIET, TEXT
from twelvefold.drawing.pen import SIDE, Pen
from twelvefold.drawing.sketch import FACE_LETTERS, PlanetSketch
from twelvefold.drawing.svg_defs import number
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT, TOUCHING
from twelvefold.world.habitat import Habitat

TAB = 11.0
"""How far outside its edge stands the letter of the face where a region goes on."""


class Shape(Struct, frozen=True):
    """An area of a map: SVG path data, and where its sign stands."""

    path: str
    middle: Point


class AreaShape(Struct, frozen=True):
    """An area of a planet's map, with its borders."""

    path: str
    middle: Point
    sides: tuple[tuple[int, str], ...]
    """Its three neighbours, each with the path of the border; the last is the one across its face's edge."""
    glued: bool
    """Whether the area across the edge lies beside it on the map."""
    gap: str | None
    """The narrow gap between the two, where the map leaves them side by side."""
    tab: Point


class FaceShape(Struct, frozen=True):
    """A face of a planet's map."""

    letter: str
    path: str
    inner: str
    """The same, somewhat smaller."""
    middle: Point


class HabitatLook(Struct, frozen=True):
    """The signs of a habitat."""

    id: str
    colour: str
    shore: str
    ink: str
    repeat: tuple[int, int]
    pattern: str
    glyph: str
    solid: bool


class TileShape(Struct, frozen=True):
    """A tile that lies on no face; its areas counterclockwise as on a box's tile."""

    radius: float
    outline: str
    areas: tuple[Shape, ...]


class Board(Struct, frozen=True):
    """All that is needed to draw a planet."""

    size: Point
    rounds: int
    faces: tuple[FaceShape, ...]
    areas: tuple[AreaShape, ...]
    tile: TileShape
    habitats: tuple[HabitatLook, ...]
    colours: dict[str, str]
    box: dict[str, object]
    """The standard box, in the form of its file."""


@lru_cache(maxsize=1)
def board(standard: Box) -> Board:
    """The flat map, the looks, and the standard box."""
    pen = Pen(PlanetSketch("", (None,) * AREA_COUNT), WIDE, "", "")
    return Board(
        size=_rounded((SIDE * WIDE.box.width, SIDE * WIDE.box.height)),
        rounds=ROUNDS,
        faces=tuple(_face(pen, face) for face in range(FACE_COUNT)),
        areas=tuple(_area(pen, area) for area in range(AREA_COUNT)),
        tile=_tile(),
        habitats=tuple(_look(habitat) for habitat in Habitat),
        colours={"coast": COAST, "faint": FAINT, "free": FREE, "latest": LATEST, "quiet": QUIET, "text": TEXT},
        box=standard.to_json(),
    )


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _face(pen: Pen, face: int) -> FaceShape:
    (x, y), corners = pen.net.centres[face], pen.net.corners[face]
    inner = [(x + 0.8 * (cx - x), y + 0.8 * (cy - y)) for cx, cy in corners]
    return FaceShape(FACE_LETTERS[face], f"{pen.path(corners)}Z", f"{pen.path(inner)}Z", _rounded(pen.at((x, y))))


def _area(pen: Pen, number_: int) -> AreaShape:
    area = AREAS[number_]
    gap = pen.gap(area)
    return AreaShape(
        path=pen.triangles([area]),
        middle=_rounded(pen.at(pen.net.middle(area))),
        sides=tuple((int(other), pen.borders(area, partial(eq, other))) for other in TOUCHING[area]),
        glued=area in pen.net.glued,
        gap=None if gap is None else f"{pen.path(gap)}Z",
        tab=_rounded(pen.outward(area, TAB)),
    )


def _tile() -> TileShape:
    """A tile round the origin, its first edge at the top right."""

    def corner(edge: int) -> Point:
        angle = pi / 2 + STEP * (edge - 1)
        return SIDE * CIRCUMRADIUS * cos(angle), -SIDE * CIRCUMRADIUS * sin(angle)

    def middle(edge: int) -> Point:
        angle, far = pi / 2 + STEP * (edge - 0.5), SIDE * INRADIUS * 2 * CIRCUMRADIUS / (1 + 2 * CIRCUMRADIUS)
        return _rounded((far * cos(angle), -far * sin(angle)))

    def path(*points: Point) -> str:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"

    return TileShape(
        radius=round(SIDE * CIRCUMRADIUS, 1),
        outline=path(*map(corner, range(EDGE_COUNT))),
        areas=tuple(Shape(path((0, 0), corner(e), corner(e + 1)), middle(e)) for e in range(EDGE_COUNT)),
    )


def _look(habitat: Habitat) -> HabitatLook:
    paint = PAINTS[habitat]
    return HabitatLook(
        habitat.id, paint.colour, paint.shore, paint.ink, paint.tile, paint.pattern, paint.glyph, paint.solid
    )
