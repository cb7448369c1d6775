"""Tables, their logs, and who holds which seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("code", name="uq_game_table_code"),
    )
    op.create_index("ix_game_table_due_at", "game_table", ["due_at"])
    op.create_index("ix_game_table_listed", "game_table", ["listed", "touched_at"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("cmd_id", sa.Text),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("private", sa.LargeBinary),
        sa.UniqueConstraint("table_id", "holder", "cmd_id", name="uq_event_cmd_id"),
    )
    op.create_table(
        "holding",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("ix_holding_table_id", "holding", ["table_id"])
