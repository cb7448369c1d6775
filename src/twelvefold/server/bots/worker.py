"""A worker process as the server sees it: started, asked one question at a time, and ended when it does not answer.

It leads a session of its own, so a Ctrl-C at the terminal is not for it, and ending its group ends whatever it has
started, as a compiler.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from msgspec import DecodeError, msgpack

import twelvefold
from twelvefold.bots.pipe import HEAD
from twelvefold.server.bots.messages import LONGEST_ANSWER, READY, Answer

LONGEST_START = 600.0
"""Seconds until a worker is ready; on a machine that has never run a bot it compiles them first."""

MAIN = (
    "import sys; sys.path.insert(0, sys.argv.pop()); import twelvefold; sys.path.pop(0); "
    "from twelvefold.server.bots.worker_main import main; main()"
)
"""What the process runs: this very package, and nothing from the folder that the host is in."""


class Gone(Exception):
    """The process has ended, or says what nobody can read."""


class Worker:
    """One process in which bots think."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._to, self._from = process.stdin, process.stdout
        self.gone = asyncio.ensure_future(process.wait())
        """Done when the process has ended."""

    @classmethod
    async def start(cls) -> "Worker":
        """A worker that is ready; Gone or TimeoutError if it does not come to that."""
        root = str(Path(twelvefold.__file__).parent.parent)
        worker = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-c", MAIN, root, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        )
        try:
            async with asyncio.timeout(LONGEST_START):
                if await worker._heard() != READY:
                    raise Gone
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: bytes, seconds: float) -> Answer:
        """The answer to a framed question; Gone, or TimeoutError, and then the worker is good for nothing more."""
        try:
            async with asyncio.timeout(seconds):
                self._to.write(question)
                await self._to.drain()
                return msgpack.decode(await self._heard(), type=Answer)
        except (DecodeError, ConnectionError) as error:
            raise Gone from error

    async def _heard(self) -> bytes:
        try:
            size = int.from_bytes(await self._from.readexactly(HEAD), "big")
            if size > LONGEST_ANSWER:
                raise Gone
            return await self._from.readexactly(size)
        except asyncio.IncompleteReadError as error:
            raise Gone from error

    async def end(self) -> None:
        """End the process and all that it started, and let go of its pipes."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self._to.close()
        await self.gone
        await self._from.read()
        with contextlib.suppress(ConnectionError):
            await self._to.wait_closed()
        await asyncio.sleep(0)  # the end of a pipe was read: now its file is closed
