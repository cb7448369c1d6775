"""Alembic runs this to run the steps, on the connection that migrate.py hands over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
