"""How the server stops."""

import asyncio
import os
import random
import signal
import socket
import time

import pytest
from tests.server.network.player import Player
from tests.server.network.running import Running, running
from tests.server.network.test_kill import found_in, seated
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from twelvefold.client import Client, Lost
from twelvefold.protocol.commands import Hello
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Goodbye, Message, Reason
from twelvefold.protocol.wire import encode, read_message

LIMITS = [f"--limit={name}=1000000" for name in ("frames", "sockets", "tables", "comings", "watches")]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_a_clean_stop(database: str, number: signal.Signals) -> None:
    async def last_words(server: Running) -> tuple[list[Message], int | None, float]:
        async with connect(server.url.replace("http", "ws", 1) + "/socket", proxy=None) as client:
            await client.send(encode(Hello(PROTOCOL)).decode())
            await client.recv()
            began = time.monotonic()
            server.process.send_signal(number)
            heard = []
            try:
                while True:
                    heard.append(read_message(await client.recv()))
            except ConnectionClosed:
                pass
            code = await asyncio.to_thread(server.process.wait, 30)
            assert code == 0
            return heard, client.close_code, time.monotonic() - began

    with running(database) as server:
        heard, code, seconds = asyncio.run(last_words(server))
        assert heard == [Goodbye(Reason.STOPPING)]
        assert code == 1001
        assert seconds < 5 * patience()
        assert server.said == ""


def patience() -> float:
    """How much longer things may take here than on an idle machine."""
    return max(1.0, os.getloadavg()[0])


def test_a_stop_in_the_middle_of_games_loses_nothing(database: str) -> None:
    async def games() -> dict[str, list[Player]]:
        luck = random.Random(5)
        server = Running(database, *LIMITS).wait()
        urls = [server.url]
        players = {}
        for _ in range(5):
            table, tokens = await seated(server.url, 2, luck)
            players[table] = [Player(urls, token, table, random.Random(luck.random()), pace=0.02) for token in tokens]
        everybody = [player for seats in players.values() for player in seats]

        async def restart() -> None:
            nonlocal server
            for _ in range(2):
                await asyncio.sleep(0.5)
                assert await asyncio.to_thread(server.stop) == 0
                assert server.said == ""
                port = server.port
                server.remove()
                server = Running(database, *LIMITS, port=port)
                await asyncio.to_thread(server.wait)

        await asyncio.gather(restart(), *(player.play() for player in everybody))
        assert server.stop() == 0
        server.remove()
        return players

    players = asyncio.run(asyncio.wait_for(games(), 240))
    assert found_in(database, players) == []


def test_somebody_who_does_not_read_does_not_delay_the_stop(database: str) -> None:
    async def stop(server: Running) -> float:
        async with Client(server.url) as ada:
            table = await ada.create([ada.here("Ada"), ada.bot("naive")])
            with socket.create_connection(("127.0.0.1", server.port)) as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
                deaf.sendall(
                    b"GET /socket HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
                    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % server.port
                )
                began = time.monotonic()
                assert await asyncio.to_thread(server.stop) == 0
                assert table.id
                return time.monotonic() - began

    with running(database) as server:
        try:
            seconds = asyncio.run(stop(server))
        except Lost:
            pytest.fail("the client was not told")
        assert seconds < 5 * patience()
