"""How often and how much: bounds for one client, and for one address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from twelvefold.server.config import Limits

MINUTE, HOUR = 60.0, 3600.0
MOST_ADDRESSES = 100_000
"""Addresses that are remembered; the longest silent one is forgotten first."""

IPV6_PREFIX = 64
"""Bits of an IPv6 address that name a household: whoever has one address there has them all."""


def network_of(address: str) -> str:
    """What counts as one address: itself, or where it stands for many the network that it is in."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), IPV6_PREFIX), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """Where a client is; a trusted proxy's word about it has been taken in already."""
    return network_of(connection.client.host if connection.client is not None else "")


class Bucket:
    """So many in so many seconds: full at first, and filled again bit by bit."""

    __slots__ = ("_at", "_left", "_most", "_seconds")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._at = most, now

    def take(self, now: float) -> bool:
        """Take one; False if none is left."""
        self._left = min(self._most, self._left + (now - self._at) * self._most / self._seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until there is one to take."""
        left = min(self._most, self._left + (now - self._at) * self._most / self._seconds)
        return max(0.0, (1 - left) * self._seconds / self._most)


class Limiter:
    """One bound for each address."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may do it once more."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            while len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = Bucket(self._most, self._seconds, now)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)

    def wait(self, address: str) -> float:
        """Seconds until an address may do it again; 0 if it may now."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else bucket.wait(self._clock())


class SocketLimiter:
    """How many sockets are open, from each address and in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each, self._in_all = each, in_all
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        """Let a socket in; False if there are too many."""
        if self._all >= self._in_all or self._open[address] >= self._each:
            return False
        self._open[address] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """A socket was closed."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Limiters:
    """What each address may ask for, as the host has set it."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = SocketLimiter(limits.sockets, limits.all_sockets)
        self.connections = Limiter(limits.comings, MINUTE)
        self.watches = Limiter(limits.watches, MINUTE)
        self.requests = Limiter(limits.requests, MINUTE)
        self.codes = Limiter(limits.codes, MINUTE)
        self.tables = Limiter(limits.tables, HOUR)
        self.posts = Limiter(limits.posts, HOUR)
        self.admin_tokens = Limiter(limits.admin_tokens, MINUTE)

    def of(self, address: str) -> "Allowance":
        """What one address may still ask for through its sockets."""
        return Allowance(partial(self.tables.take, address), partial(self.watches.take, address))


@dataclass(frozen=True, slots=True)
class Allowance:
    """What the sockets of one address may still ask for, all together; asking takes one."""

    may_create: Callable[[], bool]
    may_watch: Callable[[], bool]
