"""Hints between nodes: after a commit the others are told what was appended, in batches.

Inside the writing transaction it would cost ten times the throughput, so a hint may be lost; whoever must not miss
anything reads the database now and then.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock

import msgspec
from sqlalchemy import Connection, text

from twelvefold.server.store.errors import StoreError

CHANNEL = "twelvefold_appended"

MOST_BYTES = 7900
"""PostgreSQL takes less than 8,000."""

NOT_FOR_KEEPS = text("SET LOCAL synchronous_commit TO off")
NOTIFY = text("SELECT pg_notify(:channel, :news)")

News = tuple[str, list[tuple[str, int]]]
"""Which node, and what it appended: (table, seq)."""

_decoder = msgspec.json.Decoder(News)


class Teller:
    """Tells the other nodes, in a thread and on a connection of its own."""

    def __init__(self, node: str, run: Callable[[Callable[[Connection], None]], None]) -> None:
        self._node = node
        self._run = run
        self._thread = ThreadPoolExecutor(1, "tell")
        self._lock = Lock()
        self._news: dict[str, int] = {}

    def tell(self, appended: dict[str, int]) -> None:
        """Have it told soon, with whatever else is waiting then."""
        with self._lock:
            under_way = bool(self._news)
            self._news.update(appended)
        if not under_way:
            self._thread.submit(self._send)

    def close(self) -> None:
        """Tell what is waiting, and end."""
        self._thread.shutdown()

    def _send(self) -> None:
        with self._lock:
            news, self._news = self._news, {}
        with suppress(StoreError):
            self._run(partial(_notify, payloads=[*payloads(self._node, list(news.items()))]))


def payloads(node: str, appended: list[tuple[str, int]]) -> Iterator[str]:
    """The news, in as many pieces as it takes."""
    piece = msgspec.json.encode((node, appended)).decode()
    if len(piece.encode()) <= MOST_BYTES:
        yield piece
    elif len(appended) > 1:
        yield from payloads(node, appended[: len(appended) // 2])
        yield from payloads(node, appended[len(appended) // 2 :])


def understood(payload: str, node: str) -> list[tuple[str, int]]:
    """What other nodes than this one appended; what nobody understands may be anything."""
    try:
        teller, appended = _decoder.decode(payload)
    except msgspec.DecodeError:
        return [("", 0)]
    return appended if teller != node else []


def _notify(connection: Connection, payloads: list[str]) -> None:
    connection.execute(NOT_FOR_KEEPS)
    for payload in payloads:
        connection.execute(NOTIFY, {"channel": CHANNEL, "news": payload})
