"""One client as the node sees it: somebody to send to, who may be slow."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from twelvefold.protocol.messages import Message, Reason, Yours
from twelvefold.protocol.wire import encode
from twelvefold.server.table.holder import Holder

if TYPE_CHECKING:
    from twelvefold.server.node.live_table import LiveTable

MOST_WAITING = 64
"""Messages that may wait for a slow client; then it is sent away, and comes back to a fresh view."""


class Client:
    """Who is at one socket, what they watch, and what waits to be sent to them. Most messages are taken `at_once`."""

    def __init__(self, at_once: Callable[[bytes], bool] = lambda _: False) -> None:
        self._at_once = at_once
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._under_way = False
        """Whether the last message that waited may not be sent yet."""
        self.holder: Holder | None = None
        """Who speaks; None before they have greeted."""
        self.address = ""
        """Where the socket comes from, by which its bots' time is accounted."""
        self.watching: LiveTable | None = None
        self.yours: Yours | None = None
        """What they were sent last about their own seats."""
        self.closing: asyncio.Future[Reason] = asyncio.get_running_loop().create_future()
        """Done when the client is to be sent away, and why."""
        self.closed = asyncio.Event()
        """Set when the client is gone."""

    @property
    def hash(self) -> str | None:
        """What tables know of who speaks."""
        return None if self.holder is None else self.holder.hash

    def send(self, message: Message) -> None:
        """Send a message as soon as the client takes it."""
        self.send_bytes(encode(message))

    def send_bytes(self, frame: bytes) -> None:
        """Send a message that is encoded already."""
        if not self._under_way and self._waiting.empty() and self._at_once(frame):
            return
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.dismiss(Reason.SLOW)

    def dismiss(self, reason: Reason) -> None:
        """Send the client away."""
        if not self.closing.done():
            self.closing.set_result(reason)

    async def next(self) -> bytes:
        """The next message to be sent; with this the last one is."""
        self._under_way = False
        frame = await self._waiting.get()
        self._under_way = True
        return frame

    def left(self) -> list[bytes]:
        """What still waits, for a last attempt."""
        frames = []
        while not self._waiting.empty():
            frames.append(self._waiting.get_nowait())
        return frames
