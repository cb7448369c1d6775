"""Answers the page's requests: the server's, and one of its own for instant what-ifs."""

import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from twelvefold.page.what_ifs import what_ifs
from twelvefold.protocol.limits import LONGEST_POST
from twelvefold.protocol.messages import Reason
from twelvefold.server.logger import logger
from twelvefold.server.node import endpoints
from twelvefold.server.node.answers import Answer, answer_to, found, refusal
from twelvefold.server.node.node import Node
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused

HERE = "here"
"""Stands for the address of whoever asks: everybody here is the same person."""

log = logger("twelvefold.app")


class Asked(NamedTuple):
    """A request that has found its route."""

    holder: Holder
    names: tuple[str, ...]
    """What the route's pattern left open, in order."""
    query: dict[str, list[str]]
    body: bytes
    language: str


Handler = Callable[[Node, Asked], Awaitable[Answer]]


async def _about(node: Node, asked: Asked) -> Answer:
    """What answers here. There is no address to share: nobody else can come to a table in this browser."""
    del asked
    return endpoints.about(node, "", reachable=False)


async def _open_tables(node: Node, asked: Asked) -> Answer:
    """No tables are open to others here."""
    del node, asked
    return found({"tables": ()})


async def _code(node: Node, asked: Asked) -> Answer:
    return await endpoints.table_of_code(node, asked.names[0])


async def _box(node: Node, asked: Asked) -> Answer:
    return await endpoints.box_of_table(node, asked.holder, asked.names[0])


async def _record(node: Node, asked: Asked) -> Answer:
    game = asked.query.get("game", [""])[0]
    return await endpoints.record_of(node, asked.holder, asked.names[0], game)


async def _keep_box(node: Node, asked: Asked) -> Answer:
    return await endpoints.keep_box(node, asked.body, asked.language)


async def _keep_record(node: Node, asked: Asked) -> Answer:
    return await endpoints.keep_record(node, asked.body, asked.language)


async def _uploaded(node: Node, asked: Asked) -> Answer:
    return await endpoints.uploaded_record(node, asked.names[0])


async def _replay(node: Node, asked: Asked) -> Answer:
    del node
    return await endpoints.replay(asked.body, asked.language)


async def _line(node: Node, asked: Asked) -> Answer:
    del node
    return await endpoints.line_frames(asked.body, asked.language)


async def _line_what_if(node: Node, asked: Asked) -> Answer:
    del node
    return await endpoints.line_what_if(asked.body, asked.language)


async def _line_move(node: Node, asked: Asked) -> Answer:
    return await endpoints.line_move(node, asked.body, asked.language)


async def _line_hint(node: Node, asked: Asked) -> Answer:
    return await endpoints.line_hint(node, asked.body, asked.language)


async def _line_value(node: Node, asked: Asked) -> Answer:
    return await endpoints.line_value(node, asked.body, asked.language)


async def _line_judge(node: Node, asked: Asked) -> Answer:
    return await endpoints.line_judge(node, asked.body, asked.language)


async def _review(node: Node, asked: Asked) -> Answer:
    return await endpoints.begin_review(node, asked.body, asked.query.get("revealed", [""])[0], HERE, asked.language)


async def _more_of_review(node: Node, asked: Asked) -> Answer:
    return await endpoints.more_of_review(node, asked.names[0], asked.query.get("after", [""])[0], HERE)


async def _branching(node: Node, asked: Asked) -> Answer:
    del node
    return await endpoints.branching_record(asked.body, asked.language)


async def _puzzle(node: Node, asked: Asked) -> Answer:
    del node
    return await endpoints.puzzle_table(asked.body, asked.language)


async def _own(node: Node, asked: Asked) -> Answer:
    return await endpoints.own_tables(node, asked.holder)


async def _change_own(node: Node, asked: Asked) -> Answer:
    table, change = asked.names
    return await endpoints.change_own_table(node, asked.holder, table, change)


async def _daily(node: Node, asked: Asked) -> Answer:
    return await endpoints.daily(node, asked.holder)


async def _compare_daily(node: Node, asked: Asked) -> Answer:
    return await endpoints.compare_daily(node, asked.holder, asked.names[0])


async def _what_ifs(node: Node, asked: Asked) -> Answer:
    del node
    return found(what_ifs(asked.body))


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/about", _about),
    ("GET", "/api/tables", _open_tables),
    ("GET", "/api/own", _own),
    ("POST", "/api/own/*/*", _change_own),
    ("GET", "/api/codes/*", _code),
    ("GET", "/api/tables/*/box", _box),
    ("GET", "/api/tables/*/record", _record),
    ("POST", "/api/boxes", _keep_box),
    ("POST", "/api/records", _keep_record),
    ("GET", "/api/records/*", _uploaded),
    ("POST", "/api/replays", _replay),
    ("POST", "/api/lines", _line),
    ("POST", "/api/lines/what-if", _line_what_if),
    ("POST", "/api/lines/move", _line_move),
    ("POST", "/api/lines/hint", _line_hint),
    ("POST", "/api/lines/value", _line_value),
    ("POST", "/api/lines/judge", _line_judge),
    ("POST", "/api/reviews", _review),
    ("GET", "/api/reviews/*", _more_of_review),
    ("POST", "/api/lines/record", _branching),
    ("POST", "/api/puzzles", _puzzle),
    ("GET", "/api/daily", _daily),
    ("GET", "/api/daily/*", _compare_daily),
    ("POST", "/api/what-ifs", _what_ifs),
)
"""Everything the page may ask, by method and path."""

_PATTERNS = tuple(
    (method, re.compile(re.escape(path).replace(r"\*", "([^/]+)")), handler) for method, path, handler in ROUTES
)


async def answer(node: Node, holder: Holder, method: str, path: str, body: str | None, language: str) -> Answer:
    """Answer a request; whatever fails is a typed refusal."""
    text = (body or "").encode("utf-8", "replace")
    if len(text) > LONGEST_POST:
        return refusal(Reason.TOO_LONG, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    split = urlsplit(path)
    for its_method, pattern, handler in _PATTERNS:
        match = pattern.fullmatch(split.path)
        if match is not None and its_method == method:
            names = tuple(map(unquote, match.groups()))
            return await _answer(node, handler, Asked(holder, names, parse_qs(split.query), text, language))
    return refusal(Reason.NO_TABLE, HTTPStatus.NOT_FOUND)


async def _answer(node: Node, handler: Handler, asked: Asked) -> Answer:
    try:
        return await handler(node, asked)
    except Refused as refused:
        return answer_to(refused)
    except (StoreError, LogError):
        return refusal(Reason.UNKNOWN, HTTPStatus.SERVICE_UNAVAILABLE)
    except Exception:
        log.exception("failed", kind=handler.__name__)
        return refusal(Reason.UNKNOWN, HTTPStatus.INTERNAL_SERVER_ERROR)
