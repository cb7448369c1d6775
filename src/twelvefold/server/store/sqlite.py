"""The store in one file: one process, one connection in one thread, every commit on the disk."""

import fcntl
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from twelvefold.server.store.errors import StoreError, in_our_words
from twelvefold.server.store.line import Line
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.sql import SqlStore

MEMORY = ":memory:"

PRAGMAS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: to the disk itself
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA temp_store = MEMORY",
)


class SqliteStore(SqlStore):
    """A store in a file, held by one process at a time."""

    def __init__(self, engine: Engine, limit: float, most: int, lock: int | None) -> None:
        # SQLite before 3.51.3 may damage its log with several connections: one thread has the only one.
        line = Line("sqlite", 1, most, limit)
        super().__init__(engine, limit, line, line)
        self._lock = lock

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def hints(self) -> AsyncIterator[tuple[str, int]]:
        """There are no other nodes: nothing ever comes."""
        nothing: tuple[tuple[str, int], ...] = ()
        await self._closed.wait()
        for hint in nothing:
            yield hint

    def _let_go(self) -> None:
        super()._let_go()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def open_sqlite(database: str, limit: float, most: int) -> SqliteStore:
    """Open a file, or a store in memory; a file that is not there is made, for its owner only."""
    if database == MEMORY:
        engine, lock = _engine(MEMORY, limit), None
    else:
        path = Path(database).expanduser().absolute()
        lock = _hold(path)
        engine = _engine(str(path), limit)
    try:
        with in_our_words():
            migrate(engine)
    except StoreError as error:
        engine.dispose()
        if lock is not None:
            os.close(lock)
        raise StoreError(f"{database} cannot be used: {error}") from None
    return SqliteStore(engine, limit, most, lock)


def _hold(path: Path) -> int:
    """Make the file if need be, and hold a lock beside it for as long as it is open."""
    try:
        for folder in reversed([path.parent, *path.parent.parents]):
            folder.mkdir(0o700, exist_ok=True)
        lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except BlockingIOError:
        os.close(lock)
        raise StoreError(f"{path} is in use by another server: only one at a time can have it") from None
    except OSError as error:
        os.close(lock)
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from None
    return lock


def _engine(path: str, limit: float) -> Engine:
    def connect() -> sqlite3.Connection:
        # Opened here, used by the store's thread alone afterwards.
        connection = sqlite3.connect(path, timeout=limit, isolation_level=None, check_same_thread=False)
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            for pragma in PRAGMAS:
                connection.execute(pragma)
        except sqlite3.Error:
            connection.close()
            raise
        if mode != "wal" and path != MEMORY:
            connection.close()
            raise StoreError("its file system cannot do what SQLite needs (a log in shared memory)")
        return connection

    engine = create_engine("sqlite+pysqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
