"""Creates a database, or migrates an older one to the current version. A newer version is refused.

A new database is created from the schema; an older one is migrated step by step by Alembic. A test checks that both
give the same result.
"""

from pathlib import Path

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select, text

from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.schema import for_dialect, metadata
from twelvefold.words import Sentence

FOLDER = Path(__file__).parent / "migrations"

LOCK = 0x7E1F01D
"""The advisory lock that makes nodes starting at the same time wait for one another."""

HEAD = "head"

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic stores a database's version."""


def migrate(engine: Engine, to: str = HEAD) -> None:
    """Migrate a database to this version, or to an older one for tests, in one transaction."""
    for_dialect(engine.dialect.name)
    with engine.begin() as connection:
        if is_current(connection):
            return
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        if to == HEAD and not inspect(connection).get_table_names():
            _make(connection)
        else:
            _upgrade(connection, to)


def is_current(connection: Connection) -> bool:
    """Whether a database has the current version; raises an error if it is newer."""
    if not inspect(connection).has_table(version.name):
        return False
    there = connection.scalars(select(version.c.version_num)).all()
    if not set(_versions()).issuperset(there):
        raise StoreError(Sentence("error-database-newer"))
    return there == _versions()[-1:]


def _versions() -> list[str]:
    """All versions, oldest first."""
    return sorted(path.stem[1:5] for path in (FOLDER / "versions").glob("v*.py"))


def _make(connection: Connection) -> None:
    metadata.create_all(connection)
    version.create(connection)
    connection.execute(version.insert(), {"version_num": _versions()[-1]})


def _upgrade(connection: Connection, to: str) -> None:
    # Importing Alembic takes a tenth of the start-up time, and is hardly ever needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
