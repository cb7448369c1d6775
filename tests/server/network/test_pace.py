"""The pace of bots on a real server, as set by its host."""

import asyncio
from itertools import pairwise

from tests.server.network.running import Running, running

from twelvefold.client import Client
from twelvefold.engine.events import Placed
from twelvefold.protocol.table import Options
from twelvefold.server.store.opening import open_store

PAUSE = 0.2


async def play(server: Running) -> str:
    """Ada makes her first two moves against two bots; returns the table's id."""
    async with Client(server.url) as ada:
        seats = [ada.here("Ada"), ada.bot("ranger"), ada.bot("seedling")]
        table = await ada.create(seats, Options(hold=0, first_seat=0))
        for _ in range(2):
            seat = await table.my_turn()
            assert seat is not None
            await table.play(seat, table.legal_moves[0])
        await table.my_turn()
        return table.id


async def placed(database: str, table: str) -> list[tuple[float, int]]:
    """When each tile was placed, and by which seat."""
    store = await asyncio.to_thread(open_store, database)
    try:
        entries = [(each.at, each.event) for each in await store.read(table)]
    finally:
        await store.close()
    return [(at, event.seat) for at, event in entries if isinstance(event, Placed)]


def test_bots_keep_the_pause_that_the_host_has_set(database: str) -> None:
    with running(database, "--bot-pause", str(PAUSE)) as server:
        table = asyncio.run(asyncio.wait_for(play(server), 60))
        assert server.stop() == 0
        assert server.said == ""
    tiles = asyncio.run(placed(database, table))
    waits = [after - before for (before, _), (after, seat) in pairwise(tiles) if seat != 0]
    assert len(waits) == 5
    assert all(wait >= PAUSE for wait in waits)
