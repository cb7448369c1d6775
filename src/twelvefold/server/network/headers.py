"""What every answer says about itself: where its parts may come from, who may show it, and who may keep it."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = {"strict-transport-security": "max-age=63072000; includeSubDomains"}
"""Two years of TLS only; it goes out only where people come by TLS."""
NOT_KEPT = {"cache-control": "no-store"}
"""Unless an answer says that it may be kept, no cache keeps it."""

STARTS = {"http.response.start", "websocket.http.response.start"}
"""How an answer begins; the second refuses a socket."""


class WithHeaders:
    """An application whose every answer carries these headers."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self._headers = HEADERS | NOT_KEPT | (HSTS if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on the way back."""

        async def sent(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)
