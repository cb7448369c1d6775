"""The routes of lines: positions that people try from a record, or from a puzzle."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from twelvefold.server.network.answering import answered, limiters_of
from twelvefold.server.network.bodies import body_of, language_of
from twelvefold.server.network.limiter import address_of
from twelvefold.server.network.responses import response
from twelvefold.server.node import endpoints
from twelvefold.server.node.server import Server


def line_routes() -> list[Route]:
    """The routes."""
    return [
        Route("/api/lines", answered(_frames), methods=["POST"]),
        Route("/api/lines/what-if", answered(_what_if), methods=["POST"]),
        Route("/api/lines/move", answered(_move), methods=["POST"]),
        Route("/api/lines/hint", answered(_hint), methods=["POST"]),
        Route("/api/lines/value", answered(_value), methods=["POST"]),
        Route("/api/lines/record", answered(_record), methods=["POST"]),
        Route("/api/lines/judge", answered(_judge), methods=["POST"]),
        Route("/api/puzzles", answered(_puzzle), methods=["POST"]),
    ]


async def _frames(server: Server, request: Request) -> Response:
    """A line from a position of a record, move by move; nothing is stored."""
    return response(await endpoints.line_frames(await _body(server, request), language_of(request)))


async def _what_if(server: Server, request: Request) -> Response:
    """What a tile would change at the end of a line."""
    return response(await endpoints.line_what_if(await _body(server, request), language_of(request)))


async def _move(server: Server, request: Request) -> Response:
    """A bot's move at the end of a line."""
    address = address_of(request.scope)
    return response(await endpoints.line_move(server, await _body(server, request), language_of(request), address))


async def _hint(server: Server, request: Request) -> Response:
    """The best moves for whoever is to move at the end of a line, and why."""
    body = await body_of(server, request, limiters_of(request).evaluations)
    return response(await endpoints.line_hint(server, body, language_of(request), address_of(request.scope)))


async def _value(server: Server, request: Request) -> Response:
    """What the position at the end of a line is worth."""
    body = await body_of(server, request, limiters_of(request).evaluations)
    return response(await endpoints.line_value(server, body, language_of(request), address_of(request.scope)))


async def _record(server: Server, request: Request) -> Response:
    """A record with other branches; nothing is stored."""
    return response(await endpoints.branching_record(await _body(server, request), language_of(request)))


async def _judge(server: Server, request: Request) -> Response:
    """How good the last move of a line is."""
    body = await body_of(server, request, limiters_of(request).evaluations)
    return response(await endpoints.line_judge(server, body, language_of(request), address_of(request.scope)))


async def _puzzle(server: Server, request: Request) -> Response:
    """The game of a puzzle up to its position; nothing is stored."""
    return response(await endpoints.puzzle_table(await _body(server, request), language_of(request)))


async def _body(server: Server, request: Request) -> bytes:
    """The body, at the rate at which people try moves."""
    return await body_of(server, request, limiters_of(request).lines)
