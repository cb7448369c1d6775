"""Players who keep playing whatever happens to the server, and remember everything they were sent."""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field

from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from twelvefold.engine.move import BY_PLACE
from twelvefold.protocol.commands import Hello, Play, Watch
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Ack, GameView, Goodbye, Message, Reason, Rejected, Snapshot, Update, Yours
from twelvefold.protocol.table import Status
from twelvefold.protocol.wire import encode, read_message
from twelvefold.world.geometry import FACE_COUNT

LONGEST_PAUSE = 0.5
"""The longest pause in seconds before a player reconnects; the actual pause is random up to that (full jitter)."""
SILENCE = 30.0
"""Seconds without a message after which a player reconnects."""


@dataclass
class Memory:
    """What a player sent and received."""

    sent: dict[str, Play] = field(default_factory=dict)
    acks: list[Ack] = field(default_factory=list)
    news: list[Snapshot | Update] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    refused: list[Rejected] = field(default_factory=list)
    silences: list[str] = field(default_factory=list)


class Player:
    """A player with a token at one table; `urls` are the nodes to connect to, `pace` is seconds per move."""

    def __init__(self, urls: list[str], token: str, table: str, luck: random.Random, *, pace: float = 0) -> None:
        self.urls = urls
        self.pace = pace
        self.token = token
        self.table = table
        self.luck = luck
        self.memory = Memory()
        self._seats: tuple[int, ...] = ()
        self._seq = 0
        self._game: GameView | None = None
        self._pending: Play | None = None
        self._over = False
        self._acked = 0

    async def play(self) -> None:
        """Play until the game is over, whatever happens."""
        while not self._over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._url(), compression=None, max_size=None, proxy=None) as socket:
                    await self._visit(socket)
            if not self._over:
                await asyncio.sleep(self.luck.uniform(0, LONGEST_PAUSE))

    def _url(self) -> str:
        return self.luck.choice(self.urls).replace("http", "ws", 1) + "/socket"

    async def _visit(self, socket: ClientConnection) -> None:
        await socket.send(encode(Hello(PROTOCOL, self.token)).decode())
        await socket.send(encode(Watch(f"w{self._seq}", self.table, self._seq)).decode())
        fresh = False
        while not self._over or self._pending is not None:
            try:
                async with asyncio.timeout(SILENCE):
                    frame = await socket.recv()
            except TimeoutError:
                self.memory.silences.append(self._state())
                raise
            message = read_message(frame)
            if isinstance(message, Goodbye):
                return
            self._take(message)
            if isinstance(message, Snapshot) and not fresh:
                fresh = True
                if self._pending is not None:
                    await socket.send(encode(self._pending).decode())
            if fresh and self._pending is None:
                self._pending = self._choice()
                if self._pending is not None:
                    await asyncio.sleep(self.pace)
                    await socket.send(encode(self._pending).decode())

    def _state(self) -> str:
        """What the player is waiting for."""
        if self._pending is not None:
            return f"{self.table[:6]}: no answer to {self._pending.cmd_id} after {self._seq}"
        return f"{self.table[:6]}: seats {self._seats} hear nothing after {self._seq}"

    def _take(self, message: Message) -> None:
        match message:
            case Snapshot() | Update():
                if isinstance(message, Update):
                    if message.after != self._seq:
                        self.memory.gaps.append(f"{message.after} after {self._seq}")
                    message = replace(message, game=message.game_after(self._game))  # the witness needs whole games
                else:
                    self._seats, self._acked = message.yours.seats, 0
                self.memory.news.append(message)
                self._seq, self._game = message.seq, message.game
                if message.info is not None:
                    self._over = message.info.status in {Status.OVER, Status.CLOSED}
            case Yours():
                self._seats = message.seats
            case Ack():
                self.memory.acks.append(message)
                self._acked = message.seq
                if self._pending is not None and self._pending.cmd_id == message.cmd_id:
                    self._pending = None
            case Rejected():
                self._refused(message)
            case _:
                pass

    def _refused(self, rejected: Rejected) -> None:
        if rejected.reason in {Reason.UNKNOWN, Reason.STOPPING}:
            raise ConnectionError  # reconnect and resend
        self.memory.refused.append(rejected)
        self._pending = None

    def _choice(self) -> Play | None:
        game = self._game
        if self._over or self._seq < self._acked:  # the acknowledged move isn't shown yet
            return None
        if game is None or game.legal is None or game.seat_to_move not in self._seats:
            return None
        slot, face = self.luck.choice(game.legal.slots), self.luck.choice(game.legal.faces)
        move = self.luck.choice(BY_PLACE[FACE_COUNT * slot + face])
        play = Play(f"{self.luck.getrandbits(60):x}", self.table, self._seq, game.seat_to_move, *move)
        self.memory.sent[play.cmd_id] = play
        return play
