"""The socket that a server listens at."""

import socket

from twelvefold.server.config import Config
from twelvefold.server.run import bound


def test_small_messages_are_sent_at_once() -> None:
    # asyncio turns Nagle's waiting off only for sockets that are named as TCP; else each second message waits 40 ms.
    with bound(Config(database="", port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP
