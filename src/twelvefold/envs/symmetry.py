"""A planet's 60 rotations as index tables, so that one game can be learned from as sixty.

A planet has no up or down: rotated as a whole, it bids and scores the same. Each seat's planet can be rotated alone.
"""

from collections.abc import Iterable
from functools import cache

import numpy as np
import numpy.typing as npt

from twelvefold.envs.observation import ACTIONS, layout, size
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, ROTATIONS

Table = npt.NDArray[np.int64]
"""A row for each rotation; the first is the identity. Tables are shared: don't write to them."""


@cache
def area_images() -> Table:
    """Where each of the 60 areas goes."""
    return _constant(np.array(ROTATIONS))


@cache
def action_images() -> Table:
    """What each of the 300 actions becomes when the mover's planet is rotated: `action_images()[r][actions]`."""
    images = area_images()[:, np.arange(AREA_COUNT) // EDGE_COUNT * EDGE_COUNT]
    face, shift = divmod(images, EDGE_COUNT)
    placed = EDGE_COUNT * face + (np.arange(AREA_COUNT) % EDGE_COUNT + shift) % EDGE_COUNT
    slots = AREA_COUNT * np.arange(ACTIONS // AREA_COUNT)[:, None]
    return _constant((placed[:, None, :] + slots).reshape(len(ROTATIONS), ACTIONS))


@cache
def action_sources() -> Table:
    """For masks and policies: `masks[..., action_sources()[r]]` are those of the rotated planet."""
    return _constant(np.argsort(action_images(), axis=1))


def observation_sources(players: int, seats: Iterable[int] = (0,)) -> Table:
    """For observations: `observations[..., table[r]]` are those after rotating the planets of some seats.

    Seats count from the viewer, as in an observation: `(0,)` is the viewer's own planet, whose rotation changes the
    actions too; rotating the others' planets changes no action.
    """
    return _observation_sources(players, tuple(seats))


@cache
def _observation_sources(players: int, seats: tuple[int, ...]) -> Table:
    planets = layout(players)["planets"]
    seat_step, plane_step, _ = planets.steps
    table = np.tile(np.arange(size(players)), (len(ROTATIONS), 1))
    for seat in seats:
        for habitat in range(planets.shape[1]):
            begin = planets.begin + seat_step * seat + plane_step * habitat
            table[:, begin : begin + AREA_COUNT] = begin + np.argsort(area_images(), axis=1)
    return _constant(table)


def _constant(table: Table) -> Table:
    table.flags.writeable = False
    return table
