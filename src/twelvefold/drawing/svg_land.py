"""The ground of a planet's map: free faces, areas, and the borders between them."""

from twelvefold.drawing.net import AREAS
from twelvefold.drawing.palette import COAST, FAINT, FREE, PAINTS, QUIET, TEXT
from twelvefold.drawing.pen import Pen, letters, line
from twelvefold.drawing.sketch import FACE_LETTERS
from twelvefold.world.geometry import ACROSS, FACE_COUNT
from twelvefold.world.habitat import Habitat


def free_faces(pen: Pen) -> str:
    """The faces without a tile: dark, each with its letter."""
    parts: list[str] = []
    for face in range(FACE_COUNT):
        if not pen.sketch.is_free(face):
            continue
        (cx, cy), corners = pen.net.centres[face], pen.net.corners[face]
        inner = [(cx + 0.8 * (x - cx), cy + 0.8 * (y - cy)) for x, y in corners]
        parts.append(
            f'<path d="{pen.path(corners)}Z" fill="{FREE}" stroke="{FAINT}" stroke-width="2" stroke-linejoin="round"/>'
            + line(pen.path(inner) + "Z", FAINT, 'stroke-width="1.2" stroke-dasharray="3 5"')
            + letters(FACE_LETTERS[face], pen.at((cx, cy)), 38, QUIET)
        )
    return "".join(parts)


def bridges(pen: Pen) -> str:
    """A shade of the habitat in each gap of the map that a region continues across."""
    parts: list[str] = []
    for area in AREAS:
        habitat, gap = pen.sketch.areas[area], pen.gap(area)
        if habitat is not None and gap is not None and area < ACROSS[area] and pen.sketch.continues(area):
            parts.append(f'<path d="{pen.path(gap)}Z" fill="{PAINTS[habitat].colour}" fill-opacity=".45"/>')
    return "".join(parts)


def land(pen: Pen) -> str:
    """The areas in their colours and patterns, with a shore where they meet another habitat."""
    parts: list[str] = []
    for habitat in Habitat:
        mine = [area for area in AREAS if pen.sketch.areas[area] == habitat]
        if not mine:
            continue
        paint, name, shape = PAINTS[habitat], f"{pen.own}h{habitat:d}", pen.triangles(mine)
        shores = "".join(pen.coasts(area) for area in mine)
        parts.append(
            # The thin stroke closes the hairlines that renderers leave between touching triangles.
            f'<path d="{shape}" fill="{paint.colour}" stroke="{paint.colour}" stroke-width=".8"/>'
            f'<path d="{shape}" fill="url(#{pen.prefix}p{habitat:d})"/>'
        )
        if shores:
            parts.append(
                f'<clipPath id="{name}"><path d="{shape}"/></clipPath>'
                + line(shores, paint.shore, f'stroke-width="15" clip-path="url(#{name})"')
            )
    return "".join(parts)


def borders(pen: Pen) -> str:
    """Strong lines between habitats, thin ones between tiles, dotted ones where a region continues elsewhere."""
    whole = [area for area in AREAS if pen.sketch.continues(area)]
    seams = "".join(pen.path(pen.net.edge(area)) for area in whole if area in pen.net.glued and area < ACROSS[area])
    cuts = "".join(pen.path(pen.net.edge(area)) for area in whole if area not in pen.net.glued)
    return (
        line(seams, COAST, 'stroke-width="1.6" stroke-opacity=".4"')
        + line(cuts, TEXT, 'stroke-width="3" stroke-dasharray="1 8"')
        + line("".join(pen.coasts(area) for area in AREAS), COAST, 'stroke-width="5"')
    )
