"""A WebSocket client that costs almost nothing, so that the load generator is never slower than the server.

Frames are parsed in the read callback and passed on as bytes. The masking key is zero, which the protocol allows, so
the payload is sent unchanged.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE = 30.0
"""How many seconds the server has to answer."""
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Closed(ConnectionError):
    """The server ended the connection."""


class WebSocket(asyncio.Protocol):
    """One connection. Frames go to `on_frame`, or wait in a queue while it isn't set."""

    def __init__(self) -> None:
        self.on_frame: Callable[[bytes], None] | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._waiting: deque[bytes] = deque()
        self._wanted: asyncio.Future[None] | None = None

    @classmethod
    async def connect(cls, url: str, local: str | None = None, headers: str = "") -> "WebSocket":
        """Open `ws://host:port/path`, from the local address `local` if one is given."""
        split = urlsplit(url)
        path = (split.path or "/") + (f"?{split.query}" if split.query else "")
        from_here = None if local is None else (local, 0)
        async with asyncio.timeout(PATIENCE):
            _, socket = await asyncio.get_running_loop().create_connection(
                cls, split.hostname or "", split.port or 80, local_addr=from_here
            )
            assert socket.transport is not None
            socket.transport.write(
                f"GET {path} HTTP/1.1\r\nHost: {split.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
            )
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is one only by its methods

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(Closed("refused"))
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_exception(Closed("closed"))

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at, end = 0, len(data)
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = data
                return
            if data.startswith(b"HTTP/1.1 101"):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(Closed(data[:60].decode("latin-1")))
                return
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode in (TEXT, BINARY):
            if self.on_frame is not None:
                self.on_frame(payload)
                return
            self._waiting.append(payload)
            if self._wanted is not None and not self._wanted.done():
                self._wanted.set_result(None)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE and self.transport is not None:
            self.transport.close()

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send one frame."""
        assert self.transport is not None
        self.transport.write(frame(payload, opcode))

    def write(self, data: bytes) -> None:
        """Send bytes as they are, such as many frames at once."""
        assert self.transport is not None
        self.transport.write(data)

    async def next(self) -> bytes:
        """The next frame, if nothing else takes frames."""
        while not self._waiting:
            if self.closed.done():
                raise Closed("closed")
            self._wanted = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await self._wanted
        return self._waiting.popleft()

    def close(self) -> None:
        """Close the connection immediately."""
        if self.transport is not None:
            self.transport.abort()


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size, 0, 0, 0, 0)) + payload
    if size < 65536:
        return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload
    return bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big") + b"\0\0\0\0" + payload
