"""The application: every route the server answers."""

from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from twelvefold.protocol.messages import Reason
from twelvefold.server.config import is_plain
from twelvefold.server.network.addresses import for_others
from twelvefold.server.network.admin import admin_routes, refuse_strangers
from twelvefold.server.network.answering import answered, limiters_of, probed, too_often
from twelvefold.server.network.bodies import body_of, language_of
from twelvefold.server.network.bounds import Bounded
from twelvefold.server.network.cookies import holder_in, keep
from twelvefold.server.network.daily import daily_routes
from twelvefold.server.network.headers import WithHeaders
from twelvefold.server.network.limiter import Limiters
from twelvefold.server.network.lines import line_routes
from twelvefold.server.network.own import own_routes
from twelvefold.server.network.pages import OFFLINE, ClientFiles, index_page, web_folder
from twelvefold.server.network.responses import json, refusal, response
from twelvefold.server.network.reviews import review_routes
from twelvefold.server.network.sockets import WithSockets
from twelvefold.server.network.tokens import asking, forget_token, rotate_token
from twelvefold.server.node import endpoints
from twelvefold.server.node.server import Server
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.holder import Holder


def make_app(server: Server, limiters: Limiters) -> ASGIApp:
    """Build the server as an ASGI application."""
    routes = [
        Route("/", answered(_page)),
        Route("/table/{table}", answered(_page)),
        Route("/code/{code}", answered(_page)),
        Route("/record/{digest}", answered(_page)),
        Route("/replay", answered(_page)),
        Route("/review", answered(_page)),
        Route("/rules", answered(_page)),
        Route("/learn", answered(_page)),
        Route("/mistakes", answered(_page)),
        Route("/puzzles", answered(_page)),
        Route("/puzzles/{puzzle}", answered(_page)),
        Route("/api/about", answered(_about)),
        Route("/api/tables", answered(_tables)),
        *own_routes(),
        Route("/api/codes/{code}", answered(_code)),
        Route("/api/tables/{table}/box", answered(_table_box)),
        Route("/api/tables/{table}/record", answered(_table_record)),
        Route("/api/boxes", answered(_bring_box), methods=["POST"]),
        Route("/api/records", answered(_bring_record), methods=["POST"]),
        Route("/api/records/{digest}", answered(_record)),
        Route("/api/replays", answered(_replay), methods=["POST"]),
        Route("/api/token/rotate", answered(rotate_token), methods=["POST"]),
        Route("/api/token/forget", answered(forget_token), methods=["POST"]),
        Route("/health", probed(_health)),
        Route("/ready", probed(_ready)),
        Route("/metrics", probed(_metrics)),
        *daily_routes(),
        *line_routes(),
        *review_routes(),
        *admin_routes(),
        Mount("/offline", ClientFiles(limiters.files, directory=OFFLINE, hashed="")),
        Mount("/", ClientFiles(limiters.files, directory=web_folder(server.config.web))),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: _http_error})
    app.state.server = server
    app.state.limiters = limiters
    return WithSockets(server, limiters, WithHeaders(Bounded(app, limiters), secure=server.config.secure))


async def _page(server: Server, request: Request) -> Response:
    """The client's page. A visitor without a token gets one in an HttpOnly cookie; others keep theirs."""
    response = Response(index_page(server.config.web, server.config.public_url), media_type="text/html")
    named = holder_in(request, server.config)
    try:
        known = await server.tokens.known(named)
    except StoreError:
        known = named  # the page must open even without a database, and says what is wrong
    keep(response, server.config, known or Holder.new())
    return response


async def _about(server: Server, request: Request) -> Response:
    """What this server is, and the address to share with friends."""
    here, reachable = server.config.public_url or str(request.base_url).rstrip("/"), server.config.reachable
    return response(endpoints.about(server, for_others(here) if reachable else here, reachable=reachable))


async def _tables(server: Server, request: Request) -> Response:
    """The public list of open tables."""
    return response(await endpoints.open_tables(server))


async def _code(server: Server, request: Request) -> Response:
    """Find a table by its short code."""
    if slow_down := too_often(limiters_of(request).codes, request):
        return slow_down
    return response(await endpoints.table_of_code(server, request.path_params["code"]))


async def _table_box(server: Server, request: Request) -> Response:
    """The box a table plays with."""
    holder = await asking(server, request)
    return response(await endpoints.box_of_table(server, holder, request.path_params["table"]))


async def _table_record(server: Server, request: Request) -> Response:
    """The record of a table's last game or of an earlier one, once it is over."""
    holder, game = await asking(server, request), request.query_params.get("game", "")
    return response(await endpoints.record_of(server, holder, request.path_params["table"], game))


async def _bring_box(server: Server, request: Request) -> Response:
    """Store an uploaded box; tables refer to it by its hash."""
    return response(await endpoints.keep_box(server, await body_of(server, request), language_of(request)))


async def _bring_record(server: Server, request: Request) -> Response:
    """Store an uploaded record; it can be shared by its hash."""
    return response(await endpoints.keep_record(server, await body_of(server, request), language_of(request)))


async def _record(server: Server, request: Request) -> Response:
    """An uploaded record."""
    return response(await endpoints.uploaded_record(server, request.path_params["digest"]))


async def _replay(server: Server, request: Request) -> Response:
    """A record replayed move by move; nothing is stored."""
    return response(await endpoints.replay(await body_of(server, request), language_of(request)))


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.INTERNAL_SERVER_ERROR
    reasons = {413: Reason.TOO_LONG, 429: Reason.TOO_MANY, 403: Reason.NOT_YOURS, 404: Reason.NO_TABLE}
    response = refusal(reasons.get(status, Reason.BAD_MESSAGE), status)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


async def _health(request: Request) -> Response:
    """Whether the process is alive."""
    return json({"healthy": True})


async def _ready(request: Request) -> Response:
    """Whether the server can serve: it can write to the database and isn't stopping."""
    server: Server = request.app.state.server
    ready = await server.ready()
    return json({"ready": ready}, HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE)


async def _metrics(request: Request) -> Response:
    """Metrics for Prometheus, if requested by plain IP address or `localhost`, or with the admin's token."""
    server: Server = request.app.state.server
    if not is_plain(request.headers.get("host", "")) and (refused := refuse_strangers(server, request)):
        return refused
    return Response(server.figures(), media_type="text/plain; version=0.0.4")
