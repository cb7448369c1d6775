"""Converts log entries to database rows and back; nothing else encodes them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from twelvefold.protocol.events import TableEvent
from twelvefold.server.table.entries import Entry, LogError, Private
from twelvefold.world.errors import shown

_event: "msgspec.json.Decoder[TableEvent]" = msgspec.json.Decoder(TableEvent)
_private = msgspec.json.Decoder(Private)
_encode = msgspec.json.Encoder().encode


def row_of(entry: Entry) -> dict[str, Any]:
    """The row for an entry."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "holder": entry.holder,
        "cmd_id": entry.cmd_id,
        "public": _encode(entry.event),
        "private": None if entry.private is None else _encode(entry.private),
        "digest": entry.digest,
    }


def entry_in(row: Sequence[Any]) -> Entry:
    """The entry in a row; LogError if this version can't decode it."""
    table, seq, at, kind, holder, cmd_id, public, private, digest = row
    try:
        event, secret = _event.decode(public), None if private is None else _private.decode(private)
    except (msgspec.MsgspecError, UnicodeError):
        what = f"entry {seq} ({shown(kind)}) of table {table}"
        raise LogError(f"{what} is of another version of Twelvefold: serve it with the newest one") from None
    return Entry(event, secret, table=table, seq=seq, at=at, holder=holder, cmd_id=cmd_id, digest=digest)
