"""Many games stepped in one compiled call, for training; this needs NumPy."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.kernel.memory import ints_of
from twelvefold.engine.kernel.step import legal_games, step_games
from twelvefold.engine.state import box_tables, state_of

Rows = npt.NDArray[np.int64]


class Batch:
    """Games played side by side with the same box; `states` has one row per game, see `kernel.layout`."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        if not deals or any(deal.box != deals[0].box for deal in deals):
            raise ValueError("a batch needs at least one deal, and all from one box")
        self.states: Rows = np.stack([np.asarray(state_of(deal)) for deal in deals])
        self._tables = box_tables(deals[0].box)

    def step(self, codes: npt.ArrayLike) -> Rows:
        """Make one move in each game; returns 0 for a legal move, else which rule it breaks (`kernel.step`)."""
        made = np.asarray(codes)
        if made.shape != (len(self.states),) or not np.issubdtype(made.dtype, np.integer):
            raise ValueError(f"one code for each of the {len(self.states)} games is needed")
        statuses: Rows = np.empty(len(self.states), dtype=np.int64)
        step_games(
            ints_of(self.states.data),
            len(self.states),
            self._tables,
            ints_of(np.ascontiguousarray(made, dtype=np.int64).data),
            ints_of(statuses.data),
        )
        return statuses

    def legal(self) -> Rows:
        """A row of 300 integers for each game: 1 where the code is legal, else 0."""
        mask: Rows = np.empty((len(self.states), CODES), dtype=np.int64)
        legal_games(ints_of(self.states.data), len(self.states), ints_of(mask.data))
        return mask
