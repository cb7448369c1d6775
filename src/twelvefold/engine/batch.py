"""Many games stepped in one compiled call, for training."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.kernel.step import legal_games, step_games
from twelvefold.engine.state import box_tables, state_of


class Batch:
    """Games played side by side with the same box; `states` has one row per game, see `kernel.layout`."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        if not deals or any(deal.box != deals[0].box for deal in deals):
            raise ValueError("a batch needs at least one deal, and all from one box")
        self.states: Ints = np.stack([state_of(deal) for deal in deals])
        self._tables = box_tables(deals[0].box)

    def step(self, codes: npt.ArrayLike) -> Ints:
        """Make one move in each game; returns 0 for a legal move, else which rule it breaks (`kernel.step`)."""
        made = np.asarray(codes)
        if made.shape != (len(self.states),) or not np.issubdtype(made.dtype, np.integer):
            raise ValueError(f"one code for each of the {len(self.states)} games is needed")
        statuses: Ints = np.empty(len(self.states), dtype=np.int64)
        step_games(self.states, len(self.states), self._tables, np.ascontiguousarray(made, dtype=np.int64), statuses)
        return statuses

    def legal(self) -> Ints:
        """A row of 300 integers for each game: 1 where the code is legal, else 0."""
        mask: Ints = np.empty((len(self.states), CODES), dtype=np.int64)
        legal_games(self.states, len(self.states), mask)
        return mask
