"""Our functions that one person's move passes through in the server, in the order of their first calls.

    python -m bench.move_path

Starts a real server on SQLite, with two people at a table of three, each with a socket. Counts twice: from the frame to
the commit, and from the commit until both have their update and the next thing due is scheduled.
"""

import asyncio
import os
import signal
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

import twelvefold
from twelvefold.client import Client
from twelvefold.protocol.table import Options
from twelvefold.server.config import Config
from twelvefold.server.run import bound, serve

PACKAGE = str(Path(twelvefold.__file__).parent) + os.sep
PEOPLE = "people"
"""The thread of the two clients, which isn't traced."""
QUIET = 0.5
"""Seconds for everything that has started to finish."""


class Tracer:
    """Records which functions are called, in all threads except the clients'."""

    def __init__(self) -> None:
        self.recording = False
        self.calls: tuple[list[str], list[str]] = ([], [])
        self._committed = False
        self._frames: set[FrameType] = set()

    def __call__(self, frame: FrameType, what: str, called: object) -> None:
        """Note a call. A coroutine that resumes after waiting isn't counted again."""
        if not self.recording or threading.current_thread().name == PEOPLE:
            return
        code = frame.f_code
        if what == "c_return" and "commit" in str(called) and "sqlite3" in str(called):
            self._committed = True
        elif what == "call" and code.co_filename.startswith(PACKAGE) and frame not in self._frames:
            self._frames.add(frame)
            if not code.co_name.startswith(("<", "_serve")) and (self.calls[0] or code.co_name == "data_received"):
                module = code.co_filename.removeprefix(PACKAGE).removesuffix(".py").replace(os.sep, ".")
                self.calls[self._committed].append(f"{module}.{code.co_qualname}")

    def report(self) -> str:
        """Both lists, with each function once and its number of calls."""
        lines = []
        for title, calls in zip(("socket to commit", "commit to sockets"), self.calls, strict=True):
            lines.append(f"{title}: {len(set(calls))} functions, {len(calls)} calls")
            lines += [f"  {name}{f' x{times}' * (times > 1)}" for name, times in Counter(calls).items()]
        return "\n".join(lines)


async def play(url: str, tracer: Tracer) -> None:
    """Seat two people at a table and trace the second player's first move."""
    async with Client(url) as ada, Client(url) as ben:
        hers = await ada.create([ada.here("Ada"), ada.friend(), ada.here("Ann")], Options(first_seat=0, seed="path"))
        his = await ben.watch(hers.id)
        await his.sit("Ben")
        await hers.until(lambda table: table.game is not None)
        await hers.play(0, hers.legal_moves[0])
        await his.until(lambda table: table.seat_to_move == 1)
        await asyncio.sleep(QUIET)
        tracer.recording = True
        await his.play(1, his.legal_moves[0])
        await hers.until(lambda table: table.seq >= his.seq)
        await asyncio.sleep(QUIET / 5)
        tracer.recording = False


def main() -> None:
    """Serve, play and print."""
    tracer = Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    with tempfile.TemporaryDirectory() as folder:
        config = Config(f"{folder}/tables.db", port=0, bot_workers=1)
        listening = bound(config)
        config = config.at_port(listening.getsockname()[1])

        def people() -> None:
            try:
                asyncio.run(play(config.url, tracer))
            finally:
                os.kill(os.getpid(), signal.SIGTERM)

        serve(config, listening, threading.Thread(target=people, name=PEOPLE).start)
    sys.setprofile(None)
    print(tracer.report())


if __name__ == "__main__":
    main()
