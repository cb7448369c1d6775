"""What must happen at a table without anybody's doing, and when."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.server.table.table import Table


class What(StrEnum):
    """What is due."""

    SETTLE = "settle"
    """The hold is over: awards are made and the next pile is turned up."""
    BOT = "bot"
    """A bot moves."""
    LAPSE = "lapse"
    """The clock of the seat to move has run out."""


class Due(Struct, frozen=True):
    """What is due at a table, for which seat, and when."""

    at: float
    what: What
    seat: int


def due_of(table: Table) -> Due | None:
    """What is due next; None where a table waits for people."""
    if not table.playing:
        return None
    hold = table.options.hold
    if table.last is not None and table.held:
        return Due(table.last.at + hold, What.SETTLE, table.last.seat)
    seat = table.seat_to_move
    if seat is None or table.asleep:
        return None
    if table.chairs[seat].played_by is not None:
        return Due(table.turn_at if table.last is None else table.last.at + hold, What.BOT, seat)
    clock = table.options.clock
    return None if clock is None else Due(table.turn_at + clock, What.LAPSE, seat)
