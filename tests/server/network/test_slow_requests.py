"""Slow requests: each connection progresses or is cut off, and nobody can occupy all of them."""

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Message
from tests.server.network.asking import ask, send
from tests.server.network.running import Running, free_port, running
from tests.server.network.test_sockets import HANDSHAKE

from twelvefold.server.config import Limits
from twelvefold.server.network.bounds import Bounded
from twelvefold.server.network.limiter import MINUTE, Limiter, Limiters
from twelvefold.server.network.tcp import TcpConnections

PATIENCE = 30.0
HEAD = "{} {} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100000\r\n\r\n{{"


def slow(server: Running, method: str = "POST", path: str = "/api/records") -> socket.socket:
    """A client that has sent only the beginning of a long body."""
    plain = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    plain.sendall(HEAD.format(method, path).encode())
    return plain


def all_of(plain: socket.socket) -> bytes:
    """Everything received until the server closes the connection."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := plain.recv(65536):
            heard += more
    return heard


def limited(server: Running, limit: str) -> int:
    """How often a limit was reached."""
    metrics = ask(server, "/metrics").body.decode()
    found = re.search(rf'twelvefold_limited_total{{limit="{limit}"}} (\d+)', metrics)
    return 0 if found is None else int(found[1])


def until(reached: int, server: Running, limit: str) -> None:
    """Wait until a limit has been reached this often."""
    late = time.monotonic() + PATIENCE
    while limited(server, limit) < reached:
        assert time.monotonic() < late
        time.sleep(0.02)


@pytest.mark.parametrize(("method", "path"), [("GET", "/health"), ("GET", "/"), ("POST", "/api/token/forget")])
def test_an_answer_to_a_request_whose_body_nobody_reads_ends_the_connection(
    server: Running, method: str, path: str
) -> None:
    with slow(server, method, path) as plain:
        plain.settimeout(1)
        heard, more = b"", b"no end"
        for _ in range(20):  # a byte a second, until the server refuses
            try:
                while more := plain.recv(65536):
                    heard += more
                break
            except TimeoutError:
                plain.sendall(b"x")
    assert more == b""
    assert heard.startswith(b"HTTP/1.1 200")


def test_without_the_hosts_token_nobody_keeps_a_connection(server: Running) -> None:
    with slow(server, "POST", "/admin/tables/x/close") as plain:
        assert all_of(plain).startswith(b"HTTP/1.1 401")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("strict")
    (folder / "web").mkdir()
    (folder / "web" / "big").write_bytes(bytes(30_000_000))
    limits = [f"--limit={each}" for each in ("request=0.5", "concurrent=2", "files=3", "probes=100000")]
    with running(str(folder / "tables.db"), "--web", str(folder / "web"), *limits) as found:
        yield found


def test_a_request_has_so_many_seconds_from_its_head_to_its_answer(strict: Running) -> None:
    before = limited(strict, "request")
    with slow(strict) as plain:
        assert all_of(plain) == b""
    assert limited(strict, "request") == before + 1


def test_whoever_does_not_take_their_answer_is_cut_off(strict: Running) -> None:
    before = limited(strict, "request")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", strict.port))
        deaf.sendall(b"GET /big HTTP/1.1\r\nhost: x\r\n\r\n")
        until(before + 1, strict, "request")


def test_only_so_many_requests_of_one_address_are_under_way_at_once(strict: Running) -> None:
    before = limited(strict, "concurrent")
    with slow(strict), slow(strict):
        late = time.monotonic() + PATIENCE
        while (answer := ask(strict, "/health")).status == 200:  # until both have come in
            assert time.monotonic() < late
    assert (answer.status, answer.reason, answer.headers["retry-after"]) == (429, "too fast", "1")
    late = time.monotonic() + PATIENCE
    while ask(strict, "/health").status != 200:
        assert time.monotonic() < late
    assert limited(strict, "concurrent") > before
    said = [json.loads(line) for line in strict.said.splitlines()]
    assert [line["limit"] for line in said].count("concurrent") == 1


def test_files_and_questions_after_the_server_have_a_rate_too(database: str) -> None:
    with running(database, "--limit=files=2", "--limit=probes=2") as server:
        assert [ask(server, "/built.json").status for _ in range(3)] == [200, 200, 429]
        assert [ask(server, path).status for path in ("/health", "/ready", "/metrics")] == [200, 200, 429]
        # A client that keeps asking gets its connection closed.
        assert send(server, 3 * b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").status == 429
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as plain:
            plain.sendall(1000 * b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert all_of(plain).count(b"HTTP/1.1 ") == 1


def test_more_connections_than_an_address_may_have_are_closed_at_once(database: str) -> None:
    limits = [f"--limit={each}" for each in ("sockets=2", "connections=3", "greeting=60")]
    with running(database, *limits) as server, contextlib.ExitStack() as stack:
        for _ in range(2):
            plain = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            plain.sendall(HANDSHAKE % server.port)
            assert b" 101 " in plain.recv(1024)
        waiting = [stack.enter_context(slow(server)) for _ in range(3)]
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as one_more:
                assert all_of(one_more) == b""
        waiting[0].close()
        until(20, server, "connections")
        assert [json.loads(line)["limit"] for line in server.said.splitlines()] == ["connections"]


def test_a_proxys_connections_are_not_taken_for_those_of_one_client(database: str) -> None:
    limits = [f"--limit={each}" for each in ("sockets=1", "connections=1", "concurrent=1")]
    with running(database, "--proxy", "127.0.0.1", *limits) as server, contextlib.ExitStack() as stack:
        for number in range(8):
            plain = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            forwarded = f"host: 127.0.0.1\r\nx-forwarded-for: 203.0.113.{number}"
            plain.sendall(HEAD.format("POST", "/api/records").replace("host: 127.0.0.1", forwarded).encode())
        late = time.monotonic() + PATIENCE
        while ask(server, "/health", headers={"x-forwarded-for": "203.0.113.1"}).status != 429:
            assert time.monotonic() < late
        assert ask(server, "/health", headers={"x-forwarded-for": "203.0.113.9"}).status == 200


def connections(most: int, proxies: tuple[str, ...] = (), **limits: int) -> tuple[TcpConnections, list[str]]:
    """The connection limiter, and the limits that were reached."""
    reached: list[str] = []
    return TcpConnections(Limits(**limits), proxies, most, lambda limit, _: reached.append(limit)), reached


def test_the_last_places_are_for_those_who_play() -> None:
    tcp, reached = connections(20)
    assert [tcp.enter(object(), f"203.0.113.{n}") for n in range(19)] == 18 * [True] + [False]  # type: ignore[arg-type]
    tcp.remember_player("198.51.100.1")
    come = [tcp.enter(object(), "198.51.100.1") for _ in range(3)]  # type: ignore[arg-type]
    assert come == [True, True, False]
    assert reached == ["all_connections"] * 2


def test_whoever_comes_again_and_again_is_let_in_so_often_a_minute() -> None:
    tcp, reached = connections(100, ("10.0.0.0/8",), comings=1, requests=2, files=3)

    def come_and_go(host: str) -> bool:
        connection = object()
        let_in = tcp.enter(connection, host)  # type: ignore[arg-type]
        tcp.leave(connection)  # type: ignore[arg-type]
        tcp.leave(connection)  # type: ignore[arg-type]
        return let_in

    assert [come_and_go(f"2001:db8::{number}") for number in range(7)] == 6 * [True] + [False]
    assert all(come_and_go("10.1.2.3") for _ in range(50))
    assert reached == ["arrivals"]


def test_how_long_the_requests_of_an_address_take_is_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    limiters = Limiters(Limits(request_time=10))
    limiters.request_time = Limiter(10, MINUTE, lambda: now)
    monkeypatch.setattr("twelvefold.server.network.bounds.time.monotonic", lambda: now)

    async def slow_app(scope: object, receive: object, send: object) -> None:
        nonlocal now
        now += 25.0

    def asked(address: str) -> int | None:
        heard: list[Message] = []

        async def sent(message: Message) -> None:
            heard.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        asyncio.run(Bounded(slow_app, limiters)({"type": "http", "client": (address, 1)}, receive, sent))
        return heard[0]["status"] if heard else None

    assert asked("203.0.113.1") is None  # let in
    assert asked("203.0.113.1") == 429
    assert asked("203.0.113.2") is None
    now += 120.0
    assert asked("203.0.113.1") is None


def test_figures_are_for_those_who_came_by_a_plain_address_or_have_the_hosts_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TWELVEFOLD_ADMIN_TOKEN", "a-token-of-some-length")
    public = ("--public-url", "https://planets.example.org")
    port = free_port()
    with running(str(tmp_path / "tables.db"), *public, port=port) as server:
        assert [
            ask(server, "/metrics", headers={"host": host}).status
            for host in ("127.0.0.1", "[::1]:80", "10.0.0.5:8012", "evil.example", "planets.example.org")
        ] == [200, 200, 200, 401, 401]
        token = {"host": "planets.example.org", "authorization": "Bearer a-token-of-some-length"}
        assert ask(server, "/metrics", headers=token).status == 200
