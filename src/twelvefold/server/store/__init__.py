"""Persistent table logs: in SQLite, in PostgreSQL, or in a browser."""

from twelvefold.server.store.base import Store
from twelvefold.server.store.errors import CodeTaken, StoreError, StoreUnavailable

__all__ = ["CodeTaken", "Store", "StoreError", "StoreUnavailable"]
