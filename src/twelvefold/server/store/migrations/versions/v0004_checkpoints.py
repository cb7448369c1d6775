"""A digest of each command, and checkpoints of long logs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a column, empty in older entries, and create the checkpoint table."""
    op.add_column("event", sa.Column("digest", sa.LargeBinary))
    op.create_table(
        "checkpoint",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
