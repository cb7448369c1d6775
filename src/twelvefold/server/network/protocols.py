"""Connections as Uvicorn handles them, with the bounds that it leaves out."""

import asyncio

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

MOST_UNREAD = 256 * 1024
"""Bytes that may wait for somebody who only asks whether we are there."""
MOST_FRAGMENTS = 64
"""Pieces that a frame may come in."""
LINGER = 3.0
"""Seconds for which a socket that we have done with may take its last bytes."""
AT_ONCE = "twelvefold.at_once"
"""What tells the application, in a socket's scope, that there is `send_at_once`."""
MOST_UNANSWERED = 8
"""Frames that may wait for their answers before no more are read."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a whole text."""
NOT_UTF8, TOO_BIG = 1007, 1009
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(H11Protocol):
    """HTTP. Whoever does not get to the point is cut off, after as long as a silent connection is kept."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn has it
        """Somebody came: what do they want?"""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something came in; half a head is waited for, but not for ever."""
        super().data_received(data)
        half = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
        if not half:
            self._wait_no_more()
        elif self._patience is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self.timeout_keep_alive, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSocket. Whatever a client does, what is kept for it stays small."""

    def data_received(self, data: bytes) -> None:
        """Something came in; a first request that cannot be read would leave the socket open for ever."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer, unless they ask and ask and never read."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a frame."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a frame on, if it is text where it says so; read on unless several wait.

        Uvicorn stops reading after every frame and begins again when it is taken, which costs two system calls a move.
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
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send something; a refusal is an answer too, and no handshake is missing after it."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_at_once(self, *texts: bytes) -> bool:
        """Send texts, if the client has taken what was sent before; whether they are sent.

        The way through the application's tasks costs more than the sending, for each of a table's clients.
        """
        if self.conn.state is not State.OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_frame_head(len(text)), text)]))
        return True

    async def run_asgi(self) -> None:
        """Serve the client; then it has a moment to take what is left."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), AT_ONCE: {"at_once": self.send_at_once}}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self.transport.abort)

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()


def _frame_head(size: int) -> bytes:
    """What stands before a whole text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
