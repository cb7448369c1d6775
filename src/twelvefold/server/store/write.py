"""One caller's write, whatever the database."""

from collections.abc import Sequence
from dataclasses import dataclass

from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import Entry, TableRow

Answer = bool | StoreError


@dataclass(eq=False)
class Write:
    """What one caller wants to write, and the result."""

    row: TableRow
    entries: Sequence[Entry]
    holders: Sequence[str]
    new: bool
    """Whether it creates the table."""
    node: str
    """The node that does what is due next."""
    until: float = 0.0
    """When the caller stops waiting, in time.monotonic() seconds."""
    answer: Answer | None = None

    @property
    def table(self) -> str:
        """The table it belongs to."""
        return self.row.table

    def check(self) -> None:
        """Reject writes that no correct caller makes."""
        entries, table, ids = self.entries, self.row.table, set()
        seq = first = 1 if self.new else self.row.seq - len(entries) + 1
        for entry in entries:
            if entry.seq != seq or first < 1:
                break
            if entry.table != table:
                raise StoreError("the entries are of another table than the row")
            if entry.cmd_id and entry.holder:
                if (entry.holder, entry.cmd_id) in ids:
                    raise StoreError("two entries bear the same cmd_id: only the first of a command bears it")
                ids.add((entry.holder, entry.cmd_id))
            seq += 1
        if not entries or seq != self.row.seq + 1:
            raise StoreError("the entries must follow one another, and the row's seq must be the last one's")
