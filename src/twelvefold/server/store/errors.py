"""Errors of the store.

TwelvefoldError
└── StoreError              the database can't be used, or it refuses something
    ├── CodeTaken           another table has this code
    └── StoreUnavailable    the database didn't answer in time or is gone: the write may or may not have happened
        ├── Contended       another transaction held the rows to be written
        └── StoreFull       there is no room left: nothing was written
"""

from twelvefold.world.errors import TwelvefoldError


class StoreError(TwelvefoldError):
    """The database can't be used, or it refuses something."""


class CodeTaken(StoreError):
    """Another table has this code."""


class StoreUnavailable(StoreError):
    """The database didn't answer in time or is gone; the same command may be sent again."""


class Contended(StoreUnavailable):
    """Another transaction held the rows to be written; nothing was written."""


class StoreFull(StoreUnavailable):
    """There is no room left; nothing was written."""
