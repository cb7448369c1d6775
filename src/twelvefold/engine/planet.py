"""One planet as people look at it: its faces, its areas, its regions."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from twelvefold.engine.kernel.layout import BLOCK, COUNT, MASK, ON_FACE, REGIONS
from twelvefold.world.box import Box
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, AreaMask, Face, Rotation, TileId, areas_of


class Laid(NamedTuple):
    """A tile on a face, and how it is turned."""

    tile: TileId
    rotation: Rotation


LAID = (None, *(Laid(TileId(code // EDGE_COUNT), Rotation(code % EDGE_COUNT)) for code in range(250)))
"""The tile on a face and its rotation, by the kernel's number for them."""


@dataclass(frozen=True, slots=True)
class Region:
    """A maximal connected set of areas of one habitat."""

    habitat: Habitat
    mask: AreaMask

    @property
    def size(self) -> int:
        """How many areas it has."""
        return self.mask.bit_count()

    @property
    def areas(self) -> tuple[Area, ...]:
        """Its areas, ascending."""
        return areas_of(self.mask)


class Planet:
    """A planet at one moment; later moves don't change it."""

    def __init__(self, ints: list[int], box: Box) -> None:
        self._ints = ints
        self._box = box

    @cached_property
    def faces(self) -> tuple[Laid | None, ...]:
        """The tile on each of the twelve faces; None where the face is free."""
        return tuple(LAID[value] for value in self._ints[ON_FACE : ON_FACE + FACE_COUNT])

    @property
    def free_faces(self) -> tuple[Face, ...]:
        """The faces without a tile, ascending."""
        return tuple(Face(face) for face, laid in enumerate(self.faces) if laid is None)

    @cached_property
    def areas(self) -> tuple[Habitat | None, ...]:
        """What covers each of the 60 areas; None where the face is free."""
        areas: list[Habitat | None] = [None] * AREA_COUNT
        for face, laid in enumerate(self.faces):
            if laid is not None:
                tile = self._box.tiles[laid.tile]
                for edge in range(EDGE_COUNT):
                    areas[EDGE_COUNT * face + edge] = tile[(edge - laid.rotation) % EDGE_COUNT]
        return tuple(areas)

    def count(self, habitat: Habitat) -> int:
        """How many areas of a habitat it has."""
        return self._ints[BLOCK * habitat + MASK].bit_count()

    def regions(self, habitat: Habitat) -> tuple[Region, ...]:
        """Its regions of a habitat, biggest first; equal ones by lowest area."""
        block = BLOCK * habitat
        masks = self._ints[block + REGIONS : block + REGIONS + self._ints[block + COUNT]]
        masks.sort(key=lambda mask: (-mask.bit_count(), mask & -mask))
        return tuple(Region(habitat, AreaMask(mask)) for mask in masks)
