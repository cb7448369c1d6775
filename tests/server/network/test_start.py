"""A server that cannot start says why in one sentence, and exits with code 2."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.network.running import ROOT, running

from twelvefold.server.config import Config, ConfigError, Limits
from twelvefold.server.run import bound


def refused(*options: str) -> str:
    """The one sentence from a server that cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "twelvefold", "serve", *options],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("twelvefold: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_that_is_taken(database: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert "is taken" in refused("--port", str(other.getsockname()[1]), "--database", database)
    assert not Path(database).exists()


def test_a_setting_that_cannot_be_right(database: str) -> None:
    assert "is not an address" in refused("--port", "0", "--database", database, "--public-url", "http://[::1")
    assert "--limit" in refused("--port", "0", "--database", database, "--limit", "frames=nan")


@pytest.mark.parametrize(
    "url",
    [
        "planets", "ftp://x.org", "https://", "https://x.org/path", "https://x.org?a", "http://[::1", "http://x:99999",
        "http://x:0", "https://a@x.org", "https://x.org#a", "https:///", "", "//x.org",
    ],
)  # fmt: skip
def test_a_public_address_that_is_none(url: str) -> None:
    with pytest.raises(ConfigError, match="is not an address"):
        Config("x", public_url=url).checked()


@pytest.mark.parametrize("port", [-1, 65536, 10**20])
def test_a_port_that_is_none(port: int) -> None:
    with pytest.raises(ConfigError, match="port"):
        Config("x", port=port).checked()


@pytest.mark.parametrize("host", ["192.0.2.7", "no.such.invalid", "2001:db8::7", ""])
def test_an_address_that_is_not_ours(host: str) -> None:
    if host:
        with pytest.raises(ConfigError, match=host):
            bound(Config("x", host=host, port=0).checked())
    else:
        bound(Config("x", host=host, port=0).checked()).close()


@pytest.mark.parametrize("limit", ["frames", "frames=", "frames=0", "frames=nan", "frames=-1", "x=1", "frames=0.5"])
def test_a_limit_that_is_none(limit: str) -> None:
    with pytest.raises(ConfigError, match="--limit"):
        Limits().with_texts([limit])


@pytest.mark.parametrize("proxy", ["anybody", "*", "", "10.0.0.0/99"])
def test_a_proxy_that_is_none(proxy: str) -> None:
    with pytest.raises(ConfigError, match="--proxy"):
        Config("x", proxies=(proxy,)).checked()


def test_a_hosts_token_that_can_be_guessed() -> None:
    with pytest.raises(ConfigError, match="too short"):
        Config("x", admin_token="secret").checked()


def test_a_database_that_cannot_be_read(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 1000)
    assert "broken.db" in refused("--port", "0", "--database", str(broken))
    assert "secret" not in refused("--port", "0", "--database", "postgresql://ada:secret@127.0.0.1:1/none")


def test_a_second_server_on_one_file(database: str) -> None:
    with running(database):
        assert "in use by another server" in refused("--port", "0", "--database", database)
