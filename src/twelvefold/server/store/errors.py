"""What can go wrong with the storage.

TwelvefoldError
└── StoreError              a database that cannot be used, or something that it refuses
    ├── CodeTaken           another table has this code
    └── StoreUnavailable    the database did not answer in time, or is gone: whether it wrote is not known
        └── Contended       somebody else held what was to be written
"""

from contextlib import AbstractContextManager

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


class _InOurWords:
    """Turns what the database's libraries raise into our errors. A class, since each move enters it twice."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if error is not None and (ours := _our_error(error)) is not None:
            raise ours from None


def _our_error(error: BaseException) -> StoreError | None:
    """What an error is to us, without any value that was to be stored; None for one that is left as it is."""
    match error:
        case TwelvefoldError():
            return None
        case exc.OperationalError() | exc.InterfaceError() | exc.InternalError():
            kind = Contended if getattr(error.orig, "sqlstate", None) in CONTENDED else StoreUnavailable
            return kind(Sentence("error-database-silent", why=first_line(error.orig)))
        case exc.TimeoutError():
            return StoreUnavailable(Sentence("error-database-busy"))
        case exc.DBAPIError():
            return StoreError(Sentence("error-database-refuses", why=first_line(error.orig)))
        case exc.SQLAlchemyError() | TypeError() | ValueError() | OverflowError():
            return StoreError(Sentence("error-not-stored", why=type(error).__name__))
        case _:
            return None


_IN_OUR_WORDS = _InOurWords()


def in_our_words() -> AbstractContextManager[None]:
    """Turn what the database's libraries raise into our errors, without any value that was to be stored."""
    return _IN_OUR_WORDS


def first_line(error: BaseException | None) -> str:
    """What a driver says; its further lines may show the row."""
    return next(iter(str(error).splitlines()), "no reason given").strip()
