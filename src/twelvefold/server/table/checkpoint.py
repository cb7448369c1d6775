"""A checkpoint: what a table was just before a game began, so that earlier games need not be read to open it.

It is a cache. The log remains the truth: without its checkpoints a table is the same.
"""

import msgspec
from msgspec import Struct

from twelvefold.protocol.table import Options
from twelvefold.server.table.seat_state import SeatState

FOLD = 1
"""The version of what the log is folded to: raise it when the same entries come to mean something else."""


class Checkpoint(Struct, frozen=True):
    """All that a game takes over from what was before it."""

    game: int
    """The game that begins with the next entry."""
    seq: int
    code: str
    options: Options
    host: str | None
    seats: tuple[SeatState, ...]
    fold: int = FOLD

    def encode(self) -> bytes:
        """As it is stored."""
        return msgspec.json.encode(self)

    @classmethod
    def decode(cls, stored: bytes | None) -> "Checkpoint | None":
        """The one that was stored; None if there is none, or another version of the fold made it."""
        try:
            found = None if stored is None else msgspec.json.decode(stored, type=cls)
        except msgspec.MsgspecError:
            return None
        return found if found is not None and found.fold == FOLD else None
