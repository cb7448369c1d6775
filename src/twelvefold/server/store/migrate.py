"""Brings a database of any older version up to this one's; one of a newer version is refused."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from twelvefold.server.store.errors import StoreError
from twelvefold.words import Sentence

FOLDER = Path(__file__).parent / "migrations"

LOCK = 0x7E1F01D
"""The number under which nodes that start at once wait for one another."""


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring a database up to this version, or to an older one for tests, in one transaction."""
    with engine.begin() as connection:
        if is_current(connection):
            return
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def is_current(connection: Connection) -> bool:
    """Whether a database is of this version; a newer one's is refused."""
    script = ScriptDirectory.from_config(_config())
    there = MigrationContext.configure(connection).get_current_heads()
    known = {revision.revision for revision in script.walk_revisions()}
    if not known.issuperset(there):
        raise StoreError(Sentence("error-database-newer"))
    return set(there) == set(script.get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
