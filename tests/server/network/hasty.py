"""A server with the fault that the kill test is there to find: it acknowledges first and stores later."""

from collections import deque
from collections.abc import Collection, Sequence

from twelvefold.cli.main import main
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.table.entries import Entry, TableRow

BEHIND = 20
"""So many appends have been acknowledged and not stored at any time, however fast or slow the machine is."""
_store = SqlStore.append
_waiting: deque[tuple[TableRow, Sequence[Entry], Collection[str]]] = deque()


async def _append(self: SqlStore, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
    _waiting.append((row, entries, holders))
    if len(_waiting) > BEHIND:
        await _store(self, *_waiting.popleft())
    return True


if __name__ == "__main__":
    SqlStore.append = _append  # type: ignore[method-assign]  # that is the fault
    main()
