"""The interface of every store, whatever its database."""

from collections.abc import AsyncGenerator, Collection, Sequence
from typing import NamedTuple, Protocol

from twelvefold.server.store.daily import DailyStore
from twelvefold.server.table.entries import Entry, TableRow

LEFT = -1
"""Sent as a seq, without a table, when a node stops doing what is due."""


class Notification(NamedTuple):
    """A table to whose log another node has added entries."""

    table: str
    seq: int
    """The number of its last entry."""
    entries: tuple[Entry, ...] = ()
    """Its newest entries, or none of them."""


ANYTHING = Notification("", 0)
"""Any table may have new entries."""


class Broadcast(NamedTuple):
    """Something another node said that isn't stored."""

    node: str
    text: str


class Store(Protocol):
    """The tables' logs, stored for good. Every call returns within the time limit or raises StoreUnavailable."""

    node: str
    """The id of this node; a new one after each start."""
    look_every: float
    """Seconds between checks for what is due."""
    daily: DailyStore
    """What is stored of daily games besides their tables."""

    def now(self) -> float:
        """Seconds since 1970, shared by all nodes; it advances steadily even if the wall clock is changed."""
        ...

    async def create(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Create a table with its first entries. False: the table exists. CodeTaken: another table has the code."""
        ...

    async def append(self, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
        """Append entries and update the row, all or nothing; durable when it returns True.

        False: the log doesn't end just before the first entry, or a (table, holder, cmd_id) is already stored. Read the
        newer entries and decide again.
        """
        ...

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries after one seq up to another, in order."""
        ...

    async def command(self, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
        """The entry a command made, and the command's digest; None if it is unknown."""
        ...

    async def checkpoint(self, table: str, game: int | None = None) -> bytes | None:
        """The checkpoint a game began with, or the newest; None if there is none."""
        ...

    async def put_checkpoint(self, table: str, game: int, state: bytes) -> None:
        """Store a checkpoint, replacing an existing one."""
        ...

    async def row(self, table: str) -> TableRow | None:
        """A table's row; None if the table doesn't exist."""
        ...

    async def find(self, code: str) -> str | None:
        """The id of the table with this code."""
        ...

    async def listed(self, most: int) -> list[TableRow]:
        """The open tables, most recently used first."""
        ...

    async def of_holder(self, holder: str, most: int) -> list[TableRow]:
        """The tables where a holder has or had a seat, most recently used first."""
        ...

    async def put_holding(self, holder: str, table: str) -> None:
        """Add a table to a holder's tables, if the table exists; doing it twice is fine."""
        ...

    async def delete_holding(self, holder: str, table: str) -> None:
        """Remove a table from a holder's tables."""
        ...

    async def due(self, now: float, most: int) -> list[str]:
        """The tables where this node must act by now, longest due first.

        A table belongs to the node that added to it last; this call takes over the tables of dead nodes. With several
        nodes, a node that doesn't call it every `look_every` seconds counts as dead.
        """
        ...

    async def leave(self) -> None:
        """Stop doing what is due, and tell the other nodes to take over."""
        ...

    async def ends(self, tables: Collection[str]) -> dict[str, int]:
        """The last seq of each of these tables; a table that doesn't exist is left out."""
        ...

    async def forget(self, statuses: Collection[str], before: float, most: int) -> list[str]:
        """Delete the oldest tables of these statuses not used since `before`; returns their ids."""
        ...

    async def delete(self, table: str) -> bool:
        """Delete a table and its log; False if it doesn't exist."""
        ...

    async def put_document(self, kind: str, digest: str, text: bytes) -> None:
        """Store a box or a record under its hash; doing it twice is fine."""
        ...

    async def document(self, kind: str, digest: str) -> bytes | None:
        """A stored box or record; None if there is none."""
        ...

    async def identity(self, token: str) -> str | None:
        """The identity behind the token with this hash; None if it was revoked."""
        ...

    async def revoke(self, token: str, successor: str | None = None) -> bool:
        """Revoke a token, perhaps passing its identity to another; False if it was already revoked."""
        ...

    async def revoked_since(self, since: float) -> list[str]:
        """The hashes of the tokens revoked since then."""
        ...

    async def forget_tokens(self, before: float) -> None:
        """Delete rows of older tokens that no longer make a difference."""
        ...

    def broadcast(self, topic: str, text: str) -> bool:
        """Say something to the other nodes that isn't stored and may be lost; False if there can be none.

        Of several texts with one topic, only the last is sent if they follow each other closely.
        """
        ...

    def notifications(self) -> AsyncGenerator[Notification | Broadcast, None]:
        """What other nodes append and broadcast, until the store is closed; StoreUnavailable if the connection is lost.

        `ANYTHING` comes first, when listening begins. ("", LEFT) comes when a node has left. SQLite has no other nodes
        and never yields.
        """
        ...

    async def check(self) -> None:
        """Raise StoreUnavailable if nothing can be written in time."""
        ...

    async def close(self) -> None:
        """Finish everything that was accepted, then release the database."""
        ...
