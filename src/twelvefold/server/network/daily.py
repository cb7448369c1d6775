"""The routes of the daily game. Starting one is a command: see `PlayDaily`."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.server.network.answering import answered, named
from twelvefold.server.network.responses import json
from twelvefold.server.network.tokens import asking
from twelvefold.server.node.server import Server

DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def daily_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/daily", answered(_today)),
        Route("/api/daily/{day}", answered(_compare)),
    ]


async def _today(server: Server, request: Request) -> Response:
    """Today's game, and the attempts of the person who asks."""
    return json(await server.daily_results.today(await asking(server, request)))


async def _compare(server: Server, request: Request) -> Response:
    """How the result of the person who asks compares."""
    return json(await server.daily_results.compare(await asking(server, request), named(request, "day", DAY)))
