"""The refusal of a command, and checks that several commands share."""

from collections.abc import Iterable

from twelvefold.protocol.messages import Reason
from twelvefold.server.table.bounds import counted
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.table import Table
from twelvefold.world.errors import TwelvefoldError


class Refused(TwelvefoldError):
    """Sent to the client as `Rejected`; nothing has changed."""

    def __init__(self, reason: Reason, where: str | None = None) -> None:
        super().__init__(reason if where is None else f"{reason}: {where}")
        self.reason = reason
        self.where = where


def need_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= table.players:
        raise Refused(Reason.NO_SEAT)


def need_host(table: Table, holder: Holder) -> None:
    """Refuse anyone but the host."""
    if table.host != holder.hash:
        raise Refused(Reason.NOT_HOST)


def need_seen(since: int, seq: int) -> None:
    """Refuse a command sent before its sender had seen the entry it is about."""
    if seq < since:
        raise Refused(Reason.STALE)


def need_left(table: Table, drafts: Iterable[Draft]) -> None:
    """Refuse what was done too often at a seat in this game."""
    for draft in drafts:
        counts = counted(draft.event)
        if counts is not None and not table.has_left(*counts):
            raise Refused(Reason.TOO_MANY, counts[1].replace("_", " "))
