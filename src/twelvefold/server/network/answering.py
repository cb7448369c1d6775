"""How a handler's requests are answered: within the common rate limit, and with a typed refusal if it fails."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from twelvefold.protocol.messages import Reason
from twelvefold.server.network.limiter import Limiter, Limiters, address_of
from twelvefold.server.network.responses import answer_to, refusal, too_fast
from twelvefold.server.node.server import Server
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.refusal import Refused

Handler = Callable[[Server, Request], Awaitable[Response]]

log = structlog.get_logger("twelvefold.app")


def limiters_of(connection: HTTPConnection) -> Limiters:
    """The limits that apply to a connection."""
    limiters: Limiters = connection.app.state.limiters
    return limiters


def answered(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Wrap a handler with the common rate limit and error handling."""

    async def endpoint(request: Request) -> Response:
        server: Server = request.app.state.server
        if server.config.origin_for(request.headers.get("host", "")) is None:
            return refusal(Reason.BAD_MESSAGE, HTTPStatus.BAD_REQUEST, "host")
        if slow_down := too_often(limiters_of(request).requests, request):
            return slow_down
        try:
            return await handler(server, request)
        except Refused as refused:
            return answer_to(refused)
        except (StoreError, LogError):
            return refusal(Reason.UNKNOWN, HTTPStatus.SERVICE_UNAVAILABLE)
        except HTTPException:
            raise
        except Exception:
            log.exception("failed", kind=handler.__name__)
            return refusal(Reason.UNKNOWN, HTTPStatus.INTERNAL_SERVER_ERROR)

    return endpoint


def probed(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Wrap a handler for monitoring, which has its own rate limit."""

    async def endpoint(request: Request) -> Response:
        return too_often(limiters_of(request).probes, request) or await handler(request)

    return endpoint


def too_often(limiter: Limiter, request: Request) -> Response | None:
    """The response if an address has sent too many requests; None if it hasn't."""
    address = address_of(request.scope)
    return None if limiter.take(address) else too_fast(limiter.wait(address))
