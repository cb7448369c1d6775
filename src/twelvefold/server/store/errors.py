"""What can go wrong with the storage.

TwelvefoldError
└── StoreError              a database that cannot be used, or something that it refuses
    ├── CodeTaken           another table has this code
    └── StoreUnavailable    the database did not answer in time, or is gone: whether it wrote is not known
        └── Contended       somebody else held what was to be written
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError

CONTENDED = frozenset({"40001", "40P01", "55P03"})
"""PostgreSQL's words for: not serialisable, deadlock, a lock not got in time."""


class StoreError(TwelvefoldError):
    """A database that cannot be used, or something that it refuses."""


class CodeTaken(StoreError):
    """Another table has this code."""


class StoreUnavailable(StoreError):
    """The database did not answer in time or is gone; the same command may be sent again."""


class Contended(StoreUnavailable):
    """Somebody else held what was to be written; nothing was written."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Turn what the database's libraries raise into our errors, without any value that was to be stored."""
    try:
        yield
    except TwelvefoldError:
        raise
    except (exc.OperationalError, exc.InterfaceError, exc.InternalError) as error:
        kind = Contended if getattr(error.orig, "sqlstate", None) in CONTENDED else StoreUnavailable
        raise kind(Sentence("error-database-silent", why=first_line(error.orig))) from None
    except exc.TimeoutError:
        raise StoreUnavailable(Sentence("error-database-busy")) from None
    except exc.DBAPIError as error:
        raise StoreError(Sentence("error-database-refuses", why=first_line(error.orig))) from None
    except (exc.SQLAlchemyError, TypeError, ValueError, OverflowError) as error:
        raise StoreError(Sentence("error-not-stored", why=type(error).__name__)) from None


def first_line(error: BaseException | None) -> str:
    """What a driver says; its further lines may show the row."""
    return next(iter(str(error).splitlines()), "no reason given").strip()
