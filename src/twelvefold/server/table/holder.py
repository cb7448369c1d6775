"""Holders of tokens: a token has 256 bits, and only its hash is stored."""

import base64
import hashlib
import secrets
from functools import cached_property

TOKEN_BYTES = 32
ID_LETTERS = 22
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that are hard to confuse."""
CODE_LENGTH = 6


class Holder:
    """The person with a token. Values derived from it are always the same, and nobody else can guess them."""

    def __init__(self, token: str, identity: str | None = None) -> None:
        """`identity` is the hash of the person's first token, if this one replaced it."""
        self._token = token
        self._identity = identity

    @classmethod
    def new(cls) -> "Holder":
        """Create a holder with a new token."""
        return cls(_text(secrets.token_bytes(TOKEN_BYTES)))

    @property
    def token(self) -> str:
        """The secret that proves who they are."""
        return self._token

    @property
    def hash(self) -> str:
        """The identity that tables know: it stays the same when the token is rotated."""
        return self._identity or self.token_hash

    @cached_property
    def token_hash(self) -> str:
        """The hash stored in place of the token."""
        return hashlib.sha256(b"twelvefold/holder\0" + self._token.encode()).hexdigest()

    def table_id(self, cmd_id: str) -> str:
        """The id of the table this command creates: sending the command twice creates one table."""
        return _text(self._derive("table", cmd_id))[:ID_LETTERS]

    def secret(self, table: str, cmd_id: str) -> str:
        """The secret that hands over a seat: repeating the command gives the same secret."""
        return _text(self._derive("secret", table, cmd_id))

    def __repr__(self) -> str:
        return f"<Holder {self.hash[:8]}>"

    def _derive(self, *parts: str) -> bytes:
        return hashlib.sha256("\0".join(["twelvefold", *parts, self._token]).encode()).digest()


def hash_of_secret(secret: str) -> str:
    """The hash stored in place of a hand-over secret."""
    return hashlib.sha256(b"twelvefold/secret\0" + secret.encode()).hexdigest()


def new_code() -> str:
    """Make a short code for a table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
