"""The daily game on a real server: started over the socket, looked at over HTTP."""

import asyncio
from typing import Any

import pytest
from tests.server.network.asking import ask
from tests.server.network.running import Running, running

from twelvefold.client import Client, Rejection
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.messages import Reason

WITHIN = 120.0


def daily(server: Running, token: str | None, path: str = "") -> Any:  # noqa: ANN401  # JSON
    return ask(server, f"/api/daily{path}", headers={"authorization": f"Bearer {token}"} if token else {}).said


def test_an_attempt_is_started_once_has_no_hints_and_is_compared_when_it_is_over(server: Running) -> None:
    async def story() -> None:
        async with Client(server.url) as ada:
            before = daily(server, ada.token)
            day = before["day"]
            assert (before["own"], before["earlier"]) == (None, [])
            ack = await ada.send(PlayDaily("start", day, "Ada"))
            table = await ada.watch(ack.table)
            assert not table.hints
            with pytest.raises(Rejection) as refused:
                await ada.send(PlayDaily("again", day, "Ada"))
            assert (refused.value.reason, refused.value.where) == (Reason.ONE_ATTEMPT, ack.table)
            running = daily(server, ada.token)["own"]
            assert (running["table"], running["round"], running["over"]) == (ack.table, 1, False)
            assert daily(server, ada.token, f"/{day}")["where"] == "daily"
            with pytest.raises(Rejection, match="not now"):
                await table.hint(0)
            await table.resign(0)
            compared = daily(server, ada.token, f"/{day}")
            assert compared["par"][0]["level"] == "seedling"
            assert (compared["own"]["over"], compared["place"]) == (True, None)
            assert daily(server, None)["own"] is None
            assert daily(server, None, f"/{day}")["where"] == "daily"

    asyncio.run(asyncio.wait_for(story(), WITHIN))


def test_daily_games_count_as_tables_that_an_address_creates(database: str) -> None:
    async def story(server: Running) -> None:
        async with Client(server.url) as ada:
            day = daily(server, ada.token)["day"]
            await ada.send(PlayDaily("start", day, "Ada"))
            with pytest.raises(Rejection, match="too many"):
                await ada.send(PlayDaily("again", day, "Ada"))

    with running(database, "--limit", "tables=1") as server:
        asyncio.run(asyncio.wait_for(story(server), WITHIN))
