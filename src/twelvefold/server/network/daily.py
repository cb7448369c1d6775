"""The routes of the daily game. Starting one is a command: see `PlayDaily`."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.server.network.answering import answered
from twelvefold.server.network.responses import response
from twelvefold.server.network.tokens import asking
from twelvefold.server.node import endpoints
from twelvefold.server.node.server import Server


def daily_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/daily", answered(_today)),
        Route("/api/daily/{day}", answered(_compare)),
    ]


async def _today(server: Server, request: Request) -> Response:
    """Today's game, and the attempts of the person who asks."""
    return response(await endpoints.daily(server, await asking(server, request)))


async def _compare(server: Server, request: Request) -> Response:
    """How the result of the person who asks compares."""
    return response(await endpoints.compare_daily(server, await asking(server, request), request.path_params["day"]))
