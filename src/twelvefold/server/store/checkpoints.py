"""Checkpoints of tables in the database: one per game except the first. All of them can be deleted at any time."""

from sqlalchemy import Connection, select

from twelvefold.server.store.queries import upsert
from twelvefold.server.store.schema import checkpoint, game_table


def get(connection: Connection, table: str, game: int | None) -> bytes | None:
    """The checkpoint of a game, or the newest."""
    query = select(checkpoint.c.state).where(checkpoint.c.table_id == table)
    if game is not None:
        query = query.where(checkpoint.c.game == game)
    return connection.scalar(query.order_by(checkpoint.c.game.desc()).limit(1))


def put(connection: Connection, table: str, game: int, state: bytes) -> None:
    """Store a checkpoint, replacing one by an older version, unless the table was deleted."""
    if connection.scalar(select(game_table.c.id).where(game_table.c.id == table).with_for_update()) is None:
        return
    connection.execute(upsert(connection, checkpoint, "state"), {"table_id": table, "game": game, "state": state})
