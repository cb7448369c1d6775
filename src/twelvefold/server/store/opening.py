"""Opens the store that a URL names."""

from importlib import import_module

from sqlalchemy import URL, Engine, exc, make_url

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.sql import LIMIT, MOST_WAITING
from twelvefold.server.store.sqlite import MEMORY, SqliteStore, ready_file
from twelvefold.words import Sentence

FORMS = Sentence("error-database-forms")


def open_store(url: str, *, limit: float = LIMIT, most: int = MOST_WAITING) -> Store:
    """Open the store at a URL or in a file, creating or migrating it if necessary."""
    engine = ready_engine(url, limit)
    if engine.dialect.name == "sqlite":
        return SqliteStore(engine, limit, most)
    from twelvefold.server.store.postgres import PostgresStore

    return PostgresStore(engine, limit, most)


def ready_engine(url: str, limit: float) -> Engine:
    """The database at a URL, locked and migrated, for callers that don't need a store."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return ready_file(parsed.database or MEMORY, limit)
    from twelvefold.server.store.postgres import ready_database

    return ready_database(parsed, limit)


def parse_url(url: str) -> URL:
    """Parse a URL or a plain path. Errors never show it, since it may contain a password."""
    if "://" not in url:
        if not url.strip():
            raise StoreError(Sentence("error-database-unnamed", forms=FORMS))
        return URL.create("sqlite", database=url)
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreError(Sentence("error-database-url", forms=FORMS)) from None
    match parsed.drivername:
        case "sqlite":
            if parsed.host or parsed.query:
                raise StoreError(Sentence("error-database-slashes"))
            return parsed
        case "postgresql" | "postgres" | "postgresql+psycopg":
            try:
                import_module("psycopg")
            except ImportError:
                raise StoreError(
                    Sentence("error-database-driver", command="pip install 'twelvefold[postgres]'")
                ) from None
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(Sentence("error-database-unknown", name=other, forms=FORMS))
