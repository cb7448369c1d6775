"""A bare server on the same stack: it stores one event durably, then sends bytes to the four sockets of a table.

    python -m bench.tables.bare DATABASE

It knows nothing about the game, checks nothing and remembers nothing. What our server needs beyond this is the cost of
a table server. Events that arrive during a commit share the next one, as in our server.
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

MAKE = "CREATE TABLE IF NOT EXISTS event (id {}, name TEXT NOT NULL, body TEXT NOT NULL)"
Row = tuple[str, str]


class Sqlite:
    """One connection, WAL, synchronous=FULL."""

    def __init__(self, path: str) -> None:
        self._database = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=FULL")
        self._database.execute(MAKE.format("INTEGER PRIMARY KEY"))

    def store(self, rows: list[Row]) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        self._database.executemany("INSERT INTO event (name, body) VALUES (?, ?)", rows)
        self._database.execute("COMMIT")


class Postgres:
    """One connection."""

    def __init__(self, url: str) -> None:
        import psycopg

        self._connection = psycopg.connect(url, autocommit=True)
        self._connection.execute(MAKE.format("BIGSERIAL PRIMARY KEY"))

    def store(self, rows: list[Row]) -> None:
        with self._connection.transaction(), self._connection.cursor() as cursor:
            cursor.executemany("INSERT INTO event (name, body) VALUES (%s, %s)", rows)


class Batches:
    """Commits in a separate thread, each with everything that arrived since the last one began."""

    def __init__(self, store: Sqlite | Postgres) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1)
        self._rows: list[tuple[Row, asyncio.Future[None]]] = []
        self._running = False

    def add(self, name: str, body: str) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rows.append(((name, body), done))
        if not self._running:
            self._commit()
        return done

    def _commit(self) -> None:
        self._running, batch, self._rows = True, self._rows, []
        stored = asyncio.get_running_loop().run_in_executor(self._thread, self._store.store, [row for row, _ in batch])
        stored.add_done_callback(lambda _: self._stored([done for _, done in batch]))

    def _stored(self, waiting: "list[asyncio.Future[None]]") -> None:
        self._running = False
        for done in waiting:
            done.set_result(None)
        if self._rows:
            self._commit()


def make_app(store: Sqlite | Postgres) -> Starlette:
    batches = Batches(store)
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
                await batches.add(name, number)
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
