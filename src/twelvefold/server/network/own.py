"""A player's own tables over HTTP: the list, and what can be done from it."""

import re
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Removal
from twelvefold.server.network.answering import answered, limiters_of, named, too_often
from twelvefold.server.network.limiter import address_of
from twelvefold.server.network.responses import json
from twelvefold.server.network.tokens import asking, need_own_page
from twelvefold.server.node.server import Server
from twelvefold.server.table.refusal import Refused

REMEMBER = "remember"
TABLE, CHANGE = re.compile(r"[\w-]{22}", re.ASCII), re.compile("|".join([*Removal, REMEMBER]))
"""Patterns for table ids, and for what can be done with one's own table."""


def own_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/own", answered(_own)),
        Route("/api/own/{table}/{change}", answered(_change), methods=["POST"]),
    ]


async def _own(server: Server, request: Request) -> Response:
    """The tables of the person who asks; reading one from its log counts like watching it."""
    holder = await asking(server, request)
    may_read = partial(limiters_of(request).watches.take, address_of(request.scope))
    return json({"tables": [] if holder is None else await server.own_tables.all_of(holder, may_read)})


async def _change(server: Server, request: Request) -> Response:
    """Close, leave or forget one of the tables of the person who asks, or put it back into their list."""
    need_own_page(request, server.config)
    table, change = named(request, "table", TABLE), named(request, "change", CHANGE)
    if slow_down := too_often(limiters_of(request).watches, request):
        return slow_down
    holder = await asking(server, request)
    if holder is None:
        raise Refused(Reason.NOT_YOURS)
    if change == REMEMBER:
        await server.own_tables.remember(holder, table)
    else:
        await server.own_tables.remove(holder, table, Removal(change))
    return json({"table": table})
