"""Database migrations, one file per step; Alembic runs them."""
