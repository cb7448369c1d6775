"""The nodes, and which of them does what is due at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the node table and add the column."""
    op.create_table(
        "node",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat_at", sa.Double, nullable=False),
    )
    op.add_column("game_table", sa.Column("node", sa.Text))
