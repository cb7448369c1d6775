"""The nodes that share a database: which are alive, and which does what is due at each table.

The node that added last to a table's log does what is due there next. A node updates its heartbeat several times a
second. If it hasn't for the length of a lease, or if it signs off, it counts as dead. Another node takes over its
tables, each when something becomes due there; the first node to update the row wins.
"""

import time

from sqlalchemy import Connection, delete, func, select, text, update

from twelvefold.server.store.queries import upsert
from twelvefold.server.store.schema import game_table, node

BEAT = 0.3
"""Seconds between heartbeats."""
LEASE = 0.9
"""Seconds after the last heartbeat at which a node counts as dead."""
AHEAD = 1.0
"""Seconds before something is due that a dead node's table is taken over: bots need time to think."""
FORGOTTEN = 60.0
"""Seconds after which a dead node's row is deleted."""

WALL = text("SELECT extract(epoch FROM clock_timestamp())::double precision")
LATER = text("SET LOCAL synchronous_commit TO off")
"""Losing a heartbeat in a crash does no harm."""


def beat(connection: Connection, me: str, now: float) -> float:
    """Record a heartbeat; returns the time of the node that is furthest ahead."""
    connection.execute(upsert(connection, node, "beat_at"), {"id": me, "beat_at": now})
    latest, oldest = connection.execute(select(func.max(node.c.beat_at), func.min(node.c.beat_at))).one()
    if oldest < now - FORGOTTEN:
        connection.execute(delete(node).where(node.c.beat_at < now - FORGOTTEN))
    return float(latest)


def leave(connection: Connection, me: str) -> None:
    """Sign a node off."""
    connection.execute(delete(node).where(node.c.id == me))


def due(connection: Connection, me: str, now: float, most: int) -> list[str]:
    """The tables where this node must act by now, longest due first, then those it has just taken over."""
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
    """When the newest entry was made. Scans all rows, once at the start: an index would slow down every move."""
    return connection.scalar(select(func.max(game_table.c.touched_at))) or 0.0


def shared_time(connection: Connection) -> float:
    """The current time for a node that starts: from the other nodes' clock, or if there are none, from the database.

    It is never before the newest stored entry. If the last heartbeat seems old, either that node is dead or the
    database's clock was changed; waiting for one lease shows which.
    """
    seen = connection.scalar(select(func.max(node.c.beat_at)))
    if seen is not None and connection.scalars(WALL).one() > seen + LEASE:
        time.sleep(LEASE)
        now = connection.scalar(select(func.max(node.c.beat_at)))
        if now is not None and now > seen:
            return float(now)
    return float(max(connection.scalars(WALL).one(), seen or 0.0, newest(connection)))
