"""The small integers of the game, each with its own type, so that a face is never mistaken for a seat."""

from typing import NewType

Face = NewType("Face", int)
"""A place for one tile on a planet, 0 (north pole) to 11 (south pole)."""

Area = NewType("Area", int)
"""One triangle of a planet, 0 to 59: area `5 * face + edge`."""

Rotation = NewType("Rotation", int)
"""How many steps of 72° counterclockwise a tile is turned before it's placed, 0 to 4."""

Slot = NewType("Slot", int)
"""A tile's place in the offer, 0 to 4 in the order turned up; it does not shift when others are taken."""

Seat = NewType("Seat", int)
"""A place at the table, 0 to players − 1, clockwise."""

TileId = NewType("TileId", int)
"""A tile's number in its box, 0 to 49."""


class AreaMask(int):
    """A set of areas as 60 bits; bit `a` stands for area `a`. It has its own class because messages list the areas."""

    __slots__ = ()


def areas_of(mask: AreaMask) -> tuple[Area, ...]:
    """The areas in a mask, ascending."""
    found: tuple[Area, ...] = ()
    for shift, two_faces in _AREAS:
        found += two_faces[mask >> shift & 1023]
    return found


_AREAS = tuple(
    (first, tuple(tuple(Area(first + bit) for bit in range(10) if mask >> bit & 1) for mask in range(1 << 10)))
    for first in range(0, 60, 10)
)
"""For every two faces (10 bits), the areas for each value of the bits."""
