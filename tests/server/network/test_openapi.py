"""Checks the description of the HTTP routes against the actual routes."""

import json
import re

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.docs.pages import ROOT
from tests.server.network.asking import ask
from tests.server.network.running import Running

from twelvefold.protocol.messages import Reason
from twelvefold.server.config import Config, Limits
from twelvefold.server.network.app import make_app
from twelvefold.server.network.bounds import Bounded
from twelvefold.server.network.headers import WithHeaders
from twelvefold.server.network.limiter import Limiters
from twelvefold.server.network.sockets import WithSockets

DESCRIBED = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
EXAMPLES = {
    "table": "A" * 22,
    "code": "ABCDEF",
    "digest": "0" * 64,
    "review": "0" * 64,
    "seat": "0",
    "day": "2026-11-19",
    "change": "forget",
    "puzzle": "daily",
}
LEAKS = re.compile(
    r"Traceback|File \"|\.py\b|/home/|/usr/|/tmp/|site-packages|sqlite|psycopg|uvicorn|starlette|h11", re.IGNORECASE
)
"""Things that only an attacker would find useful."""


class Bare:
    """The minimum that the routes need of a server."""

    config = Config("x")


def routes() -> set[tuple[str, str]]:
    """(method, path) of every route."""
    app = make_app(Bare(), Limiters(Limits()))  # type: ignore[arg-type]  # no route is called
    while not isinstance(app, Starlette):
        assert isinstance(app, WithSockets | WithHeaders | Bounded)
        app = app.app
    found = [route for route in app.routes if isinstance(route, Route)]
    return {
        (method.lower(), re.sub(r":\w+}", "}", route.path))
        for route in found
        for method in (route.methods or set()) - {"HEAD"}
    }


def test_every_route_is_described_and_no_other() -> None:
    assert {(method, path) for path, methods in DESCRIBED["paths"].items() for method in methods} == routes()


OPERATIONS = [(method, path) for path, methods in DESCRIBED["paths"].items() for method in methods]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_route_answers_as_described_and_tells_nothing_of_its_inside(
    server: Running, method: str, path: str
) -> None:
    described = DESCRIBED["paths"][path][method]["responses"]
    answer = ask(server, path.format(**EXAMPLES), method.upper(), body=b"{}" if method == "post" else None)
    said = answer.body.decode()
    assert str(answer.status) in described
    assert answer.headers["content-type"].partition(";")[0] in described[str(answer.status)]["content"]
    assert not {"server", "x-powered-by", "date", "via"} & answer.headers.keys()
    if "html" not in answer.headers["content-type"]:
        assert not LEAKS.search(said)
    if answer.status >= 400:
        assert set(answer.said) == {"type", "reason", "where"}
        assert answer.reason in set(Reason)
    assert server.said == "" or "admin" in server.said


@pytest.mark.parametrize(
    "name", ["%00", "%ff", "..%2f..%2f", "'%20OR%201=1--", "%F0%9F%92%A9" * 40, "{{7*7}}", "%0d%0aset-cookie:%20a=b"]
)
@pytest.mark.parametrize("path", [path for method, path in OPERATIONS if "{" in path and method == "get"])
def test_no_odd_name_makes_an_answer_tell_more(server: Running, path: str, name: str) -> None:
    answer = ask(server, re.sub(r"{\w+}", lambda _: name, path))
    assert answer.status < 500
    assert answer.headers.get("set-cookie", "twelvefold=").startswith("twelvefold=")
    if "html" not in answer.headers["content-type"]:
        assert not LEAKS.search(answer.body.decode())
