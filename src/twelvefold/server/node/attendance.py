"""Who is connected at a table, and telling everybody there when it changes."""

import asyncio
from collections.abc import Callable, Iterable, Sized
from typing import Protocol

from twelvefold.protocol.messages import Presence
from twelvefold.protocol.table import SeatKind
from twelvefold.protocol.wire import encode
from twelvefold.server.node.client import Client
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table

A_FEW = 12
"""Up to this many clients, everyone is told at once when somebody comes or goes."""
NOW_AND_THEN = 0.5
"""Seconds at least between two messages at tables with more clients."""
TOLD_A_SECOND = 400
"""How many clients of one table are told per second, so that a crowd that comes and goes doesn't slow down moves."""
MOST_NAMES = 8
"""How many spectators are named."""


class Clients(Iterable[Client], Sized, Protocol):
    """A set of clients, which may change."""


class Attendance:
    """Who is connected at a table. A message goes out only if it says something new."""

    def __init__(self, clients: Clients, table: Callable[[], Table], now: Callable[[], float]) -> None:
        """`clients` are those connected; `table` and `now` return the current ones."""
        self._clients = clients
        self._table = table
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._told = b""
        """What everybody was told last."""
        self._gone_at: dict[int, float] = {}
        """Since when each disconnected player has been gone, as far as this node knows."""

    def changed(self, newcomer: Client | None = None) -> None:
        """Tell everybody: at once at small tables, at intervals at crowded ones."""
        if len(self._clients) <= A_FEW:
            self._tell(newcomer)
            return
        if newcomer is not None and self._told:
            newcomer.send_bytes(self._told)
        if self._timer is None:
            wait = max(NOW_AND_THEN, len(self._clients) / TOLD_A_SECOND)
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self, newcomer: Client | None = None) -> None:
        """Tell everybody if anything has changed; a newcomer needs to know in any case."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        frame = encode(self.presence())
        news, self._told = frame != self._told, frame
        for client in self._clients if news else () if newcomer is None else (newcomer,):
            client.send_bytes(frame)

    def presence(self) -> Presence:
        """Who is connected here, and since when the others aren't. A spectator with several pages open counts once."""
        table, online, spectators = self._table(), set[int](), dict[str | None, str | None]()
        for client in self._clients:
            own = table.seats_of(client.hash)
            online.update(own)
            if not own:
                spectators[client.hash] = client.name or spectators.get(client.hash)
        for seat, state in enumerate(table.seats):
            if seat in online or state.kind is not SeatKind.PERSON:
                self._gone_at.pop(seat, None)
            else:
                self._gone_at.setdefault(seat, self._now())
        seats = range(table.players)
        return Presence(
            table.id,
            tuple(seat in online for seat in seats),
            len(spectators),
            tuple(sorted(name for name in spectators.values() if name is not None)[:MOST_NAMES]),
            tuple(self._gone_at.get(seat) for seat in seats),
        )


def spectator_name(text: str | None) -> str | None:
    """A spectator's name; None for one that can't be shown, since watching needs no name."""
    try:
        return None if text is None else clean_name(text)
    except Refused:
        return None
