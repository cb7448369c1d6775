"""A process in which our bots think, as the server sees it: asked one question at a time, ended if it does not answer.

It leads a session of its own, so a Ctrl-C at the terminal is not for it, and ending its group ends whatever it has
started, as a compiler.
"""

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from typing import TypeVar

from twelvefold.bots.child import COMMAND, end_group
from twelvefold.bots.messages import HEAD, Answer, Load, Loaded, decoded, framed, size_in, unreadable
from twelvefold.engine.kernel.jit import NICENESS as COMPILE_NICENESS

LONGEST_START = 600.0
"""Seconds until a worker is ready; on a machine that has never run a bot it compiles them first."""
NICENESS = 5
"""How far workers step back behind the server, which serves people."""
NICENESS_OF_COMPILER = 10
"""How far the compiler steps back, behind the workers too; further, and on a busy machine it would take hours."""
HELPING_OUT = 0.7
"""Seconds that a bot may think as plain Python, while the others are being compiled."""

T = TypeVar("T")


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
        return await cls._start(Load(niceness=NICENESS), {COMPILE_NICENESS: str(NICENESS_OF_COMPILER - NICENESS)})

    @classmethod
    async def start_plain(cls) -> "Worker":
        """One that needs nothing to be compiled; up to ranger it plays as the others do, above that more weakly."""
        return await cls._start(Load(niceness=NICENESS, longest=HELPING_OUT), {"NUMBA_DISABLE_JIT": "1"})

    @classmethod
    async def _start(cls, load: Load, environment: Mapping[str, str]) -> "Worker":
        worker = cls(
            await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True, env={**os.environ, **environment}
            )
        )
        try:
            await worker._exchange(framed(load), Loaded, LONGEST_START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: bytes, seconds: float) -> Answer:
        """The answer to a framed question; Gone, or TimeoutError, and then the worker is good for nothing more."""
        return await self._exchange(question, Answer, seconds)

    async def _exchange(self, message: bytes, kind: type[T], seconds: float) -> T:
        """Send a framed message and wait for the one that comes back."""
        try:
            async with asyncio.timeout(seconds):
                self._to.write(message)
                await self._to.drain()
                size = size_in(await self._from.readexactly(HEAD))
                return decoded(await self._from.readexactly(size), kind)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise unreadable() from None

    async def end(self) -> None:
        """End the process and all that it started, and let go of its pipes; also if we are cancelled meanwhile."""
        ending = asyncio.ensure_future(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending  # the process has been killed, so this takes no time
            raise

    async def _end(self) -> None:
        if self.process.returncode is None:
            end_group(self.process.pid)
        self._to.close()
        await self.gone
        await self._from.read()
        with contextlib.suppress(ConnectionError):
            await self._to.wait_closed()
        await asyncio.sleep(0)  # the end of a pipe was read: now its file is closed
