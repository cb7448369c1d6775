"""The small integers of the game, each a type of its own, so that a face is never taken for a seat."""

from typing import NewType

Face = NewType("Face", int)
"""A place for one tile on a planet, 0 (north pole) to 11 (south pole)."""

Area = NewType("Area", int)
"""One triangle of a planet, 0 to 59: area `5 * face + edge`."""

AreaMask = NewType("AreaMask", int)
"""A set of areas as 60 bits; bit `a` stands for area `a`."""

Rotation = NewType("Rotation", int)
"""How many steps of 72° counterclockwise a tile is turned before it is laid, 0 to 4."""

Slot = NewType("Slot", int)
"""A tile's place in the offer, 0 to 4 in the order turned up; it does not shift when others are taken."""

Seat = NewType("Seat", int)
"""A place at the table, 0 to players − 1, clockwise."""

TileId = NewType("TileId", int)
"""A tile's number in its box, 0 to 49."""


def areas_of(mask: AreaMask) -> tuple[Area, ...]:
    """The areas in a mask, ascending."""
    rest = int(mask)
    found: list[Area] = []
    while rest:
        low = rest & -rest
        found.append(Area(low.bit_length() - 1))
        rest ^= low
    return tuple(found)
