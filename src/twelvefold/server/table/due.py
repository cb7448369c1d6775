"""What must happen at a table without a command, and when."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.protocol.table import SeatKind
from twelvefold.server.table.table import Table

AT_AN_OPENING = 1.5
"""How much longer a bot pauses when it opens a round: there are awards and new tiles to look at."""


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
    since: float
    """When preparation can start: a bot thinks during its pause. Otherwise the same as `at`."""


def due_of(table: Table) -> Due | None:
    """What is due next; None if the table waits for people."""
    if not table.playing:
        return None
    hold = table.options.hold
    if table.last is not None and table.held:
        at = table.last.at + hold
        return Due(at, What.SETTLE, table.last.seat, at)
    seat = table.seat_to_move
    if seat is None or table.asleep:
        return None
    if table.seats[seat].played_by is not None:
        since = table.turn_at if table.last is None else table.last.at + hold
        return Due(max(since, table.turn_at + pause_of(table)), What.BOT, seat, since)
    clock = table.options.clock
    if clock is None:
        return None
    at = table.turn_at + clock
    return Due(at, What.LAPSE, seat, at)


def pause_of(table: Table) -> float:
    """Seconds a bot waits after what was shown last, so that people can follow; none if only bots play."""
    if all(state.kind is not SeatKind.PERSON for state in table.seats):
        return 0.0
    opens = table.game is not None and table.game.ply > 0 and table.game.ply % table.players == 0
    return table.pause * (AT_AN_OPENING if opens else 1)
