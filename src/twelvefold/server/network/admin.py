"""What the host of a server can do: list tables, free a seat, close a table."""

import hmac
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.protocol.events import Closed, Opened
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Status
from twelvefold.server.logs import RareLog
from twelvefold.server.network.limiter import Limiter, address_of
from twelvefold.server.network.responses import answer_to, json, refusal, too_fast
from twelvefold.server.node.server import Server
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import Draft, LogError
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import summary_of
from twelvefold.server.table.table import Table

log = structlog.get_logger("twelvefold.admin")
wrong_token = RareLog(log)

NAME = re.compile(r"[\w-]{1,22}", re.ASCII)
"""A table's id or code."""
SEATS = ("0", "1", "2", "3")

Handler = Callable[[Server, Request], Awaitable[Response]]


def admin_routes() -> list[Route]:
    """The routes for the host; none if no admin token is configured."""
    return [
        Route("/admin/tables", _for_the_host(_tables)),
        Route("/admin/tables/{table}", _for_the_host(_table)),
        Route("/admin/tables/{table}/close", _for_the_host(_close), methods=["POST"]),
        Route("/admin/tables/{table}/kick/{seat}", _for_the_host(_kick), methods=["POST"]),
    ]


def _for_the_host(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        server: Server = request.app.state.server
        if answer := refuse_strangers(server, request):
            return answer
        log.info("admin", kind=handler.__name__.removeprefix("_"), address=address_of(request.scope))
        try:
            return await handler(server, request)
        except Refused as refused:
            return answer_to(refused)
        except (StoreError, LogError):
            return refusal(Reason.UNKNOWN, HTTPStatus.SERVICE_UNAVAILABLE)

    return endpoint


def refuse_strangers(server: Server, request: Request) -> Response | None:
    """The response to a request without the admin token; None if the token is right."""
    limiter: Limiter = request.app.state.limiters.admin_tokens
    address = address_of(request.scope)
    # After too many wrong guesses, even the right token is refused for a while.
    if wait := limiter.refused_for(address):
        return too_fast(wait)
    if _is_host(request, server.config.admin_token):
        return None
    limiter.take(address)
    server.metrics.wrong_admin_tokens.inc()
    wrong_token.warning("wrong admin token", address=address)
    response = refusal(Reason.NOT_HOST, HTTPStatus.UNAUTHORIZED)
    response.headers["www-authenticate"] = "Bearer"
    return response


def _is_host(request: Request, expected: str | None) -> bool:
    """Whether a request carries the token, compared in constant time."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(expected) and hmac.compare_digest(given.encode(), (expected or "").encode())


async def _tables(server: Server, request: Request) -> Response:
    """List the tables in this node's memory."""
    return json({"tables": [summary_of(live.table, live.info) for live in server.tables.loaded]})


async def _table(server: Server, request: Request) -> Response:
    """Show one table, by its id or code."""
    live = await server.tables.live(await _id(server, request))
    return json(summary_of(live.table, live.info))


async def _close(server: Server, request: Request) -> Response:
    """Close a table and notify everybody there."""

    def close(table: Table, _: float) -> list[Draft]:
        if table.status is Status.CLOSED:
            raise Refused(Reason.NOT_NOW, "closed")
        return [Draft(Closed(by_administrator=True))]

    live = await server.tables.live(await _id(server, request))
    return json({"seq": await live.change(close)})


async def _kick(server: Server, request: Request) -> Response:
    """Free a seat: it opens up, or a bot keeps it if a game is in progress."""
    name: str = request.path_params["seat"]
    seat = int(name) if name in SEATS else len(SEATS)

    def kick(table: Table, _: float) -> list[Draft]:
        if seat >= table.players or table.seats[seat].kind is not SeatKind.PERSON:
            raise Refused(Reason.NO_SEAT)
        return [Draft(Opened(seat, by_administrator=True))]

    live = await server.tables.live(await _id(server, request))
    return json({"seq": await live.change(kick)})


async def _id(server: Server, request: Request) -> str:
    name: str = request.path_params["table"]
    if NAME.fullmatch(name) is None:
        raise Refused(Reason.NO_TABLE)
    return await server.tables.store.find(name.upper()) or name
