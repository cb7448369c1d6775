"""Storage in memory: for browsers that don't let a page store anything, and for tests."""

from bisect import bisect_left, insort
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from msgspec import Raw
from msgspec import json as _json

from twelvefold.page.storage import INDEXES, KEYS, Delete, Find, Get, Key, Put, Request, Work

T = TypeVar("T")

Kept = tuple[object, bytes]
"""A record, and its text."""
Before = tuple["MemoryStore", Key, Kept | None]
"""What a store had at a key."""


class MemoryStore:
    """The records of one store, in the order of their keys."""

    def __init__(self, name: str) -> None:
        self._fields = KEYS[name]
        self._indexes = INDEXES.get(name, {})
        self._records: dict[Key, Kept] = {}
        self._keys: list[Key] = []
        self._entries: dict[str, list[tuple[Key, Key]]] = {index: [] for index in self._indexes}
        """For each index, the keys in it with the keys of their records."""

    def get(self, key: Key) -> bytes:
        """The record with a key, or null."""
        found = self._records.get(key)
        return b"null" if found is None else found[1]

    def find(self, request: Find) -> bytes:
        """The records that a request finds, as a list."""
        found = list(self._found(request))
        if request.backwards:
            found.reverse()
        return b"[" + b",".join(self._records[key][1] for key in found[: request.most]) + b"]"

    def put(self, record: object) -> list[Before]:
        """Store a record; returns what was there before."""
        text = _json.encode(record)
        key = _key_of(record, self._fields)
        assert key is not None
        before = self._records.get(key)
        self.restore(key, (record, text))
        return [(self, key, before)]

    def delete(self, prefix: Key) -> list[Before]:
        """Delete the records whose keys begin with a prefix; returns what was there before."""
        gone = [(self, key, self._records[key]) for key in self._keys if key[: len(prefix)] == prefix]
        for _, key, _ in gone:
            self.restore(key, None)
        return [*gone]

    def restore(self, key: Key, record: Kept | None) -> None:
        """Have this record, or none, at a key."""
        before = self._records.pop(key, None)
        if before is not None:
            del self._keys[bisect_left(self._keys, key)]
            for index, at in self._places(before):
                self._entries[index].remove((at, key))
        if record is not None:
            self._records[key] = record
            insort(self._keys, key)
            for index, at in self._places(record):
                insort(self._entries[index], (at, key))

    def _found(self, request: Find) -> Iterator[Key]:
        size = len(request.prefix)
        pairs = [(key, key) for key in self._keys] if request.index is None else self._entries[request.index]
        for key, record in pairs[bisect_left(pairs, (request.prefix, ())) :]:
            if key[:size] != request.prefix:
                return
            part: Any = key[size] if len(key) > size else None
            if request.after is not None and part <= request.after:
                continue
            if request.until is not None and part > request.until:
                return
            yield record

    def _places(self, record: Kept) -> Iterator[tuple[str, Key]]:
        """The indexes that a record is in, and where."""
        for index, fields in self._indexes.items():
            at = _key_of(record[0], fields)
            if at is not None:
                yield index, at


def _key_of(record: object, fields: tuple[str, ...]) -> Key | None:
    key = tuple([getattr(record, field) for field in fields])
    return None if None in key else key


class MemoryStorage:
    """Records that are gone when the page is closed."""

    lasting = False

    def __init__(self) -> None:
        self._stores = {name: MemoryStore(name) for name in KEYS}

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        """Run a transaction without ever waiting, so that no other comes in between."""
        del writes
        undo: list[Before] = []
        steps = work()
        try:
            batch = next(steps)
            while True:
                batch = steps.send([Raw(self._answer(request, undo)) for request in batch])
        except StopIteration as end:
            value: T = end.value
            return value
        except BaseException:
            for store, key, record in reversed(undo):
                store.restore(key, record)
            raise

    def close(self) -> None:
        """Nothing to release."""

    def _answer(self, request: Request, undo: list[Before]) -> bytes:
        store = self._stores[request.store]
        match request:
            case Get(key=key):
                return store.get(key)
            case Find():
                return store.find(request)
            case Put(record=record):
                undo += store.put(record)
            case Delete(prefix=prefix):
                undo += store.delete(prefix)
        return b"null"
