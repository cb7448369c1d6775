"""Two nodes on one PostgreSQL: what happens at one is seen at the other."""

import asyncio

import pytest
from tests.postgres import fresh_database
from tests.server.network.running import Running, running

from twelvefold.client import Client
from twelvefold.protocol.table import Options


async def play(one: Running, other: Running) -> None:
    """Play a game between two people at two nodes, with a spectator at each."""
    async with Client(one.url) as ada, Client(other.url) as ben, Client(one.url) as eve, Client(other.url) as kim:
        table = await ada.create([ada.here("Ada"), ada.friend()], Options(hold=0))
        theirs = await ben.watch(table.id)
        await theirs.sit("Ben")
        watching = [table, theirs, await eve.watch(table.id), await kim.watch(table.id)]
        for _ in range(3):
            for seen in watching:
                await seen.until(lambda now: now.seat_to_move is not None)
            mover = table if table.seat_to_move in table.seats else theirs
            assert mover.seat_to_move is not None
            ack = await mover.play(mover.seat_to_move, mover.legal_moves[0])
            for seen in watching:
                await seen.until(lambda now, seq=ack.seq: now.seq >= seq)  # type: ignore[misc]
        assert len({tuple(seen.game.moves) for seen in watching if seen.game is not None}) == 1


@pytest.mark.parametrize(
    "module", ["twelvefold", "tests.server.network.mute"], ids=["notified at once", "every notification is lost"]
)
def test_two_seats_of_a_table_may_be_at_two_nodes(pytestconfig: pytest.Config, module: str) -> None:
    with (
        fresh_database(pytestconfig) as database,
        running(database, module=module) as one,
        running(database, module=module) as other,
    ):
        asyncio.run(asyncio.wait_for(play(one, other), 120))
        assert one.stop() == other.stop() == 0
        assert one.said == other.said == ""
