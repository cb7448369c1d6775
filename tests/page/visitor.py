"""A page as the tables' worker sees it, and bots that think beside it instead of in a worker of their own."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import msgspec

from twelvefold.page.bots import Answerer
from twelvefold.page.memory import MemoryStorage
from twelvefold.page.storage import Storage
from twelvefold.page.tables import PageTables
from twelvefold.protocol.commands import Create, Done, Hello, Hint, Play, Said, Watch
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import (
    Ack,
    GameView,
    Goodbye,
    Message,
    Rejected,
    Snapshot,
    Suggestion,
    Update,
    Welcome,
)
from twelvefold.protocol.table import Options, SeatKind, SeatRequest, Status
from twelvefold.protocol.wire import read_message

PATIENCE = 20.0
"""Seconds after which a test gives up."""
ALONE = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest(SeatKind.BOT, bot="expert"))
"""One person and one bot."""
IDS = count()
"""Numbers for commands, each used once."""


class BotsBeside:
    """A port to bots in the same process, which answer as soon as the loop gets to them."""

    hired = 0
    deaf = False
    """Whether the next worker dies over its first question."""

    def __init__(self, heard: Callable[[bytes], None], died: Callable[[str], None]) -> None:
        BotsBeside.hired += 1
        self._answerer, self._heard, self.die = Answerer(), heard, died
        self.asked = 0

    def post(self, message: bytes) -> None:
        """Answer a message."""
        self.asked += 1
        if self.asked == 2 and BotsBeside.deaf:
            BotsBeside.deaf = False
            asyncio.get_running_loop().call_soon(self.die, "killed")
        else:
            asyncio.get_running_loop().call_soon(lambda: self._heard(self._answerer.answer(message)))

    def stop(self) -> None:
        """Nothing to end."""


class Visitor:
    """A page: a socket that remembers what it heard, and requests."""

    def __init__(self, tables: PageTables, number: int = 1) -> None:
        self.tables = tables
        self.number = number
        self.heard: list[Message] = []
        self.closed = False
        self.game: GameView | None = None
        self.seq = 0
        self.status = Status.WAITING
        self._news = asyncio.Event()
        self._ids = (f"v{n}" for n in IDS)
        tables.open_socket(number, self._said, self._closed)
        self.say(Hello(PROTOCOL))

    def say(self, said: Said) -> None:
        """Send a frame."""
        self.tables.say(self.number, msgspec.json.encode(said).decode())

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until something has been heard."""
        async with asyncio.timeout(PATIENCE):
            while not done():
                self._news.clear()
                await self._news.wait()

    async def answer(self, said: Said) -> Message:
        """Send a command and wait for its answer."""
        self.say(said)
        wanted = getattr(said, "cmd_id", None)

        def found() -> list[Message]:
            return [each for each in self.heard if getattr(each, "cmd_id", None) == wanted]

        await self.until(lambda: bool(found()))
        return found()[-1]

    async def create(self, seats: tuple[SeatRequest, ...] = ALONE, options: Options | None = None) -> str:
        """Set up a table and watch it."""
        given = options or Options(seed="page", first_seat=0, hold=0)
        made = await self.answer(Create(next(self._ids), seats, given))
        assert isinstance(made, Ack), made
        await self.watch(made.table)
        return made.table

    async def watch(self, table: str) -> None:
        """Watch a table."""
        assert isinstance(await self.answer(Watch(next(self._ids), table, self.seq)), Snapshot)

    async def play(self, table: str, *seats: int, most: int = 48, hints: bool = False) -> None:
        """Make the moves of these seats until the game is over or there were so many.

        Each is the first that is legal, or what a hint says.
        """
        for _ in range(most):
            await self.until(lambda: self.status is not Status.PLAYING or self._turn() in seats)
            if self.status is not Status.PLAYING:
                return
            assert self.game is not None
            assert self.game.legal is not None
            seat = self._turn()
            assert seat is not None
            slot, face, rotation = self.game.legal.slots[0], self.game.legal.faces[0], 0
            if hints:
                hint = await self.answer(Hint(next(self._ids), table, seat))
                assert isinstance(hint, Suggestion), hint
                slot, face, rotation = hint.slot, hint.face, hint.rotation
            answer = await self.answer(Play(next(self._ids), table, self.seq, seat, slot, face, rotation))
            assert isinstance(answer, Ack), answer
            await self.until(partial(self._has_seen, answer.seq))
            if self.game.due_at is not None and self.game.held == seat:
                await self.answer(Done(next(self._ids), table, self.seq, seat))

    async def ask(self, path: str, body: str | None = None, method: str = "GET") -> tuple[int, Any]:
        """The answer to a request."""
        answer = await self.tables.answer(method, path, body, "en")
        return int(answer.status), json.loads(answer.body)

    def _has_seen(self, seq: int) -> bool:
        return self.seq >= seq

    def _turn(self) -> int | None:
        return None if self.game is None else self.game.seat_to_move

    def _said(self, frame: str) -> None:
        message = read_message(frame)
        self.heard.append(message)
        if isinstance(message, Snapshot):
            self.seq, self.game, self.status = message.seq, message.game, message.info.status
        elif isinstance(message, Update):
            assert message.after == self.seq
            self.seq, self.game = message.seq, message.game_after(self.game)
            self.status = self.status if message.info is None else message.info.status
        self._news.set()

    def _closed(self) -> None:
        self.closed = True
        self._news.set()


@asynccontextmanager
async def opened(
    storage: Storage | None = None, on_full: Callable[[bool], None] = lambda _: None
) -> AsyncIterator[PageTables]:
    """The tables of a browser, with bots that don't pause."""
    tables = await PageTables.open(storage or MemoryStorage(), BotsBeside, on_full, bot_pause=0.0)
    try:
        yield tables
    finally:
        await tables.close()


__all__ = ["ALONE", "BotsBeside", "Goodbye", "Rejected", "Visitor", "Welcome", "opened"]
