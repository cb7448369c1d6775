"""One client as the node sees it: somebody to send to, who may be slow."""

from collections import deque
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

    def __init__(
        self,
        at_once: Callable[..., bool] = lambda *_: False,
        on_waiting: Callable[[], None] = lambda: None,
        on_dismiss: Callable[[], None] = lambda: None,
    ) -> None:
        """`at_once` takes some frames if it can, together or not at all; `on_waiting` is called when it could not, and
        somebody has to `take` them until there are no more.
        """
        self._at_once = at_once
        self._on_waiting = on_waiting
        self._on_dismiss = on_dismiss
        self._waiting: deque[bytes] | None = None
        """None while nothing waits and nothing that waited is under way: hardly any client ever needs it."""
        self.holder: Holder | None = None
        """Who speaks; None before they have greeted."""
        self.address = ""
        """Where the socket comes from, by which its bots' time is accounted."""
        self.watching: LiveTable | None = None
        self.yours: Yours | None = None
        """What they were sent last about their own seats."""
        self.dismissed: Reason | None = None
        """Why the client is being sent away, if it is."""

    @property
    def hash(self) -> str | None:
        """What tables know of who speaks."""
        return None if self.holder is None else self.holder.hash

    def send(self, message: Message) -> None:
        """Send a message as soon as the client takes it."""
        self.send_bytes(encode(message))

    def send_bytes(self, *frames: bytes) -> None:
        """Send messages that are encoded already, together: each call of the system costs as much as many bytes."""
        if self._waiting is None:
            if self._at_once(*frames):
                return
            self._waiting = deque()
            self._on_waiting()
        if len(self._waiting) + len(frames) > MOST_WAITING:
            self.dismiss(Reason.SLOW)
        else:
            self._waiting.extend(frames)

    def take(self) -> bytes | None:
        """The next message that waits, once the one before is sent; None when there are no more."""
        if self._waiting:
            return self._waiting.popleft()
        self._waiting = None
        return None

    def dismiss(self, reason: Reason) -> None:
        """Send the client away."""
        if self.dismissed is None:
            self.dismissed = reason
            self._on_dismiss()

    def left(self) -> list[bytes]:
        """What still waits, for a last attempt."""
        frames, self._waiting = self._waiting, None
        return list(frames or ())
