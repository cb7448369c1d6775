"""Which database a URL means."""

from sqlalchemy import URL, exc, make_url

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.sql import LIMIT, MOST_WAITING
from twelvefold.server.store.sqlite import MEMORY, open_sqlite

FORMS = "name a file, sqlite:///file.db or postgresql://user:password@host/database"


def open_store(url: str, *, limit: float = LIMIT, most: int = MOST_WAITING) -> Store:
    """Open the store at a URL, or in a file; it is made or brought up to this version if need be."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return open_sqlite(parsed.database or MEMORY, limit, most)
    try:
        from twelvefold.server.store.postgres import open_postgres
    except ImportError:
        raise StoreError("PostgreSQL needs its driver: pip install 'twelvefold[postgres]'") from None
    return open_postgres(parsed, limit, most)


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
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(f"{other} is no database that Twelvefold knows: {FORMS}")
