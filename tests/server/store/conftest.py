"""A fresh database for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import execute, fresh_database
from tests.server.store.browser import BrowserDatabase, in_memory
from tests.server.store.databases import Database


@pytest.fixture
def file(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.fixture(scope="session")
def one_on_postgres(pytestconfig: pytest.Config) -> Iterator[str]:
    with fresh_database(pytestconfig) as url:
        yield url


@pytest.fixture
def postgres(one_on_postgres: str) -> Database:
    # Empty the database, which is much faster than creating another.
    execute(one_on_postgres, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return Database(one_on_postgres)


@pytest.fixture
def browser() -> BrowserDatabase:
    return in_memory()


@pytest.fixture(params=["file", "postgres"])
def database(request: pytest.FixtureRequest) -> Database | BrowserDatabase:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Database | BrowserDatabase)
    return found


@pytest.fixture(scope="session")
def another_on_postgres_kept(pytestconfig: pytest.Config) -> Iterator[str]:
    with fresh_database(pytestconfig) as url:
        yield url


@pytest.fixture
def another_on_postgres(another_on_postgres_kept: str) -> str:
    execute(another_on_postgres_kept, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return another_on_postgres_kept
