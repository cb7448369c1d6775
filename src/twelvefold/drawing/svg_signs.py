"""The signs on a planet's map: glyphs, labels, letters and highlights."""

from twelvefold.drawing.net import AREAS, Point
from twelvefold.drawing.palette import COAST, LATEST, PAINTS, TEXT
from twelvefold.drawing.pen import SIDE, Pen, disc, letters, line
from twelvefold.drawing.sketch import FACE_LETTERS
from twelvefold.drawing.svg_defs import number, words
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area


def tabs(pen: Pen) -> str:
    """Where a region continues far away on the map: the letter of the face to look for."""
    parts: list[str] = []
    for area in AREAS:
        habitat = pen.sketch.areas[area]
        if habitat is None or area in pen.net.glued or pen.gap(area) is not None or not pen.sketch.continues(area):
            continue
        at = pen.outward(area, 11)
        ink = TEXT if habitat is Habitat.FOREST else COAST
        parts.append(disc(at, 11, PAINTS[habitat].colour))
        parts.append(letters(FACE_LETTERS[ACROSS[area] // EDGE_COUNT], at, 15, ink))
    return "".join(parts)


def signs(pen: Pen) -> str:
    """A glyph in every area, its label beside it, and the letter in the middle of every tile."""
    parts = [_sign(pen, area, habitat) for area in AREAS if (habitat := pen.sketch.areas[area]) is not None]
    for face in range(FACE_COUNT):
        if not pen.sketch.is_free(face):
            at = pen.at(pen.net.centres[face])
            parts.append(disc(at, 12, COAST) + letters(FACE_LETTERS[face], at, 17, TEXT))
    return "".join(parts)


def _sign(pen: Pen, area: Area, habitat: Habitat) -> str:
    """One area's glyph, moved aside for its label."""
    x, y = pen.at(pen.net.middle(area))
    label = pen.sketch.labels.get(area)
    if label:
        dx, dy = _aside(pen, area)
        # The triangle is wider near the edge.
        ox, oy = pen.outward(area, 0)
        x, y = x + 0.12 * (ox - x), y + 0.12 * (oy - y)
        sign = _glyph(pen.prefix, habitat, (x - dx, y - dy), 0.95) + _chip(label, (x + dx, y + dy))
    else:
        sign = _glyph(pen.prefix, habitat, (x, y), 1.25)
    steps_back = pen.sketch.highlight and area not in pen.sketch.highlight
    return f'<g opacity=".5">{sign}</g>' if steps_back else sign


def _aside(pen: Pen, area: Area) -> Point:
    """The offset from the middle of an area to its label: along the edge, to the right or else down."""
    (ax, ay), (bx, by) = map(pen.at, pen.net.edge(area))
    dx, dy = 17 * (bx - ax) / SIDE, 17 * (by - ay) / SIDE
    forward = dy > 0 if abs(dx) < abs(dy) else dx > 0
    return (dx, dy) if forward else (-dx, -dy)


def _glyph(prefix: str, habitat: Habitat, at: Point, size: float) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({size})"
    return f'<use href="#{prefix}g{habitat:d}" transform="{place}"/>'


def _chip(label: str, at: Point) -> str:
    wide = 26 if len(label) == 1 else 30
    return (
        f'<rect x="{number(at[0] - wide / 2)}" y="{number(at[1] - 13)}" width="{number(wide)}" height="26" rx="13"'
        f' fill="{COAST}" stroke="#fff" stroke-width="1.5"/>'
    ) + letters(words(label), at, 19, "#fff", ' font-weight="700"')


def veil(pen: Pen) -> str:
    """A shade over all areas except the highlighted ones, and an outline around those."""
    chosen = pen.sketch.highlight
    if not chosen:
        return ""
    others = [area for area in AREAS if area not in chosen and pen.sketch.areas[area] is not None]
    rim = "".join(pen.borders(area, lambda other: other not in chosen) for area in AREAS if area in chosen)
    shade = f'<path d="{pen.triangles(others)}" fill="{COAST}" fill-opacity=".5"/>' if others else ""
    return shade + line(rim, "#fff", 'stroke-width="6"')


def latest(pen: Pen) -> str:
    """The outline of the face with the latest tile."""
    if pen.sketch.latest is None:
        return ""
    outline = pen.path(pen.net.corners[pen.sketch.latest]) + "Z"
    return line(outline, COAST, 'stroke-width="11"') + line(outline, LATEST, 'stroke-width="6"')
