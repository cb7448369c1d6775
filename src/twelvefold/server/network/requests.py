"""Uvicorn's HTTP protocol with the limits it lacks: a connection that makes no progress is cut off."""

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
"""The key in a request's scope that marks its response as the last one on this connection."""
MOST_IGNORED = 2 * LONGEST_POST
"""Bytes to read and discard from a client that still sends after its last response."""


class Stage(Enum):
    """The stage a connection is in, named after the limit that applies; between requests it is idle."""

    HEAD = "greeting"
    REQUEST = "request"
    BETWEEN = ""


class Requests(H11Protocol):
    """The HTTP protocol. Clients that are slow to send a request, and requests that take too long, are cut off."""

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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in Uvicorn
        """Accept a connection if there is room, and wait for its first request."""
        super().connection_made(transport)
        self._portions = Portions(self.loop, transport, self._read)
        self.flow = FlowControl(self._portions)  # type: ignore[arg-type]  # it only needs pausing and resuming
        if self._tcp.enter(transport, self._host):
            self._allow(self._limits.greeting)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the client is gone."""
        self._stop_waiting()
        super().connection_lost(exc)
        self._portions.drop()
        self._tcp.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Handle incoming data."""
        if not self._is_over:
            self._portions.feed(data)
            return
        self._ignored += len(data)
        if self._ignored > MOST_IGNORED:
            self.transport.pause_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which has its own limits."""
        self._stop_waiting()
        self._is_over = True
        self._portions.drop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Prepare for the next request, or close the connection if the client is still sending a body nobody reads."""
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
        """Read a portion of the incoming data."""
        if self._is_over or self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing():
            self._allow(LINGER)
        elif not self._is_over:
            self._see_how_far()

    def _see_how_far(self) -> None:
        """Set the time limit for the current stage: first for the head of a request, then for the rest."""
        if self.conn.their_state is h11.IDLE:
            if self._stage is Stage.BETWEEN and self.conn.trailing_data[0]:
                self._stage = Stage.HEAD
                self._allow(self._limits.greeting)
        elif self._stage is not Stage.REQUEST:
            self._stage = Stage.REQUEST
            self._allow(self._limits.request)

    def _part(self) -> None:
        """Half-close the connection, and go on reading for a moment so that the client can read the response."""
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
