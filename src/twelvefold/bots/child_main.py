"""The main program of a process for bots: it loads a user's bot or all of ours, then answers turn after turn.

Whatever a bot prints goes to stderr, and it has no stdin, since stdin and stdout are the pipes to our parent. Signals
that stop the parent are ignored here: this process exits after the parent, when it reads the end of its pipe.
"""

import os
import queue
import signal
import sys
import threading
from io import TextIOWrapper
from typing import NoReturn

from msgspec import msgpack

from twelvefold.bots.host import Host
from twelvefold.bots.messages import HEAD, Load, framed


def main(host: Host | None = None) -> NoReturn:
    """Answer until the pipe ends."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    pipe = ParentPipe()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    host = host or Host()
    while True:
        message = msgpack.decode(pipe.next(), type=host.messages)
        if isinstance(message, Load):
            os.nice(message.niceness)
        pipe.say(framed(host.answer(message)))


class ParentPipe:
    """The child's end of the pipes: messages come in on stdin, answers go out on stdout.

    They are moved aside: after that there is no stdin, and prints go to stderr. The end of the pipe means that the
    parent is gone; then the child exits too, even in the middle of a thought.
    """

    def __init__(self) -> None:
        self._from, self._to = os.dup(0), os.dup(1)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        self._waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def next(self) -> bytes:
        """Wait for the next message."""
        return self._waiting.get()

    def say(self, frame: bytes) -> None:
        """Send a framed message to the parent."""
        left = memoryview(frame)
        try:
            while left:
                left = left[os.write(self._to, left) :]
        except BrokenPipeError:
            os._exit(0)

    def _listen(self) -> None:
        with os.fdopen(self._from, "rb") as pipe:
            while len(head := pipe.read(HEAD)) == HEAD:
                size = int.from_bytes(head, "big")
                message = pipe.read(size)
                if len(message) < size:
                    break
                self._waiting.put(message)
            os._exit(0)


if __name__ == "__main__":
    main()
