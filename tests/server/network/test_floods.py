"""Floods of frames, valid or not: the sender is disconnected, and the other clients are still served."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from tests.server.network.running import Running
from tests.server.network.test_slow_requests import all_of, limited
from tests.server.network.test_sockets import HANDSHAKE, HELLO, frame
from uvicorn.server import ServerState

from twelvefold.protocol.messages import Goodbye, Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.config import Limits
from twelvefold.server.network.portions import AT_A_TIME, Portions
from twelvefold.server.network.protocols import MOST_UNANSWERED, Sockets
from twelvefold.server.network.tcp import TcpConnections

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GOODBYE = encode(Goodbye(Reason.TOO_FAST))
POLICY = b"\x88\x02" + (1008).to_bytes(2, "big")


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(200 * frame(PING, b"x"), id="pings"),
        pytest.param(200 * frame(PONG, b""), id="pongs"),
        pytest.param(40 * (frame(TEXT, b"", last=False) + 4 * frame(0, b"", last=False) + frame(0, b"")), id="pieces"),
    ],
)
def test_frames_that_are_no_messages_come_out_of_the_same_bucket(server: Running, flood: bytes) -> None:
    before = limited(server, "frames")
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as plain:
        plain.sendall(HANDSHAKE % server.port)
        heard = plain.recv(4096)
        plain.sendall(flood)
        heard += all_of(plain)
    assert heard.endswith(bytes([0x81, len(GOODBYE)]) + GOODBYE + POLICY)
    assert heard.count(frame(PONG, b"x")[:1] + b"\x01x") <= 2 * Limits.frames
    assert limited(server, "frames") > before


class Transport:
    """A transport that only tracks whether reading is paused."""

    def __init__(self) -> None:
        self.reading = True
        self.written = b""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def reads_again(self) -> bool:
        """Whether the transport is being read from, as a call so that mypy doesn't narrow the attribute."""
        return self.reading

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data

    def write_eof(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _: str) -> Any:  # noqa: ANN401  # asyncio's signature
        return None


def test_what_came_at_once_is_read_a_portion_a_turn() -> None:
    async def story() -> None:
        read: list[int] = []
        transport = Transport()
        portions = Portions(
            asyncio.get_running_loop(), cast(asyncio.Transport, transport), lambda d: read.append(len(d))
        )
        portions.feed(bytes(AT_A_TIME))
        assert read == [AT_A_TIME]
        portions.feed(bytes(10 * AT_A_TIME + 1))
        for turn in range(11):
            assert len(read) == 1 + turn
            assert not transport.reads_again()
            await asyncio.sleep(0)
        assert read == [AT_A_TIME] * 11 + [1]
        assert transport.reads_again()
        portions.feed(bytes(3 * AT_A_TIME))
        await asyncio.sleep(0)
        portions.pause_reading()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sum(read) == 12 * AT_A_TIME + 1
        portions.resume_reading()
        assert not transport.reads_again()
        for _ in range(3):
            await asyncio.sleep(0)
        assert sum(read) == 14 * AT_A_TIME + 1
        assert transport.reads_again()

    asyncio.run(story())


@asynccontextmanager
async def accepted() -> AsyncIterator[tuple[Sockets, Transport]]:
    """A socket that an application has accepted and no longer reads from."""
    done = asyncio.Event()

    async def app(scope: object, receive: Any, send: Any) -> None:  # noqa: ANN401  # ASGI's types
        await receive()
        await send({"type": "websocket.accept"})
        done.set()
        await asyncio.Event().wait()

    def nobody(limit: str, address: str) -> None:
        raise AssertionError(limit)

    limits, config = Limits(), uvicorn.Config(app, log_config=None, ws=Sockets, ws_ping_interval=None)
    tcp = TcpConnections(limits, (), 10, nobody)
    sockets = Sockets(config, ServerState(), {}, limits=limits, limited=nobody, tcp=tcp)
    transport = Transport()
    sockets.connection_made(cast(asyncio.Transport, transport))
    sockets.data_received(HANDSHAKE % 1)
    await done.wait()
    yield sockets, transport
    for task in sockets.tasks:
        task.cancel()


def test_between_two_frames_that_came_at_once_the_others_have_their_turn() -> None:
    async def story() -> None:
        async with accepted() as (sockets, _):
            sockets.data_received(3 * frame(TEXT, b"{}"))
            order: list[str] = []

            async def read() -> None:
                for _ in range(3):
                    await sockets.receive()
                    order.append("frame")

            async def others() -> None:
                for _ in range(2):
                    order.append("others")
                    await asyncio.sleep(0)

            await asyncio.gather(read(), others())
            assert order == ["others", "frame", "others", "frame", "frame"]

    asyncio.run(story())


def test_of_a_burst_of_empty_frames_only_a_few_are_taken_in_before_they_are_answered() -> None:
    async def story() -> None:
        async with accepted() as (sockets, transport):
            sockets.data_received(40_000 * frame(TEXT, b""))
            for _ in range(1000):
                await asyncio.sleep(0)
            assert not transport.reads_again()
            assert MOST_UNANSWERED <= sockets.queue.qsize() <= AT_A_TIME // 6 + MOST_UNANSWERED

    asyncio.run(story())


def test_whoever_floods_is_told_and_everybody_else_goes_on(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as plain:
        plain.sendall(HANDSHAKE % server.port)
        heard = plain.recv(4096)
        text = bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO.encode()
        plain.sendall(text + 40_000 * frame(TEXT, b""))
        heard += all_of(plain)
    assert heard.count(b'"bad message"') == Limits.refused
    assert GOODBYE in heard


def test_a_farewell_amid_frames_that_are_no_text_leaves_no_trace(server: Running) -> None:
    before = server.complaints
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as plain:
        plain.sendall(HANDSHAKE % server.port)
        plain.recv(4096)
        plain.sendall(frame(TEXT, b"\xff") + frame(CLOSE, b""))
        while plain.recv(4096):
            pass
    assert server.complaints == before
