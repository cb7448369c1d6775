"""A checkpoint: the state of a table just before a game began, so that opening it doesn't read earlier games.

It is only a cache. The log remains the truth: without checkpoints a table folds to the same state.
"""

import msgspec
from msgspec import Struct

from twelvefold.protocol.table import Daily, Options
from twelvefold.server.table.seat_state import SeatState

FOLD = 1
"""The version of the fold: increase it when the same entries come to mean something else."""


class Checkpoint(Struct, frozen=True):
    """Everything a game takes over from before it."""

    game: int
    """The game that begins with the next entry."""
    seq: int
    code: str
    options: Options
    host: str | None
    seats: tuple[SeatState, ...]
    daily: Daily | None = None
    fold: int = FOLD

    def encode(self) -> bytes:
        """Encode it for the store."""
        return msgspec.json.encode(self)

    @classmethod
    def decode(cls, stored: bytes | None) -> "Checkpoint | None":
        """Decode a stored checkpoint; None if there is none or another version of the fold made it."""
        try:
            found = None if stored is None else msgspec.json.decode(stored, type=cls)
        except msgspec.MsgspecError:
            return None
        return found if found is not None and found.fold == FOLD else None
