"""Uvicorn's WebSocket protocol with the limits it lacks."""

import asyncio
import time
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from twelvefold.protocol.messages import Goodbye, Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.config import Limits
from twelvefold.server.network.limiter import Bucket, address_of
from twelvefold.server.network.portions import AT_A_TIME, Portions
from twelvefold.server.network.tcp import TcpConnections

MOST_UNREAD = 256 * 1024
"""Unsent bytes allowed for a client that keeps pinging but doesn't read."""
MOST_FRAGMENTS = 64
"""Fragments a frame may come in."""
LINGER = 3.0
"""Seconds a closed socket has to read its last bytes."""
OWN = "twelvefold.socket"
"""The key in a socket's scope for `send_at_once` and the bucket that limits all its frames."""
MOST_UNANSWERED = 8
"""Frames that may be queued before reading is paused."""
OPEN = State.OPEN
WHOLE_TEXT = 0x81
"""The first byte of an unfragmented text frame."""
NOT_UTF8, POLICY, TOO_BIG = 1007, 1008, 1009
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Sockets(WebSocketsSansIOProtocol):
    """The WebSocket protocol. Whatever a client does, it uses little memory."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        *,
        limits: Limits,
        limited: Callable[[str, str], None],
        tcp: TcpConnections,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._limited, self._tcp = limited, tcp
        self._bucket = Bucket(limits.frames, limits.frames_in, time.monotonic())
        self._read_after_close = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Start reading from a client that wants a socket."""
        super().connection_made(transport)
        self._portions = Portions(self.loop, self.transport, self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the client is gone."""
        self._portions.drop()
        super().connection_lost(exc)
        self._tcp.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Handle incoming data. Answer a malformed handshake with a 400: Uvicorn would leave the socket open."""
        if self.handshake_initiated:
            self._portions.feed(data)
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def _read(self, data: bytes) -> None:
        """Read a portion. After closing, read just enough to find the client's close frame."""
        if self.close_sent:
            self._read_after_close += len(data)
            if self._read_after_close > AT_A_TIME:
                self._portions.pause_reading()
                return
        super().data_received(data)

    def _may_send(self) -> bool:
        """Whether the client may send another frame that isn't a whole message; the application counts messages."""
        if self.close_sent:
            return False
        if self._bucket.take(time.monotonic()):
            return True
        self._limited("frames", address_of(self.scope))
        if self.conn.state is State.OPEN and self.handshake_complete:
            self.conn.send_text(encode(Goodbye(Reason.TOO_FAST)))
        self._fail(POLICY)
        return False

    def handle_ping(self) -> None:
        """Answer a ping, unless the client floods us with pings or never reads."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._limited("unread", address_of(self.scope))
            self.transport.abort()
        elif self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong."""
        if self._may_send():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Handle a text or its first fragment."""
        if event.fin or self._may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Handle bytes or their first fragment."""
        if event.fin or self._may_send():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle a further fragment."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG)
        elif event.fin or self._may_send():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the application, and pause reading only if several are waiting.

        Uvicorn pauses after every frame and resumes when it is taken, which costs two system calls a move.
        """
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            text = self.curr_msg_data_type == "text"
            self.queue.put_nowait(
                {"type": "websocket.receive", "text": data.decode()}
                if text
                else {"type": "websocket.receive", "bytes": bytes(data)}
            )
        except UnicodeDecodeError:
            self._fail(NOT_UTF8)
            return
        if not self.read_paused and self.queue.qsize() >= MOST_UNANSWERED:
            self.read_paused = True
            self._portions.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next frame; resumes reading once none are queued. If one is queued, other tasks run first."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._portions.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message. A refusal completes the handshake too, which Uvicorn would otherwise find missing."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser would keep them as long as the socket is open
            del self.request, self.response
            self.scope["headers"] = []
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_at_once(self, *texts: bytes) -> bool:
        """Send texts directly if the transport isn't backed up; returns whether they were sent.

        Going through the application's tasks would cost more than the sending itself, for every client at a table.
        """
        transport = self.transport
        if self.conn.state is not OPEN or transport.is_closing() or not self.writable.is_set():
            return False
        frames = [_frame_head(len(text)) + text for text in texts]
        transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    async def run_asgi(self) -> None:
        """Serve the client, then give it a moment to read what is left."""
        own: dict[object, object] = {"at_once": self.send_at_once, "bucket": self._bucket}
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), OWN: own}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self.transport.abort)

    def _fail(self, code: int) -> None:
        """Close the socket, but keep reading: unread data would reset the connection and lose our last message."""
        self.frames = []
        if self.close_sent:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if not self.transport.is_closing():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


def _frame_head(size: int) -> bytes:
    """The frame header of an unfragmented text of this size (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
