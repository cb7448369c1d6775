"""Who speaks: somebody with a token of 256 bits, of which only the hash is kept."""

import base64
import hashlib
import secrets
from functools import cached_property

TOKEN_BYTES = 32
ID_LETTERS = 22
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for one another."""
CODE_LENGTH = 6


class Holder:
    """Somebody with a token. What is derived from it is the same each time, and nobody else can guess it."""

    def __init__(self, token: str, identity: str | None = None) -> None:
        """`identity` is the hash of an older token, if this one was given in its place."""
        self._token = token
        self._identity = identity

    @classmethod
    def new(cls) -> "Holder":
        """Somebody new."""
        return cls(_text(secrets.token_bytes(TOKEN_BYTES)))

    @property
    def token(self) -> str:
        """What they prove themselves with."""
        return self._token

    @property
    def hash(self) -> str:
        """Whom tables know: it stays the same when the token is rotated."""
        return self._identity or self.token_hash

    @cached_property
    def token_hash(self) -> str:
        """What is kept of the token."""
        return hashlib.sha256(b"twelvefold/holder\0" + self._token.encode()).hexdigest()

    def table_id(self, cmd_id: str) -> str:
        """The id of the table that this command makes: sent twice, it makes one table."""
        return _text(self._derive("table", cmd_id))[:ID_LETTERS]

    def secret(self, table: str, cmd_id: str) -> str:
        """What hands a seat over: asked for twice by the same command, it is the same."""
        return _text(self._derive("secret", table, cmd_id))

    def __repr__(self) -> str:
        return f"<Holder {self.hash[:8]}>"

    def _derive(self, *parts: str) -> bytes:
        return hashlib.sha256("\0".join(["twelvefold", *parts, self._token]).encode()).digest()


def hash_of_secret(secret: str) -> str:
    """What is kept of the secret of a hand-over."""
    return hashlib.sha256(b"twelvefold/secret\0" + secret.encode()).hexdigest()


def new_code() -> str:
    """A table's short code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
