"""The lines of a backup: their format, and the table and row each one stands for."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Table

from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.schema import columns
from twelvefold.server.table.entries import TableRow
from twelvefold.words import Sentence

VERSION = 1


class Beginning(msgspec.Struct, frozen=True, tag="twelvefold-backup", tag_field="in"):
    """The first line."""

    rows: int
    version: int = VERSION


class Ending(msgspec.Struct, frozen=True, tag="end", tag_field="in"):
    """The last line; a file without it is incomplete."""

    rows: int


class GameTableLine(TableRow, frozen=True, tag="game_table", tag_field="in"):
    """A row of game_table."""


class EventLine(msgspec.Struct, frozen=True, tag="event", tag_field="in"):
    """A row of event, passed on without being parsed."""

    table: str
    seq: int
    at: float
    kind: str
    holder: str | None
    cmd_id: str | None
    public: bytes
    private: bytes | None
    digest: bytes | None = None
    """None in older backups."""


class CheckpointLine(msgspec.Struct, frozen=True, tag="checkpoint", tag_field="in"):
    """A row of checkpoint."""

    table: str
    game: int
    state: bytes


class HoldingLine(msgspec.Struct, frozen=True, tag="holding", tag_field="in"):
    """A row of holding."""

    holder: str
    table: str


class DocumentLine(msgspec.Struct, frozen=True, tag="document", tag_field="in"):
    """A row of document."""

    kind: str
    digest: str
    text: bytes


class TokenLine(msgspec.Struct, frozen=True, tag="token", tag_field="in"):
    """A row of token."""

    hash: str
    identity: str
    revoked: bool
    at: float


class AttemptLine(msgspec.Struct, frozen=True, tag="daily_attempt", tag_field="in"):
    """A row of daily_attempt."""

    day: str
    holder: str
    table: str
    over: bool
    total: int | None
    cards: int | None
    objective: int | None


class ParLine(msgspec.Struct, frozen=True, tag="daily_par", tag_field="in"):
    """A row of daily_par."""

    day: str
    level: str
    total: int
    cards: int


Row = GameTableLine | EventLine | CheckpointLine | HoldingLine | DocumentLine | TokenLine | AttemptLine | ParLine

ROWS: dict[str, type[Row]] = {
    "game_table": GameTableLine,
    "event": EventLine,
    "checkpoint": CheckpointLine,
    "holding": HoldingLine,
    "document": DocumentLine,
    "token": TokenLine,
    "daily_attempt": AttemptLine,
    "daily_par": ParLine,
}
"""Keyed by table name, which is also the tag."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Beginning | Ending | Row] = msgspec.json.Decoder(Beginning | Ending | Row)


def encode(line: Beginning | Ending | Row) -> bytes:
    """Encode one line."""
    return _encoder.encode(line) + b"\n"


def decode(line: bytes) -> Beginning | Ending | Row:
    """Decode one line; an empty one means that the file is truncated."""
    if not line.endswith(b"\n"):
        raise StoreError(Sentence("error-backup-early"))
    try:
        found = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(Sentence("error-backup-line", why=error)) from None
    if isinstance(found, Beginning) and found.version != VERSION:
        raise StoreError(Sentence("error-backup-newer"))
    return found


def row_of(table: Table, values: Iterable[Any]) -> Row:
    """Turn a row into a line: its fields are in the order of the columns."""
    return ROWS[table.name](*values)


def values_of(table: Table, row: Row) -> dict[str, Any]:
    """Turn a line into a row."""
    return dict(zip((column.name for column in columns(table)), msgspec.structs.astuple(row), strict=True))
