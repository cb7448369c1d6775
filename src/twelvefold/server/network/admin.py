"""What the host of a server may do to its tables: list them, take a seat from somebody, close a table."""

import hmac
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.protocol.events import Closed, Opened
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Status
from twelvefold.server.network.responses import json, refusal
from twelvefold.server.node.server import House
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import listed
from twelvefold.server.table.table import Table

Handler = Callable[[House, Request], Awaitable[Response]]


def admin_routes() -> list[Route]:
    """The paths for the host; without a token in the settings there are none."""
    return [
        Route("/admin/tables", _for_the_host(_tables)),
        Route("/admin/tables/{table}", _for_the_host(_table)),
        Route("/admin/tables/{table}/close", _for_the_host(_close), methods=["POST"]),
        Route("/admin/tables/{table}/kick/{seat:int}", _for_the_host(_kick), methods=["POST"]),
    ]


def _for_the_host(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        expected = house.config.admin_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not expected or not hmac.compare_digest(given.encode(), expected.encode()):
            return refusal(Reason.NOT_HOST, HTTPStatus.FORBIDDEN)
        try:
            return await handler(house, request)
        except Refused as refused:
            return refusal(refused.reason, HTTPStatus.CONFLICT, refused.where)
        except StoreError:
            return refusal(Reason.UNKNOWN, HTTPStatus.SERVICE_UNAVAILABLE)

    return endpoint


async def _tables(house: House, request: Request) -> Response:
    """The tables in this node's memory."""
    return json({"tables": [listed(live.table) for live in house.hub.tables]})


async def _table(house: House, request: Request) -> Response:
    """One table, by its id or code."""
    live = await house.hub.live(await _id(house, request))
    return json(listed(live.table))


async def _close(house: House, request: Request) -> Response:
    """Close a table; everybody there is told."""

    def close(table: Table, _: float) -> list[Draft]:
        if table.status is Status.CLOSED:
            raise Refused(Reason.NOT_NOW, "closed")
        return [Draft(Closed())]

    live = await house.hub.live(await _id(house, request))
    return json({"seq": await live.change(close)})


async def _kick(house: House, request: Request) -> Response:
    """Take a seat from somebody; it is open then, and a bot keeps it in a game."""
    seat: int = request.path_params["seat"]

    def kick(table: Table, _: float) -> list[Draft]:
        if seat >= table.players or table.chairs[seat].kind is not SeatKind.PERSON:
            raise Refused(Reason.NO_SEAT)
        return [Draft(Opened(seat))]

    live = await house.hub.live(await _id(house, request))
    return json({"seq": await live.change(kick)})


async def _id(house: House, request: Request) -> str:
    name: str = request.path_params["table"]
    return await house.hub.store.find(name.upper()) or name
