"""Which nodes there are, and which of them does what is due at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their table, and the column."""
    op.create_table(
        "node",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat_at", sa.Double, nullable=False),
    )
    op.add_column("game_table", sa.Column("node", sa.Text))
