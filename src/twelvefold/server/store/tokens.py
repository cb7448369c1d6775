"""Which token speaks for whom, once one was rotated or forgotten; each question in the transaction of its caller.

Logs name a person by the hash of their first token: that is their identity, and no log is ever rewritten. A token that
is not in this table speaks for its own hash. Rotating adds a token with the same identity and revokes the old one.
"""

from sqlalchemy import Connection, delete, exists, or_, select, update

from twelvefold.server.store.queries import insert_new
from twelvefold.server.store.schema import holding, token

MOST_REVOKED = 10_000
"""Revoked tokens that one question returns."""


def identity(connection: Connection, hashed: str) -> str | None:
    """Whom a token speaks for; None: it was revoked."""
    row = connection.execute(select(token.c.identity, token.c.revoked).where(token.c.hash == hashed)).first()
    if row is None:
        return hashed
    return None if row.revoked else str(row.identity)


def revoke(connection: Connection, hashed: str, successor: str | None, now: float) -> bool:
    """Make a token worthless, and let another speak for the same person; False: it was revoked before."""
    # The row is made first: of two who do this at once, the second waits here and finds it revoked.
    known = {"hash": hashed, "identity": hashed, "revoked": False, "at": now}
    connection.execute(insert_new(connection, token), known)
    valid = (token.c.hash == hashed) & token.c.revoked.is_(False)
    of = connection.scalar(update(token).where(valid).values(revoked=True, at=now).returning(token.c.identity))
    if of is not None and successor is not None:
        connection.execute(token.insert(), {"hash": successor, "identity": of, "revoked": False, "at": now})
    return of is not None


def revoked_since(connection: Connection, since: float) -> list[str]:
    """The hashes of the tokens that were revoked since, the newest first."""
    query = select(token.c.hash).where(token.c.at >= since, token.c.revoked).order_by(token.c.at.desc())
    return list(connection.scalars(query.limit(MOST_REVOKED)))


def forget_tokens(connection: Connection, before: float) -> None:
    """Delete rows that make no difference: without one, a token speaks for its own hash, which must hold nothing."""
    holds_nothing = ~exists().where(holding.c.holder == token.c.identity)
    only_an_alias = token.c.revoked & (token.c.hash != token.c.identity)
    connection.execute(delete(token).where(token.c.at < before, or_(holds_nothing, only_an_alias)))
