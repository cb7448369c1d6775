"""Reads incoming data in portions, so that one busy sender doesn't hold up the others."""

import asyncio
from collections.abc import Callable

AT_A_TIME = 1024
"""Bytes read per connection in one turn of the event loop; few commands are longer."""


class Portions:
    """Passes a connection's incoming data to its reader, one portion per turn of the event loop.

    Reading from the system is paused meanwhile, so at most one read is buffered here.
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
        """Buffer incoming data."""
        if len(data) <= AT_A_TIME and not self._waiting and not self._held:
            self._read(data)
            return
        self._waiting += data
        self._transport.pause_reading()
        self._plan()

    def pause_reading(self) -> None:
        """Stop reading for now."""
        self._held = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading."""
        self._held = False
        if self._waiting:
            self._plan()
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    def drop(self) -> None:
        """Discard buffered data."""
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
