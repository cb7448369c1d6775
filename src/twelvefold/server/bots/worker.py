"""A process that runs bots, as the server sees it: asked one question at a time, killed if it doesn't answer.

It runs in its own session, so that Ctrl-C at the terminal doesn't reach it and killing its process group also kills
anything it started, such as a compiler.
"""

import asyncio
import contextlib
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence

from twelvefold.bots.child import COMMAND as OWN_COMMAND
from twelvefold.bots.child import LONGEST_LOADING, end_group, how_it_ended
from twelvefold.bots.foreign import Foreign
from twelvefold.bots.messages import HEAD, Gone, Load, Loaded, decoded, framed, size_in
from twelvefold.bots.options import BotError
from twelvefold.engine.kernel.jit import NICENESS as COMPILE_NICENESS
from twelvefold.engine.kernel.process import python_command
from twelvefold.server.bots.host import Reply, read_reply
from twelvefold.server.bots.workers import WorkerKind

COMMAND = python_command("twelvefold.server.bots.worker_main")
"""The command that starts a worker."""
LONGEST_START = 600.0
"""Seconds a worker may take to become ready; on a new machine it compiles the bots first."""
NICENESS = 5
"""Niceness of workers: the server comes first, because it serves people."""
NICENESS_OF_OWN = 10
"""Niceness of registered bots: they may think for long, so our own bots come first."""
NICENESS_OF_COMPILER = 10
"""Niceness of the compiler, below the workers. Any nicer, and compiling would take hours on a busy machine."""
HELPING_OUT = 0.7
"""Seconds a bot may think in plain Python while the others are being compiled."""


class ProcessWorker:
    """One worker process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._to, self._from = process.stdin, process.stdout
        self.gone = asyncio.ensure_future(process.wait())
        """Done when the process has ended."""

    @classmethod
    async def start(cls) -> "ProcessWorker":
        """Start a worker and wait until it is ready; raises Gone or TimeoutError if it fails to start."""
        return await cls._start(Load(niceness=NICENESS), {COMPILE_NICENESS: str(NICENESS_OF_COMPILER - NICENESS)})

    @classmethod
    async def start_plain(cls) -> "ProcessWorker":
        """Start a worker that needs no compiled code; up to ranger it plays like the others, above that more weakly."""
        return await cls._start(Load(niceness=NICENESS, longest=HELPING_OUT), {"NUMBA_DISABLE_JIT": "1"})

    @classmethod
    async def start_own(cls, foreign: Foreign) -> "ProcessWorker":
        """Start a process for a bot that the host has registered; also raises BotError if it can't be loaded."""
        load = Load(foreign, niceness=NICENESS_OF_OWN)
        return await cls._start(load, {}, command=OWN_COMMAND, seconds=LONGEST_LOADING)

    @classmethod
    async def _start(
        cls,
        load: Load,
        environment: Mapping[str, str],
        *,
        command: Sequence[str] | None = None,
        seconds: float = LONGEST_START,
    ) -> "ProcessWorker":
        worker = cls(
            await asyncio.create_subprocess_exec(
                *(command or COMMAND),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
                env={**os.environ, **environment},
            )
        )
        try:
            await worker.load(load, seconds)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def load(self, load: Load, seconds: float) -> None:
        """Have the bots made ready; BotError says why one can't be. After any error the worker can't be used again."""
        problem = decoded(await self._exchange(framed(load), seconds), Loaded).problem
        if problem:
            raise BotError(problem if isinstance(problem, str) else problem.sentence)

    async def ask(self, question: bytes, seconds: float) -> Reply:
        """The answer to a framed question. After Gone or TimeoutError the worker can't be used again."""
        return read_reply(await self._exchange(question, seconds))

    async def _exchange(self, message: bytes, seconds: float) -> bytes:
        """Send a framed message and wait for the reply."""
        try:
            async with asyncio.timeout(seconds):
                self._to.write(message)
                await self._to.drain()
                size = size_in(await self._from.readexactly(HEAD))
                return await self._from.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            await asyncio.wait([self.gone], timeout=1)
            raise Gone(how_it_ended(self.process.returncode)) from None

    async def end(self) -> None:
        """Kill the process with everything it started and close its pipes, even if we are cancelled meanwhile."""
        ending = asyncio.ensure_future(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending  # the process has been killed, so this doesn't block
            raise

    async def _end(self) -> None:
        if self.process.returncode is None:
            end_group(self.process.pid)
        self._to.close()
        await self.gone
        await self._from.read()
        with contextlib.suppress(ConnectionError):
            await self._to.wait_closed()
        await asyncio.sleep(0)  # let the loop close the pipe after its end has been read


async def _start() -> ProcessWorker:
    return await ProcessWorker.start()


async def _start_plain() -> ProcessWorker:
    return await ProcessWorker.start_plain()


PROCESSES = WorkerKind(_start, _start_plain)
