"""The rules, without I/O: deals, moves, games, events, views and records on a compiled kernel."""

from typing import TYPE_CHECKING

from twelvefold.engine.deal import Deal, DealError
from twelvefold.engine.game import Game
from twelvefold.engine.move import Code, IllegalMove, Move, NotationError
from twelvefold.engine.planet import Laid, Planet, Region
from twelvefold.engine.record import RecordError, check_record, read_record, write_record
from twelvefold.engine.standing import Standing, standings
from twelvefold.engine.trial import Trial, TrialError, Trials, trials
from twelvefold.engine.view import View

__all__ = [
    "Batch",
    "Code",
    "Deal",
    "DealError",
    "Game",
    "IllegalMove",
    "Laid",
    "Move",
    "NotationError",
    "Planet",
    "RecordError",
    "Region",
    "Standing",
    "Trial",
    "TrialError",
    "Trials",
    "View",
    "check_record",
    "read_record",
    "standings",
    "trials",
    "write_record",
]

if TYPE_CHECKING:
    from twelvefold.engine.batch import Batch


def __getattr__(name: str) -> object:
    if name == "Batch":  # the only one that needs NumPy
        from twelvefold.engine.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
