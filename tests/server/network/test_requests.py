"""Valid and invalid HTTP requests."""

import contextlib
import re
import socket
import time
from collections.abc import Iterator

import pytest
from tests.server.network.asking import ask, send, upgrade
from tests.server.network.running import Running, running

from twelvefold.protocol.limits import LONGEST_POST
from twelvefold.server.config import TOKEN_LIFETIME
from twelvefold.server.network.headers import HEADERS

PATHS = ("/", "/table/x", "/code/ABCDEF", "/record/x", "/api/about", "/api/tables", "/api/own", "/api/codes/ABCDEF",
         "/api/tables/" + "A" * 22 + "/record", "/api/records/" + "0" * 64, "/health", "/ready", "/metrics", "/nowhere",
         "/api/nowhere", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/records/%00", "/api/codes/%00%ff",
         "/admin/tables", "//", "/api/tables/" + "x" * 3000 + "/record")  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_says_where_its_parts_may_come_from(server: Running, path: str) -> None:
    answer = ask(server, path)
    assert answer.status < 500
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    if answer.status >= 400:
        assert answer.reason


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"])
def test_other_methods_are_refused_in_a_typed_way(server: Running, path: str, method: str) -> None:
    answer = ask(server, path, method)
    assert answer.status in {400, 401, 403, 404, 405}
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.reason


def test_the_policy_allows_no_script_in_the_page_and_none_from_elsewhere(server: Running) -> None:
    policy = ask(server, "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    # WebAssembly runs the offline part.
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    for directive in ("object-src", "base-uri", "form-action", "frame-ancestors"):
        assert f"{directive} 'none'" in policy


def test_no_page_has_a_script_or_style_of_its_own(server: Running) -> None:
    page = ask(server, "/").body.decode()
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"\son\w+\s*=|javascript:|<style|\sstyle\s*=", page)


def test_whoever_has_no_token_gets_one_that_scripts_cannot_read(server: Running) -> None:
    given = ask(server, "/").headers["set-cookie"]
    assert re.match(r"twelvefold=[\w-]{43}; ", given)
    parts = {part.strip().lower() for part in given.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert ask(server, "/").headers["set-cookie"] != given


def test_each_visit_renews_the_cookie(server: Running) -> None:
    given = ask(server, "/").headers["set-cookie"]
    assert f"Max-Age={TOKEN_LIFETIME:.0f}" in given
    assert ask(server, "/", headers={"cookie": given.partition(";")[0]}).headers["set-cookie"] == given


@pytest.mark.parametrize("path", [path for path in PATHS if "nowhere" not in path])
def test_no_cache_keeps_an_answer_that_may_be_private(server: Running, path: str) -> None:
    assert ask(server, path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/boxes", "/api/records"])
def test_more_than_the_bound_is_not_taken(server: Running, path: str) -> None:
    answer = ask(server, path, "POST", body=b" " * (LONGEST_POST + 1))
    assert (answer.status, answer.reason) == (413, "too long")


@pytest.mark.parametrize("path", ["/api/boxes", "/api/records"])
def test_what_comes_in_pieces_without_a_length_is_not_taken(server: Running, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ntransfer-encoding: chunked\r\n\r\n".encode()
    answer = send(server, head + 200_000 * b"1\r\nx\r\n")
    assert (answer.status, answer.reason) == (411, "bad message")


@pytest.mark.parametrize("path", ["/api/boxes", "/api/records"])
@pytest.mark.parametrize(
    "body",
    [b"", b"\xff", b"{", b"[" * 200_000, b"9" * 200_000, b'{"a":' * 40_000, b"null", b"{}", b"NaN", b'"xx'],
    ids=["empty", "no text", "half", "depth bomb", "number", "deep", "null", "no fields", "nan", "half a string"],
)  # fmt: skip
def test_what_is_no_box_or_record_is_refused_with_a_reason(server: Running, path: str, body: bytes) -> None:
    began = time.monotonic()
    answer = ask(server, path, "POST", body=body)
    assert answer.status == 422
    assert answer.reason in {"no box", "bad message"}
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(("path", "most"), [("/api/boxes", 30), ("/api/lines", 120)])
def test_too_many_posts_are_refused(server: Running, path: str, most: int) -> None:
    answers = [ask(server, path, "POST", body=b"{}") for _ in range(most + 10)]
    assert (answers[-1].status, answers[-1].reason) == (429, "too many")


@pytest.mark.parametrize(
    "path",
    ["/socket?token={token}", "/socket?twelvefold={token}"],
)
def test_a_token_in_an_address_is_nobodys(server: Running, path: str) -> None:
    assert upgrade(server, path.format(token="A" * 43)).status == 101
    assert ask(server, f"/api/own?token={'A' * 43}&twelvefold={'A' * 43}").said == {"tables": []}


@pytest.mark.parametrize(
    "data",
    [
        b"GET /socket?%s HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"
        % (b"x" * 9000),
        b"GET /socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        + b"a: b\r\n" * 200
        + b"\r\n",
        b"GET /socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
        b"POST /socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(30) + b"\r\n\r\n",
    ],
    ids=["long path", "many headers", "no key", "post", "other upgrade", "long header", "length", "two lengths", "tls"],
)
def test_what_is_no_request_is_answered_and_leaves_no_trace(server: Running, data: bytes) -> None:
    before = server.said
    assert send(server, data).status < 500
    assert server.said == before


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("impatient") / "tables.db"
    with running(str(database), "--limit", "greeting=0.5", "--limit", "posting=0.5") as found:
        yield found


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: 127", b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET"])
def test_whoever_does_not_get_to_the_point_is_cut_off(impatient: Running, said: bytes) -> None:
    with (
        socket.create_connection(("127.0.0.1", impatient.port), timeout=60) as slow,
        contextlib.suppress(ConnectionResetError),
    ):
        slow.sendall(said)
        while slow.recv(10_000):
            pass


def test_whoever_brings_something_too_slowly_is_told_so(impatient: Running) -> None:
    head = b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{"
    assert send(impatient, head).status == 408
