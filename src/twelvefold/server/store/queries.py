"""Database queries shared by SQLite and PostgreSQL; each runs in its caller's transaction."""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Insert, Select, Table, delete, select

from twelvefold.protocol.table import Status
from twelvefold.server.store.rows import entry_in
from twelvefold.server.store.schema import checkpoint, columns, document, event, game_table, holding
from twelvefold.server.table.entries import Entry, TableRow

MOST_NAMED = 1000
"""Most tables named in one query."""

ROW = columns(game_table)


def insert_new(connection: Connection, table: Table) -> Insert:
    """An insert that skips existing rows, and counts only what it adds."""
    return _insert_new(connection.dialect.name, table)


@cache
def _insert_new(dialect: str, table: Table) -> Insert:
    new: Insert = _insert(dialect)(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return new


def _insert(dialect: str) -> Callable[[Table], Any]:
    """A dialect's insert, loaded only when needed, since loading the other one takes time."""
    insert: Callable[[Table], Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
    return insert


def upsert(connection: Connection, table: Table, *changed: str) -> Insert:
    """An insert that updates existing rows."""
    insert = _insert(connection.dialect.name)(table)
    changing: Insert = insert.on_conflict_do_update(
        index_elements=list(table.primary_key), set_={name: insert.excluded[name] for name in changed}
    )
    return changing


def read(connection: Connection, table: str, after: int, until: int | None) -> list[Entry]:
    """The entries after one seq up to another, in order."""
    query = select(event).where(event.c.table_id == table, event.c.seq > after)
    if until is not None:
        query = query.where(event.c.seq <= until)
    return [entry_in(row) for row in connection.execute(query.order_by(event.c.seq))]


def command(connection: Connection, table: str, holder: str, cmd_id: str) -> tuple[int, bytes | None] | None:
    """The entry a command made, and the command's digest."""
    of_command = (event.c.table_id == table) & (event.c.holder == holder) & (event.c.cmd_id == cmd_id)
    found = connection.execute(select(event.c.seq, event.c.digest).where(of_command)).first()
    return None if found is None else (found.seq, found.digest)


def row(connection: Connection, table: str) -> TableRow | None:
    """A table's row."""
    rows = _rows(connection, select(*ROW).where(game_table.c.id == table))
    return rows[0] if rows else None


def find(connection: Connection, code: str) -> str | None:
    """The id of the table with this code."""
    return connection.scalar(select(game_table.c.id).where(game_table.c.code == code))


def listed(connection: Connection, most: int) -> list[TableRow]:
    """The open tables, most recently used first: those that wait for players before those that can only be watched."""
    found: list[TableRow] = []
    for waits in (True, False):
        is_playing = game_table.c.status == Status.PLAYING
        query = select(*ROW).where(game_table.c.listed, ~is_playing if waits else is_playing)
        found += _rows(connection, _newest(query, most - len(found)))
    return found


def of_holder(connection: Connection, holder: str, most: int) -> list[TableRow]:
    """The tables where a holder has or had a seat, most recently used first."""
    query = select(*ROW).join(holding, holding.c.table_id == game_table.c.id).where(holding.c.holder == holder)
    return _rows(connection, _newest(query, most))


def put_holding(connection: Connection, holder: str, table: str) -> None:
    """Add a table to a holder's tables, unless it was deleted."""
    if connection.scalar(select(game_table.c.id).where(game_table.c.id == table).with_for_update()) is not None:
        connection.execute(insert_new(connection, holding), {"holder": holder, "table_id": table})


def delete_holding(connection: Connection, holder: str, table: str) -> None:
    """Remove a table from a holder's tables."""
    connection.execute(delete(holding).where(holding.c.holder == holder, holding.c.table_id == table))


def ends(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The last seq of each of these tables; a table that doesn't exist is left out."""
    found: dict[str, int] = {}
    for some in batched(tables, MOST_NAMED):
        query = select(game_table.c.id, game_table.c.seq).where(game_table.c.id.in_(some))
        found.update((table, seq) for table, seq in connection.execute(query))
    return found


def batched(names: Collection[str], most: int) -> Iterator[list[str]]:
    """Split names into batches."""
    rest = iter(names)
    while some := list(islice(rest, most)):
        yield some


def forget(connection: Connection, statuses: Collection[str], before: float, most: int) -> list[str]:
    """Delete the oldest tables of these statuses not used since `before`, skipping any another node has locked."""
    old = (game_table.c.status.in_(statuses)) & (game_table.c.touched_at < before)
    query = select(game_table.c.id).where(old).order_by(game_table.c.touched_at, game_table.c.id).limit(most)
    tables = list(connection.scalars(query.with_for_update(skip_locked=True)))
    _delete(connection, tables)
    return tables


def delete_table(connection: Connection, table: str) -> bool:
    """Delete a table and its log."""
    tables = list(connection.scalars(select(game_table.c.id).where(game_table.c.id == table).with_for_update()))
    _delete(connection, tables)
    return bool(tables)


def put_document(connection: Connection, kind: str, digest: str, text: bytes) -> None:
    """Store a document, unless it exists."""
    connection.execute(insert_new(connection, document), {"kind": kind, "id": digest, "text": text})


def get_document(connection: Connection, kind: str, digest: str) -> bytes | None:
    """A stored document; None if there is none."""
    return connection.scalar(select(document.c.text).where(document.c.kind == kind, document.c.id == digest))


def _delete(connection: Connection, tables: list[str]) -> None:
    """Delete tables whose rows are locked."""
    if tables:
        connection.execute(delete(event).where(event.c.table_id.in_(tables)))
        connection.execute(delete(checkpoint).where(checkpoint.c.table_id.in_(tables)))
        connection.execute(delete(holding).where(holding.c.table_id.in_(tables)))
        connection.execute(delete(game_table).where(game_table.c.id.in_(tables)))


def _newest(query: Select[Any], most: int) -> Select[Any]:
    return query.order_by(game_table.c.touched_at.desc(), game_table.c.id).limit(most)


def _rows(connection: Connection, query: Select[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(query)]
