"""Converts the errors of SQLAlchemy and the drivers to the store's own."""

from contextlib import AbstractContextManager

from sqlalchemy import exc

from twelvefold.server.store.errors import Contended, StoreError, StoreUnavailable
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError

CONTENDED = frozenset({"40001", "40P01", "55P03"})
"""PostgreSQL's error codes for a serialization failure, a deadlock and a lock timeout."""


class _InOurWords:
    """Converts the database libraries' errors to ours. It is a class because each move enters it twice."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if error is not None and (ours := _our_error(error)) is not None:
            raise ours from None


def _our_error(error: BaseException) -> StoreError | None:
    """Our error for a library's error, without any stored value; None if it should be raised as it is."""
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
    """Convert the database libraries' errors to ours, without any value that was to be stored."""
    return _IN_OUR_WORDS


def first_line(error: BaseException | None) -> str:
    """The first line of a driver's message; further lines may contain the row."""
    return next(iter(str(error).splitlines()), "no reason given").strip()
