"""Persistent table logs, in SQLite or PostgreSQL."""

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import CodeTaken, StoreError, StoreUnavailable
from twelvefold.server.store.opening import open_store

__all__ = ["CodeTaken", "Store", "StoreError", "StoreUnavailable", "open_store"]
