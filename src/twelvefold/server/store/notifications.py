"""Notifications between nodes: after a commit the others are told what was appended, in batches.

Inside the writing transaction it would cost ten times the throughput, so a notification may be lost; whoever must not
miss anything reads the database now and then. Short entries come with their notification, so that nobody has to read
them; an entry with a private part never does.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any

import msgspec
import psycopg

from twelvefold.server.store.base import ANYTHING, Notification
from twelvefold.server.table.entries import Entry

CHANNEL = "twelvefold_appended"

MOST_BYTES = 7900
"""PostgreSQL takes less than 8,000."""

MOST_CARRIED = 8
"""Entries of one table that come with a notification."""


News = tuple[str, list[Notification]]
"""Which node, and what it appended."""

_decoder = msgspec.json.Decoder(News)


class Notifier:
    """Tells the other nodes, in a thread and on a connection of its own."""

    def __init__(self, node: str, connecting: Mapping[str, Any]) -> None:
        self._node = node
        self._connecting = connecting
        self._connection: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, "notify")
        self._lock = Lock()
        self._news: dict[str, Notification] = {}

    def notify(self, appended: Sequence[Notification]) -> None:
        """Have it told soon, with whatever else is waiting then."""
        with self._lock:
            under_way = bool(self._news)
            for news in appended:
                before = self._news.get(news.table)
                self._news[news.table] = news if before is None else joined(before, news)
        if not under_way:
            self._thread.submit(self._send)

    def close(self) -> None:
        """Tell what is waiting, and end."""
        self._thread.shutdown()
        self._hang_up()

    def _send(self) -> None:
        with self._lock:
            news, self._news = self._news, {}
        for payload in payloads(self._node, list(news.values())):
            try:
                self._execute(payload)
            except psycopg.Error:  # the connection may have died since the last time
                self._hang_up()
                with suppress(psycopg.Error):
                    self._execute(payload)

    def _execute(self, payload: str) -> None:
        if self._connection is None:
            self._connection = psycopg.connect(**self._connecting, autocommit=True)
            self._connection.execute("SET synchronous_commit TO off")  # nothing is lost with a notification
        self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def notification_of(table: str, entries: Sequence[Entry]) -> Notification:
    """What the other nodes are told of entries that were appended."""
    may_be_carried = len(entries) <= MOST_CARRIED and all(entry.private is None for entry in entries)
    return Notification(table, entries[-1].seq, tuple(entries) if may_be_carried else ())


def joined(before: Notification, after: Notification) -> Notification:
    """Two notifications of one table as one."""
    entries = (*before.entries, *after.entries) if before.entries and after.entries else after.entries
    return Notification(after.table, after.seq, entries[-MOST_CARRIED:])


def payloads(node: str, appended: list[Notification]) -> Iterator[str]:
    """The news, in as many pieces as it takes."""
    piece = msgspec.json.encode((node, appended)).decode()
    if len(piece.encode()) <= MOST_BYTES:
        yield piece
    elif len(appended) > 1:
        yield from payloads(node, appended[: len(appended) // 2])
        yield from payloads(node, appended[len(appended) // 2 :])
    elif appended[0].entries:
        yield from payloads(node, [appended[0]._replace(entries=())])


def understood(payload: str, node: str) -> list[Notification]:
    """What other nodes than this one appended; what nobody understands may be anything."""
    try:
        sender, appended = _decoder.decode(payload)
    except msgspec.DecodeError:
        return [ANYTHING]
    return appended if sender != node else []
