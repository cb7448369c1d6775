"""The database schema, the same for SQLite and PostgreSQL. A test checks that the migrations produce it.

There are no foreign keys: every writer first locks the table's row in game_table, and deletes the other rows with it.
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
    # Each move updates both columns, but most tables in play have nothing due and no open seat: see `ROWS_OF`.
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

daily_attempt = Table(
    "daily_attempt",
    metadata,
    Column("day", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("total", BigInteger),
    Column("cards", BigInteger),
    Column("objective", BigInteger),
    UniqueConstraint("table_id", name="uq_daily_attempt_table_id"),
    Index("ix_daily_attempt_holder", "holder", "day"),
)

daily_par = Table(
    "daily_par",
    metadata,
    Column("day", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("total", BigInteger, nullable=False),
    Column("cards", BigInteger, nullable=False),
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
"""The condition of each partial index. A query must repeat it in the database's own words to use the index."""

LASTING = tuple(table for table in metadata.sorted_tables if table is not node)
"""The tables included in backups; nodes come and go."""


def columns(table: Table) -> list[Column[Any]]:
    """The columns included in backups: all except the node a table belongs to."""
    return [column for column in table.columns if column is not game_table.c.node]


def for_dialect(dialect: str) -> None:
    """Set the indexes' conditions for one dialect; declaring both with the indexes would load both dialects."""
    for index in game_table.indexes:
        index.dialect_options[dialect]["where"] = text(ROWS_OF[str(index.name)][dialect])
