"""A command at a pseudo-terminal: typed to and read from like a person does."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST = 300
"""Seconds before a command counts as hung."""
READING = 1.0
"""Seconds that a person takes to read a line."""
PLAIN = {"TERM": "dumb", "NO_COLOR": "1"}
COLOURFUL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
OURS = ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES")
"""Environment variables of the person running the tests that would change the output."""
PROGRAM = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from twelvefold.cli.main import main; main()"
"""Runs `twelvefold` with the terminal as its controlling terminal: only then does Ctrl-C reach it."""


class Terminal:
    """A running command, and everything it has shown so far."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        clean = {name: value for name, value in os.environ.items() if name not in OURS}
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 130, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=clean | {"LANG": "C.UTF-8"} | (environment if "TERM" in environment else COLOURFUL | environment),
            start_new_session=True,
        )
        os.close(theirs)
        self._shown = b""
        self._read = 0
        self.has_ended = False
        self.code: int | None = None

    def enter(self, line: str) -> None:
        """Type a line and press Enter."""
        self.press(line + "\n")

    def press(self, keys: str) -> None:
        """Press keys; a surrogate stands for a byte that isn't valid UTF-8."""
        os.write(self._ours, keys.encode(errors="surrogateescape"))

    def read_it(self) -> None:
        """Pause, as people do to read before they press Ctrl-C.

        Python's readline loses an interrupt that arrives between its prompt and its wait for keys.
        """
        time.sleep(READING)

    def until(self, *texts: str, end: bool = False) -> str:
        """Read until one of the texts appears or, if allowed, the output ends; returns what was shown."""
        give_up = time.monotonic() + LONGEST
        wanted = [text.encode() for text in texts]
        while not self.has_ended:
            found = [place + len(text) for text in wanted if (place := self._shown.find(text, self._read)) >= 0]
            if found:
                return self._up_to(min(found))
            assert time.monotonic() < give_up, self._shown[self._read :].decode(errors="replace")
            self._more()
        shown = self._up_to(len(self._shown))
        assert end, f"it ended too soon: {shown}"
        return shown

    def _up_to(self, place: int) -> str:
        start, self._read = self._read, place
        return self._shown[start:place].decode(errors="replace")

    def _more(self) -> None:
        if not select.select([self._ours], [], [], 1)[0]:
            return
        try:
            more = os.read(self._ours, 65536)
        except OSError:  # that is how a terminal without writers ends
            more = b""
        self._shown += more
        self.has_ended = not more

    def close(self) -> None:
        """Wait for the command to exit, and return its exit code; kill it if it doesn't."""
        if not self.has_ended:
            self.process.kill()
        self.code = self.process.wait(LONGEST)
        os.close(self._ours)


@contextmanager
def at_terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    """A command at a terminal of its own."""
    terminal = Terminal(*arguments, **environment)
    try:
        yield terminal
    finally:
        terminal.close()
