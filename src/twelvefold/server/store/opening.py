"""Which database a URL means."""

from importlib import import_module

from sqlalchemy import URL, Engine, exc, make_url

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.sql import LIMIT, MOST_WAITING
from twelvefold.server.store.sqlite import MEMORY, SqliteStore, ready_file

FORMS = "name a file, sqlite:///file.db or postgresql://user:password@host/database"


def open_store(url: str, *, limit: float = LIMIT, most: int = MOST_WAITING) -> Store:
    """Open the store at a URL, or in a file; it is made or brought up to this version if need be."""
    engine = ready_engine(url, limit)
    if engine.dialect.name == "sqlite":
        return SqliteStore(engine, limit, most)
    from twelvefold.server.store.postgres import PostgresStore

    return PostgresStore(engine, limit, most)


def ready_engine(url: str, limit: float) -> Engine:
    """The database at a URL, held and of this version, for one who does without a store."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return ready_file(parsed.database or MEMORY, limit)
    from twelvefold.server.store.postgres import ready_database

    return ready_database(parsed, limit)


def parse_url(url: str) -> URL:
    """Understand a URL or a plain path; what is wrong is never shown, for there may be a password in it."""
    if "://" not in url:
        if not url.strip():
            raise StoreError(f"no database is named: {FORMS}")
        return URL.create("sqlite", database=url)
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreError(f"this URL of a database cannot be understood: {FORMS}") from None
    match parsed.drivername:
        case "sqlite":
            if parsed.host or parsed.query:
                raise StoreError(
                    "a URL of an SQLite file has three slashes, four for a full path, and nothing after it"
                )
            return parsed
        case "postgresql" | "postgres" | "postgresql+psycopg":
            try:
                import_module("psycopg")
            except ImportError:
                raise StoreError("PostgreSQL needs its driver: pip install 'twelvefold[postgres]'") from None
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(f"{other} is no database that Twelvefold knows: {FORMS}")
