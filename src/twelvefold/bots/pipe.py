"""The pipes between us and a process in which a bot thinks: each message goes behind its length."""

import os
import queue
import threading

HEAD = 4
"""Bytes that say how long a message is."""


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


class ParentPipe:
    """The child's end: questions come in on stdin, answers go out on stdout.

    From then on there is no stdin, and what is printed goes to stderr. At the end of the pipe the parent is gone, and
    the child goes too, even from the middle of a thought.
    """

    def __init__(self) -> None:
        self._questions, self._answers = os.dup(0), os.dup(1)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        self._waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def next(self) -> bytes:
        """The next message, when it comes."""
        return self._waiting.get()

    def say(self, message: bytes) -> None:
        """Send a message to the parent."""
        left = memoryview(framed(message))
        try:
            while left:
                left = left[os.write(self._answers, left) :]
        except BrokenPipeError:
            os._exit(0)

    def _listen(self) -> None:
        with os.fdopen(self._questions, "rb") as pipe:
            while len(head := pipe.read(HEAD)) == HEAD:
                size = int.from_bytes(head, "big")
                message = pipe.read(size)
                if len(message) < size:
                    break
                self._waiting.put(message)
            os._exit(0)
