"""The nodes that share a database: that each lives, and which of them does what is due at a table.

Whoever adds to a table's log does what is due there next. A node says several times a second that it lives; one that
has not for the length of a lease is dead, and so is one that has taken its leave. Its tables are taken over when
something is due there, each by one node: whoever rewrites the row first.
"""

import time

from sqlalchemy import Connection, delete, func, select, text, update

from twelvefold.server.store.queries import upsert
from twelvefold.server.store.schema import game_table, node

BEAT = 0.3
"""Seconds between two signs of life."""
LEASE = 0.9
"""Seconds after which a node that gave none is dead."""
AHEAD = 1.0
"""Seconds before something is due that a dead node's table is taken over: bots have to think first."""
FORGOTTEN = 60.0
"""Seconds after which a dead node's name is forgotten."""

WALL = text("SELECT extract(epoch FROM clock_timestamp())::double precision")
LATER = text("SET LOCAL synchronous_commit TO off")
"""A sign of life that is lost in a crash is no loss."""


def beat(connection: Connection, me: str, now: float) -> float:
    """Say that a node lives; what time it is by the node that is furthest ahead."""
    connection.execute(upsert(connection, node, "beat_at"), {"id": me, "beat_at": now})
    latest, oldest = connection.execute(select(func.max(node.c.beat_at), func.min(node.c.beat_at))).one()
    if oldest < now - FORGOTTEN:
        connection.execute(delete(node).where(node.c.beat_at < now - FORGOTTEN))
    return float(latest)


def leave(connection: Connection, me: str) -> None:
    """Say that a node does nothing any more."""
    connection.execute(delete(node).where(node.c.id == me))


def due(connection: Connection, me: str, now: float, most: int) -> list[str]:
    """The tables where this node must do something by now, the longest due first, and those it has just taken over."""
    ordered = select(game_table.c.id).order_by(game_table.c.due_at, game_table.c.id).limit(most)
    own = ordered.where(game_table.c.due_at <= now, game_table.c.node == me)
    lives = select(node.c.id).where(node.c.id == game_table.c.node, node.c.beat_at > now - LEASE).exists()
    nobodys = ordered.where(
        game_table.c.due_at <= now + AHEAD, game_table.c.node.is_distinct_from(me), ~lives
    ).with_for_update(skip_locked=True, of=game_table)
    taken = list(connection.scalars(nobodys))
    if taken:
        connection.execute(update(game_table).where(game_table.c.id.in_(taken)).values(node=me))
    return [*connection.scalars(own.where(game_table.c.id.not_in(taken))), *taken]


def newest(connection: Connection) -> float:
    """When the last entry of all was made. All rows are looked through, once at the start: an index of this would have
    to be written with every move.
    """
    return connection.scalar(select(func.max(game_table.c.touched_at))) or 0.0


def shared_time(connection: Connection) -> float:
    """What time it is for a node that starts: by the others' clock, or if there are none, by the database's.

    Never before what is stored. Where the last sign of life seems old, that node may be dead, or the database's clock
    may have been set: who lives shows it soon.
    """
    seen = connection.scalar(select(func.max(node.c.beat_at)))
    if seen is not None and connection.scalars(WALL).one() > seen + LEASE:
        time.sleep(LEASE)
        now = connection.scalar(select(func.max(node.c.beat_at)))
        if now is not None and now > seen:
            return float(now)
    return float(max(connection.scalars(WALL).one(), seen or 0.0, newest(connection)))
