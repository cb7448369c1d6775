"""A node holds a table in memory only once, even while it is read; else clients would miss each other's moves."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from twelvefold.protocol.commands import Create
from twelvefold.protocol.table import Options, SeatKind, SeatRequest
from twelvefold.server.node.client import Client
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.opening import open_store
from twelvefold.server.table.holder import Holder


@contextlib.asynccontextmanager
async def restarted() -> AsyncIterator[tuple[Tables, str]]:
    """A node that has a table in its store but not in memory."""
    store = open_store(":memory:")
    maker = Client()
    maker.holder = Holder.new()
    seats = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest(SeatKind.PERSON, name="Ben"))
    await Tables(store).create(maker, Create("a", seats, Options()))
    try:
        yield Tables(store), maker.holder.table_id("a")
    finally:
        await store.close()


def test_a_table_that_was_just_read_is_not_taken_for_one_that_nobody_wants() -> None:
    async def story() -> None:
        async with restarted() as (tables, table):
            waiting = asyncio.create_task(tables.live(table))
            await asyncio.sleep(0)
            tables._tables[table].add_done_callback(lambda _: tables.forget_idle())
            assert await waiting is await tables.live(table)

    asyncio.run(story())


def test_whoever_gives_up_waiting_for_a_table_takes_it_from_nobody() -> None:
    async def story() -> None:
        async with restarted() as (tables, table):
            waiting = asyncio.create_task(tables.live(table))
            leaving = asyncio.create_task(tables.live(table))
            await asyncio.sleep(0)
            tables._tables[table].add_done_callback(lambda _: leaving.cancel())
            assert await waiting is await tables.live(table)

    asyncio.run(story())
