"""Lookup tables: bits as bytes, and the flags of each tile after a box's own tables."""

from array import array
from functools import lru_cache

from twelvefold.engine.kernel.bits import Ints, constant, load, store
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.tables import TABLES, tables_of
from twelvefold.envs.kernel.layout import BYTES, TILE
from twelvefold.world.box import Box
from twelvefold.world.geometry import EDGE_COUNT
from twelvefold.world.habitat import Habitat

TILE_FLAGS = TABLES
"""For each tile, unturned, 25 bits: for each habitat, the edges where it is."""
assert HABITATS * EDGE_COUNT == 25


def _spread() -> Ints:
    """For each eight bits, eight bytes that are 0 or 1."""
    ints = zeros(1 << BYTES)
    for pattern in range(1 << BYTES):
        ints[pattern] = sum((pattern >> bit & 1) << (BYTES * bit) for bit in range(BYTES))
    return ints


SPREAD = constant(_spread())


@helper
def spread(bits: int) -> int:
    """The lowest eight bits as the bytes of an integer."""
    return load(SPREAD, bits & 255)


@helper
def write_tile(tables: Ints, tile: int, there: bool, out: Ints, at: int) -> None:
    """Write which habitat a tile has at which edge."""
    flags = load(tables, TILE_FLAGS + tile) if there else 0
    for word in range(TILE):
        store(out, at + word, spread(flags >> BYTES * word))


@lru_cache(maxsize=64)
def environment_tables(box: Box) -> Ints:
    """A box as the environments' kernel reads it: the rules' tables, then each tile's flags."""
    flags = [
        sum(
            1 << (EDGE_COUNT * habitat + edge)
            for habitat in Habitat
            for edge in range(EDGE_COUNT)
            if tile[edge] == habitat
        )
        for tile in box.tiles
    ]
    return tables_of(box) + array("q", flags)
