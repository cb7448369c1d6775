"""Opens sockets, bypassing the router, whose dozen stack frames each socket would keep in memory."""

from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from twelvefold.protocol.messages import Reason
from twelvefold.server.network.connection import Connection
from twelvefold.server.network.cookies import holder_in
from twelvefold.server.network.headers import WithHeaders
from twelvefold.server.network.limiter import Limiters, address_of
from twelvefold.server.network.responses import refusal
from twelvefold.server.node.server import Server

SOCKET = "/socket"


class WithSockets:
    """Middleware that opens sockets and passes everything else on."""

    def __init__(self, server: Server, limiters: Limiters, app: ASGIApp) -> None:
        self.app, self._server, self._limiters = app, server, limiters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket, or refuse it with a reason."""
        if scope["type"] != "websocket" or scope["path"] != SOCKET:
            await self.app(scope, receive, send)
            return
        asked, address = HTTPConnection(scope), address_of(scope)
        refused = self._refused(asked, address)
        if refused is not None:
            await WithHeaders(refused, secure=self._server.config.secure)(scope, receive, send)
            return
        try:
            cookie = holder_in(asked, self._server.config)
            del asked  # frees the headers, which nobody reads after this
            await Connection(self._server, WebSocket(scope, receive, send), cookie, self._limiters, address).run()
        finally:
            self._limiters.sockets.remove(address)

    def _refused(self, asked: HTTPConnection, address: str) -> Response | None:
        """The refusal if the client may not open a socket; otherwise None, and the socket counts towards the limits."""
        expected, origin = self._server.config.origin_for(asked.headers.get("host", "")), asked.headers.get("origin")
        if expected is None or (origin is not None and origin != expected):
            return refusal(Reason.NOT_YOURS, HTTPStatus.FORBIDDEN, "origin")
        if self._server.stopping:
            return refusal(Reason.STOPPING, HTTPStatus.SERVICE_UNAVAILABLE)
        if not self._limiters.connections.take(address):
            return refusal(Reason.TOO_FAST, HTTPStatus.TOO_MANY_REQUESTS, "sockets")
        if not self._limiters.sockets.enter(address):
            return refusal(Reason.TOO_MANY, HTTPStatus.TOO_MANY_REQUESTS, "sockets")
        return None
