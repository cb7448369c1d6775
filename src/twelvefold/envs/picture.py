"""A game as a picture of pixels or as text, for environments that are rendered. It needs nothing but NumPy."""

import sys
from functools import cache

import numpy as np
import numpy.typing as npt

from twelvefold.drawing.net import AREAS, WIDE
from twelvefold.drawing.palette import PAINTS
from twelvefold.engine.game import Game

Pixels = npt.NDArray[np.uint8]
"""Height × width × red, green and blue."""

SCALE = 48
"""Pixels per edge."""
BORDER = 12
PAPER = (250, 248, 242)
FREE = (222, 218, 208)
LINE = (120, 114, 104)
NOTHING, EDGE = -1, -2


@cache
def _areas_of_pixels() -> npt.NDArray[np.int16]:
    """For each pixel of a planet's flat map the area under it, NOTHING outside, EDGE on the edge of a face."""
    box = WIDE.box
    height, width = (round(SCALE * side) + 2 * BORDER for side in (box.height, box.width))
    x = box.left + (np.arange(width) - BORDER + 0.5) / SCALE
    y = box.top - (np.arange(height)[:, None] - BORDER + 0.5) / SCALE
    found = np.full((height, width), NOTHING, np.int16)
    for area in AREAS:
        triangle = WIDE.triangle(area)
        sides = [_depth(x, y, triangle[i], triangle[(i + 1) % 3]) for i in range(3)]
        inside = np.minimum(np.minimum(sides[0], sides[1]), sides[2]) >= 0
        found[inside] = area
        found[inside & (sides[1] < 1.2 / SCALE)] = EDGE  # the second side is the face's own edge
    found.flags.writeable = False
    return found


def _depth(
    x: npt.NDArray[np.float64], y: npt.NDArray[np.float64], start: tuple[float, float], end: tuple[float, float]
) -> npt.NDArray[np.float64]:
    """How far each pixel lies to the left of a line."""
    along, up = end[0] - start[0], end[1] - start[1]
    depth: npt.NDArray[np.float64] = (along * (y - start[1]) - up * (x - start[0])) / np.hypot(along, up)
    return depth


@cache
def _colours() -> Pixels:
    """The colour of each habitat, then of a free face, of an edge, and of the paper around."""
    habitats = [tuple(bytes.fromhex(paint.colour.removeprefix("#"))) for _, paint in sorted(PAINTS.items())]
    return np.array([*habitats, FREE, LINE, PAPER], np.uint8)


def pixels_of(game: Game) -> Pixels:
    """Every seat's planet, one below the other."""
    areas = _areas_of_pixels()
    pictures = []
    for planet in game.planets:
        kinds = [len(PAINTS) if habitat is None else int(habitat) for habitat in planet.areas]
        # The last two entries answer for EDGE and NOTHING, which index from the end.
        pictures.append(_colours()[np.array([*kinds, len(PAINTS) + 1, len(PAINTS) + 2])[areas]])
    return np.concatenate(pictures)


def rendered(game: Game, mode: str | None) -> Pixels | str | None:
    """Every planet: as text in the terminal (`human`), as text (`ansi`), or as pixels (`rgb_array`)."""
    if mode == "rgb_array":
        return pixels_of(game)
    if mode == "ansi":
        return str(game)
    if mode == "human":
        sys.stdout.write(f"{game}\n")
    return None
