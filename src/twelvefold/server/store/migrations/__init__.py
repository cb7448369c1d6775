"""The versions of the database, one file for each step; Alembic runs them."""
