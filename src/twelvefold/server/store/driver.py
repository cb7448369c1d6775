"""Sends statements directly to the database driver: SQLAlchemy's overhead exceeds the cost of a move's statements."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError


def tell(connection: Connection, statement: str, rows: Sequence[dict[str, Any]] | None = None) -> int:
    """Execute a statement once, or once per row, in an open transaction; returns the number of rows affected.

    Errors are raised as SQLAlchemy's, and a lost connection is invalidated, as if SQLAlchemy had executed it.
    """
    driven = connection.connection
    cursor = driven.cursor()
    try:
        if rows is None:
            cursor.execute(statement)
        else:
            cursor.executemany(statement, rows)
        return cursor.rowcount
    except connection.dialect.loaded_dbapi.Error as error:
        raise _wrapped(connection, error) from None
    finally:
        cursor.close()


def _wrapped(connection: Connection, error: Exception) -> DBAPIError:
    dialect, driven = connection.dialect, connection.connection.dbapi_connection
    lost = dialect.is_disconnect(error, driven, None)  # type: ignore[arg-type]  # one of the driver's own types
    wrapped = DBAPIError.instance(
        None,
        None,
        error,
        dialect.loaded_dbapi.Error,
        hide_parameters=True,
        connection_invalidated=lost,
        dialect=dialect,
    )
    if lost:
        connection.invalidate(error)
    assert isinstance(wrapped, DBAPIError)
    return wrapped
