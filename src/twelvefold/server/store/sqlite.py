"""The SQLite store: one process, one connection in one thread, every commit flushed to disk."""

import fcntl
import os
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from twelvefold.server.store.base import Broadcast, Notification
from twelvefold.server.store.driver import tell
from twelvefold.server.store.errors import StoreError, StoreUnavailable
from twelvefold.server.store.group_commit import BoundedExecutor
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.nodes import newest
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.store.sql_errors import in_our_words
from twelvefold.words import Sentence, why_not

MEMORY = ":memory:"

PRAGMAS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: flush all the way to the disk
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA journal_size_limit = 67108864",  # after a long dump the log shrinks again
    # Pages (4 KiB) in the log before a checkpoint copies them to the file while moves wait. A page rewritten by many
    # moves is copied only once.
    "PRAGMA wal_autocheckpoint = 8000",
    "PRAGMA cache_size = -8000",  # in KiB: with 250 tables, 2 MB can't hold the pages that their moves rewrite
)


HEADER = b"SQLite format 3\0"


class SqliteStore(SqlStore):
    """A store in a file, locked by one process at a time."""

    look_every = 2.0

    def __init__(self, engine: Engine, limit: float, most: int) -> None:
        # SQLite before 3.51.3 can corrupt its log with several connections, so one thread has the only one.
        executor = BoundedExecutor("sqlite", 1, most, limit)
        super().__init__(engine, limit, executor, executor, _time_at_start)
        self._path: str = self._run(_path_of)
        # Kept open as long as the store is: closing it would release SQLite's own locks on the file.
        self._file = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC) if self._path else None

    def broadcast(self, topic: str, text: str) -> bool:
        """Say nothing: there are no other nodes."""
        del topic, text
        return False

    async def notifications(self) -> AsyncGenerator[Notification | Broadcast, None]:
        """Never yields: there are no other nodes."""
        nothing: tuple[Notification, ...] = ()
        await self._closed.wait()
        for notification in nothing:
            yield notification

    def _prove(self, connection: Connection) -> None:
        if self._file is not None:
            _check_file(self._file, self._path)
        super()._prove(connection)

    def _let_go(self) -> None:
        super()._let_go()
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _time_at_start(connection: Connection) -> float:
    """The wall clock's time, but never before the newest stored entry."""
    return max(time.time(), newest(connection))


def _path_of(connection: Connection) -> str:
    """The path of the database file; empty for one in memory."""
    query = "SELECT file FROM pragma_database_list WHERE name = 'main'"
    return str(connection.exec_driver_sql(query).scalar_one())


def _check_file(file: int, path: str) -> None:
    """Raise if the file was moved or replaced: writes would still succeed, but nobody would find them."""
    try:
        same = os.path.samestat(os.fstat(file), Path(path).stat())
    except OSError as error:
        raise StoreUnavailable(Sentence("error-database-silent", why=why_not(error))) from None
    if not same or os.pread(file, len(HEADER), 0) != HEADER:
        raise StoreUnavailable(Sentence("error-database-silent", why="its file was replaced"))


def ready_file(database: str, limit: float) -> Engine:
    """Lock a file, or use memory, and migrate it; a missing file is created, readable by its owner only."""
    path = database if database == MEMORY else str(Path(database).expanduser().resolve())
    engine = create_engine(
        "sqlite+pysqlite://", creator=partial(_connect, path, limit), poolclass=StaticPool, hide_parameters=True
    )
    event.listen(engine, "begin", _begin)
    if path != MEMORY:
        if Path(path).is_dir():
            raise StoreError(Sentence("error-database-folder", path=database))
        let_go = _hold(Path(path))
        event.listen(engine, "engine_disposed", lambda _: let_go(), once=True)
    try:
        with in_our_words():
            migrate(engine)
    except StoreError as error:
        engine.dispose()
        raise StoreError(Sentence("error-database-unusable", path=database, why=error)) from None
    return engine


def _hold(path: Path) -> Callable[[], None]:
    """Create the file if necessary, and hold a lock beside it until the returned function is called."""
    beside = path.with_name(path.name + ".lock")
    if beside in _held:
        raise StoreError(Sentence("error-database-ours", path=path))
    try:
        for folder in reversed([path.parent, *path.parent.parents]):
            folder.mkdir(0o700, exist_ok=True)
        lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(Sentence("error-database-made", path=path, why=why_not(error))) from None
    try:
        # Not flock: a child process that outlives us would keep that lock.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except BlockingIOError:
        os.close(lock)
        raise StoreError(Sentence("error-database-theirs", path=path)) from None
    except OSError as error:
        os.close(lock)
        raise StoreError(Sentence("error-database-opened", path=path, why=why_not(error))) from None
    _held[beside] = lock
    return partial(_let_go, beside)


_held: dict[Path, int] = {}
"""This process's own locks, since a process can't lock itself out."""


def _let_go(beside: Path) -> None:
    os.close(_held.pop(beside))


def _connect(path: str, limit: float) -> sqlite3.Connection:
    # Opened by the thread that opens the store; afterwards only the store's own thread uses it.
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
        raise StoreError(Sentence("error-database-system"))
    return connection


def _begin(connection: Connection) -> None:
    tell(connection, "BEGIN IMMEDIATE")
