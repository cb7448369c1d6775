"""Writes, and how many of them are made in one transaction, each complete or not at all.

Every move goes through here, so statements are built once: building them takes longer than executing them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, bindparam, delete, select, update
from sqlalchemy.sql.dml import ReturningInsert

from twelvefold.server.store.driver import tell
from twelvefold.server.store.errors import CodeTaken
from twelvefold.server.store.queries import insert_new
from twelvefold.server.store.rows import row_of
from twelvefold.server.store.schema import event, game_table, holding
from twelvefold.server.store.write import Answer, Write

ROW_OF = game_table.c.id == bindparam("of_table")
ENTRY_OF = (event.c.table_id == bindparam("of_table")) & (event.c.seq == bindparam("of_seq"))

LOCK = (
    select(game_table.c.id, game_table.c.seq)
    .where(game_table.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(game_table.c.id)
    .with_for_update()
)
REWRITE = update(game_table).where(ROW_OF)
FOR_EACH_MOVE = ("status", "listed", "seq", "touched_at", "due_at", "summary", "node")
"""The columns of a table's row that every append updates."""


@cache
def _hot_statements(dialect: str) -> tuple[str, str]:
    """The two statements of every move, compiled for the driver once: compiling them costs more than executing them."""

    def value(name: str) -> str:
        return f"%({name})s" if dialect == "postgresql" else f":{name}"

    changes = ", ".join(f"{name} = {value(name)}" for name in FOR_EACH_MOVE)
    names = [column.name for column in event.columns]
    return (
        f"UPDATE game_table SET {changes} WHERE id = {value('of_table')} AND seq = {value('before')}",
        f"INSERT INTO event ({', '.join(names)}) VALUES ({', '.join(map(value, names))}) ON CONFLICT DO NOTHING",
    )


def write_all(connection: Connection, writes: Sequence[Write]) -> list[Answer]:
    """Write what can be written; the answers are valid once the transaction is committed."""
    if _wrote_all(connection, writes):
        return [True for _ in writes]
    answers: dict[Write, Answer] = {}
    left = sorted(writes, key=lambda write: write.table)  # every node locks in this order, which prevents deadlocks
    while left:
        wave: dict[str, Write] = {}
        for write in left:
            wave.setdefault(write.table, write)
        left = [write for write in left if wave[write.table] is not write]
        answers.update(_one_a_table(connection, list(wave.values())))
    return [answers[write] for write in writes]


def _wrote_all(connection: Connection, writes: Sequence[Write]) -> bool:
    """The fast path for most moves: each log ends where expected, and no command is known. Otherwise roll back."""
    if any(write.new for write in writes) or len({write.table for write in writes}) < len(writes):
        return False
    ordered = sorted(writes, key=lambda write: write.table)
    rewrite, insert = _hot_statements(connection.dialect.name)
    rows = [{"of_table": write.table, "before": write.entries[0].seq - 1, **_table_row(write)} for write in ordered]
    entries = _entry_rows(ordered)
    connection.begin()
    if tell(connection, rewrite, rows) < len(rows) or tell(connection, insert, entries) < len(entries):
        connection.rollback()
        return False
    _add_holders(connection, ordered)
    return True


def _one_a_table(connection: Connection, wave: list[Write]) -> dict[Write, Answer]:
    new = [write for write in wave if write.new]
    old = [write for write in wave if not write.new]
    answers: dict[Write, Answer] = dict.fromkeys(wave, False)
    begun = _begin(connection, new) if new else set()
    ends = _lock(connection, old) if old else {}
    fitting = [write for write in new if write.table in begun]
    fitting += [write for write in old if ends.get(write.table) == write.entries[0].seq - 1]
    if fitting:
        whole = _add_entries(connection, fitting)
        _rewrite_rows(connection, [write for write in whole if not write.new])
        _add_holders(connection, whole)
        answers.update(dict.fromkeys(whole, True))
    answers.update(_whose_code_is_taken(connection, [write for write in new if write.table not in begun]))
    return answers


def _begin(connection: Connection, new: list[Write]) -> set[str]:
    """Insert the rows of new tables; returns the ids that were free."""
    made = insert_new(connection, game_table).returning(game_table.c.id)
    return set(
        connection.scalars(made, [{"id": write.table, "code": write.row.code, **_table_row(write)} for write in new])
    )


def _lock(connection: Connection, old: list[Write]) -> dict[str, int]:
    """The last seq of each table's log. The rows stay locked until the commit, which fences off other nodes."""
    tables = [write.table for write in old]
    return {table: seq for table, seq in connection.execute(LOCK, {"tables": tables})}  # noqa: C416


def _add_entries(connection: Connection, fitting: list[Write]) -> list[Write]:
    """Add each write's entries; returns the complete writes. A write that conflicts with a known cmd_id is undone."""
    added = _and_say_which(insert_new(connection, event))
    there = {(table, seq) for table, seq in connection.execute(added, _entry_rows(fitting))}
    torn = [write for write in fitting if any((write.table, entry.seq) not in there for entry in write.entries)]
    if torn:
        keys = [(write.table, entry.seq) for write in torn for entry in write.entries]
        mine = [{"of_table": table, "of_seq": seq} for table, seq in keys if (table, seq) in there]
        if mine:
            connection.execute(delete(event).where(ENTRY_OF), mine)
    return [write for write in fitting if write not in torn]


@cache
def _and_say_which(added: Insert) -> ReturningInsert[str, int]:
    return added.returning(event.c.table_id, event.c.seq)


def _rewrite_rows(connection: Connection, whole: list[Write]) -> None:
    if whole:
        rows = [{"of_table": write.table, **_table_row(write)} for write in whole]
        connection.execute(REWRITE, rows)


def _add_holders(connection: Connection, whole: list[Write]) -> None:
    rows = [{"holder": holder, "table_id": write.table} for write in whole for holder in write.holders]
    if rows:
        connection.execute(insert_new(connection, holding), rows)


def _whose_code_is_taken(connection: Connection, refused: list[Write]) -> dict[Write, Answer]:
    if not refused:
        return {}
    query = select(game_table.c.id).where(game_table.c.id.in_([write.table for write in refused]))
    there = set(connection.scalars(query))
    return {write: CodeTaken("another table has this code") for write in refused if write.table not in there}


def _table_row(write: Write) -> dict[str, Any]:
    """The columns every append updates."""
    row = write.row
    return {
        "status": row.status,
        "listed": row.listed,
        "seq": row.seq,
        "touched_at": row.touched_at,
        "due_at": row.due_at,
        "summary": row.summary,
        "node": write.node,
    }


def _entry_rows(writes: list[Write]) -> list[dict[str, Any]]:
    return [row_of(entry) for write in writes for entry in write.entries]
