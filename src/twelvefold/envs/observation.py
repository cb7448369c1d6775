"""What is where in an observation: its parts by name, and how to look at them without copying."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from twelvefold.engine.kernel.layout import CODES, HABITATS
from twelvefold.envs.kernel.layout import (
    AREAS_AT,
    BYTES,
    KIND,
    KINDS,
    LATE,
    LEFT_AT,
    NOTE,
    OFFER,
    OWN,
    PLANE,
    ROUND,
    SEATS,
    TILE,
    TOTAL_AT,
    TURN,
    UNSEEN,
    WON_AT,
    observation_words,
    planets_at,
)
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS, TILE_COUNT
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT

ACTIONS = CODES
"""How many actions there are: the 300 codes of moves."""
MOST = 60
"""No byte of an observation is above this."""

Bytes = npt.NDArray[np.int8]
"""Observations and masks: one byte per number, whatever the shape."""


@dataclass(frozen=True)
class Part:
    """One named part of an observation."""

    name: str
    meaning: str
    begin: int
    """The byte at which it begins."""
    shape: tuple[int, ...]
    steps: tuple[int, ...]
    """Bytes from one entry to the next along each axis."""


@cache
def layout(players: int) -> Mapping[str, Part]:
    """The parts of an observation by name, in their order."""
    seats, planets, cards = BYTES * SEATS, BYTES * planets_at(players), BYTES * KINDS
    seat, plane, tile, card = BYTES * NOTE, BYTES * PLANE, BYTES * TILE, BYTES * KIND
    parts = [
        Part("due", "rounds until each card is decided: 1 means in this round, 0 that it's gone",
             0, (CARDS_IN_PLAY,), (1,)),
        Part("clock", "round (0 at the end), moves left in it, tiles in piles 11 and 12, animals face down",
             CARDS_IN_PLAY, (4,), (1,)),
        Part("round", "the round being played", BYTES * ROUND, (ROUNDS,), (1,)),
        Part("late", "the tiles that went to piles 11 and 12: for each habitat, the edges where it is",
             BYTES * LATE, (2, SLOTS, HABITATS, EDGE_COUNT), (tile * SLOTS, tile, EDGE_COUNT, 1)),
        Part("unseen", "the tiles that may still turn up, by number", BYTES * UNSEEN, (TILE_COUNT,), (1,)),
        Part("requirement", "of each card on the table: most, touching or apart", cards, (CARDS_IN_PLAY, 3), (card, 1)),
        Part("habitat", "of each card: whose regions count", cards + 3, (CARDS_IN_PLAY, HABITATS), (card, 1)),
        Part("other", "of each card: what they must touch, or not", cards + 8, (CARDS_IN_PLAY, HABITATS), (card, 1)),
        Part("card", "of each card: on the table, face down, carried into this round",
             cards + 13, (CARDS_IN_PLAY, 3), (card, 1)),
        Part("mover", "whose turn it is", BYTES * TURN, (players,), (1,)),
        Part("waiting", "who still has to move in this round", BYTES * TURN + 4, (players,), (1,)),
        Part("objective", "the viewer's own objective", BYTES * OWN, (HABITATS,), (1,)),
        Part("variant", "beginner, mystery", BYTES * OWN + HABITATS, (2,), (1,)),
        Part("offer", "the tile in each slot, in rotation 0, like `late`; all 0 if it's taken",
             BYTES * OFFER, (SLOTS, HABITATS, EDGE_COUNT), (tile, EDGE_COUNT, 1)),
        Part("bids", "each planet's bid for each card on the table; 0 if it's face down",
             seats, (players, CARDS_IN_PLAY), (seat, 1)),
        Part("areas", "each planet's areas of each habitat", seats + AREAS_AT, (players, HABITATS), (seat, 1)),
        Part("won", "the animals each seat has won, by habitat", seats + WON_AT, (players, HABITATS), (seat, 1)),
        Part("animals", "how many animals each seat has won", seats + TOTAL_AT, (players,), (seat,)),
        Part("turns", "how many tiles each seat still places", seats + LEFT_AT, (players,), (seat,)),
        Part("planets", "for each planet and habitat, the areas where it is",
             planets, (players, HABITATS, AREA_COUNT), (plane * HABITATS, plane, 1)),
    ]  # fmt: skip
    return MappingProxyType({part.name: part for part in parts})


@cache
def size(players: int) -> int:
    """How many bytes an observation has. Those in no part are always 0."""
    return BYTES * observation_words(players)


def parts_of(observation: Bytes, players: int) -> dict[str, Bytes]:
    """The parts of an observation, or of rows of observations, by name. They're views: nothing is copied."""
    rows, (*strides, byte) = observation.shape[:-1], observation.strides
    return {
        part.name: np.lib.stride_tricks.as_strided(
            observation[..., part.begin :],
            (*rows, *part.shape),
            (*strides, *(byte * step for step in part.steps)),  # rows chosen by an index may lie column by column
            writeable=False,
        )
        for part in layout(players).values()
    }
