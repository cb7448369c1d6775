"""Tables on other game servers, in their own protocols; bench/peers/ has the games."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any
from urllib.request import Request, urlopen

from bench.tables.table import SEATS, Found, Table
from bench.tables.websocket import BINARY, WebSocket

SPACE = "/four"
"""boardgame.io's namespace is the game's name."""
STATE_ID = b'"_stateID":'
CONNECTED, EVENT, PING, PONG = b"40/four", b"42/four,", b"2", b"3"
JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
"""The first byte of a Colyseus message."""


class BoardgameTable(Table):
    """A boardgame.io match: socket.io with JSON, and the whole state with every move."""

    def __init__(self, number: int, found: Found) -> None:
        super().__init__(number, found)
        self._state_id = 0
        self._game = 0

    async def open(self, urls: Sequence[str]) -> None:
        """Connect four times and create the match."""
        for _ in range(SEATS):
            address = urls[0].replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
            socket = await WebSocket.connect(address)
            self.sockets.append(socket)
            await _until(socket, b"0")
            socket.send(CONNECTED + b",")
            await _until(socket, CONNECTED)
        await self.again()

    async def again(self) -> None:
        """Start another match with the same four."""
        self._game += 1
        self.name = f"{self.number}-{self._game}"
        for seat, socket in enumerate(self.sockets):
            socket.on_frame = None
            socket.send(_event("sync", self.name, str(seat), None, SEATS))
            await _until(socket, EVENT + b'["sync"')
        self.ply = self._state_id = 0
        for socket in self.sockets:
            socket.on_frame = lambda frame, socket=socket: self._got(frame, socket)

    def move(self) -> None:
        """One move by whoever's turn it is."""
        turn, seat = divmod(self.ply, SEATS)
        made = {"type": "place", "args": [seat, turn], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": made}
        self._send(seat, _event("update", action, self._state_id, self.name, str(seat)))

    def _got(self, frame: bytes, socket: WebSocket) -> None:
        if frame == PING:
            socket.send(PONG)
        elif frame.startswith(b'42/four,["update"'):
            start = frame.index(STATE_ID) + len(STATE_ID)
            end = start
            while 48 <= frame[end] <= 57:
                end += 1
            self._state_id = int(frame[start:end])
            self._got_update(len(frame))


class ColyseusTable(Table):
    """A Colyseus room: bytes that say what changed."""

    def __init__(self, number: int, found: Found) -> None:
        super().__init__(number, found)
        self._reset: asyncio.Future[None] | None = None
        self._patches = 0

    async def open(self, urls: Sequence[str]) -> None:
        """Create a room and join it four times."""
        where = "create/four"
        for _ in range(SEATS):
            joined = await asyncio.to_thread(_post, f"{urls[0]}/matchmake/{where}")
            room = joined.get("room", joined)
            where = f"joinById/{room['roomId']}"
            path = f"{room['processId']}/{room['roomId']}?sessionId={joined['sessionId']}"
            socket = await WebSocket.connect(f"{urls[0].replace('http', 'ws', 1)}/{path}")
            self.sockets.append(socket)
            await _until(socket, bytes((JOIN_ROOM,)))
            socket.send(bytes((JOIN_ROOM,)), BINARY)
            await _until(socket, bytes((ROOM_STATE,)))
        for socket in self.sockets:
            socket.on_frame = self._got

    async def again(self) -> None:
        """Clear all planets."""
        self._reset, self._patches = asyncio.get_running_loop().create_future(), 0
        self.sockets[0].send(bytes((ROOM_DATA,)) + _text("again"), BINARY)
        await self._reset
        self._reset = None
        self.ply = 0

    def move(self) -> None:
        """One move by whoever's turn it is."""
        turn, seat = divmod(self.ply, SEATS)
        said = b"\x82" + _text("slot") + bytes((seat,)) + _text("face") + bytes((turn,))
        self._send(seat, bytes((ROOM_DATA,)) + _text("place") + said, BINARY)

    def _got(self, frame: bytes) -> None:
        if frame[0] != ROOM_STATE_PATCH:
            return
        if self._reset is None:
            self._got_update(len(frame))
            return
        self._patches += 1
        if self._patches == SEATS:
            self._reset.set_result(None)


def _event(*said: object) -> bytes:
    return EVENT + json.dumps(said, separators=(",", ":")).encode()


def _text(text: str) -> bytes:
    """A short text in msgpack."""
    return bytes((0xA0 | len(text),)) + text.encode()


def _post(url: str) -> dict[str, Any]:
    with urlopen(Request(url, b"{}", {"Content-Type": "application/json"}), timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


async def _until(socket: WebSocket, start: bytes) -> bytes:
    while not (frame := await socket.next()).startswith(start):
        if frame == PING:
            socket.send(PONG)
    return frame
