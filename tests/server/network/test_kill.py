"""After the server is killed in the middle of many games, everything that players were told is still true."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence

import pytest
from tests.postgres import Server, fresh_database
from tests.server.network.player import Player
from tests.server.network.running import Running
from tests.server.network.witness import faults, logs_in

from twelvefold.client import Client
from twelvefold.protocol.table import Options

OPTIONS = Options(hold=0, aids=False)
ROUNDS = 12
LIMITS = [f"--limit={name}=1000000" for name in ("frames", "sockets", "all_sockets", "tables", "comings", "watches")]
WITHIN = 240.0
"""Seconds in which all games must end, even on a busy machine."""


class Nodes:
    """Servers on one database, each of which can be killed and restarted at its address."""

    def __init__(self, database: str, count: int, module: str) -> None:
        self._database = database
        self._module = module
        self._servers = [self._begin(0) for _ in range(count)]
        self.urls = [server.wait().url for server in self._servers]

    def _begin(self, port: int) -> Running:
        return Running(self._database, *LIMITS, module=self._module, port=port)

    async def kill(self, number: int) -> None:
        """Kill a server and restart it."""
        old = self._servers[number]
        old.kill()
        new = self._servers[number] = self._begin(old.port)
        old.remove()
        await asyncio.to_thread(new.wait)

    def remove(self) -> str:
        """Stop all servers, and return what they logged."""
        said = ""
        for server in self._servers:
            server.stop()
            said += server.said
            server.remove()
        return said


@contextlib.contextmanager
def nodes(database: str, count: int = 1, module: str = "twelvefold") -> Iterator[Nodes]:
    found = Nodes(database, count, module)
    try:
        yield found
    finally:
        found.remove()


async def seated(url: str, players: int, luck: random.Random) -> tuple[str, list[str]]:
    """A table at which a game has begun, and the tokens of its players."""
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(Client(url))
        table = await host.create([host.here("Ada"), *[host.friend()] * (players - 1)], OPTIONS)
        clients = [host]
        for number in range(1, players):
            client = await stack.enter_async_context(Client(url))
            await (await client.watch(table.id)).sit(f"Guest {number}")
            clients.append(client)
        return table.id, [client.token or "" for client in clients]


async def play(
    urls: list[str], tables: list[int], blows: Sequence[Callable[[], Awaitable[None]]]
) -> dict[str, list[Player]]:
    """Play games at tables of these sizes, all at once, with blows to the server spread over them."""
    luck = random.Random(12)
    players: dict[str, list[Player]] = {}
    for first in range(0, len(tables), 10):
        for table, tokens in await asyncio.gather(*(seated(urls[0], n, luck) for n in tables[first : first + 10])):
            players[table] = [Player(urls, token, table, random.Random(luck.random())) for token in tokens]
    everybody = [player for seats in players.values() for player in seats]

    def acknowledged() -> int:
        return sum(len(player.memory.acks) for player in everybody)

    async def strike() -> None:
        moves = ROUNDS * sum(tables)
        for number, blow in enumerate(blows, 1):
            while acknowledged() < moves * number / (len(blows) + 1):  # noqa: ASYNC110  # polling is fine here
                await asyncio.sleep(0.005)
            await blow()

    async with asyncio.timeout(WITHIN):
        await asyncio.gather(strike(), *(player.play() for player in everybody))
    return players


def found_in(database: str, players: dict[str, list[Player]]) -> list[str]:
    memories = {table: [player.memory for player in seats] for table, seats in players.items()}
    return faults(logs_in(database, players), memories)


@pytest.mark.parametrize("many", [2, pytest.param(10, marks=pytest.mark.thorough("long kill runs"))])
def test_after_three_kills_every_acknowledged_move_is_in_the_log_once(database: str, many: int) -> None:
    tables = ([2] * 9 + [4]) * many
    with nodes(database) as servers:
        players = asyncio.run(play(servers.urls, tables, [lambda: servers.kill(0)] * 3))
    assert found_in(database, players) == []
    everybody = [player for seats in players.values() for player in seats]
    assert sum(len(player.memory.acks) for player in everybody) >= ROUNDS * sum(tables)
    assert [silence for player in everybody for silence in player.memory.silences] == []


def test_a_server_that_acknowledges_before_it_stores_is_found_out(database: str) -> None:
    with nodes(database, module="tests.server.network.hasty") as servers:
        players = asyncio.run(play(servers.urls, [2] * 30, [lambda: servers.kill(0)]))
    found = found_in(database, players)
    assert any("lost" in fault for fault in found)
    assert any("forked" in fault for fault in found)


@pytest.fixture
def postgres() -> Iterator[Server]:
    """A PostgreSQL that this test may stop."""
    server = Server()
    yield server
    server.remove()


@pytest.mark.parametrize("many", [1, pytest.param(5, marks=pytest.mark.thorough("long kill runs"))])
def test_two_nodes_on_one_postgres_lose_nothing_when_they_and_it_are_killed(
    postgres: Server, pytestconfig: pytest.Config, many: int
) -> None:
    async def cut_the_power() -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)

    tables = ([2] * 9 + [4]) * many
    with fresh_database(pytestconfig, postgres) as database:
        with nodes(database, 2) as servers:
            blows = [lambda: servers.kill(0), cut_the_power, lambda: servers.kill(1)]
            players = asyncio.run(play(servers.urls, tables, blows))
        assert found_in(database, players) == []
    assert sum(len(p.memory.acks) for seats in players.values() for p in seats) >= ROUNDS * sum(tables)
