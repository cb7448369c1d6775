"""What one caller wants to have written."""

from collections.abc import Sequence
from dataclasses import dataclass

from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.rows import Card, Entry

Answer = bool | StoreError


@dataclass(eq=False)
class Write:
    """What one caller wants to have written, and what came of it."""

    card: Card
    entries: Sequence[Entry]
    holders: Sequence[str]
    new: bool
    """The table begins with it."""
    until: float
    """By time.monotonic(): how long somebody waits for it."""
    answer: Answer | None = None

    @property
    def table(self) -> str:
        """Where it belongs."""
        return self.card.table

    def check(self) -> None:
        """Refuse what no caller should ask for."""
        seqs = [entry.seq for entry in self.entries]
        first = 1 if self.new else self.card.seq - len(seqs) + 1
        ids = [(entry.holder, entry.cmd_id) for entry in self.entries if entry.holder and entry.cmd_id]
        if not seqs or first < 1 or seqs != list(range(first, self.card.seq + 1)):
            raise StoreError("the entries must follow one another, and the card's seq must be the last one's")
        if any(entry.table != self.table for entry in self.entries):
            raise StoreError("the entries are of another table than the card")
        if len(set(ids)) < len(ids):
            raise StoreError("two entries bear the same cmd_id: only the first of a command bears it")
