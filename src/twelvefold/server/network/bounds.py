"""How many requests one address may have in progress, and how long they may take together."""

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from twelvefold.server.network.limiter import Limiters, address_of
from twelvefold.server.network.requests import LAST
from twelvefold.server.network.responses import too_fast
from twelvefold.server.store.priority import Priority, as_urgent_as

TOO_MANY = 429
WAITED = "twelvefold.waited"
"""Where a request's scope says how many of its seconds it only waited for something to happen."""


class Bounded:
    """Middleware that limits requests per address; after a refusal the connection is closed.

    Rate limits for each kind of request are applied in the handlers.
    """

    def __init__(self, app: ASGIApp, limiters: Limiters) -> None:
        self.app = app
        self._limiters = limiters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if its address is within its limits; sockets have limits of their own."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_MANY:
                scope[LAST] = True
            await send(message)

        address = address_of(scope)
        if wait := self._limiters.request_time.refused_for(address):
            await too_fast(wait)(scope, receive, sent)
        elif not self._limiters.concurrent.enter(address):
            await too_fast(1)(scope, receive, sent)
        else:
            began = time.monotonic()
            try:
                with as_urgent_as(Priority.SPECTATOR):
                    await self.app(scope, receive, sent)
            finally:
                self._limiters.concurrent.remove(address)
                took = time.monotonic() - began - scope.get(WAITED, 0.0)
                self._limiters.request_time.spend(address, max(0.0, took))
