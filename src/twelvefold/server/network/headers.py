"""Security headers of every response: allowed sources, framing and caching."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    # The rules and Python run in the page as WebAssembly, which browsers count as evaluating.
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = {"strict-transport-security": "max-age=63072000; includeSubDomains"}
"""Two years of TLS only; sent only if people connect over TLS."""
NOT_KEPT = {"cache-control": "no-store"}
"""Nothing is cached unless a response allows it."""

STARTS = {"http.response.start", "websocket.http.response.start"}
"""How a response starts; the second one refuses a socket."""


class WithHeaders:
    """Middleware that adds these headers to every response."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        self._headers = HEADERS | NOT_KEPT | (HSTS if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, adding the headers to the response."""

        async def sent(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)
