"""Tokens and identities, as transactions of the browser's storage; see `server/store/tokens.py`."""

from twelvefold.page.records import HoldingRecord, TokenRecord
from twelvefold.page.storage import Delete, Find, Put, Request, Work, find, get


def identity(hashed: str) -> Work[str | None]:
    """The identity behind a token; None if it was revoked."""
    known = yield from get(TokenRecord, "tokens", hashed)
    if known is None:
        return hashed
    return None if known.revoked else known.identity


def revoke(hashed: str, successor: str | None, now: float) -> Work[bool]:
    """Revoke a token, perhaps passing its identity to another; False if it was already revoked."""
    known = yield from get(TokenRecord, "tokens", hashed)
    if known is not None and known.revoked:
        return False
    whose = hashed if known is None else known.identity
    puts: list[Request] = [Put("tokens", TokenRecord(hashed, whose, revoked=True, at=now))]
    if successor is not None:
        puts.append(Put("tokens", TokenRecord(successor, whose, revoked=False, at=now)))
    yield puts
    return True


def revoked_since(since: float) -> Work[list[str]]:
    """The hashes of the tokens revoked since then, newest first."""
    known = yield from find(TokenRecord, Find("tokens"))
    revoked = [each for each in known if each.revoked and each.at >= since]
    return [each.hash for each in sorted(revoked, key=lambda each: each.at, reverse=True)]


def forget_tokens(before: float) -> Work[None]:
    """Delete records that make no difference: a token without one is its own identity, which must hold no seats."""
    known = yield from find(TokenRecord, Find("tokens"))
    gone: list[Request] = []
    for each in known:
        if each.at < before:
            only_an_alias = each.revoked and each.hash != each.identity
            if only_an_alias or not (yield from find(HoldingRecord, Find("holdings", prefix=(each.identity,), most=1))):
                gone.append(Delete("tokens", (each.hash,)))
    yield gone
