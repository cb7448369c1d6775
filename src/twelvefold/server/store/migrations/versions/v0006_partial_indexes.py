"""Partial indexes: they contain only the rows that are looked up by them, so moves at other tables don't touch them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Replace the full indexes."""
    for name, column, there, in_sqlite in [
        ("ix_game_table_due_at", "due_at", "due_at IS NOT NULL", "due_at IS NOT NULL"),
        ("ix_game_table_listed", "touched_at", "listed", "listed = 1"),
    ]:
        op.drop_index(name, "game_table")
        op.create_index(name, "game_table", [column], postgresql_where=sa.text(there), sqlite_where=sa.text(in_sqlite))
