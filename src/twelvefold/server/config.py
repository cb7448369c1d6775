"""The server's configuration."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError, shown

DAY = 24 * 3600.0
TOKEN_LIFETIME = 180 * DAY
"""Seconds without a visit after which a browser forgets its token; each visit renews it."""
SHORTEST_ADMIN_TOKEN = 16
USUAL_PORTS = {"http": ":80", "https": ":443"}


class ConfigError(TwelvefoldError):
    """An invalid setting."""


@dataclass(frozen=True)
class Limits:
    """Limits per client, per address and per table; `twelvefold_limited_total` uses these names as labels."""

    frames: int = 100
    """Frames a client may send in `frames_in` seconds, including pings, pongs and fragments."""
    frames_in: float = 20.0
    refused: int = 200
    """Frames that may be refused before the client is disconnected."""
    sockets: int = 24
    """Open sockets per address."""
    all_sockets: int = 5000
    connections: int = 40
    """TCP connections per address, not counting sockets."""
    all_connections: int = 1000
    """TCP connections in total, not counting sockets."""
    tables: int = 30
    """Tables an address may create per hour."""
    posts: int = 30
    """Boxes and records an address may upload per hour."""
    lines: int = 120
    """Moves an address may try from a record, and have tried by bots, per minute."""
    reviews: int = 60
    """Reviews an address may ask for per hour."""
    evaluations: int = 60
    """Positions from records an address may have evaluated, or ask for hints in, per minute."""
    codes: int = 20
    """Short codes an address may try per minute."""
    requests: int = 300
    """Other requests per address per minute."""
    files: int = 3000
    """Client files an address may request per minute."""
    probes: int = 300
    """Health checks per address per minute."""
    concurrent: int = 32
    """Requests per address that may be in progress at once."""
    request_time: float = 300.0
    """Seconds of request time per address per minute."""
    comings: int = 300
    """Sockets an address may open per minute."""
    watches: int = 300
    """Tables an address may watch, or have loaded from their logs, per minute."""
    admin_tokens: int = 10
    """Wrong admin tokens per address per minute."""
    bot_seconds: int = 300
    """Bot seconds per address in ten minutes, after which its bots come after everybody else's."""
    watchers: int = 500
    """Spectators' sockets per table; players are always let in."""
    greeting: float = 10.0
    """Seconds a client has to send its greeting, or its request."""
    posting: float = 20.0
    """Seconds in which an uploaded box or record must arrive."""
    request: float = 60.0
    """Seconds for a whole request: head, body and response."""

    def with_texts(self, texts: Sequence[str]) -> "Limits":
        """These limits with changes given on the command line as `name=number`."""
        limits, names = self, [field.name for field in fields(self)]
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals or name not in names:
                raise ConfigError(Sentence("error-limit", value=shown(text), names=", ".join(names)))
            try:
                number = float(value)
            except ValueError:
                number = -1.0
            kind = type(getattr(self, name))
            if not 0 < number <= 1e9 or not kind(number):
                raise ConfigError(
                    Sentence("error-limit-number", value=shown(text), number=shown(value), most=1_000_000_000)
                )
            limits = replace(limits, **{name: kind(number)})
        return limits


@dataclass(frozen=True)
class Config:
    """All settings of the server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8012
    public_url: str | None = None
    """The address people open, if the server runs behind a proxy."""
    proxies: tuple[str, ...] = ()
    """Addresses of the proxies trusted to report a client's address."""
    forget_after: float = 30 * DAY
    """Seconds after which an unused table is deleted, if its game is not over."""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None
    bot_pause: float = 0.8
    """Seconds bots pause between the last thing shown and their placement, at tables where a person plays."""
    admin_token: str | None = None
    """The token that grants admin access; without one, admin access is off."""
    web: Path | None = None
    """The client's folder, if not the one in the package."""

    @property
    def url(self) -> str:
        """The address people open."""
        if self.public_url is not None:
            split = urlsplit(self.public_url)
            return f"{split.scheme}://{_host_at(split.scheme, split.netloc)}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def reachable(self) -> bool:
        """Whether other machines can reach the server."""
        return self.public_url is not None or self.host not in {"127.0.0.1", "::1", "localhost"}

    @property
    def secure(self) -> bool:
        """Whether people connect over TLS."""
        return self.url.startswith("https://")

    def origin_for(self, asked: str) -> str | None:
        """The origin required of a page requested under this host; None if the server doesn't answer to that name.

        With a public address, only that origin is valid. Without one, `localhost` and plain IP addresses are: any other
        name could be pointed here by someone else's page (DNS rebinding).
        """
        if self.public_url is not None:
            scheme, _, host = self.url.partition("://")
            return self.url if _host_at(scheme, asked) == host else None
        return f"http://{asked}" if is_plain(asked) else None

    def at_port(self, port: int) -> "Config":
        """The same config with the port the system assigned."""
        return replace(self, port=port)

    def checked(self) -> "Config":
        """Return the config itself if all settings are valid; otherwise raise ConfigError."""
        if self.public_url is not None and not _is_address(self.public_url):
            raise ConfigError(Sentence("error-public-url", url=shown(self.public_url)))
        for proxy in self.proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise ConfigError(Sentence("error-proxy", proxy=shown(proxy))) from None
        if self.admin_token and len(self.admin_token) < SHORTEST_ADMIN_TOKEN:
            raise ConfigError(Sentence("error-token", least=SHORTEST_ADMIN_TOKEN))
        if not 0 <= self.port <= 65535:
            raise ConfigError(Sentence("error-port", port=str(self.port)))
        return self


def is_plain(host: str) -> bool:
    """Whether a host, perhaps with a port, is `localhost` or an IP address, which nobody can point elsewhere."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name != "localhost":
            ip_address(name)
    except ValueError:
        return False
    return True


def _is_address(url: str) -> bool:
    """Whether people can open a URL, and it has only a scheme, a host and perhaps a port."""
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError:
        return False
    bare = f"{split.scheme}://{split.netloc}".lower() == url.lower().rstrip("/") and port != 0
    return split.scheme in USUAL_PORTS and bool(split.hostname) and "@" not in split.netloc and bare


def _host_at(scheme: str, netloc: str) -> str:
    """A host and port as browsers write them: lower case, without a default port."""
    return netloc.lower().removesuffix(USUAL_PORTS[scheme])
