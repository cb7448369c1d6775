"""The records that the browser keeps, as IndexedDB shows them: plain objects of texts and numbers."""

from msgspec import Struct

from twelvefold.server.store import rows
from twelvefold.server.table.attempts import Attempt, Points
from twelvefold.server.table.entries import Entry, TableRow


class TableRecord(Struct, frozen=True):
    """A table's row, with the node that does what is due there."""

    table: str
    code: str
    status: str
    listed: bool
    seq: int
    touched_at: float
    due_at: float | None
    summary: str
    node: str

    @classmethod
    def of(cls, row: TableRow, code: str, node: str) -> "TableRecord":
        """The record of a row."""
        summary = row.summary.decode()
        return cls(row.table, code, row.status, row.listed, row.seq, row.touched_at, row.due_at, summary, node)

    @property
    def row(self) -> TableRow:
        """The row."""
        return TableRow(
            self.table,
            self.code,
            self.status,
            self.listed,
            self.seq,
            self.touched_at,
            self.due_at,
            self.summary.encode(),
        )


class EntryRecord(Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    at: float
    kind: str
    holder: str | None
    cmd_id: str | None
    public: str
    private: str | None
    digest: bytes | None

    @classmethod
    def of(cls, entry: Entry) -> "EntryRecord":
        """The record of an entry."""
        row = rows.row_of(entry)
        private = row["private"]
        return cls(
            entry.table,
            entry.seq,
            entry.at,
            entry.kind,
            entry.holder,
            entry.cmd_id,
            row["public"].decode(),
            None if private is None else private.decode(),
            entry.digest,
        )

    @property
    def entry(self) -> Entry:
        """The entry; LogError if this version can't decode it."""
        return rows.entry_in(
            (
                self.table,
                self.seq,
                self.at,
                self.kind,
                self.holder,
                self.cmd_id,
                self.public,
                self.private,
                self.digest,
            )
        )


class CheckpointRecord(Struct, frozen=True):
    """What a game began with."""

    table: str
    game: int
    state: bytes


class HoldingRecord(Struct, frozen=True):
    """A table in a holder's list."""

    holder: str
    table: str


class DocumentRecord(Struct, frozen=True):
    """A box or a record."""

    kind: str
    digest: str
    text: bytes


class TokenRecord(Struct, frozen=True):
    """A token that was rotated or forgotten, or that replaced one."""

    hash: str
    identity: str
    revoked: bool
    at: float


class AttemptRecord(Struct, frozen=True):
    """A person's attempt at a day's game."""

    day: str
    holder: str
    table: str
    over: bool = False
    total: int | None = None
    cards: int | None = None
    objective: int | None = None

    @property
    def points(self) -> Points | None:
        """The points, if it was played to its end."""
        if self.total is None or self.cards is None or self.objective is None:
            return None
        return Points(self.total, self.cards, self.objective)

    @property
    def attempt(self) -> Attempt:
        """The attempt."""
        return Attempt(self.day, self.table, self.over, self.points)


class ParRecord(Struct, frozen=True):
    """What a level made of a day's deal."""

    day: str
    level: str
    total: int
    cards: int
