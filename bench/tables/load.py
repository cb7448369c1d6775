"""The load: many tables of four people, each making one move a second, and how long until all four have seen it.

    python -m bench.tables.load URL PID TABLES SECONDS [--bare BYTES]

Prints one line of JSON. It runs in a process of its own; how late its own loop was is measured too, since a load
generator that is late finds every server slow. PID is the server's process, whose processor time is measured.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import statistics
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from twelvefold.protocol.limits import PROTOCOL

SEATS = 4
AT_ONCE = 20
"""Tables that are made at the same time."""
SEQ = re.compile(r'"seq":(\d+),')
TURN = re.compile(r'"seat_to_move":(\d),.*?"legal":\{"slots":\[(\d)[^]]*\],"faces":\[(\d+)')
NAMED = 50
"""Tables whose names are given back, to look at them later."""
WARM = 3.0
"""Seconds that are not counted."""


@dataclass
class Found:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)
    """For each move the time from its command to the last of the four updates."""
    acks: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """Bytes of each update."""
    late: list[float] = field(default_factory=list)
    """How late the generator itself was."""
    missed: int = 0
    cpu: float = 0.0
    """Seconds of the server's processor while we counted."""


class Table:
    """Four sockets round one table; whoever's turn it is moves."""

    def __init__(self, number: int, found: Found) -> None:
        self.number = number
        self.name = ""
        self.found = found
        self.sockets: list[ClientConnection] = []
        self.counting = False
        self._arrived = 0
        self._all_there = asyncio.Event()
        self._awaited = ""
        self._sent_at = 0.0
        self._seq = 0
        self._turn: tuple[int, dict[str, int]] | None = None
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, url: str) -> None:
        """Make the table and seat four people."""
        address = url.replace("http", "ws", 1) + "/socket"
        for seat in range(SEATS):
            socket = await connect(address, compression=None, max_size=None, ping_interval=None, proxy=None)
            self.sockets.append(socket)
            await self._ask(socket, {"type": "hello", "protocol": PROTOCOL}, "welcome")
            if seat == 0:
                wishes = [{"kind": "person", "name": "Ada"}, *({"kind": "open"} for _ in range(SEATS - 1))]
                made = {"type": "create", "cmd_id": "make", "seats": wishes, "options": {"hold": 0, "listed": False}}
                self.name = str((await self._ask(socket, made, "ack"))["table"])
            else:
                sit = {"type": "sit", "cmd_id": "sit", "table": self.name, "seq": 0, "name": f"P{seat}", "seat": seat}
                await self._ask(socket, sit, "ack")
            # Whoever looks last has seen the start.
        for socket in self.sockets:
            watch = {"type": "watch", "cmd_id": "watch", "table": self.name, "since": 2**53 - 1}
            self._look(json.dumps(await self._ask(socket, watch, "snapshot"), separators=(",", ":")))
        self._readers = [asyncio.create_task(self._read(socket)) for socket in self.sockets]

    async def _ask(self, socket: ClientConnection, said: Mapping[str, object], answer: str) -> dict[str, object]:
        await socket.send(json.dumps(said))
        async for frame in socket:
            message: dict[str, object] = json.loads(frame)
            if message["type"] == "rejected":
                raise RuntimeError(f"table {self.number}: {message}")
            if message["type"] == answer:
                return message
        raise RuntimeError("the server closed the socket")

    async def _read(self, socket: ClientConnection) -> None:
        first = socket is self.sockets[0]
        async for frame in socket:
            assert isinstance(frame, str)
            if frame.startswith('{"type":"update"'):
                self._got(frame, parse=first)
            elif frame.startswith('{"type":"ack"') and self.counting:
                self.found.acks.append(time.perf_counter() - self._sent_at)
            elif frame.startswith('{"type":"rejected"'):
                print(frame, file=sys.stderr)

    def _got(self, frame: str, *, parse: bool) -> None:
        if parse:
            self._look(frame)
        if self._awaited in frame[:140]:
            self._arrived += 1
            if self._arrived == SEATS:
                if self.counting:
                    self.found.seconds.append(time.perf_counter() - self._sent_at)
                    self.found.sizes.append(len(frame))
                self._all_there.set()

    def _look(self, frame: str) -> None:
        """Find the next move in a frame; reading all of it would keep the generator busier than the server."""
        turn = TURN.search(frame)
        found = SEQ.search(frame)
        assert found is not None
        self._seq = int(found[1])
        self._turn = (
            None if turn is None else (int(turn[1]), {"slot": int(turn[2]), "face": int(turn[3]), "rotation": 0})
        )

    async def move(self) -> bool:
        """One move; False when the game is over."""
        if self._turn is None:
            return False
        (seat, move), seq = self._turn, self._seq
        said = {"type": "play", "cmd_id": f"m{seq}", "table": self.name, "seq": seq, "seat": seat, **move}
        await self._send(self.sockets[seat], json.dumps(said), f'"seq":{seq + 1},')
        return True

    async def _send(self, socket: ClientConnection, frame: str, awaited: str) -> None:
        self._awaited, self._arrived = awaited, 0
        self._all_there.clear()
        self._sent_at = time.perf_counter()
        await socket.send(frame)
        try:
            async with asyncio.timeout(10):
                await self._all_there.wait()
        except TimeoutError:
            self.found.missed += 1

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


