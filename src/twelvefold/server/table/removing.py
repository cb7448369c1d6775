"""Removing a table from a player's own list: closing it, leaving it, or only forgetting it."""

from collections.abc import Collection

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Removal, SeatKind, Status
from twelvefold.server.table import ending
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused, need_left
from twelvefold.server.table.sitting import leave
from twelvefold.server.table.table import Table

RUNNING: Collection[Status] = (Status.WAITING, Status.PLAYING)


def removal_of(table: Table, holder: str) -> Removal:
    """What removing the table does for a player. A daily game stays as it is: there is no other attempt."""
    if table.status not in RUNNING or table.daily is not None or not table.seats_of(holder):
        return Removal.FORGET
    others = any(state.kind is SeatKind.PERSON and state.holder != holder for state in table.seats)
    return Removal.LEAVE if others or table.host != holder else Removal.CLOSE


def remove(table: Table, holder: Holder, removal: Removal) -> list[Draft]:
    """The entries of removing the table; Refused if it would do something else by now than the player agreed to."""
    if removal_of(table, holder.hash) is not removal:
        raise Refused(Reason.STALE)
    match removal:
        case Removal.CLOSE:
            return ending.close(table)
        case Removal.LEAVE:
            return leave_next(table, holder)
        case Removal.FORGET:
            return []


def leave_next(table: Table, holder: Holder) -> list[Draft]:
    """Leave the first seat that someone holds and no bot keeps for them; empty once they have left them all."""
    there = [seat for seat in table.seats_of(holder.hash) if not (table.playing and table.seats[seat].away)]
    drafts = leave(table, holder, there[0]) if there else []
    need_left(table, drafts)
    return drafts
