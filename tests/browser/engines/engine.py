"""What every engine can do, and the screen they draw on."""

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

START_WITHIN = 60.0
"""Seconds in which a browser starts, on a busy machine too."""
ANSWER_WITHIN = 120.0
"""Seconds in which it does what it is asked to; 3D in software is slow."""
WIDTH, HEIGHT = 1440, 900

Action = dict[str, object]


class Engine(Protocol):
    """A browser with one page."""

    version: str

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    def run(self, function: str, *arguments: object) -> object:
        """Call a JavaScript function with plain values, and return its plain result."""

    def act(self, device: str, actions: Sequence[Action]) -> None:
        """Move a pointer or press keys, as described by W3C's WebDriver."""

    def picture(self) -> bytes:
        """A screenshot, as PNG."""

    def errors(self) -> list[str]:
        """The errors that the page has logged until now."""


def source(device: str, actions: Sequence[Action]) -> Action:
    """Actions of one device, in the form that both WebDriver protocols share."""
    return {"type": device, "id": device, "actions": list(actions)}


@contextmanager
def virtual_screen() -> Iterator[dict[str, str]]:
    """A screen in memory; yields the environment of programs that shall use it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            assert number, "Xvfb doesn't start"
            # Draw 3D in software: these machines have no graphics card.
            yield {**os.environ, "DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11"}
        finally:
            server.terminate()
