"""Puzzles as tables: the page has them as seeds and moves, and asks for the position."""

from msgspec import Struct

from twelvefold.engine.deal import DealError
from twelvefold.engine.move import IllegalMove, NotationError
from twelvefold.engine.record import write_record
from twelvefold.engine.seeded import SeededGame
from twelvefold.engine.stream import SeedError
from twelvefold.protocol.wire import BadMessage, read
from twelvefold.server.node.replay import Replay, replay_of


class PuzzleTable(Struct, frozen=True):
    """A game up to a puzzle's position."""

    record: str
    """The text of its record."""
    replay: Replay


def table_of(text: bytes) -> PuzzleTable:
    """The game of a puzzle; BadMessage says what is wrong with it."""
    source = read(text, SeededGame)
    try:
        record = write_record(source.game())
    except (DealError, SeedError):
        raise BadMessage("$.seed") from None
    except (IllegalMove, NotationError):
        raise BadMessage("$.moves") from None
    return PuzzleTable(record, replay_of(record.encode()))
