"""What is sent to one client keeps its order, whether or not it has to wait."""

import asyncio

from tests.server.store.databases import on_the_loop

from twelvefold.server.node.client import Client


class Socket:
    """Takes messages at once while it is ready, the others one after another."""

    def __init__(self) -> None:
        self.ready = True
        self.got: list[bytes] = []

    def at_once(self, *frames: bytes) -> bool:
        if self.ready:
            self.got.extend(frames)
        return self.ready


@on_the_loop
async def test_a_message_is_sent_at_once_to_a_client_that_takes_it() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    client.send_bytes(b"1")
    assert socket.got == [b"1"]
    assert client.left() == []


@on_the_loop
async def test_nothing_overtakes_a_message_that_waits() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    socket.ready = False
    client.send_bytes(b"1")
    socket.ready = True
    client.send_bytes(b"2")
    assert socket.got == []
    assert client.left() == [b"1", b"2"]


@on_the_loop
async def test_nothing_overtakes_a_message_that_is_being_sent() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    socket.ready = False
    client.send_bytes(b"1")
    assert await client.next() == b"1"
    socket.ready = True
    client.send_bytes(b"2")  # the first is not out yet
    assert socket.got == []
    assert await client.next() == b"2"
    waiting = asyncio.ensure_future(client.next())  # with this the second is out
    await asyncio.sleep(0)
    client.send_bytes(b"3")
    assert socket.got == [b"3"]
    waiting.cancel()
