"""One client as the node sees it: where to send messages, perhaps slowly."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from twelvefold.protocol.messages import Message, Reason, Yours
from twelvefold.protocol.wire import encode
from twelvefold.server.table.holder import Holder

if TYPE_CHECKING:
    from twelvefold.server.node.live_table import LiveTable

MOST_WAITING = 64
"""Messages queued for a slow client before it is disconnected; it then reconnects and gets a fresh view."""


class Client:
    """The person at one socket, what they watch, and what is queued for them. Most messages skip the queue."""

    def __init__(
        self,
        at_once: Callable[..., bool] = lambda *_: False,
        on_waiting: Callable[[], None] = lambda: None,
        on_dismiss: Callable[[], None] = lambda: None,
    ) -> None:
        """`at_once` sends frames if it can, all or none; otherwise they are queued and `on_waiting` is called.

        From then on, call `take` until no frames are left.
        """
        self._at_once = at_once
        self._on_waiting = on_waiting
        self._on_dismiss = on_dismiss
        self._waiting: deque[bytes] | None = None
        """None while nothing is queued or being sent from the queue; few clients ever need one."""
        self.holder: Holder | None = None
        """Who is connected; None before the greeting."""
        self.address = ""
        """The socket's address, which is charged for bot time."""
        self.watching: LiveTable | None = None
        self.name: str | None = None
        """The name others may see while this client watches without a seat."""
        self.yours: Yours | None = None
        """The last private message about their own seats."""
        self.dismissed: Reason | None = None
        """Why the client is being disconnected, if it is."""

    @property
    def hash(self) -> str | None:
        """The identity that tables know this client by."""
        return None if self.holder is None else self.holder.hash

    def send(self, message: Message) -> None:
        """Send a message, or queue it."""
        self.send_bytes(encode(message))

    def send_bytes(self, *frames: bytes) -> None:
        """Send encoded messages together: one system call costs as much as many bytes."""
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
        """The next queued message, once the previous one is sent; None when the queue is empty."""
        if self._waiting:
            return self._waiting.popleft()
        self._waiting = None
        return None

    def dismiss(self, reason: Reason) -> None:
        """Disconnect the client."""
        if self.dismissed is None:
            self.dismissed = reason
            self._on_dismiss()

    def left(self) -> list[bytes]:
        """Take everything still queued, for a last attempt to send it."""
        frames, self._waiting = self._waiting, None
        return list(frames or ())
