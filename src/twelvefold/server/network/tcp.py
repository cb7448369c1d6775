"""Open TCP connections of any kind."""

from asyncio import BaseTransport
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from twelvefold.server.config import Limits
from twelvefold.server.network.limiter import MINUTE, CountLimiter, Limiter, network_of

RESERVED = 10
"""One connection in this many is reserved for addresses of players."""
MOST_PLAYERS = 10_000
"""Players' addresses to remember; the least recently seen one is forgotten first."""


class TcpConnections:
    """Limits open connections and new ones, per address and in total.

    Connections count towards the address they come from. A trusted proxy's connections serve many clients, so they only
    count towards the total; its clients are limited by the addresses it reports.
    """

    def __init__(
        self, limits: Limits, proxies: tuple[str, ...], files: int, limited: Callable[[str, str], None]
    ) -> None:
        """`files` is how many the system lets us open."""
        self._limited = limited
        self._most = min(limits.all_sockets + limits.all_connections, files)
        self._open = CountLimiter(limits.sockets + limits.connections, self._most)
        self._arrivals = Limiter(limits.comings + limits.requests + limits.files, MINUTE)
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self._address_of_each: dict[BaseTransport, str | None] = {}
        self._players: OrderedDict[str, None] = OrderedDict()
        self.address_of = lru_cache(maxsize=4096)(self._address_of)

    def _address_of(self, host: str) -> str | None:
        """The address a connection counts towards; None for a proxy."""
        try:
            known = ip_address(host)
        except ValueError:
            return host
        return None if any(known in proxy for proxy in self._proxies) else network_of(host)

    def enter(self, connection: BaseTransport, host: str) -> bool:
        """Count a connection; False if it must be closed at once."""
        address = self.address_of(host)
        reached = self._reached(address)
        if reached is not None:
            self._limited(reached, host)
            return False
        self._open.add(address)
        self._address_of_each[connection] = address
        return True

    def _reached(self, address: str | None) -> str | None:
        """The limit one more connection would exceed, if any."""
        if address is not None:
            if not self._arrivals.take(address):
                return "arrivals"
            if self._open.full_for(address):
                return "connections"
        reserved = 0 if address is None or address in self._players else self._most // RESERVED
        return "all_connections" if self._open.all >= self._most - reserved else None

    def leave(self, connection: BaseTransport) -> None:
        """Stop counting a connection; ignores one that was never let in."""
        if connection in self._address_of_each:
            self._open.remove(self._address_of_each.pop(connection))

    def remember_player(self, address: str) -> None:
        """Reserve room for an address that is playing, in case it has to reconnect."""
        self._players[address] = None
        self._players.move_to_end(address)
        if len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
