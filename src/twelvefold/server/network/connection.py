"""One client's socket: handles incoming frames, and sends messages as fast as the client reads them."""

import asyncio
import contextlib
import time
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from twelvefold.protocol.messages import Goodbye, Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.network.limiter import Bucket, Limiters
from twelvefold.server.network.protocols import OWN
from twelvefold.server.node.client import Client
from twelvefold.server.node.frames import FrameHandler
from twelvefold.server.node.server import Server
from twelvefold.server.table.holder import Holder

SEND_WITHIN = 20.0
"""Seconds a client has to read a message."""
PART_WITHIN = 2.0
"""Seconds a client has to read its last messages."""
POLICY, GOING_AWAY, TRY_AGAIN = 1008, 1001, 1013
"""WebSocket close codes: policy violation, server stopping, try again later."""

log = structlog.get_logger("twelvefold.connection")


class AddressLimits:
    """The limits of one socket, most of which it shares with all others of its address."""

    __slots__ = ("_address", "_bucket", "_limiters")

    def __init__(self, bucket: Bucket, limiters: Limiters, address: str) -> None:
        self._bucket, self._limiters, self._address = bucket, limiters, address

    def may_send(self, frames: float = 1) -> bool:
        """Count frames, and tell whether the socket may send as many."""
        return self._bucket.take(time.monotonic(), frames)

    def may_watch(self) -> bool:
        """Count a table that is sent whole or loaded from its log, and tell whether that is allowed."""
        return self._limiters.watches.take(self._address)

    def may_create(self) -> bool:
        """Count a new table, and tell whether it is allowed."""
        return self._limiters.tables.take(self._address)

    def reached(self, limit: str) -> None:
        """Hear that the client has reached a limit."""
        self._limiters.limited(limit, self._address)

    def seated(self) -> None:
        """Remember that a player is at this address."""
        self._limiters.remember_player(self._address)


class Connection:
    """One client, from its first frame to its last."""

    def __init__(
        self, server: Server, socket: WebSocket, cookie: Holder | None, limiters: Limiters, address: str
    ) -> None:
        self._server = server
        self._socket = socket
        own: dict[str, Any] = socket.scope["extensions"][OWN]
        self._client = Client(own["at_once"], self._begin_to_send, self._dismissed)
        self._client.address = address
        limits = AddressLimits(own["bucket"], limiters, address)
        self._frames = FrameHandler(server, self._client, cookie, limits, server.config.limits.refused, server.answered)
        self._task: asyncio.Task[None] | None = None
        """The task that reads, while `run` is active."""
        self._sending: asyncio.Task[None] | None = None
        self._waits = False
        """Whether the connection is idle, waiting for a frame."""

    async def run(self) -> None:
        """Talk to the client until either side ends the connection."""
        self._task = asyncio.current_task()
        self._server.enter(self._client)
        try:
            await self._socket.accept()
            await self._read()
        except asyncio.CancelledError:
            if self._task is None or self._client.dismissed is None:
                raise
            self._task.uncancel()
        finally:
            self._task = None
            if self._sending is not None:
                self._sending.cancel()
            self._server.tables.unwatch(self._client)
            await self._part()
            self._server.leave(self._client)

    def _dismissed(self) -> None:
        """Stop waiting for frames. A command already in progress is finished, so that the table hears of its result."""
        if self._waits and self._task is not None:
            self._task.cancel()

    def _begin_to_send(self) -> None:
        self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send queued messages until none are left."""
        try:
            while (frame := self._client.take()) is not None:
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send_text(frame.decode())
        except TimeoutError:
            self._client.dismiss(Reason.SLOW)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        except Exception:
            log.exception("failed")

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._server.config.limits.greeting):
                while not self._frames.greeted:
                    await self._frames.handle(await self._frame())
            while self._client.dismissed is None:
                await self._frames.handle(await self._frame())
        except TimeoutError:
            self._client.dismiss(self._frames.not_greeted)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("failed")

    async def _frame(self) -> str | bytes:
        self._waits = True
        try:
            got = await self._socket.receive()
        finally:
            self._waits = False
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1006))
        text = got.get("text")
        return text if text is not None else got.get("bytes") or b""

    async def _part(self) -> None:
        """Send the goodbye and close the socket, without waiting for a client that doesn't read."""
        reason = self._client.dismissed
        if reason is not None:
            self._server.metrics.dismissed.labels(reason).inc()
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return
        with contextlib.suppress(Exception):
            async with asyncio.timeout(PART_WITHIN):
                if reason is not None:
                    if reason is not Reason.SLOW:
                        for frame in self._client.left():
                            await self._socket.send_text(frame.decode())
                    await self._socket.send_text(encode(Goodbye(reason)).decode())
                code = {Reason.STOPPING: GOING_AWAY, Reason.SLOW: TRY_AGAIN}.get(reason or Reason.UNKNOWN, POLICY)
                await self._socket.close(code)
