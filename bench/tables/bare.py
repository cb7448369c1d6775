"""A bare server on the same stack: it stores one event durably, then sends bytes to the four sockets of a table.

    python -m bench.tables.bare DATABASE

It knows no game, checks nothing and remembers nothing: what a table server costs is what it takes more than this.
"""

import asyncio
import socket
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

THREADS = 4
MAKE = "CREATE TABLE IF NOT EXISTS event (id {}, name TEXT NOT NULL, body TEXT NOT NULL)"


class Sqlite:
    """One connection in one thread, WAL, synchronous=FULL, a commit an event."""

    threads = 1

    def __init__(self, path: str) -> None:
        self._database = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=FULL")
        self._database.execute(MAKE.format("INTEGER PRIMARY KEY"))

    def store(self, name: str, body: str) -> None:
        self._database.execute("INSERT INTO event (name, body) VALUES (?, ?)", (name, body))


class Postgres:
    """A few connections in as many threads, a commit an event."""

    threads = THREADS

    def __init__(self, url: str) -> None:
        import psycopg

        self._free = [psycopg.connect(url, autocommit=True) for _ in range(THREADS)]
        self._free[0].execute(MAKE.format("BIGSERIAL PRIMARY KEY"))

    def store(self, name: str, body: str) -> None:
        connection = self._free.pop()
        try:
            connection.execute("INSERT INTO event (name, body) VALUES (%s, %s)", (name, body))
        finally:
            self._free.append(connection)


def make_app(store: Sqlite | Postgres) -> Starlette:
    pool = ThreadPoolExecutor(store.threads)
    tables: dict[str, set[asyncio.Queue[str]]] = {}

    async def pump(websocket: WebSocket, outbox: "asyncio.Queue[str]") -> None:
        while True:
            await websocket.send_text(await outbox.get())

    async def endpoint(websocket: WebSocket) -> None:
        name = websocket.path_params["table"]
        await websocket.accept()
        outbox: asyncio.Queue[str] = asyncio.Queue(64)
        tables.setdefault(name, set()).add(outbox)
        sending = asyncio.create_task(pump(websocket, outbox))
        try:
            while True:
                number, size = (await websocket.receive_text()).split(" ")
                await asyncio.get_running_loop().run_in_executor(pool, store.store, name, number)
                frame = number.ljust(int(size), ".")
                for other in tables[name]:
                    other.put_nowait(frame)
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            tables[name].discard(outbox)

    return Starlette(routes=[WebSocketRoute("/bare/{table}", endpoint)])


def main(database: str) -> None:
    store = Postgres(database) if database.startswith("postgres") else Sqlite(database)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    settings: dict[str, Any] = {
        "ws": "websockets-sansio",
        "ws_max_size": 4096,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "backlog": 1024,
    }
    server = uvicorn.Server(uvicorn.Config(make_app(store), **settings))
    print(f"served at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    asyncio.run(server.serve(sockets=[listening]))


if __name__ == "__main__":
    main(sys.argv[1])
