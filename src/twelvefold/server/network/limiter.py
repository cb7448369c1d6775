"""Rate limits per client and per address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

import structlog
from prometheus_client import Counter as Figure

from twelvefold.server.config import Limits
from twelvefold.server.logs import RareLog

log = structlog.get_logger("twelvefold.limits")

MINUTE, HOUR = 60.0, 3600.0
MOST_ADDRESSES = 100_000
"""Addresses to remember; the least recently active one is forgotten first."""

IPV6_PREFIX = 64
"""Prefix length that identifies an IPv6 household: anyone with one address in it has them all."""


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the whole network of an IPv6 address."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), IPV6_PREFIX), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """The client's address from a connection's scope; trusted proxies' headers have already been applied."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


class Bucket:
    """A token bucket: full at first, and refilled continuously."""

    __slots__ = ("_at", "_left", "_most", "_seconds")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._at = most, now

    def take(self, now: float, many: float = 1) -> bool:
        """Take tokens; False if there aren't enough."""
        self._left = min(self._most, self._left + (now - self._at) * self._most / self._seconds)
        self._at = now
        if self._left < many:
            return False
        self._left -= many
        return True

    def spend(self, now: float, many: float) -> None:
        """Take tokens even if there aren't enough; the rest is owed."""
        self._left = min(self._most, self._left + (now - self._at) * self._most / self._seconds) - many
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until a token is available."""
        left = min(self._most, self._left + (now - self._at) * self._most / self._seconds)
        return max(0.0, (1 - left) * self._seconds / self._most)


class Limited:
    """Reports that a limit was reached: in a metric, and at most once a minute per limit in the log."""

    def __init__(self, figure: Figure) -> None:
        self._figure = figure
        self._logs: dict[str, RareLog] = {}

    def __call__(self, limit: str, address: str) -> None:
        """Report that an address reached a limit."""
        self._figure.labels(limit).inc()
        if limit not in self._logs:
            self._logs[limit] = RareLog(log)
        self._logs[limit].warning("limit reached", limit=limit, address=address)


class Limiter:
    """One rate limit, applied to each address separately."""

    def __init__(
        self,
        most: float,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        reached: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`reached` is called with each address that is refused."""
        self._most, self._seconds, self._clock, self._reached = most, seconds, clock, reached
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may do it once more; counts it if so."""
        taken = self._bucket(address).take(self._clock())
        if not taken:
            self._reached(address)
        return taken

    def spend(self, address: str, many: float) -> None:
        """Count something already used, even beyond the limit."""
        self._bucket(address).spend(self._clock(), many)

    def wait(self, address: str) -> float:
        """Seconds until an address may do it again; 0 if it may now."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else bucket.wait(self._clock())

    def refused_for(self, address: str) -> float:
        """Like `wait`, but reports that the limit was reached if the address has to wait."""
        wait = self.wait(address)
        if wait:
            self._reached(address)
        return wait

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            while len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = Bucket(self._most, self._seconds, self._clock())
        else:
            self._buckets.move_to_end(address)
        return bucket


class CountLimiter:
    """How many exist at once, per address and in total; those without an address count only towards the total."""

    def __init__(self, each: int, in_all: int, reached: Callable[[str], None] = lambda _: None) -> None:
        self._each, self._in_all, self._reached = each, in_all, reached
        self._of: Counter[str] = Counter()
        self.all = 0

    def full_for(self, address: str) -> bool:
        """Whether an address has reached its limit."""
        return self._of.get(address, 0) >= self._each

    def enter(self, address: str) -> bool:
        """Count one more; False if there are too many."""
        if self.all >= self._in_all or self.full_for(address):
            self._reached(address)
            return False
        self.add(address)
        return True

    def add(self, address: str | None) -> None:
        """Count one more, without checking the limit."""
        self.all += 1
        if address is not None:
            self._of[address] += 1

    def remove(self, address: str | None) -> None:
        """Count one less."""
        self.all -= 1
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


class Limiters:
    """The limits of each address, as configured."""

    def __init__(
        self,
        limits: Limits,
        limited: Callable[[str, str], None] = lambda _, __: None,
        remember_player: Callable[[str], None] = lambda _: None,
    ) -> None:
        def bound(name: str, seconds: float) -> Limiter:
            return Limiter(getattr(limits, name), seconds, reached=partial(limited, name))

        self.limited, self.remember_player = limited, remember_player
        self.sockets = CountLimiter(limits.sockets, limits.all_sockets, partial(limited, "sockets"))
        self.concurrent = CountLimiter(limits.concurrent, limits.all_connections, partial(limited, "concurrent"))
        self.request_time = bound("request_time", MINUTE)
        self.connections = bound("comings", MINUTE)
        self.watches = bound("watches", MINUTE)
        self.requests = bound("requests", MINUTE)
        self.files = bound("files", MINUTE)
        self.probes = bound("probes", MINUTE)
        self.codes = bound("codes", MINUTE)
        self.tables = Limiter(limits.tables, HOUR)  # reported where the command is refused
        self.posts = bound("posts", HOUR)
        self.lines = bound("lines", MINUTE)
        self.reviews = bound("reviews", HOUR)
        self.evaluations = bound("evaluations", MINUTE)
        self.admin_tokens = bound("admin_tokens", MINUTE)
