"""Reads a table from its log: only from the start of a game, and in small steps."""

import asyncio
import contextlib
from collections.abc import Callable

from twelvefold.protocol.events import Created, Event, Started
from twelvefold.protocol.messages import Reason
from twelvefold.server.node.library import Library
from twelvefold.server.node.story import Story
from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.checkpoint import Checkpoint
from twelvefold.server.table.entries import Entry
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.world.box import Box

AT_ONCE = 100
"""Entries to fold before yielding to other tasks: one or two milliseconds."""


async def read_table(
    store: Store, library: Library, name: str, new_table: Callable[[str, Box], Table]
) -> tuple[Table, Story]:
    """The current table and the events of its last game; Refused if there is none."""
    known = Checkpoint.decode(await store.checkpoint(name))
    entries = await store.read(name, 0 if known is None else known.seq)
    table, story = await _folded(new_table(name, await _box(library, known, entries)), known, entries)
    if table.checkpoint is not None and table.checkpoint != known:
        await keep_checkpoint(store, table)
    return table, story


async def read_game(store: Store, table: Table, game: int) -> Table:
    """The table as it was at the end of an earlier game."""
    known = Checkpoint.decode(await store.checkpoint(table.id, game))
    following = Checkpoint.decode(await store.checkpoint(table.id, game + 1))
    start = 0 if known is None else known.seq
    entries = await store.read(table.id, start, None if following is None else following.seq)
    ends = (at for at, entry in enumerate(entries) if isinstance(entry.event, Started) and entry.event.game > game)
    past, _ = await _folded(Table(table.id, table.box), known, entries[: next(ends, len(entries))])
    return past


async def keep_checkpoint(store: Store, table: Table) -> None:
    """Store a checkpoint of what the last game began with. It only saves time, so failures are ignored."""
    if table.checkpoint is not None:
        with contextlib.suppress(StoreError):
            await store.put_checkpoint(table.id, table.checkpoint.game, table.checkpoint.encode())


async def _box(library: Library, known: Checkpoint | None, entries: list[Entry]) -> Box:
    if not entries:
        raise Refused(Reason.NO_TABLE)
    if known is not None:
        return await library.box(known.options.box)
    first = entries[0].event
    assert isinstance(first, Created)
    return await library.box(first.options.box)


async def _folded(table: Table, known: Checkpoint | None, entries: list[Entry]) -> tuple[Table, Story]:
    story = Story()
    told: list[list[Event]]
    if known is not None:
        table = table.at(known)
    for start in range(0, len(entries), AT_ONCE):
        some = entries[start : start + AT_ONCE]
        table, told = table.story(some)
        story.add(some[0].seq, told)
        await asyncio.sleep(0)
    return table, story
