"""A player who moves at a steady pace and sometimes asks for `/health`: how long do they wait?"""

import asyncio
import contextlib
import json
import statistics
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from bench.attacks.attackers import protocol_of
from bench.tables import table as tables
from bench.tables.processes import cpu_seconds
from bench.tables.table import Found, OurTable, Refused, ask
from bench.tables.websocket import Closed, WebSocket

PACE = 8.0
"""Moves a second: two by each of the four seats, well below a client's limit."""
HEALTH_PACE = 5.0
GIVEN_UP = 60.0
"""Seconds after which an answer is given up."""


@dataclass
class Waited:
    """How long the victim waited for each answer, in milliseconds."""

    moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    server_cpu: float = 0.0
    """The share of a core that the server used."""

    def figures(self) -> dict[str, float | int | None]:
        found: dict[str, float | int | None] = {"moves": len(self.moves), "server_cpu": round(self.server_cpu, 2)}
        for name in ("moves", "health", "bot"):
            values = getattr(self, name)
            for percent in (50, 99):
                found[f"{name}_p{percent}"] = _percentile(values, percent)
        return found


def _percentile(values: list[float], percent: int) -> float | None:
    """A percentile of the values; the worst value if there are few."""
    if not values:
        return None
    if len(values) < 2:
        return round(values[0], 1)
    return round(min(max(values), statistics.quantiles(values, n=100)[percent - 1]), 1)


class Victim:
    """A table of four whose moves are timed until all four have seen them; optionally a game against a bot as well."""

    def __init__(self, url: str, pid: int, bot: str | None) -> None:
        self.url, self.pid, self._bot_name = url, pid, bot
        self._protocol = protocol_of(url)
        setattr(tables, "PROTOCOL", self._protocol)  # noqa: B010  # an older server speaks an older version
        self.waited = Waited()
        self._table: OurTable | None = None
        self._began_at: dict[str, float] = {}
        """What the victim is waiting for, and since when."""

    async def play(self, seconds: float) -> Waited:
        """Play for a while and return how long everything took. Missing answers count with the time so far."""
        self.waited = waited = Waited()
        before, began = cpu_seconds(self.pid), time.perf_counter()
        end = asyncio.get_running_loop().time() + seconds
        work = [self._moves(), self._health()] + ([] if self._bot_name is None else [self._bots(self._bot_name)])
        tasks = [asyncio.create_task(each) for each in work]
        done, _ = await asyncio.wait(tasks, timeout=end - asyncio.get_running_loop().time())
        for task in done:
            task.result()
        waited.server_cpu = (cpu_seconds(self.pid) - before) / (time.perf_counter() - began)
        now = time.perf_counter()
        for kind, since in self._began_at.items():
            getattr(waited, kind).append(1000 * (now - since))
        self._began_at.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waited

    @contextlib.asynccontextmanager
    async def _timed(self, kind: str) -> AsyncIterator[None]:
        self._began_at[kind] = began = time.perf_counter()
        try:
            yield
        finally:
            if self._began_at.pop(kind, None) is not None:
                getattr(self.waited, kind).append(1000 * (time.perf_counter() - began))

    async def _moves(self) -> None:
        while True:
            with contextlib.suppress(OSError, Closed, TimeoutError, Refused):
                if self._table is None:
                    self._began_at["moves"] = time.perf_counter()  # counts only if it never ends
                    self._table = OurTable(0, Found())
                    await self._table.open([self.url])
                    self._began_at.pop("moves", None)
                await self._game(self._table)
            if self._table is not None:
                self._table.close()
                self._table = None

    async def _game(self, table: OurTable) -> None:
        """Play until the game is over; a move may still be on its way."""
        while not table.over:
            next_at = time.perf_counter() + 1 / PACE
            async with self._timed("moves"), asyncio.timeout(GIVEN_UP):
                seen = asyncio.Event()
                table.on_seen = seen.set
                if table.sent_at is None:
                    table.move()
                await seen.wait()
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))

    async def _health(self) -> None:
        split = urlsplit(self.url)
        while True:
            next_at = time.perf_counter() + 1 / HEALTH_PACE
            async with self._timed("health"):
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(GIVEN_UP):
                        reader, writer = await asyncio.open_connection(split.hostname, split.port)
                        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                        await reader.read()
                        writer.transport.abort()
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))

    async def _bots(self, bot: str) -> None:
        """Play against a strong bot, timing from the own move to the bot's."""
        socket = await WebSocket.connect(self.url.replace("http", "ws", 1) + "/socket")
        await ask(socket, {"type": "hello", "protocol": self._protocol}, "welcome")
        while True:
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": bot}]
            options = {"hold": 0, "first_seat": 0}
            made = {"type": "create", "cmd_id": f"b{time.monotonic_ns()}", "seats": seats, "options": options}
            name = str((await ask(socket, made, "ack"))["table"])
            for number in range(12):
                watch = {"type": "watch", "cmd_id": "w", "table": name, "since": 0}
                now = await ask(socket, watch, "snapshot")
                while now["game"]["seat_to_move"] != 0:  # the bot opens every other round
                    await self._turn(socket)
                    now = await ask(socket, watch, "snapshot")
                slot, face = _free(now["game"])
                play = {"type": "play", "cmd_id": f"p{number}", "table": name, "seq": now["seq"], "seat": 0}
                await ask(socket, {**play, "slot": slot, "face": face, "rotation": 0}, "ack")
                if await self._turn(socket) == 1:
                    async with self._timed("bot"):
                        await self._turn(socket)

    async def _turn(self, socket: WebSocket) -> int | None:
        """Wait for the next update, and return whose turn it is."""
        while not (frame := await socket.next()).startswith(tables.UPDATE):
            pass
        update = json.loads(frame)
        game: dict[str, int | None] = update.get("game") or update["change"]
        return game["seat_to_move"]


def _free(game: dict[str, Any]) -> tuple[int, int]:
    """The first slot with a tile, and the first face of the first planet without one."""
    slot = next(slot for slot, tile in enumerate(game["offer"]) if tile is not None)
    return slot, game["planets"][0].index(None)
