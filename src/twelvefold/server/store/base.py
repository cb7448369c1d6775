"""What every store does, whichever database is under it."""

from collections.abc import AsyncGenerator, Collection, Sequence
from typing import Protocol

from twelvefold.server.table.entries import Entry, TableRow

LEFT = -1
"""Told with no table, in place of an entry's number: a node does nothing any more of what is due."""


class Store(Protocol):
    """The tables' logs, kept for good. Every call answers within the time limit or raises StoreUnavailable."""

    node: str
    """Which of the nodes that share the database this is; another one after each start."""
    look_every: float
    """Seconds between two looks at what is due."""

    def now(self) -> float:
        """Seconds since 1970, as all nodes have it; it goes on evenly whatever becomes of the wall clock."""
        ...

    async def create(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Begin a table with its first entries. False: there is such a table. CodeTaken: the code is another's."""
        ...

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Add entries and rewrite the row, all or nothing; durable when it returns True.

        False: the log does not end just before the first of them, or a (table, holder, cmd_id) is known: read what is
        newer and decide again.
        """
        ...

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries after this seq, in order, until the other."""
        ...

    async def command(self, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
        """The entry that a command made, and what it said; None: it is not known."""
        ...

    async def checkpoint(self, table: str, game: int | None = None) -> bytes | None:
        """The checkpoint with which a game began, or the newest; None: there is none."""
        ...

    async def put_checkpoint(self, table: str, game: int, state: bytes) -> None:
        """Keep a checkpoint; it replaces the one that there is."""
        ...

    async def row(self, table: str) -> TableRow | None:
        """A table's row; None: there is no such table."""
        ...

    async def find(self, code: str) -> str | None:
        """The table with this code."""
        ...

    async def listed(self, most: int) -> list[TableRow]:
        """The open tables, the one touched last first."""
        ...

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables where somebody holds or held a seat, the one touched last first."""
        ...

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where this node must do something by now, the longest due first.

        A table is the business of the node that added to it last; those of a dead node are taken over with this. Where
        there are several nodes, one that does not ask this every `look_every` seconds counts as dead.
        """
        ...

    async def leave(self) -> None:
        """Do nothing any more of what is due: the other nodes are told to take it over."""
        ...

    async def ends(self, tables: Collection[str]) -> dict[str, int]:
        """Where these tables' logs end now; a table that is not there is left out."""
        ...

    async def forget(self, statuses: Collection[str], before: float, most: int) -> list[str]:
        """Delete tables of such a status untouched since, the oldest first; which they were."""
        ...

    async def delete(self, table: str) -> bool:
        """Delete a table and its log; False: there is none."""
        ...

    async def put_document(self, kind: str, digest: str, text: bytes) -> None:
        """Keep a box or a record by its hash; putting it twice is fine."""
        ...

    async def document(self, kind: str, digest: str) -> bytes | None:
        """What was put there."""
        ...

    async def identity(self, token: str) -> str | None:
        """Whom the token with this hash speaks for; None: it was revoked."""
        ...

    async def revoke(self, token: str, successor: str | None = None) -> bool:
        """Make a token worthless and let another speak for the same person; False: it was revoked before."""
        ...

    async def revoked_since(self, since: float) -> list[str]:
        """The hashes of the tokens that were revoked since."""
        ...

    async def forget_tokens(self, before: float) -> None:
        """Delete what was kept of older tokens and makes no difference any more."""
        ...

    def notifications(self) -> AsyncGenerator[tuple[str, int], None]:
        """(table, seq) that other nodes appended, until the store is closed; StoreUnavailable if the line is lost.

        ("", 0) comes when listening begins: anything may have changed. ("", LEFT) comes when a node has left. SQLite
        has no other nodes and never yields.
        """
        ...

    async def check(self) -> None:
        """Raise StoreUnavailable when nothing can be written in time."""
        ...

    async def close(self) -> None:
        """Finish everything that was accepted, then let go of the database."""
        ...
