"""Which database a URL means, and the error for a URL that is wrong."""

import sys

import pytest

from twelvefold.server.store import StoreError
from twelvefold.server.store.opening import open_store, parse_url


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("tables.db", "tables.db"),
        ("/var/lib/tables.db", "/var/lib/tables.db"),
        ("~/tables.db", "~/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite://", None),
    ],
)
def test_a_file_is_named_in_two_ways(url: str, file: str | None) -> None:
    parsed = parse_url(url)
    assert (parsed.get_backend_name(), parsed.database) == ("sqlite", file)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_server_is_named_by_its_url(scheme: str) -> None:
    parsed = parse_url(f"{scheme}://user:pw@host:5433/tables?sslmode=require")
    assert parsed.drivername == "postgresql+psycopg"
    assert (parsed.host, parsed.port, parsed.database, parsed.password) == ("host", 5433, "tables", "pw")
    assert parsed.query == {"sslmode": "require"}


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "name a database"),
        ("  ", "name a database"),
        ("mysql://u:s3cret@host/db", "mysql is not a database"),
        ("postgresql+asyncpg://u:s3cret@host/db", r"postgresql\+asyncpg is not a database"),
        ("postgresql://u:p@ss:s3cret@host:s3cret/db", "can't understand this database URL"),
        ("://s3cret", "can't understand this database URL"),
        ("sqlite://s3cret/tables.db", "three slashes"),
        ("sqlite:///tables.db?mode=s3cret", "three slashes"),
        ("postgresql://u:s3cret@127.0.0.1:1/db", "can't use the database db on 127.0.0.1: .*onnection refused"),
        ("postgresql://u@127.0.0.1:1/db?password=s3cret", "can't use the database db on 127.0.0.1"),
        ("postgresql://u:s3cret@127.0.0.1:1/db?nonsense=s3cret", "nonsense"),
    ],
)
def test_a_wrong_url_is_a_sentence_without_the_password(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as caught:
        open_store(url, limit=2)
    assert "s3cret" not in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.__context__ is None or caught.value.__suppress_context__


def test_without_its_driver_postgresql_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'twelvefold\[postgres\]'"):
        open_store("postgresql://host/db")
