"""Guessing the admin token gives nobody access to a server's tables."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.types import Message
from structlog.testing import capture_logs

from twelvefold.server.config import Config, Limits
from twelvefold.server.logs import MINUTE, RareLog
from twelvefold.server.network import admin
from twelvefold.server.network.limiter import Limiter, Limiters
from twelvefold.server.node.metrics import Metrics

TOKEN = "a-token-of-some-length"
LIMIT = 5


class Clock:
    """A clock that stands still until a test moves it."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Host:
    """A server with an admin token and no tables."""

    def __init__(self, token: str | None = TOKEN) -> None:
        self.clock = Clock()
        config = Config("x", admin_token=token, limits=Limits(admin_tokens=LIMIT))
        self.metrics = Metrics()
        self.app = Starlette(routes=admin.admin_routes())
        self.app.state.server = SimpleNamespace(config=config, metrics=self.metrics, tables=SimpleNamespace(loaded=[]))
        self.app.state.limiters = Limiters(config.limits)
        self.app.state.limiters.admin_tokens = Limiter(LIMIT, MINUTE, self.clock)

    def ask(self, given: str, address: str = "203.0.113.1") -> tuple[int, dict[str, str]]:
        """Status and headers of the answer to a request with this authorization."""
        heard: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            heard.append(message)

        scope = {
            "type": "http", "method": "GET", "path": "/admin/tables", "query_string": b"", "client": (address, 1),
            "headers": [(b"authorization", given.encode())],
        }  # fmt: skip
        asyncio.run(self.app(scope, receive, send))
        return heard[0]["status"], {name.decode(): value.decode() for name, value in heard[0]["headers"]}


@pytest.fixture(autouse=True)
def fresh_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """An empty log, and its clock."""
    clock = Clock()
    with capture_logs():
        monkeypatch.setattr(admin, "wrong_token", RareLog(admin.wrong_token.logger, clock))
        yield clock


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer x", "x" * 9000])
@pytest.mark.parametrize("token", [None, "", TOKEN])
def test_nobody_is_taken_for_the_host_without_the_hosts_token(given: str, token: str | None) -> None:
    assert Host(token).ask(given)[0] == 401


def test_the_host_is_let_in_as_often_as_they_like() -> None:
    host = Host()
    with capture_logs() as lines:
        assert {host.ask(f"Bearer {TOKEN}")[0] for _ in range(3 * LIMIT)} == {200}
    assert lines[0] == {"event": "admin", "kind": "tables", "address": "203.0.113.1", "log_level": "info"}
    assert TOKEN not in str(lines)


def test_whoever_guesses_too_often_waits_and_is_told_how_long() -> None:
    host = Host()
    assert [host.ask("Bearer wrong")[0] for _ in range(LIMIT + 1)] == [401] * LIMIT + [429]
    # Over the limit, even the right token is refused.
    status, headers = host.ask(f"Bearer {TOKEN}")
    assert (status, headers["retry-after"]) == (429, str(round(MINUTE / LIMIT)))
    assert host.ask(f"Bearer {TOKEN}", address="203.0.113.2")[0] == 200
    host.clock.now += MINUTE / LIMIT
    assert host.ask(f"Bearer {TOKEN}")[0] == 200


def test_wrong_tokens_are_counted_and_logged_once_a_minute_without_the_token(fresh_log: Clock) -> None:
    host = Host()
    with capture_logs() as lines:
        for _ in range(4):
            host.ask("Bearer a-wrong-guess")
        fresh_log.now += MINUTE
        host.ask("Bearer a-wrong-guess")
    assert [(line["event"], line["address"], line["left_out"]) for line in lines] == [
        ("wrong admin token", "203.0.113.1", 0),
        ("wrong admin token", "203.0.113.1", 3),
    ]
    assert "a-wrong-guess" not in str(lines)
    assert "twelvefold_wrong_admin_tokens_total 5.0" in host.metrics.text().decode()
