"""Answers over TLS: transport security, the cookie, and an outside grade for all of it."""

import urllib.request
from collections.abc import Iterator
from email.message import Message
from http.client import HTTPConnection

import pytest
from tests.server.network.asking import ask, upgrade
from tests.server.network.observatory import scan
from tests.server.network.running import Running, free_port, running
from tests.server.network.test_requests import PATHS

from twelvefold.server.network.cookies import COOKIE, SECURE_COOKIE
from twelvefold.server.network.headers import HEADERS, HSTS
from twelvefold.server.table.holder import Holder

NAME = "planets.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy that terminates TLS."""
    database = tmp_path_factory.mktemp("tls") / "tables.db"
    with running(str(database), "--public-url", f"https://{NAME}", port=free_port()) as found:
        yield found


def fetched(server: Running, path: str = "/", cookie: str = "") -> tuple[Message, str]:
    """Headers and body of an answer, as the proxy passes them on."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request("GET", path, headers={"host": NAME, "cookie": cookie})
        response = connection.getresponse()
        return response.headers, response.read().decode()
    finally:
        connection.close()


def cookies(headers: Message) -> dict[str, str]:
    """The cookies that are set, by name."""
    pairs = (cookie.partition("=") for cookie in headers.get_all("set-cookie", []))
    return {name: rest for name, _, rest in pairs}


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_asks_for_tls_from_now_on(public: Running, path: str) -> None:
    answer = ask(public, path, headers={"host": NAME})
    assert {name: answer.headers.get(name) for name in HEADERS | HSTS} == HEADERS | HSTS


def test_a_socket_that_is_refused_says_so_under_the_same_headers(public: Running) -> None:
    answer = upgrade(public, host=NAME, origin="https://evil.org")
    assert answer.status == 403
    assert {name: answer.headers.get(name) for name in HEADERS | HSTS} == HEADERS | HSTS


def test_without_tls_nothing_asks_for_it(server: Running) -> None:
    assert "strict-transport-security" not in ask(server, "/").headers


def test_mdns_observatory_gives_an_a_plus(public: Running) -> None:
    found = scan(*fetched(public))
    assert min(found.modifiers.values()) >= 0, found
    assert (found.grade, found.score) == ("A+", 155)


def test_the_observatory_would_see_what_is_missing(server: Running) -> None:
    with urllib.request.urlopen(server.url, timeout=60) as plain:
        found = scan(plain.headers, plain.read().decode())
    assert (found.modifiers["strict-transport-security"], found.modifiers["cookies"]) == (-20, -40)
    assert scan(Message(), "").grade == "D"


def test_the_cookie_belongs_to_this_host_and_to_tls(public: Running) -> None:
    given = fetched(public)[0].get_all("set-cookie", [])[0]
    name, _, flags = given.partition("=")
    assert name == SECURE_COOKIE
    parts = {part.strip().lower() for part in flags.split(";")[1:]}
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_a_cookie_under_the_older_name_still_counts_and_gets_the_newer_one(public: Running) -> None:
    token = Holder.new().token
    given = cookies(fetched(public, cookie=f"{COOKIE}={token}")[0])
    assert given[SECURE_COOKIE].startswith(f"{token};")
    assert given[COOKIE].startswith('"";')
    assert "Max-Age=0" in given[COOKIE]


def test_the_newer_name_counts_where_there_are_both(public: Running) -> None:
    old, new = Holder.new().token, Holder.new().token
    given = cookies(fetched(public, cookie=f"{COOKIE}={old}; {SECURE_COOKIE}={new}")[0])
    assert given[SECURE_COOKIE].startswith(f"{new};")


def test_without_tls_the_newer_name_is_nobodys(server: Running) -> None:
    given = ask(server, "/", headers={"cookie": f"{SECURE_COOKIE}={'A' * 43}"}).headers["set-cookie"]
    assert "A" * 43 not in given
