"""Requests as Uvicorn handles them, with the bounds that it leaves out: each connection gets on, or is cut off."""

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from twelvefold.protocol.limits import LONGEST_POST
from twelvefold.server.config import Limits
from twelvefold.server.network.portions import Portions
from twelvefold.server.network.protocols import LINGER
from twelvefold.server.network.tcp import TcpConnections

LAST = "twelvefold.last"
"""What tells us, in a request's scope, that its answer is the last one over this connection."""
MOST_IGNORED = 2 * LONGEST_POST
"""Bytes that are taken, and not looked at, from whoever has had their last answer and still sends."""


class Stage(Enum):
    """What a connection is at, by the limit that bounds it; between two requests it only waits."""

    HEAD = "greeting"
    REQUEST = "request"
    BETWEEN = ""


class Requests(H11Protocol):
    """HTTP. Whoever doesn't get to the point is cut off, and so is a request that takes too long in all."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: Limits,
        limited: Callable[[str, str], None],
        tcp: TcpConnections,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits, self._limited, self._tcp = limits, limited, tcp
        self._patience: asyncio.TimerHandle | None = None
        self._stage = Stage.HEAD
        self._is_over = False
        self._ignored = 0

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn has it
        """Somebody came: is there room, and what do they want?"""
        super().connection_made(transport)
        self._portions = Portions(self.loop, transport, self._read)
        self.flow = FlowControl(self._portions)  # type: ignore[arg-type]  # pausing and resuming is all that it does
        if self._tcp.enter(transport, self._host):
            self._allow(self._limits.greeting)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        super().connection_lost(exc)
        self._portions.drop()
        self._tcp.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Something came in."""
        if not self._is_over:
            self._portions.feed(data)
            return
        self._ignored += len(data)
        if self._ignored > MOST_IGNORED:
            self.transport.pause_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, with bounds of its own."""
        self._stop_waiting()
        self._is_over = True
        self._portions.drop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """An answer is out. Whoever still sends a body that nobody reads has had their last one."""
        if self.transport.is_closing():
            super().on_response_complete()
            self._allow(LINGER)
        elif self.conn.their_state is h11.SEND_BODY or LAST in self.scope:
            self.server_state.total_requests += 1
            self._part()
        else:
            self._stage = Stage.BETWEEN
            self._allow(self.timeout_keep_alive + LINGER)
            super().on_response_complete()
            self._see_how_far()

    def _read(self, data: bytes) -> None:
        """Read a portion of what came in."""
        if self._is_over or self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing():
            self._allow(LINGER)
        elif not self._is_over:
            self._see_how_far()

    def _see_how_far(self) -> None:
        """Half a head is waited for, but not for ever; and neither is what comes after a head."""
        if self.conn.their_state is h11.IDLE:
            if self._stage is Stage.BETWEEN and self.conn.trailing_data[0]:
                self._stage = Stage.HEAD
                self._allow(self._limits.greeting)
        elif self._stage is not Stage.REQUEST:
            self._stage = Stage.REQUEST
            self._allow(self._limits.request)

    def _part(self) -> None:
        """Say that nothing more comes. What they still send is taken for a moment, so that they can read the answer."""
        self._is_over = True
        self._portions.drop()
        self._unset_keepalive_if_required()
        self.transport.write_eof()
        self.transport.resume_reading()
        self._allow(LINGER)

    def _allow(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        if not self._is_over and (self._stage is Stage.REQUEST or self.conn.trailing_data[0]):
            self._limited(self._stage.value, self._host)
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
