"""Records which searches have begun, and everything the workers were sent."""

import asyncio

import pytest

from twelvefold.server.bots.host import Reply
from twelvefold.server.bots.worker import ProcessWorker

LONGEST_WAIT = 300.0
"""Seconds; a machine that has never run a bot compiles them first."""


class Begun:
    """The worker of each search that begins, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[bytes] = []
        self._workers: asyncio.Queue[int] = asyncio.Queue()
        ask = ProcessWorker.ask

        async def told(worker: ProcessWorker, question: bytes, seconds: float) -> Reply:
            self.frames.append(question)
            self._workers.put_nowait(worker.process.pid)
            return await ask(worker, question, seconds)

        monkeypatch.setattr(ProcessWorker, "ask", told)

    async def next(self) -> int:
        """The process in which the next search begins; fails if none does."""
        async with asyncio.timeout(LONGEST_WAIT):
            return await self._workers.get()
