"""Thousands of garbage frames: each is refused with a reason, and the players don't notice."""

import asyncio
import contextlib
import random
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.network import garbage
from tests.server.network.player import Player
from tests.server.network.running import Running, running
from tests.server.network.test_kill import found_in, seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from twelvefold.protocol.limits import LONGEST_FRAME, PROTOCOL
from twelvefold.protocol.messages import Ack, Goodbye, Message, Reason, Rejected, Snapshot, Suggestion, Trials, Welcome
from twelvefold.protocol.wire import read_message

FIRST = 10_000
CLIENTS = 8
AT_ONCE = 50
UNLIMITED = ("frames", "refused", "sockets", "comings", "watches")
HELLO = f'{{"type":"hello","protocol":{PROTOCOL}}}'


@pytest.fixture
def open_server(database: str) -> Iterator[Running]:
    with running(database, *(f"--limit={name}=1000000" for name in UNLIMITED)) as server:
        yield server


def at(server: Running) -> connect:
    return connect(server.url.replace("http", "ws", 1) + "/socket", compression=None, max_size=None, proxy=None)


async def next_answer(socket: ClientConnection) -> Message:
    """The next message that answers a command."""
    while True:
        message = read_message(await socket.recv())
        if isinstance(message, Rejected | Ack | Snapshot | Trials | Suggestion | Welcome | Goodbye):
            return message


async def pour(server: Running, count: int, luck: random.Random, answers: Counter[str]) -> None:
    """Send this many frames over one socket after another, and read an answer to each."""
    while count > 0:
        async with at(server) as socket:
            if luck.random() < 0.8:  # the rest don't even greet
                await socket.send(HELLO)
                await socket.recv()
            for _ in range(20):
                batch = [garbage.one(luck) for _ in range(min(AT_ONCE, count))]
                count -= len(batch)
                for frame in batch:
                    await socket.send(frame)
                for frame in batch:
                    answer = await next_answer(socket)
                    assert not isinstance(answer, Goodbye), (answer, frame)
                    assert not isinstance(answer, Rejected) or answer.reason is not Reason.UNKNOWN, frame
                    answers[answer.reason if isinstance(answer, Rejected) else type(answer).__name__] += 1


async def break_off(server: Running, luck: random.Random) -> None:
    """End sockets in the middle of things; invalid WebSocket frames get a clean close."""
    for frame, code in (
        (b"\x81\x82abcd" + bytes(map(int.__xor__, b"\xc3\x28", b"abcd")), 1007),
        (b"\x81\x05hello", 1002),
    ):
        async with at(server) as client:
            client.transport.write(frame)
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
    async with at(server) as client:
        with contextlib.suppress(ConnectionClosed):
            await client.send("x" * luck.choice([4 * LONGEST_FRAME + 1, 200_000, 1_000_000]))
        await client.wait_closed()
        assert client.close_code in {1006, 1009}
    for said in (
        b"",
        b"GET /socket HTT",
        b"GET /socket HTTP/1.1\r\nHost: x\r\n",
        b"\0\xff\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as plain:
            plain.sendall(said)


@pytest.mark.parametrize("times", [1, pytest.param(9, marks=pytest.mark.thorough("many frames"))])
def test_many_thousand_bad_frames_do_no_harm(open_server: Running, database: str, times: int) -> None:
    answers: Counter[str] = Counter()
    luck = random.Random(4)

    async def all_at_once() -> tuple[dict[str, list[Player]], int, int]:
        players = {}
        for seats in (2, 4):
            table, tokens = await seated(open_server.url, seats, luck)
            players[table] = [
                Player([open_server.url], token, table, random.Random(luck.random()), pace=0.2) for token in tokens
            ]
        playing = [asyncio.create_task(player.play()) for seats in players.values() for player in seats]

        async def some(count: int) -> None:
            await asyncio.gather(
                *(pour(open_server, count // CLIENTS, random.Random(luck.random()), answers) for _ in range(CLIENTS))
            )
            await break_off(open_server, luck)

        await some(FIRST)
        before = open_server.memory
        for _ in range(times):
            await some(FIRST)
        after = open_server.memory
        await asyncio.gather(*playing)
        return players, before, after

    players, before, after = asyncio.run(all_at_once())
    assert answers.total() >= FIRST * (1 + times)
    assert open_server.stop() == 0
    assert open_server.complaints == ""
    assert after <= 1.05 * before, f"{before >> 10} KiB before, {after >> 10} KiB after"
    assert found_in(database, players) == []


def test_with_the_usual_limits_whoever_sends_garbage_is_sent_away(server: Running) -> None:
    async def flood() -> list[Message]:
        answers = []
        async with at(server) as socket:
            for _ in range(300):
                with contextlib.suppress(ConnectionClosed):
                    await socket.send("x")
            with contextlib.suppress(ConnectionClosed):
                while True:
                    answers.append(read_message(await socket.recv()))
            assert socket.close_code == 1008
        return answers

    *refusals, last = asyncio.run(flood())
    assert last == Goodbye(Reason.TOO_FAST)
    assert {answer.reason for answer in refusals if isinstance(answer, Rejected)} == {Reason.BAD_MESSAGE}
    assert len(refusals) == 200


def test_too_many_right_messages_are_refused_with_their_ids(server: Running) -> None:
    async def hurry() -> list[Message]:
        async with at(server) as socket:
            await socket.send(HELLO)
            await socket.recv()
            for number in range(120):
                await socket.send(f'{{"type":"unwatch","cmd_id":"c{number}"}}')
            return [await next_answer(socket) for _ in range(120)]

    answers = asyncio.run(hurry())
    assert answers[0] == Rejected(Reason.NOT_NOW, "c0", "watching")
    assert answers[-1] == Rejected(Reason.TOO_FAST, "c119")


def test_whoever_does_not_greet_is_sent_away_and_an_old_page_hears_that_it_is_old(tmp_path: Path) -> None:
    async def silent(server: Running) -> Message:
        async with at(server) as socket:
            return read_message(await socket.recv())

    async def old(server: Running) -> list[Message]:
        async with at(server) as socket:
            await socket.send('{"type":"hello","protocol":1,"token":null}')
            return [read_message(await socket.recv()), read_message(await socket.recv())]

    with running(str(tmp_path / "tables.db"), "--limit", "greeting=2") as server:
        assert asyncio.run(silent(server)) == Goodbye(Reason.NOT_GREETED)
        refused = Rejected(Reason.OTHER_PROTOCOL, where=str(PROTOCOL))
        assert asyncio.run(old(server)) == [refused, Goodbye(Reason.OTHER_PROTOCOL)]
