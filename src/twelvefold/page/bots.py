"""The bots' worker, as the tables' worker sees it: asked one question at a time, replaced if it doesn't answer."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

from msgspec import DecodeError, msgpack

from twelvefold.bots.messages import HEAD, Gone, Load, Loaded, framed, unreadable
from twelvefold.server.bots.host import Reply, WorkerHost, read_reply
from twelvefold.server.bots.workers import WorkerKind
from twelvefold.server.logger import logger

log = logger("twelvefold.bots")

LONGEST_START = 120.0
"""Seconds a worker may take to become ready: it loads Python, and plays each level's first moves."""


class Port(Protocol):
    """The other end of a worker."""

    def post(self, message: bytes) -> object:
        """Send it a message."""
        ...

    def stop(self) -> object:
        """End it at once."""
        ...


Hire = Callable[[Callable[[bytes], None], Callable[[str], None]], Port]
"""Starts a worker; the arguments are called with what it says, and with the reason if it dies."""


class BotWorker:
    """One worker in which bots think."""

    def __init__(self, hire: Hire) -> None:
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answer: asyncio.Future[bytes] | None = None
        self._port = hire(self._heard, self._died)

    @classmethod
    async def start(cls, hire: Hire) -> "BotWorker":
        """Start a worker and wait until it is ready; raises Gone or TimeoutError if it fails to start."""
        worker = cls(hire)
        try:
            await worker._exchange(framed(Load()), LONGEST_START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: bytes, seconds: float) -> Reply:
        """The answer to a framed question. After Gone or TimeoutError the worker can't be used again."""
        return read_reply(await self._exchange(question, seconds))

    async def end(self) -> None:
        """Stop it at once."""
        self._port.stop()
        self._end()

    async def _exchange(self, message: bytes, seconds: float) -> bytes:
        if self.gone.done():
            raise unreadable()
        self._answer = asyncio.get_running_loop().create_future()
        self._port.post(message)
        async with asyncio.timeout(seconds):
            return (await self._answer)[HEAD:]

    def _heard(self, message: bytes) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(message)

    def _died(self, why: str) -> None:
        log.error("a worker for bots has died", why=why)
        self._end()

    def _end(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(unreadable())


def bot_workers(hire: Hire) -> WorkerKind:
    """Workers in a browser."""
    return WorkerKind(partial(BotWorker.start, hire))


class Answerer:
    """The bots' end: turns each framed message into its framed answer."""

    def __init__(self) -> None:
        self._host = WorkerHost()

    def answer(self, frame: bytes) -> bytes:
        """Do what a message asks for."""
        try:
            message = msgpack.decode(frame[HEAD:], type=self._host.messages)
        except DecodeError:
            raise unreadable() from None
        return framed(self._host.answer(message))


__all__ = ["Answerer", "BotWorker", "Gone", "Hire", "Loaded", "Port", "bot_workers"]
