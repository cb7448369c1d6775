"""Notifications between nodes: after a commit, the other nodes are told in batches what was appended.

Sending them inside the writing transaction would reduce throughput tenfold, so notifications may be lost; nodes that
must not miss anything poll the database too. Short entries travel with their notification, which saves a read; entries
with a private part never do. On a channel of its own, nodes broadcast what is stored nowhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any

import msgspec
import psycopg

from twelvefold.server.store.base import ANYTHING, Broadcast, Notification
from twelvefold.server.table.entries import Entry

CHANNEL, BROADCASTS = "twelvefold_appended", "twelvefold_broadcast"

MOST_BYTES = 7900
"""PostgreSQL's limit for a payload is just under 8,000."""

MOST_CARRIED = 8
"""Most entries of one table in a notification."""


News = tuple[str, list[Notification]]
"""The sending node, and what it appended."""

_decoder = msgspec.json.Decoder(News)
_broadcasts = msgspec.json.Decoder(Broadcast)


class Notifier:
    """Notifies the other nodes, from a thread with a connection of its own."""

    def __init__(self, node: str, connecting: Mapping[str, Any]) -> None:
        self._node = node
        self._connecting = connecting
        self._connection: psycopg.Connection[Any] | None = None
        self._thread = ThreadPoolExecutor(1, "notify")
        self._lock = Lock()
        self._news: dict[str, Notification] = {}
        self._texts: dict[str, str] = {}
        """What to broadcast about each topic."""

    def notify(self, appended: Sequence[Notification]) -> None:
        """Send soon, together with anything else that is waiting by then."""
        with self._lock:
            under_way = bool(self._news or self._texts)
            for news in appended:
                before = self._news.get(news.table)
                self._news[news.table] = news if before is None else joined(before, news)
        if not under_way:
            self._thread.submit(self._send)

    def broadcast(self, topic: str, text: str) -> None:
        """Send a text soon; a newer one about the same topic replaces it until then."""
        with self._lock:
            under_way = bool(self._news or self._texts)
            self._texts[topic] = text
        if not under_way:
            self._thread.submit(self._send)

    def close(self) -> None:
        """Send what is waiting, then stop."""
        self._thread.shutdown()
        self._hang_up()

    def _send(self) -> None:
        with self._lock:
            news, self._news = self._news, {}
            texts, self._texts = self._texts, {}
        for payload in payloads(self._node, list(news.values())):
            self._try(CHANNEL, payload)
        for text in texts.values():
            payload = msgspec.json.encode(Broadcast(self._node, text)).decode()
            if len(payload.encode()) <= MOST_BYTES:
                self._try(BROADCASTS, payload)

    def _try(self, channel: str, payload: str) -> None:
        try:
            self._execute(channel, payload)
        except psycopg.Error:  # the connection may have died since it was last used
            self._hang_up()
            with suppress(psycopg.Error):
                self._execute(channel, payload)

    def _execute(self, channel: str, payload: str) -> None:
        if self._connection is None:
            self._connection = psycopg.connect(**self._connecting, autocommit=True)
            self._connection.execute("SET synchronous_commit TO off")  # a notification isn't stored, so nothing is lost
        self._connection.execute("SELECT pg_notify(%s, %s)", (channel, payload))

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def notification_of(table: str, entries: Sequence[Entry]) -> Notification:
    """The notification for newly appended entries."""
    may_be_carried = len(entries) <= MOST_CARRIED and all(entry.private is None for entry in entries)
    return Notification(table, entries[-1].seq, tuple(entries) if may_be_carried else ())


def joined(before: Notification, after: Notification) -> Notification:
    """Merge two notifications of one table."""
    entries = (*before.entries, *after.entries) if before.entries and after.entries else after.entries
    return Notification(after.table, after.seq, entries[-MOST_CARRIED:])


def payloads(node: str, appended: list[Notification]) -> Iterator[str]:
    """Encode the news, split into as many payloads as necessary."""
    if not appended:
        return
    piece = msgspec.json.encode((node, appended)).decode()
    if len(piece.encode()) <= MOST_BYTES:
        yield piece
    elif len(appended) > 1:
        yield from payloads(node, appended[: len(appended) // 2])
        yield from payloads(node, appended[len(appended) // 2 :])
    elif appended[0].entries:
        yield from payloads(node, [appended[0]._replace(entries=())])


def understood(payload: str, node: str) -> list[Notification]:
    """Decode a payload, ignoring our own. If it can't be decoded, any table may have changed."""
    try:
        sender, appended = _decoder.decode(payload)
    except msgspec.DecodeError:
        return [ANYTHING]
    return appended if sender != node else []


def heard(payload: str, node: str) -> list[Broadcast]:
    """Decode a broadcast, ignoring our own and what can't be decoded."""
    try:
        broadcast = _broadcasts.decode(payload)
    except msgspec.DecodeError:
        return []
    return [broadcast] if broadcast.node != node else []
