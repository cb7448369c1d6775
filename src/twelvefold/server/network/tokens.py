"""Rotating and forgetting a token over HTTP."""

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from twelvefold.protocol.messages import Reason
from twelvefold.server.config import Config
from twelvefold.server.network.cookies import clear, holder_in, holder_of, keep
from twelvefold.server.network.limiter import Limiters, address_of
from twelvefold.server.network.responses import json
from twelvefold.server.node.server import Server
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused

KEPT_BY_THE_PAGE = '"cache", "storage"'
"""What to ask a browser to delete. Not "cookies": that would also delete those of other hosts in the domain."""


def need_own_page(request: Request, config: Config) -> None:
    """Refuse requests that another site made the browser send."""
    origin = request.headers.get("origin")
    if origin is not None and origin != config.origin_for(request.headers.get("host", "")):
        raise HTTPException(HTTPStatus.FORBIDDEN)


def _may_change(request: Request, config: Config) -> None:
    """Refuse other sites, and clients that change tokens too often: each change is stored."""
    need_own_page(request, config)
    limiters: Limiters = request.app.state.limiters
    if not limiters.posts.take(address_of(request.scope)):
        raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)


def bearer(request: Request) -> Holder | None:
    """The holder named by the Authorization header, for clients without cookies."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return holder_of(token) if scheme.lower() == "bearer" else None


async def asking(server: Server, request: Request) -> Holder | None:
    """Who is asking, by cookie or header; None if there is no token or it was revoked."""
    return await server.tokens.known(holder_in(request, server.config) or bearer(request))


async def rotate_token(server: Server, request: Request) -> Response:
    """Replace someone's token: in the cookie for a browser, in the response for a program."""
    _may_change(request, server.config)
    holder = await asking(server, request)
    successor = None if holder is None else await server.tokens.rotate(holder)
    if successor is None:
        raise Refused(Reason.FORGOTTEN)
    if holder_in(request, server.config) is None:
        return json({"token": successor.token})
    response = json({"token": None})
    keep(response, server.config, successor)
    return response


async def forget_token(server: Server, request: Request) -> Response:
    """Revoke someone's token and have their browser delete its data."""
    _may_change(request, server.config)
    holder = await asking(server, request)
    if holder is not None:
        await server.tokens.forget(holder)
    response = json({"token": None})
    clear(response, server.config)
    response.headers["clear-site-data"] = KEPT_BY_THE_PAGE
    return response
