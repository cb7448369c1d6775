"""The flat map in a terminal's cells: which area each half of a cell shows.

Every face is centred on the middle of a cell, so that all pentagons that point the same way look alike.
"""

from functools import cache

from twelvefold.drawing.net import WIDE
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT
from twelvefold.world.units import Area

Half = Area | None
Cell = tuple[int, int]
"""Row and column."""

ACROSS_EDGE = 6.7
"""The length of a pentagon's edge in columns."""
DOWN_EDGE = 3.9
"""The length of a pentagon's edge in rows; a cell is about twice as high as it's wide."""
MARGIN = 0.05
"""How far from its edges a face is drawn, to leave a gap between faces."""
SPREAD = (7.0, 4.3)
"""Columns and rows for each edge's length between two faces: a little more than the faces' own size."""
LIFT = 0.05
"""How far a face's letter is from the middle of the face, towards the pentagon's base."""
REACH = 8
COLUMNS = round(WIDE.box.width * SPREAD[0])
"""The width of the map."""
ROWS = round(WIDE.box.height * SPREAD[1])
"""The height of the map."""


def middle(face: int) -> Cell:
    """The cell in the middle of a face, where its letter goes."""
    x, y = WIDE.centres[face]
    return round((WIDE.box.top - y) * SPREAD[1] - 0.5), round((x - WIDE.box.left) * SPREAD[0] - 0.5)


@cache
def halves() -> dict[Cell, tuple[Half, Half]]:
    """The areas that the upper and the lower half of each cell show; cells between the faces are left out."""
    found: dict[Cell, tuple[Half, Half]] = {}
    for face in range(FACE_COUNT):
        row, column = middle(face)
        for down in range(-REACH, REACH + 1):
            for right in range(-REACH, REACH + 1):
                upper, lower = _area(face, right, down - 0.25), _area(face, right, down + 0.25)
                if upper is not None or lower is not None:
                    cell = (row + down, column + right)
                    above, below = found.get(cell, (None, None))
                    found[cell] = (above if upper is None else upper, below if lower is None else lower)
    return found


@cache
def room(area: Area, letters: int) -> tuple[Cell, ...]:
    """The cells of an area for a short text: side by side, as close to its middle as possible."""
    mine = [cell for cell, shown in halves().items() if shown == (area, area) and cell != middle(area // EDGE_COUNT)]
    runs = [run for row, column in mine if set(run := _run((row, column), letters)) <= set(mine)]
    row = sum(cell[0] for cell in mine) / len(mine)
    column = sum(cell[1] for cell in mine) / len(mine)
    # A row is as high as two columns are wide.
    return min(runs, key=lambda run: 2 * abs(run[0][0] - row) + abs(run[0][1] + (letters - 1) / 2 - column), default=())


def _run(start: Cell, letters: int) -> tuple[Cell, ...]:
    return tuple((start[0], start[1] + place) for place in range(letters))


def _stands(face: int) -> bool:
    """Whether a pentagon of the map stands on an edge, not on a corner."""
    return sum(y > WIDE.centres[face][1] for _, y in WIDE.corners[face]) * 2 > EDGE_COUNT


def _area(face: int, right: float, down: float) -> Half:
    x, y = WIDE.centres[face]
    lift = LIFT if _stands(face) else -LIFT
    return WIDE.area_at(face, (x + right / ACROSS_EDGE, y - down / DOWN_EDGE - lift), MARGIN)
