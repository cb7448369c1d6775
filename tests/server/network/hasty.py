"""A server with the fault that the kill test must find: it acknowledges first and stores later."""

from collections import deque
from collections.abc import Collection, Sequence

from twelvefold.cli.main import main
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.table.entries import Entry, TableRow

BEHIND = 20
"""How many appends are acknowledged but not stored at any time, on a fast or a slow machine alike."""
_store = SqlStore.append
_waiting: deque[tuple[TableRow, Sequence[Entry], Collection[str]]] = deque()


async def _append(self: SqlStore, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
    _waiting.append((row, entries, holders))
    if len(_waiting) > BEHIND:
        await _store(self, *_waiting.popleft())
    return True


if __name__ == "__main__":
    SqlStore.append = _append  # type: ignore[method-assign]  # the fault
    main()
