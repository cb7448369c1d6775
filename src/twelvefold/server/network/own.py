"""The routes of a player's own tables."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.server.network.answering import answered, limiters_of, too_often
from twelvefold.server.network.limiter import address_of
from twelvefold.server.network.responses import response
from twelvefold.server.network.tokens import asking, need_own_page
from twelvefold.server.node import endpoints
from twelvefold.server.node.server import Server


def own_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/own", answered(_own)),
        Route("/api/own/{table}/{change}", answered(_change), methods=["POST"]),
    ]


async def _own(server: Server, request: Request) -> Response:
    """The tables of the person who asks; reading one from its log counts like watching it."""
    may_read = partial(limiters_of(request).watches.take, address_of(request.scope))
    return response(await endpoints.own_tables(server, await asking(server, request), may_read))


async def _change(server: Server, request: Request) -> Response:
    """Close, leave or forget one of the tables of the person who asks, or put it back into their list."""
    need_own_page(request, server.config)
    if slow_down := too_often(limiters_of(request).watches, request):
        return slow_down
    table, change = request.path_params["table"], request.path_params["change"]
    return response(await endpoints.change_own_table(server, await asking(server, request), table, change))
