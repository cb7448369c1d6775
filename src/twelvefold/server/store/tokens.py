"""The identity behind each rotated or forgotten token; every query runs in its caller's transaction.

Logs name a person by the hash of their first token: that is their identity, and logs are never rewritten. A token that
isn't in this table has its own hash as identity. Rotating adds a token with the same identity and revokes the old one.
"""

from sqlalchemy import Connection, delete, exists, or_, select, update

from twelvefold.server.store.queries import insert_new
from twelvefold.server.store.schema import holding, token

MOST_REVOKED = 10_000
"""Most revoked tokens one query returns."""


def identity(connection: Connection, hashed: str) -> str | None:
    """The identity behind a token; None if it was revoked."""
    row = connection.execute(select(token.c.identity, token.c.revoked).where(token.c.hash == hashed)).first()
    if row is None:
        return hashed
    return None if row.revoked else str(row.identity)


def revoke(connection: Connection, hashed: str, successor: str | None, now: float) -> bool:
    """Revoke a token, perhaps passing its identity to another; False if it was already revoked."""
    # Insert the row first: of two concurrent calls, the second waits here and then finds the token revoked.
    known = {"hash": hashed, "identity": hashed, "revoked": False, "at": now}
    connection.execute(insert_new(connection, token), known)
    valid = (token.c.hash == hashed) & token.c.revoked.is_(False)
    of = connection.scalar(update(token).where(valid).values(revoked=True, at=now).returning(token.c.identity))
    if of is not None and successor is not None:
        connection.execute(token.insert(), {"hash": successor, "identity": of, "revoked": False, "at": now})
    return of is not None


def revoked_since(connection: Connection, since: float) -> list[str]:
    """The hashes of the tokens revoked since then, newest first."""
    query = select(token.c.hash).where(token.c.at >= since, token.c.revoked).order_by(token.c.at.desc())
    return list(connection.scalars(query.limit(MOST_REVOKED)))


def forget_tokens(connection: Connection, before: float) -> None:
    """Delete rows that make no difference: a token without a row is its own identity, which must hold no seats."""
    holds_nothing = ~exists().where(holding.c.holder == token.c.identity)
    only_an_alias = token.c.revoked & (token.c.hash != token.c.identity)
    connection.execute(delete(token).where(token.c.at < before, or_(holds_nothing, only_an_alias)))
