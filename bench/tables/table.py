"""A table as the load generator knows it: four sockets, whose turn it is, and when all four have seen a move."""

import json
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.tables.websocket import TEXT, WebSocket
from twelvefold.protocol.limits import PROTOCOL

SEATS, MOVES = 4, 48
"""A game has twelve rounds in which each of four seats moves once."""
UPDATE, ACK, REJECTED = (f'{{"type":"{kind}"'.encode() for kind in ("update", "ack", "rejected"))
SEQ = b'"seq":'
LATEST = 2**53 - 1


@dataclass
class Found:
    """What was measured."""

    counting: bool = False
    seconds: list[float] = field(default_factory=list)
    """For each move, the time from its command to the last of the four updates."""
    acks: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """The size of each update in bytes."""
    late: list[float] = field(default_factory=list)
    """How late the generator itself was."""
    missed: int = 0
    rejected: int = 0


class Table(ABC):
    """Four sockets at one table. `move` sends a move; `on_seen` is called when all four have its update."""

    def __init__(self, number: int, found: Found) -> None:
        self.number = number
        self.found = found
        self.name = str(number)
        self.sockets: list[WebSocket] = []
        self.ply = 0
        """Moves of this game that all four have seen."""
        self.sent_at: float | None = None
        """When the move was sent that not all four have seen yet."""
        self.on_seen: Callable[[], None] = lambda: None
        self._arrived = 0

    @property
    def over(self) -> bool:
        """Whether the game has no moves left."""
        return self.ply >= MOVES

    @abstractmethod
    async def open(self, urls: Sequence[str]) -> None:
        """Connect the four seats, to several servers in turn if there are several."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move."""

    async def again(self) -> None:
        """Start another game with the same four."""
        self.ply = 0

    def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            socket.close()

    def _send(self, seat: int, payload: bytes, opcode: int = TEXT) -> None:
        self._arrived = 0
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(payload, opcode)

    def _got_update(self, size: int) -> None:
        """One of the four sockets has the awaited update."""
        self._arrived += 1
        if self._arrived < SEATS or self.sent_at is None:
            return
        if self.found.counting:
            self.found.seconds.append(time.perf_counter() - self.sent_at)
            self.found.sizes.append(size)
        self.sent_at = None
        self.ply += 1
        self.on_seen()


class OurTable(Table):
    """A table on our server. It knows which moves are legal: in each round, each seat takes the next slot and places
    the tile on the face with the round's number."""

    def __init__(self, number: int, found: Found) -> None:
        super().__init__(number, found)
        self._seq = 0
        self._first = 0

    async def open(self, urls: Sequence[str]) -> None:
        """Create the table and seat four people."""
        for seat in range(SEATS):
            url = urls[(self.number + seat) % len(urls)]
            socket = await WebSocket.connect(url.replace("http", "ws", 1) + "/socket")
            self.sockets.append(socket)
            await ask(socket, {"type": "hello", "protocol": PROTOCOL}, "welcome")
        await self._fresh()

    async def _fresh(self) -> None:
        seats = [{"kind": "person", "name": "Ada"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        options = {"hold": 0, "listed": False}
        made = {"type": "create", "cmd_id": f"make{time.monotonic_ns()}", "seats": seats, "options": options}
        self.name = str((await ask(self.sockets[0], made, "ack"))["table"])
        for seat in range(1, SEATS):
            sit = {"type": "sit", "cmd_id": f"sit{seat}-{self.name}"[:40], "table": self.name, "seq": 0}
            await ask(self.sockets[seat], {**sit, "name": f"P{seat}", "seat": seat}, "ack")
        await self._watch(self.sockets)

    async def _watch(self, sockets: Sequence[WebSocket]) -> None:
        """Let these sockets watch the table from now on; the last one sees the start."""
        snapshot: dict[str, Any] = {}
        for socket in sockets:
            said = {"type": "watch", "cmd_id": "watch", "table": self.name, "since": LATEST}
            snapshot = await ask(socket, said, "snapshot")
        self._seq, self._first, self.ply = int(snapshot["seq"]), int(snapshot["game"]["seat_to_move"]), 0
        for socket in self.sockets:
            socket.on_frame = self._got

    async def again(self) -> None:
        """All four ask for a rematch, or create a new table if that is refused."""
        for socket in self.sockets:
            socket.on_frame = None
        try:
            for seat, socket in enumerate(self.sockets):
                said = {"type": "rematch", "cmd_id": f"r{self._seq}-{seat}", "table": self.name}
                await ask(socket, {**said, "seq": self._seq + seat, "seat": seat}, "ack")
            await self._watch(self.sockets[:1])
        except Refused:
            await self._fresh()

    def move(self) -> None:
        """One move by whoever's turn it is."""
        turn, place = divmod(self.ply, SEATS)
        seat, seq = (self._first + turn + place) % SEATS, self._seq
        self._send(
            seat,
            b'{"type":"play","cmd_id":"m%d","table":"%b","seq":%d,"seat":%d,"slot":%d,"face":%d,"rotation":0}'
            % (seq, self.name.encode(), seq, seat, place, turn),
        )

    def _got(self, frame: bytes) -> None:
        seq = _look(frame)
        if seq is not None:
            if seq > self._seq:
                if self._arrived == SEATS - 1:
                    self._seq = seq
                self._got_update(len(frame))
        elif frame.startswith(ACK):
            if self.found.counting and self.sent_at is not None:
                self.found.acks.append(time.perf_counter() - self.sent_at)
        elif frame.startswith(REJECTED):
            self.found.rejected += 1
            if self.found.rejected < 5:
                print(self.number, self.ply, frame[:200], file=sys.stderr)


def _look(frame: bytes) -> int | None:
    """The number of an update's last entry; None for other frames. The generator needs nothing else from a frame."""
    if not frame.startswith(UPDATE):
        return None
    start = frame.index(SEQ) + len(SEQ)
    end = start
    while 48 <= frame[end] <= 57:
        end += 1
    return int(frame[start:end])


class Refused(Exception):
    """The server refused something."""


async def ask(socket: WebSocket, said: Mapping[str, object], answer: str) -> dict[str, Any]:
    """Send something and wait for that kind of answer, while nobody else takes the socket's frames."""
    socket.send(json.dumps(said).encode())
    while True:
        message: dict[str, Any] = json.loads(await socket.next())
        if message["type"] in ("rejected", "goodbye"):
            raise Refused(message)
        if message["type"] == answer:
            return message


class BareTable(Table):
    """Four sockets on the bare server, which sends as many bytes as it is told."""

    def __init__(self, number: int, found: Found, size: int) -> None:
        super().__init__(number, found)
        self._size = size
        self._moves = 0

    async def open(self, urls: Sequence[str]) -> None:
        """Connect four times."""
        for seat in range(SEATS):
            url = urls[(self.number + seat) % len(urls)]
            socket = await WebSocket.connect(f"{url.replace('http', 'ws', 1)}/bare/{self.number}")
            socket.on_frame = self._got
            self.sockets.append(socket)

    def move(self) -> None:
        """Ask for the next number."""
        self._moves += 1
        self._send(self._moves % SEATS, b"%d %d" % (self._moves, self._size))

    def _got(self, frame: bytes) -> None:
        self._got_update(len(frame))
