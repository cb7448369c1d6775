"""Only our own pages may open a socket or post anything."""

from collections.abc import Iterator

import pytest
from tests.server.network.asking import ask, upgrade
from tests.server.network.running import Running, free_port, running


def test_a_program_without_an_origin_comes_in(server: Running) -> None:
    assert upgrade(server).status == 101


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "192.168.7.9", "[::1]"])
def test_a_page_from_the_address_that_was_asked_comes_in(server: Running, name: str) -> None:
    host = f"{name}:{server.port}"
    assert upgrade(server, host=host, origin=f"http://{host}").status == 101


@pytest.mark.parametrize(
    "origin",
    [
        "https://127.0.0.1:{port}", "http://127.0.0.1", "http://127.0.0.1:1{port}", "http://localhost:{port}", "null",
        "", "http://127.0.0.1:{port}.evil.org", "http://127.0.0.1:{port}/", "http://evil.org", "HTTP://127.0.0.1:{port}",
        "http://x@127.0.0.1:{port}", "file://", "http://127.0.0.1:{port}, http://evil.org", "http://[::1",
    ],
)  # fmt: skip
def test_a_page_from_anywhere_else_does_not(server: Running, origin: str) -> None:
    answer = upgrade(server, origin=origin.format(port=server.port))
    assert answer.status == 403
    assert answer.reason == "not yours"
    assert server.said == ""


@pytest.mark.parametrize(
    "host", ["evil.org", "evil.org:{port}", "127.0.0.1.evil.org", "[", "[::1", "", "a@b@", "x:y:z"]
)
def test_a_name_that_somebody_else_made_lead_here_is_nobodys(server: Running, host: str) -> None:
    host = host.format(port=server.port)
    assert upgrade(server, host=host, origin=f"http://{host}").status == 403
    answer = ask(server, "/api/tables", headers={"host": host})
    assert (answer.status, answer.reason) == (400, "bad message")


@pytest.mark.parametrize("path", ["/api/boxes", "/api/records"])
def test_other_pages_cannot_bring_anything(server: Running, path: str) -> None:
    answer = ask(server, path, "POST", {"origin": "http://evil.org", "content-type": "text/plain"}, b"{}")
    assert (answer.status, answer.reason) == (403, "not yours")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, with a name of its own."""
    database = tmp_path_factory.mktemp("public") / "tables.db"
    with running(str(database), "--public-url", "https://Planets.example.org:443/", port=free_port()) as found:
        yield found


@pytest.mark.parametrize("host", ["planets.example.org", "Planets.Example.org", "planets.example.org:443"])
def test_with_a_public_address_pages_come_from_there(public: Running, host: str) -> None:
    assert upgrade(public, host=host, origin="https://planets.example.org").status == 101


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("planets.example.org", "http://planets.example.org"),
        ("planets.example.org", "https://planets.example.org:8443"),
        ("planets.example.org", "https://example.org"),
        ("127.0.0.1", "http://127.0.0.1"),
        ("localhost", "https://planets.example.org"),
        ("planets.example.org:80", "https://planets.example.org"),
    ],
)
def test_and_from_nowhere_else(public: Running, host: str, origin: str) -> None:
    assert upgrade(public, host=host, origin=origin).status == 403
