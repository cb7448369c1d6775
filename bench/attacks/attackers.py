"""The attackers: `python -m bench.attacks.attackers KIND URL DATABASE`.

The program prepares, prints "ready", and attacks once it reads a line, until it is killed. All attackers share one
address, which isn't the victim's, and the number of their connections is bounded.
"""

import asyncio
import contextlib
import json
import os
import resource
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

from bench.tables.table import Refused, ask
from bench.tables.websocket import PING, TEXT, Closed, WebSocket, frame

HERE = "127.0.0.66"
"""The attackers' address."""
MOST_OPEN = 6000
COMING = 1000
"""The most connections opened in a second."""
LOG, PREPARING = 10_000, 45.0
"""Entries in the long log, and how many seconds it may take to make them."""
FRAMES = 90
"""Commands over one socket before another is opened; a server allows about this many at once."""
FAILING, UNWATCHED = 20, 26
"""How many tables have failing writes, and at how many tables four masters play each other."""
Attack = Coroutine[Any, Any, None]
Connect = Callable[[], Awaitable[WebSocket]]


class Attacker:
    """One address against one server."""

    def __init__(self, url: str, database: str) -> None:
        self.database = database
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        self.url = url.replace("http", "ws", 1) + "/socket"
        self.token: str | None = None
        self._protocol = protocol_of(url)

    async def socket(self) -> WebSocket:
        """A socket that has said `Hello`, always as the same person."""
        while True:
            with contextlib.suppress(OSError, Closed, TimeoutError):
                socket = await WebSocket.connect(self.url, HERE)
                hello: dict[str, Any] = {"type": "hello", "protocol": self._protocol, "token": self.token}
                self.token = (await ask(socket, hello, "welcome"))["token"] or self.token
                return socket
            await asyncio.sleep(0.2)

    async def slow_bodies(self) -> Attack:
        """Row 1: requests whose bodies arrive byte by byte, as many at once as the server accepts."""
        writers: set[asyncio.StreamWriter] = set()

        async def one(number: int) -> None:
            path = "GET /health" if number % 2 else "POST /api/records"
            reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0))
            writers.add(writer)
            try:
                writer.write(f"{path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: 100000\r\n\r\n".encode())
                while await reader.read(4096):
                    pass
            finally:
                writers.discard(writer)
                writer.transport.abort()

        async def come() -> None:
            running: set[asyncio.Task[None]] = set()
            places = asyncio.Semaphore(MOST_OPEN)
            for number in range(10**9):
                await places.acquire()
                task = asyncio.create_task(_quietly(one(number)))
                running.add(task)
                task.add_done_callback(running.discard)
                task.add_done_callback(lambda _: places.release())
                await asyncio.sleep(1 / COMING)

        async def dribble() -> None:
            while True:
                await asyncio.sleep(2)
                for writer in list(writers):
                    writer.write(b"x")
                print(len(writers), "slow bodies", file=sys.stderr, flush=True)

        async def attack() -> None:
            await asyncio.gather(come(), dribble())

        return attack()

    async def _flood(self, data: bytes) -> Attack:
        async def one() -> None:
            while True:
                socket = await self.socket()
                while not socket.closed.done():
                    assert socket.transport is not None
                    if socket.transport.get_write_buffer_size() < len(data):
                        socket.write(data)
                    socket.on_frame = _ignore
                    await asyncio.sleep(0.001)

        async def attack() -> None:
            await asyncio.gather(*(one() for _ in range(4)))

        return attack()

    async def pings(self) -> Attack:
        """Row 2: four sockets that send pings and read the pongs."""
        return await self._flood(5000 * frame(b"", PING))

    async def empty_frames(self) -> Attack:
        """Row 2: four sockets that send bursts of empty texts."""
        return await self._flood(40_000 * frame(b"", TEXT))

    async def long_log(self) -> Attack:
        """Row 3: twenty sockets that watch a table with a long log, again and again."""
        name = await self._make(
            [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}], hold=10, first_seat=0
        )
        entries = await self._grow(name)
        print(f"{entries} entries", file=sys.stderr, flush=True)

        async def one() -> None:
            while True:
                socket = await self.socket()
                with contextlib.suppress(OSError, Closed, TimeoutError, Refused):
                    for number in range(10**9):
                        said = {"type": "watch", "cmd_id": f"w{number}", "table": name, "since": 1}
                        await ask(socket, said, "snapshot")
                        await asyncio.sleep(0.2)
                await asyncio.sleep(0.2)

        async def attack() -> None:
            await asyncio.gather(*(one() for _ in range(20)))

        return attack()

    async def _grow(self, name: str) -> int:
        """Place and undo a tile until the server refuses."""
        seq, until, at_hand = 1, time.monotonic() + PREPARING, 0
        while seq < LOG and time.monotonic() < until:
            socket = await self.socket()
            snapshot = await ask(
                socket, {"type": "watch", "cmd_id": "w", "table": name, "since": 2**53 - 1}, "snapshot"
            )
            seq = int(snapshot["seq"])
            try:
                for number in range(FRAMES // 2):
                    act = {"table": name, "seat": 0}
                    play = {"slot": 0, "face": 0, "rotation": 0}
                    for kind, more in (("play", play), ("take back", {})):
                        at_hand += 1
                        said = {"type": kind, "cmd_id": f"{number}-{at_hand}", "seq": seq, **act, **more}
                        seq = int((await ask(socket, said, "ack"))["seq"])
            except Refused as refused:
                if refused.args[0].get("reason") not in ("too fast", "held", "stale"):
                    print(refused, file=sys.stderr, flush=True)
                    break
            except (OSError, Closed, TimeoutError):
                pass
            finally:
                socket.close()
        return seq

    async def failing_writes(self) -> Attack:
        """Row 4: tables where bots are due and every write fails immediately."""
        seats = [{"kind": "person", "name": "A"}, *({"kind": "bot", "bot": "naive"} for _ in range(3))]
        names = [await self._make(seats, hold=0, first_seat=1) for _ in range(FAILING)]
        with contextlib.closing(sqlite3.connect(self.database, timeout=10)) as database:
            listed = ", ".join(f"'{name}'" for name in names)
            condition = f"WHEN NEW.table_id IN ({listed}) BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            database.execute(f"CREATE TRIGGER full BEFORE INSERT ON event {condition}")

        async def attack() -> None:
            await asyncio.Event().wait()  # the server's own attempts are the attack

        return attack()

    async def unwatched_masters(self) -> Attack:
        """Row 6: tables of four strong bots that nobody watches."""

        async def attack() -> None:
            for _ in range(UNWATCHED):
                await self._make([{"kind": "bot", "bot": "master"} for _ in range(4)], hold=0)
            await asyncio.Event().wait()

        return attack()

    async def _make(self, seats: list[dict[str, str]], **options: Any) -> str:  # noqa: ANN401  # JSON
        socket = await self.socket()
        made = {"type": "create", "cmd_id": f"t{time.monotonic_ns()}", "seats": seats, "options": options}
        try:
            return str((await ask(socket, made, "ack"))["table"])
        finally:
            socket.close()


ATTACKS = {
    "slow bodies": Attacker.slow_bodies,
    "pings": Attacker.pings,
    "empty frames": Attacker.empty_frames,
    "long log": Attacker.long_log,
    "failing writes": Attacker.failing_writes,
    "unwatched masters": Attacker.unwatched_masters,
}


def protocol_of(url: str) -> int:
    """The version of the messages that a server speaks."""
    with urlopen(f"{url}/api/about", timeout=30) as answer:
        return int(json.load(answer)["protocol"])


def _ignore(_: bytes) -> None:
    """A frame whose answer is ignored."""


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with contextlib.suppress(OSError):
        await work


async def run(kind: str, url: str, database: str) -> None:
    attack = await ATTACKS[kind](Attacker(url, database))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await attack


if __name__ == "__main__":
    os.nice(5)  # the victim's own clock mustn't wait for us
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(run(*sys.argv[1:4]))
