"""A table is in a node's memory once, whatever happens while it is read: else some would not hear what others do."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from twelvefold.protocol.commands import Create
from twelvefold.protocol.table import Options, SeatKind, Wish
from twelvefold.server.node.client import Outbox
from twelvefold.server.node.tables import Hub
from twelvefold.server.store.opening import open_store
from twelvefold.server.table.holder import Holder


@contextlib.asynccontextmanager
async def restarted() -> AsyncIterator[tuple[Hub, str]]:
    """A node that has a table in its store and not in its memory."""
    store = open_store(":memory:")
    maker = Outbox()
    maker.holder = Holder.new()
    seats = (Wish(SeatKind.PERSON, name="Ada"), Wish(SeatKind.PERSON, name="Ben"))
    await Hub(store).create(maker, Create("a", seats, Options()))
    try:
        yield Hub(store), maker.holder.table_id("a")
    finally:
        await store.close()


def test_a_table_that_was_just_read_is_not_taken_for_one_that_nobody_wants() -> None:
    async def story() -> None:
        async with restarted() as (hub, table):
            waiting = asyncio.create_task(hub.live(table))
            await asyncio.sleep(0)
            hub._tables[table].add_done_callback(lambda _: hub.forget_idle())
            assert await waiting is await hub.live(table)

    asyncio.run(story())


def test_whoever_gives_up_waiting_for_a_table_takes_it_from_nobody() -> None:
    async def story() -> None:
        async with restarted() as (hub, table):
            waiting = asyncio.create_task(hub.live(table))
            leaving = asyncio.create_task(hub.live(table))
            await asyncio.sleep(0)
            hub._tables[table].add_done_callback(lambda _: leaving.cancel())
            assert await waiting is await hub.live(table)

    asyncio.run(story())
