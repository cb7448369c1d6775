"""No animal is left lying that costs nothing: a look at the move before it is made."""

import numpy as np

from twelvefold.bots.position import Position
from twelvefold.world.box import CARDS_IN_PLAY
from twelvefold.world.habitat import HABITAT_IDS

PLACES = 60
"""Placements of one tile."""


def take_what_is_free(position: Position, code: int) -> int:
    """The move itself, or one with the same tile that is no worse in any bid or area and wins another animal now."""
    view = position.view
    due = [number for number, number_of_round in enumerate(position.rounds_of_cards) if number_of_round == view.round]
    if not due:
        return code
    rows = position.after()[PLACES * (code // PLACES) : PLACES * (code // PLACES + 1)]
    chosen = rows[code % PLACES]
    count = position.open_cards
    no_worse = (rows[:, :count] >= chosen[:count]).all(axis=1)
    if view.objective is not None:
        areas = CARDS_IN_PLAY + HABITAT_IDS.index(view.objective)
        no_worse &= rows[:, areas] >= chosen[areas]
    if np.count_nonzero(no_worse) == 1:
        return code
    others = np.max([position.bids(seat) for seat in range(view.players) if seat != position.seat], axis=0)
    wins = (rows[:, due] > others[due]).sum(axis=1)
    best = int(np.where(no_worse, wins, -1).argmax())
    return PLACES * (code // PLACES) + best if wins[best] > wins[code % PLACES] else code
