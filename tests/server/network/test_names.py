"""Impossible names are refused without a lookup, and only those who may look get a table's box; on both stores."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.postgres import fresh_database
from tests.server.network.asking import ask
from tests.server.network.running import Running, running

from twelvefold.client import Client, Rejection
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options

TOKEN = "a-token-of-some-length"
NAMES = ("%00", "A%00", "%ff%fe", "'%20OR%201=1", "..%2f..", "A" * 21 + "%0a", "A" * 23 + "%20", "%e2%80%ae")
ROUTES = (
    "/api/tables/{}/box", "/api/tables/{}/record", "/api/codes/{}", "/api/records/{}", "/assets/{}", "/admin/tables/{}",
)  # fmt: skip


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(
    request: pytest.FixtureRequest, pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on either database."""
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setenv("TWELVEFOLD_ADMIN_TOKEN", TOKEN)
        if request.param == "sqlite":
            database = str(tmp_path_factory.mktemp("names") / "tables.db")
        else:
            database = stack.enter_context(fresh_database(pytestconfig))
        server = stack.enter_context(running(database, "--limit=codes=1000", "--limit=watchers=2"))
        yield server
        assert server.stop() == 0
        assert '"level": "error"' not in server.said


def test_a_name_that_nobody_can_have_is_not_looked_for(either: Running) -> None:
    for route in ROUTES:
        for name in NAMES:
            answer = ask(either, route.format(name), headers={"authorization": f"Bearer {TOKEN}"})
            assert (answer.status, answer.reason) == (404, "no table"), (route, name)


@pytest.mark.parametrize("seat", ["4", "-1", "x", "%00", "9" * 5000])
def test_a_seat_that_no_table_has_is_not_kicked(either: Running, seat: str) -> None:
    async def made() -> str:
        async with Client(either.url) as ada:
            return (await ada.create([ada.here("Ada"), ada.here("Bo")])).id

    path = f"/admin/tables/{asyncio.run(made())}/kick/{seat}"
    answer = ask(either, path, "POST", {"authorization": f"Bearer {TOKEN}"})
    assert (answer.status, answer.reason) == (409, "no seat")


def test_whoever_is_invited_gets_the_box_and_whoever_may_not_look_does_not(either: Running) -> None:
    def boxes(table: str, *holders: Client | None) -> list[int]:
        tokens = [{} if each is None else {"authorization": f"Bearer {each.token}"} for each in holders]
        return [ask(either, f"/api/tables/{table}/box", headers=headers).status for headers in tokens]

    async def story() -> None:
        async with Client(either.url) as ada, Client(either.url) as ben, Client(either.url) as eve:
            waiting = await ada.create([ada.here("Ada"), ada.friend()], Options(hold=0, spectators=False))
            playing = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0, spectators=False))
            assert await asyncio.to_thread(boxes, waiting.id, ada, ben, None) == [200, 200, 200]
            assert await asyncio.to_thread(boxes, playing.id, ada, ben, None) == [200, 409, 409]
            await (await ben.watch(waiting.id)).sit("Ben")
            assert await asyncio.to_thread(boxes, waiting.id, ada, ben, eve) == [200, 200, 409]

    asyncio.run(story())


def test_so_many_may_watch_a_table_and_those_who_sit_there_always_may(either: Running) -> None:
    async def story() -> None:
        async with Client(either.url) as ada, Client(either.url) as ben, Client(either.url) as eve:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0))
            await ben.watch(table.id)
            with pytest.raises(Rejection) as refused:
                await eve.watch(table.id)
            assert (refused.value.reason, refused.value.where) == (Reason.TOO_MANY, "watchers")
            async with Client(either.url, ada.token) as again:
                assert (await again.watch(table.id)).seats == (0, 1)

    asyncio.run(story())
    assert b'twelvefold_limited_total{limit="watchers"} 1.0' in ask(either, "/metrics").body
