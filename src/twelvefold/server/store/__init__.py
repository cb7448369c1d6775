"""The tables' logs, kept for good in SQLite or PostgreSQL."""

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import CodeTaken, StoreError, StoreUnavailable
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.rows import Card, Entry

__all__ = ["Card", "CodeTaken", "Entry", "Store", "StoreError", "StoreUnavailable", "open_store"]
