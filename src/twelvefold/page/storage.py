"""What the store asks of the browser's storage, in the terms of IndexedDB.

A piece of work is a generator: it yields requests, is resumed with what they found, and returns its result when it is
done. All of it is one transaction: nobody else writes in between, and if it raises, nothing of it is stored.
"""

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeVar

from msgspec import Raw, Struct
from msgspec import json as _json

T = TypeVar("T")

Key = tuple[str | float, ...]

KEYS: dict[str, tuple[str, ...]] = {
    "tables": ("table",),
    "entries": ("table", "seq"),
    "checkpoints": ("table", "game"),
    "holdings": ("holder", "table"),
    "documents": ("kind", "digest"),
    "tokens": ("hash",),
    "attempts": ("day", "holder"),
    "pars": ("day", "level"),
}
"""The stores of records, each with the fields of its key."""

INDEXES: dict[str, dict[str, tuple[str, ...]]] = {
    "tables": {"code": ("code",), "due": ("due_at",)},
    "entries": {"command": ("table", "holder", "cmd_id")},
    "holdings": {"table": ("table",)},
    "attempts": {"table": ("table",), "holder": ("holder", "day")},
}
"""Further keys by which records are found; a record with a null in such a key isn't in the index."""


class Get(Struct, frozen=True, tag="get"):
    """The record with a key, or null."""

    store: str
    key: Key


class Find(Struct, frozen=True, tag="find"):
    """The records whose keys begin with a prefix, in order."""

    store: str
    index: str | None = None
    """The index to use instead of the records' own keys."""
    prefix: Key = ()
    after: str | float | None = None
    """The next part of the key must be greater than this."""
    until: str | float | None = None
    """The next part of the key must be at most this."""
    backwards: bool = False
    most: int | None = None


class Put(Struct, frozen=True, tag="put"):
    """Store a record, replacing the one with its key."""

    store: str
    record: Any


class Delete(Struct, frozen=True, tag="delete"):
    """Delete the records whose keys begin with a prefix."""

    store: str
    prefix: Key


Request = Get | Find | Put | Delete

Work = Generator[list[Request], list[Raw], T]
"""A transaction."""


class Full(Exception):
    """The device has no room left; nothing of the transaction was stored."""


class Lost(Exception):
    """The browser gave up a transaction; perhaps some other tab deleted everything."""


class Storage(Protocol):
    """Where records are kept."""

    lasting: bool
    """Whether anything is left when the page is closed."""

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        """Run a transaction; what it wrote is durable when this returns. May raise Full or Lost."""
        ...

    def close(self) -> None:
        """Release the storage."""
        ...


def get(kind: type[T], store: str, *key: str | float) -> Work[T | None]:
    """The record with a key."""
    (found,) = yield [Get(store, key)]
    return _json.decode(found, type=kind | None)


def find(kind: type[T], request: Find) -> Work[list[T]]:
    """The records that a request finds."""
    (found,) = yield [request]
    return _json.decode(found, type=list[kind])  # type: ignore[valid-type]  # a type at run time
