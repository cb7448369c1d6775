"""What is in the box: habitats, the planet's geometry, tiles, animals and objectives. No rules of play, and no I/O
except reading a box."""

from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Box, Step
from twelvefold.world.box_file import BoxError, parse_box, read_box, standard_box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, AreaMask, Face, Rotation, Seat, Slot, TileId

__all__ = [
    "Animal",
    "Area",
    "AreaMask",
    "Box",
    "BoxError",
    "Face",
    "Habitat",
    "Requirement",
    "Rotation",
    "Seat",
    "Slot",
    "Step",
    "TileId",
    "parse_box",
    "read_box",
    "standard_box",
]
