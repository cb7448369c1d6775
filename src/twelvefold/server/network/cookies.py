"""The cookie with a browser's token: its name, its lifetime, and how to set and clear it."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from twelvefold.server.config import TOKEN_LIFETIME, Config
from twelvefold.server.table.holder import Holder

COOKIE = "twelvefold"
"""The cookie's name over plain HTTP, and the only name in older versions."""
SECURE_COOKIE = "__Host-twelvefold"
"""Its name over TLS. Browsers accept it from this host alone, not from a sibling subdomain or over plain HTTP."""
TOKEN_LENGTH = 43


def holder_of(token: str) -> Holder | None:
    """The holder of a token; None if the token is malformed."""
    return Holder(token) if len(token) == TOKEN_LENGTH and token.isascii() else None


def holder_in(connection: HTTPConnection, config: Config) -> Holder | None:
    """The holder named by a cookie. Over TLS the old name still works if the new one is missing; `keep` replaces it."""
    cookies = connection.cookies
    token = (config.secure and cookies.get(SECURE_COOKIE)) or cookies.get(COOKIE, "")
    return holder_of(token)


def keep(response: Response, config: Config, holder: Holder) -> None:
    """Set a browser's token, renewed with every visit."""
    _set(response, config, SECURE_COOKIE if config.secure else COOKIE, holder.token, int(TOKEN_LIFETIME))
    if config.secure:
        _set(response, config, COOKIE, "", 0)
    # The response now carries a secret, so it must not be cached.
    response.headers["cache-control"] = "no-store"


def clear(response: Response, config: Config) -> None:
    """Delete a browser's token, under either name."""
    for name in (SECURE_COOKIE, COOKIE) if config.secure else (COOKIE,):
        _set(response, config, name, "", 0)


def _set(response: Response, config: Config, name: str, value: str, seconds: int) -> None:
    response.set_cookie(name, value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=config.secure)
