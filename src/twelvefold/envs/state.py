"""From a state back to the public types: the deal it was dealt from, and the game."""

from typing import cast

import numpy as np
import numpy.typing as npt

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.layout import CARDS, FIRST_SEAT, MOVES, OBJECTIVE, PILES, PLY
from twelvefold.engine.move import Move
from twelvefold.envs.setup import Setup
from twelvefold.world.box import DRAWN_PILES, SLOTS
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat, TileId

ANIMAL_BITS = 255
"""The part of a packed card that is the animal's number."""


def deal_in(state: npt.NDArray[np.int64], setup: Setup) -> Deal:
    """The deal that a state was dealt from; its seed isn't known."""
    ints = state.tolist()
    box = setup.chosen_box
    cards = iter(ints[CARDS:])
    return Deal(
        players=setup.players,
        piles=tuple(
            tuple(cast("list[TileId]", ints[PILES + SLOTS * pile : PILES + SLOTS * (pile + 1)]))
            for pile in range(DRAWN_PILES)
        ),
        animals=tuple(
            tuple(box.animals[next(cards) & ANIMAL_BITS].id for _ in range(count))
            for count in box.columns(mystery=setup.mystery)
        ),
        objectives=()
        if setup.beginner
        else tuple(Habitat(habitat - 1) for habitat in ints[OBJECTIVE : OBJECTIVE + setup.players]),
        first_seat=Seat(ints[FIRST_SEAT]),
        mystery=setup.mystery,
        box=box,
    )


def game_in(state: npt.NDArray[np.int64], setup: Setup) -> Game:
    """The game that a state is of, with its deal and its moves."""
    codes = state[MOVES : MOVES + int(state[PLY])].tolist()
    return Game.replayed(deal_in(state, setup), map(Move.from_code, codes))
