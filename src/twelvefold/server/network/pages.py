"""The client this server serves: its page and its files."""

import mimetypes
from functools import lru_cache
from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from twelvefold.server.network.limiter import Limiter, address_of
from twelvefold.server.network.responses import too_fast

OWN = Path(__file__).parents[1] / "static"
"""The client in the package; `make setup` and building a wheel put it there."""
OFFLINE = Path(__file__).parents[1] / "offline"
"""What the page needs to play without a server; a wheel has it, and so does a clone after `make site`."""
OFFLINE_LIST = "files-*.json"
INSTEAD = Path(__file__).parent / "unbuilt.html"
"""The page to show if the client wasn't built."""
ASSETS = "assets/"
"""File names in here contain a hash of the content, so the files never change."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
RELATIVE, ABSOLUTE = '="./', '="/'
"""How the page names its files, which works in any folder of a static host, and how a server names them."""
PICTURE = 'content="/'
"""How the address of the page's picture begins: messengers that show it beside a link need the whole address."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Supported compressions, best first, with the suffix of the compressed file."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


def web_folder(chosen: Path | None) -> Path:
    """The client's folder."""
    return OWN if chosen is None else chosen


def index_page(chosen: Path | None, public_url: str | None = None) -> str:
    """The client's page, reread if it was rebuilt, with the name of the offline part's list if there is one.

    On a public server it names its picture for messengers in full.
    """
    page = web_folder(chosen) / "index.html"
    try:
        text = with_offline(_text(page, page.stat().st_mtime_ns), OFFLINE).replace(RELATIVE, ABSOLUTE)
        return text.replace(PICTURE, f'content="{escape(public_url.rstrip("/"))}/') if public_url else text
    except OSError:
        return INSTEAD.read_text(encoding="utf-8")


def with_offline(page: str, folder: Path) -> str:
    """A page that says where the offline part's list is; as it was if there is no offline part."""
    names = sorted(path.name for path in folder.glob(OFFLINE_LIST))
    named = "".join(f'<meta name="offline" content="./offline/{name}" />' for name in names)
    return page.replace("</head>", f"{named}</head>", 1)


@lru_cache(maxsize=4)
def _text(page: Path, changed: int) -> str:
    return page.read_text(encoding="utf-8")


class ClientFiles(StaticFiles):
    """The client's files, sent compressed if the browser accepts it and a compressed file exists."""

    def __init__(self, limiter: Limiter, *, directory: Path, hashed: str = ASSETS) -> None:
        """`limiter` limits how many files an address may request; `hashed` begins the paths of files with a hash."""
        super().__init__(directory=directory, check_dir=False)
        self._limiter = limiter
        self._hashed = hashed

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file. Files with a hash in their name are cached for good; the others are revalidated."""
        if scope["method"] not in {"GET", "HEAD"}:
            # Otherwise a GET for another route's POST-only path would be answered here.
            raise HTTPException(HTTPStatus.NOT_FOUND)
        address = address_of(scope)
        if not self._limiter.take(address):
            return too_fast(self._limiter.wait(address))
        if "\0" in path:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        response, encoding = await self._found(path, scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith(self._hashed) else ASK_AGAIN
        response.headers["vary"] = "accept-encoding"
        if encoding is not None:
            response.headers["content-encoding"] = encoding
            response.headers["content-type"] = _type_of(path)
        return response

    async def _found(self, path: str, scope: Scope) -> tuple[Response, str | None]:
        accepted = {each.split(";")[0].strip() for each in Headers(scope=scope).get("accept-encoding", "").split(",")}
        for encoding, ending in ENCODINGS.items():
            if encoding in accepted:
                try:
                    return await super().get_response(path + ending, scope), encoding
                except HTTPException:
                    continue
        return await super().get_response(path, scope), None


def _type_of(path: str) -> str:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
