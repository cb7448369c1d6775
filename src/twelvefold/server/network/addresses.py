"""This machine's address, as others reach it."""

import socket
from urllib.parse import urlsplit

SOMEWHERE = ("192.0.2.1", 9)
"""An unassigned address: connecting a UDP socket to it reveals our own address without sending anything."""


def lan_address() -> str | None:
    """This machine's address on the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def for_others(url: str) -> str:
    """The URL to put in a link: replaces `localhost`, which friends can't reach, with this machine's address."""
    split = urlsplit(url)
    if split.hostname not in {"localhost", "127.0.0.1", "::1"}:
        return url
    address = lan_address()
    return url if address is None else f"{split.scheme}://{address}:{split.port or 80}"
