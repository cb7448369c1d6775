"""What came in, read portion by portion: whoever sends a lot at once makes nobody else wait."""

import asyncio
from collections.abc import Callable

AT_A_TIME = 1024
"""Bytes of one connection that are read in one turn of the event loop; a command hardly ever has more."""


class Portions:
    """Hands what came in over one connection to its reader, a portion in each turn of the event loop.

    No more is taken from the system meanwhile, so what waits here is at most what came in at once.
    """

    __slots__ = ("_held", "_loop", "_planned", "_read", "_transport", "_waiting")

    def __init__(
        self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, read: Callable[[bytes], None]
    ) -> None:
        self._loop, self._transport, self._read = loop, transport, read
        self._waiting = b""
        self._held = False
        self._planned = False

    def feed(self, data: bytes) -> None:
        """Something came in."""
        if len(data) <= AT_A_TIME and not self._waiting and not self._held:
            self._read(data)
            return
        self._waiting += data
        self._transport.pause_reading()
        self._plan()

    def pause_reading(self) -> None:
        """Read no more for now."""
        self._held = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._held = False
        if self._waiting:
            self._plan()
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    def drop(self) -> None:
        """Forget what waits."""
        self._waiting = b""

    def _plan(self) -> None:
        if not self._planned and not self._held:
            self._planned = True
            self._loop.call_soon(self._next)

    def _next(self) -> None:
        self._planned = False
        if self._held or not self._waiting:
            return
        portion, self._waiting = self._waiting[:AT_A_TIME], self._waiting[AT_A_TIME:]
        self._read(portion)
        if not self._held:
            self.resume_reading()
