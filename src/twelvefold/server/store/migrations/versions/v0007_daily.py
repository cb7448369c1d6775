"""Attempts at daily games, and what the bots make of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "daily_attempt",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("cards", sa.BigInteger),
        sa.Column("objective", sa.BigInteger),
        sa.UniqueConstraint("table_id", name="uq_daily_attempt_table_id"),
    )
    op.create_index("ix_daily_attempt_holder", "daily_attempt", ["holder", "day"])
    op.create_table(
        "daily_par",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("cards", sa.BigInteger, nullable=False),
    )
