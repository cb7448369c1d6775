"""A database dumped to one file, for backups and for moving between SQLite and PostgreSQL.

The file is gzipped JSON lines: a header, one line per row, and a footer with the number of rows. A dump runs in one
read transaction and blocks nobody, so it can be taken while a server runs. On SQLite it is a second reader that writes
nothing, and SQLite allows any number of readers beside its one writer.
"""

import gzip
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, func, select, text

from twelvefold.server.store.backup_lines import Beginning, Ending, Row, decode, encode, row_of, values_of
from twelvefold.server.store.errors import StoreError, StoreUnavailable
from twelvefold.server.store.migrate import is_current
from twelvefold.server.store.opening import parse_url, ready_engine
from twelvefold.server.store.schema import LASTING, columns
from twelvefold.server.store.sql import LIMIT
from twelvefold.server.store.sql_errors import in_our_words
from twelvefold.words import Sentence, why_not

Progress = Callable[[int, int], None]
"""Called from time to time with the rows done and the total."""

AT_ONCE = 500
"""Rows per progress call and per insert."""

LONGEST = 64 * 1024 * 1024
"""Most bytes in a line."""


def dump(url: str, path: Path, progress: Progress | None = None) -> int:
    """Write everything to a new private file; returns the number of rows. A partial dump never gets the final name."""
    if path.exists():
        raise StoreError(Sentence("error-backup-there", path=path))
    part = path.with_name(path.name + ".part")
    try:
        with _reading(url) as connection, _new(part) as raw, gzip.open(raw, "wb", 6) as file:
            done = _dump(connection, file, progress)
        part.replace(path)
    except OSError as error:
        raise StoreError(Sentence("error-cannot-write", path=path, why=why_not(error))) from None
    finally:
        part.unlink(missing_ok=True)
    return done


def load(path: Path, url: str, progress: Progress | None = None) -> int:
    """Fill an empty database from a file, completely or not at all; returns the number of rows."""
    try:
        with path.open("rb") as raw, gzip.open(raw, "rb") as file:
            beginning = decode(file.readline(LONGEST))
            if not isinstance(beginning, Beginning):
                raise StoreError(Sentence("error-backup-beginning"))
            engine = ready_engine(url, LIMIT)
            try:
                with in_our_words(), engine.begin() as connection:
                    return _load(connection, file, beginning.rows, progress)
            finally:
                engine.dispose()
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise StoreError(Sentence("error-backup-none", path=path)) from None
    except OSError as error:
        raise StoreError(Sentence("error-cannot-read", path=path, why=why_not(error))) from None
    except StoreUnavailable:
        raise
    except StoreError as error:
        raise StoreError(Sentence("error-backup-load", path=path, why=error)) from None


def _dump(connection: Connection, file: gzip.GzipFile, progress: Progress | None) -> int:
    if not is_current(connection):
        raise StoreError(Sentence("error-database-version"))
    counts = [connection.scalar(select(func.count()).select_from(table)) for table in LASTING]
    rows, done = sum(count or 0 for count in counts), 0
    file.write(encode(Beginning(rows=rows)))
    for table in LASTING:
        for values in connection.execution_options(yield_per=AT_ONCE).execute(select(*columns(table))):
            file.write(encode(row_of(table, values)))
            done += 1
            if progress and done % AT_ONCE == 0:
                progress(done, rows)
    file.write(encode(Ending(rows=done)))
    if progress:
        progress(done, rows)
    return done


def _load(connection: Connection, file: gzip.GzipFile, rows: int, progress: Progress | None) -> int:
    if connection.dialect.name == "postgresql":
        names = ", ".join(table.name for table in LASTING)
        connection.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    if any(connection.execute(select(table).limit(1)).first() for table in LASTING):
        raise StoreError(Sentence("error-database-full"))
    done, waiting = 0, list[Row]()
    while True:
        line = decode(file.readline(LONGEST))
        if isinstance(line, Beginning):
            raise StoreError(Sentence("error-backup-twice"))
        if not isinstance(line, Ending):
            waiting.append(line)
        if isinstance(line, Ending) or len(waiting) == AT_ONCE:
            _insert(connection, waiting)
            done += len(waiting)
            waiting.clear()
            if progress:
                progress(done, rows)
        if isinstance(line, Ending):
            break
    if not done == line.rows == rows:
        raise StoreError(Sentence("error-backup-rows", rows=str(line.rows), done=str(done)))
    return done


def _insert(connection: Connection, rows: list[Row]) -> None:
    for table in LASTING:
        values = [values_of(table, row) for row in rows if row.__struct_config__.tag == table.name]
        if values:
            connection.execute(table.insert(), values)


@contextmanager
def _reading(url: str) -> Iterator[Connection]:
    """A read transaction with a consistent snapshot."""
    engine = _reading_engine(parse_url(url))
    try:
        with in_our_words(), engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
                    connection.execute(text(f"SET LOCAL {setting} = 0"))
            yield connection
    finally:
        engine.dispose()


def _reading_engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "").expanduser().absolute()
        if not path.is_file():
            raise StoreError(Sentence("error-no-database", path=path))
        source = f"file:{quote(str(path))}?mode=ro"
        connect = partial(sqlite3.connect, source, uri=True, isolation_level=None, timeout=LIMIT)
        engine = create_engine("sqlite+pysqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine
    from twelvefold.server.store.postgres import make_engine

    return make_engine(url, LIMIT).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


@contextmanager
def _new(path: Path) -> Iterator[IO[bytes]]:
    """Create a file, and flush it to disk on exit."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())
