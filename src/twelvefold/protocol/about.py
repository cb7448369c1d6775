"""What answers requests, and which bots it has."""

from msgspec import Struct


class About(Struct, frozen=True):
    """What a server is: the answer to `GET /api/about`."""

    version: str
    """Its version of Twelvefold."""
    protocol: int
    url: str
    """The address to share with friends."""
    reachable: bool
    """Whether other devices can reach it."""
    bots: tuple[str, ...]
    """The levels, weakest first."""
    styles: tuple[str, ...]
    """The playing styles that go with each level."""
    own_bots: tuple[str, ...] = ()
    """The bots that the server's host has registered, by the names to send for them; they have no styles."""
