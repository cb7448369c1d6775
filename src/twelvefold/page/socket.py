"""One socket of the page: its frames come in and go out as messages between the page and this worker."""

import asyncio
from collections.abc import Callable

from twelvefold.protocol.messages import Goodbye, Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.frames import FrameHandler
from twelvefold.server.node.node import Node
from twelvefold.server.table.holder import Holder

MOST_WAITING = 256
"""Frames of the page that may wait; a page that sends more is disconnected."""
MOST_REFUSED = 10_000
"""Frames that may be refused before the page is disconnected."""

log = logger("twelvefold.connection")


class Unlimited:
    """The limits of a page: none, since it only slows itself down."""

    def may_send(self, frames: float = 1) -> bool:
        """Allow any number of frames."""
        del frames
        return True

    def may_watch(self) -> bool:
        """Allow any number of tables."""
        return True

    def may_create(self) -> bool:
        """Allow any number of new tables."""
        return True

    def reached(self, limit: str) -> None:
        """No limit is ever reached."""

    def seated(self) -> None:
        """Nobody else is preferred to a player."""


class PageSocket:
    """A socket from its opening until either side closes it."""

    def __init__(self, node: Node, holder: Holder, said: Callable[[str], object], closed: Callable[[], object]) -> None:
        """`said` sends a frame to the page, and `closed` tells it that there will be no more."""
        self._node = node
        self._said = said
        self._closed = closed
        self._client = Client(self._send, on_dismiss=self._dismissed)
        self._handler = FrameHandler(node, self._client, holder, Unlimited(), MOST_REFUSED)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._waits = False
        """Whether the socket is idle, waiting for a frame."""
        node.enter(self._client)
        self._task = asyncio.create_task(self._run())

    def say(self, frame: str) -> None:
        """Take in a frame; it is handled after the ones before it."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._client.dismiss(Reason.SLOW)

    async def close(self) -> None:
        """Part from the page, which has closed the socket; a command in progress is finished first."""
        self._client.dismiss(Reason.STOPPING)
        await asyncio.wait((self._task,))

    def _send(self, *frames: bytes) -> bool:
        for frame in frames:
            self._said(frame.decode())
        return True

    def _dismissed(self) -> None:
        if self._waits:
            self._task.cancel()

    async def _run(self) -> None:
        try:
            while self._client.dismissed is None:
                await self._handler.handle(await self._next())
        except asyncio.CancelledError:
            if self._client.dismissed is None:
                raise
        except Exception:
            log.exception("failed")
        finally:
            self._node.tables.unwatch(self._client)
            self._node.leave(self._client)
            if self._client.dismissed is not None:
                self._said(encode(Goodbye(self._client.dismissed)).decode())
            self._closed()

    async def _next(self) -> str:
        self._waits = True
        try:
            return await self._waiting.get()
        finally:
            self._waits = False
