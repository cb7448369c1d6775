"""What several commands need: a seat that there is, the host's word, an answer to how things stand now."""

from twelvefold.protocol.messages import Reason
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table


def need_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= table.players:
        raise Refused(Reason.NO_SEAT)


def need_host(table: Table, holder: Holder) -> None:
    """Refuse whoever is not the host."""
    if table.host != holder.hash:
        raise Refused(Reason.NOT_HOST)


def need_seen(since: int, seq: int) -> None:
    """Refuse what was said before the entry that it is about had been seen."""
    if seq < since:
        raise Refused(Reason.STALE)
