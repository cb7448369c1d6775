"""Opening tables costs the server something, so an address may do it only so often."""

import asyncio

import pytest
from tests.server.network.running import running

from twelvefold.client import Client, Rejection
from twelvefold.protocol.commands import React
from twelvefold.protocol.events import Reaction
from twelvefold.protocol.messages import Reason

WATCHES = 5


def test_an_address_looks_at_tables_only_so_often(database: str) -> None:
    async def story(url: str) -> None:
        async with Client(url) as ada, Client(url) as ben:
            table = await ada.create([ada.here("Ada"), ada.friend()])  # which also watches it
            for _ in range(WATCHES - 1):
                await ben.watch(table.id)
            for client in (ben, ada):
                with pytest.raises(Rejection) as refused:
                    await client.watch(table.id)
                assert (refused.value.reason, refused.value.where) == (Reason.TOO_FAST, "watches")
            # A command at a table in memory is free; one at a table not in memory means reading it.
            await ada.send(React(ada.new_id(), table.id, 1, 0, Reaction.HELLO))
            with pytest.raises(Rejection) as refused:
                await ada.send(React(ada.new_id(), "x" * 22, 1, 0, Reaction.HELLO))
            assert refused.value.reason is Reason.TOO_FAST

    with running(database, "--limit", f"watches={WATCHES}") as server:
        asyncio.run(asyncio.wait_for(story(server.url), 60))
