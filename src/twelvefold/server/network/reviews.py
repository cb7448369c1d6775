"""The routes of reviews."""

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.server.network.answering import answered, limiters_of
from twelvefold.server.network.bodies import body_of, language_of
from twelvefold.server.network.bounds import WAITED
from twelvefold.server.network.limiter import address_of
from twelvefold.server.network.responses import response
from twelvefold.server.node import endpoints
from twelvefold.server.node.server import Server


def review_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/reviews", answered(_begin), methods=["POST"]),
        Route("/api/reviews/{review}", answered(_more)),
    ]


async def _begin(server: Server, request: Request) -> Response:
    """Begin the review of a record, or find the one that is known."""
    body, revealed = await body_of(server, request, limiters_of(request).reviews), request.query_params.get("revealed")
    address, language = address_of(request.scope), language_of(request)
    return response(await endpoints.begin_review(server, body, revealed or "", address, language))


async def _more(server: Server, request: Request) -> Response:
    """More of a review, as soon as there is any. Waiting costs nothing, so it doesn't count as the address's time."""
    name, after = request.path_params["review"], request.query_params.get("after", "")
    began = time.monotonic()
    try:
        return response(await endpoints.more_of_review(server, name, after, address_of(request.scope)))
    finally:
        request.scope[WAITED] = time.monotonic() - began
