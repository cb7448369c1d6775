"""Servers for the network tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.network.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the usual limits, except on requests from one address."""
    database = tmp_path_factory.mktemp("door") / "tables.db"
    with running(
        str(database), "--limit", "requests=100000", "--limit", "comings=100000", "--limit", "watches=100000"
    ) as found:
        yield found


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database file for a test's own server."""
    return str(tmp_path / "tables.db")
