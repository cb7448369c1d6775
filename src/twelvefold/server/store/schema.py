"""The tables of the database, one schema for SQLite and PostgreSQL. The migrations lead to it; a test compares both.

No foreign keys: every writer locks a table's row in game_table first and takes its other rows with it.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("due_at", Double),
    Column("summary", LargeBinary, nullable=False),
    Column("node", Text),
    UniqueConstraint("code", name="uq_game_table_code"),
    # Each move rewrites both columns, but at most tables in play nothing is due and no seat is open: see `ROWS_OF`.
    Index("ix_game_table_due_at", "due_at"),
    Index("ix_game_table_listed", "touched_at"),
)

event = Table(
    "event",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("holder", Text),
    Column("cmd_id", Text),
    Column("public", LargeBinary, nullable=False),
    Column("private", LargeBinary),
    Column("digest", LargeBinary),
    UniqueConstraint("table_id", "holder", "cmd_id", name="uq_event_cmd_id"),
)

checkpoint = Table(
    "checkpoint",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", BigInteger, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

holding = Table(
    "holding",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("ix_holding_table_id", "table_id"),
)

document = Table(
    "document",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("text", LargeBinary, nullable=False),
)

token = Table(
    "token",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_token_at", "at"),
)

node = Table(
    "node",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat_at", Double, nullable=False),
)

ROWS_OF = {
    "ix_game_table_due_at": {"sqlite": "due_at IS NOT NULL", "postgresql": "due_at IS NOT NULL"},
    "ix_game_table_listed": {"sqlite": "listed = 1", "postgresql": "listed"},
}
"""Which rows an index is of. A query that is to use it must say the same, as each database says it."""

LASTING = tuple(table for table in metadata.sorted_tables if table is not node)
"""The tables of which there are backups: nodes come and go."""


def columns(table: Table) -> list[Column[Any]]:
    """What lasts of a table: all but which node is at it."""
    return [column for column in table.columns if column is not game_table.c.node]


def for_dialect(dialect: str) -> None:
    """Say which rows the indexes are of; said with the indexes, it would load both databases' dialects."""
    for index in game_table.indexes:
        index.dialect_options[dialect]["where"] = text(ROWS_OF[str(index.name)][dialect])