class BareTable(Table):
    """Four sockets of the bare server."""

    def __init__(self, number: int, found: Found, size: int) -> None:
        super().__init__(number, found)
        self._size = size
        self._moves = 0

    async def open(self, url: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/bare/{self.number}"
        for _ in range(SEATS):
            self.sockets.append(await connect(address, compression=None, max_size=None, ping_interval=None, proxy=None))
        self._readers = [asyncio.create_task(self._read(socket)) for socket in self.sockets]

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            assert isinstance(frame, str)
            self._got(frame, parse=False)

    async def move(self) -> bool:
        self._moves += 1
        await self._send(self.sockets[self._moves % SEATS], f"{self._moves} {self._size}", f"{self._moves}.")
        return True


async def measure(url: str, pid: int, count: int, seconds: float, bare: int | None) -> dict[str, object]:
    found = Found()
    tables = [Table(n, found) if bare is None else BareTable(n, found, bare) for n in range(count)]
    started = time.perf_counter()
    await _open(tables, url)
    opened = time.perf_counter() - started
    gc.collect()
    gc.disable()  # looking through a thousand sockets for garbage would look like a server that is slow
    begin = time.perf_counter() + 0.5
    chance = random.Random(count)
    async with asyncio.TaskGroup() as group:
        group.create_task(_lateness(found, begin + WARM + seconds))
        group.create_task(_cpu(found, pid, begin + WARM, seconds))
        for table in tables:
            group.create_task(_play(table, begin + chance.random(), begin + WARM, begin + WARM + seconds))
    await asyncio.gather(*(table.close() for table in tables))
    return {
        "tables": count,
        "sockets": SEATS * count,
        "opened_in": round(opened, 2),
        "moves": len(found.seconds),
        "moves_a_second": round(len(found.seconds) / seconds, 1),
        "missed": found.missed,
        "p50_ms": _ms(found.seconds, 50),
        "p99_ms": _ms(found.seconds, 99),
        "ack_p50_ms": _ms(found.acks, 50),
        "cpu_ms_a_move": round(1000 * found.cpu / max(1, len(found.seconds)), 3),
        "bytes": round(statistics.mean(found.sizes)) if found.sizes else 0,
        "generator_late_p99_ms": _ms(found.late, 99),
        "names": [table.name for table in tables[:NAMED]],
    }


async def _play(table: Table, first: float, counted: float, end: float) -> None:
    at = first
    while at < end:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        table.counting = time.perf_counter() >= counted
        if not await table.move():
            return
        at = max(at + 1.0, time.perf_counter())


async def _lateness(found: Found, end: float) -> None:
    while (now := time.perf_counter()) < end:
        await asyncio.sleep(0.02)
        found.late.append(time.perf_counter() - now - 0.02)


async def _cpu(found: Found, pid: int, counted: float, seconds: float) -> None:
    await asyncio.sleep(counted - time.perf_counter())
    before = _cpu_seconds(pid)
    await asyncio.sleep(seconds)
    found.cpu = _cpu_seconds(pid) - before


def _cpu_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def _open(tables: list[Table], url: str) -> None:
    """Open all tables, some at a time."""
    waiting = iter(tables)

    async def work() -> None:
        for table in waiting:
            await table.open(url)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


def _ms(values: list[float], percent: int) -> float | None:
    if len(values) < 2:
        return None
    return round(1000 * statistics.quantiles(values, n=100)[percent - 1], 2)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--bare", type=int)
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(json.dumps(asyncio.run(measure(given.url, given.pid, given.tables, given.seconds, given.bare))))


if __name__ == "__main__":
    main()
