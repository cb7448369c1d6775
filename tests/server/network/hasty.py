"""A server with the fault that the kill test is there to find: it acknowledges first and stores later."""

import asyncio
from collections.abc import Collection, Sequence

from twelvefold.cli.main import main
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.table.entries import Entry, TableRow

LATER = 0.1
_store = SqlStore.append
_tasks: set[asyncio.Task[None]] = set()


async def _append(self: SqlStore, row: TableRow, entries: Sequence[Entry], holders: Collection[str] = ()) -> bool:
    async def later() -> None:
        await asyncio.sleep(LATER)
        await _store(self, row, entries, holders)

    task = asyncio.create_task(later())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    return True


if __name__ == "__main__":
    SqlStore.append = _append  # type: ignore[method-assign]  # that is the fault
    main()
