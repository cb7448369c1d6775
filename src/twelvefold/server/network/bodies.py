"""The bodies of requests, within their limits."""

import asyncio
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from twelvefold.protocol.limits import LONGEST_POST
from twelvefold.server.network.answering import limiters_of
from twelvefold.server.network.limiter import Limiter, address_of
from twelvefold.server.network.tokens import need_own_page
from twelvefold.server.node.server import Server
from twelvefold.words import accepted


def language_of(request: Request) -> str:
    """The sender's language."""
    return accepted(request.headers.get("accept-language", ""))


async def body_of(server: Server, request: Request, limiter: Limiter | None = None) -> bytes:
    """The body of a POST, checked for size, speed, rate and origin; uploads have the rate of `posts`."""
    need_own_page(request, server.config)
    if not (limiter or limiters_of(request).posts).take(address_of(request.scope)):
        raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)
    if "transfer-encoding" in request.headers:
        # Reading a body split into a hundred thousand chunks would take seconds.
        raise HTTPException(HTTPStatus.LENGTH_REQUIRED)
    body = bytearray()
    try:
        async with asyncio.timeout(server.config.limits.posting):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LONGEST_POST:
                    raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    except TimeoutError:
        raise HTTPException(HTTPStatus.REQUEST_TIMEOUT) from None
    except ClientDisconnect:
        raise HTTPException(HTTPStatus.BAD_REQUEST) from None
    return bytes(body)
