"""Two nodes on one PostgreSQL, one of which stops while its bot thinks: the other takes over at once."""

import asyncio
import signal
import time

import pytest
from tests.postgres import fresh_database
from tests.server.network.running import Running, running
from tests.server.network.test_stop import patience

from twelvefold.client import Client
from twelvefold.protocol.table import Options

WITHIN = 3.0
"""Seconds."""


async def seconds_until_it_goes_on(one: Running, other: Running, number: signal.Signals, bot: str = "master") -> float:
    """Seconds until the other node has made the bot move that the first node had begun."""
    async with Client(one.url) as ada, Client(other.url) as eve:
        table = await ada.create([ada.here("Ada"), ada.bot(bot)], Options(hold=0, first_seat=0))
        seen = await eve.watch(table.id)
        await table.play(0, table.legal_moves[0])
        one.process.send_signal(number)  # its bot has just begun to think
        began = time.monotonic()
        await seen.until(lambda now: now.game is not None and len(now.game.moves) == 2)
        return time.monotonic() - began


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_bot_of_a_node_that_ends_moves_at_the_other(pytestconfig: pytest.Config, number: signal.Signals) -> None:
    with (
        fresh_database(pytestconfig) as database,
        running(database) as other,
        running(database) as one,
    ):
        seconds = asyncio.run(asyncio.wait_for(seconds_until_it_goes_on(one, other, number), 120))
        assert seconds < WITHIN * patience()
        assert other.stop() == 0
        assert other.said == ""
