"""The cookie with a browser's token: what it is called, how long it lasts, and how it is set and cleared."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from twelvefold.server.config import TOKEN_LIFETIME, Config
from twelvefold.server.table.holder import Holder

COOKIE = "twelvefold"
"""Its name over plain HTTP, and the only one that older versions used."""
SECURE_COOKIE = "__Host-twelvefold"
"""Its name over TLS: browsers take it from this host alone, never from a neighbouring subdomain or plain HTTP."""
TOKEN_LENGTH = 43


def holder_of(token: str) -> Holder | None:
    """Who has this token; None if it cannot be one."""
    return Holder(token) if len(token) == TOKEN_LENGTH and token.isascii() else None


def holder_in(connection: HTTPConnection, config: Config) -> Holder | None:
    """Whom a cookie names. Over TLS the older name still counts where the newer is missing; `keep` replaces it."""
    cookies = connection.cookies
    token = (config.secure and cookies.get(SECURE_COOKIE)) or cookies.get(COOKIE, "")
    return holder_of(token)


def keep(response: Response, config: Config, holder: Holder) -> None:
    """Give a browser its token, for as long as it keeps visiting."""
    _set(response, config, SECURE_COOKIE if config.secure else COOKIE, holder.token, int(TOKEN_LIFETIME))
    if config.secure:
        _set(response, config, COOKIE, "", 0)
    # The answer holds a secret now, which belongs in the browser's cookie jar and not in its cache.
    response.headers["cache-control"] = "no-store"


def clear(response: Response, config: Config) -> None:
    """Take the token from a browser, under whichever name it has it."""
    for name in (SECURE_COOKIE, COOKIE) if config.secure else (COOKIE,):
        _set(response, config, name, "", 0)


def _set(response: Response, config: Config, name: str, value: str, seconds: int) -> None:
    response.set_cookie(name, value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=config.secure)
