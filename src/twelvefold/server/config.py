"""How a server is set up."""

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
    """A setting that cannot be right."""


@dataclass(frozen=True)
class Limits:
    """What one client, one address and one table may ask for; `twelvefold_limited_total` counts by these names."""

    frames: int = 100
    """Frames that a client may send in `frames_in` seconds, pings, pongs and fragments among them."""
    frames_in: float = 20.0
    refused: int = 200
    """Frames that may be refused before a client is sent away."""
    sockets: int = 24
    """Sockets from one address."""
    all_sockets: int = 5000
    connections: int = 40
    """TCP connections that one address may have beside its sockets."""
    all_connections: int = 1000
    """TCP connections in all beside the sockets."""
    tables: int = 30
    """Tables that one address may make in an hour."""
    posts: int = 30
    """Boxes and records that one address may bring in an hour."""
    codes: int = 20
    """Short codes that one address may try in a minute."""
    requests: int = 300
    """Other requests from one address in a minute."""
    files: int = 3000
    """Files of the page that one address may ask for in a minute."""
    probes: int = 300
    """Times in a minute that one address may ask how the server is."""
    concurrent: int = 32
    """Requests from one address that may be under way at once."""
    request_time: float = 300.0
    """Seconds that the requests from one address may take together in a minute."""
    comings: int = 300
    """Sockets that one address may open in a minute."""
    watches: int = 300
    """Tables that one address may look at, or have read from their logs, in a minute."""
    admin_tokens: int = 10
    """Wrong admin tokens that one address may try in a minute."""
    bot_seconds: int = 300
    """Seconds in ten minutes that the bots of one address may think before they come after everybody else's."""
    watchers: int = 500
    """Sockets that may watch one table; those who sit there always may."""
    greeting: float = 10.0
    """Seconds within which a client must have greeted, or asked for something."""
    posting: float = 20.0
    """Seconds within which a box or a record must have come in."""
    request: float = 60.0
    """Seconds that one request may take in all: its head, its body and its answer."""

    def with_texts(self, texts: Sequence[str]) -> "Limits":
        """The same with those that are given on the command line as `name=number`."""
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
    """All settings of a server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8012
    public_url: str | None = None
    """Where people find it, if it stands behind a proxy."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about a client's address is believed."""
    forget_after: float = 30 * DAY
    """Seconds after which a table that nobody has touched is deleted, if its game is not over."""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None
    bot_pause: float = 0.8
    """Seconds that bots leave between what was shown last and their placement, where a person plays."""
    admin_token: str | None = None
    """What the host proves themselves with; without one nobody can."""
    web: Path | None = None
    """Where the client lies, if not in the package."""

    @property
    def url(self) -> str:
        """The address that people open."""
        if self.public_url is not None:
            split = urlsplit(self.public_url)
            return f"{split.scheme}://{_host_at(split.scheme, split.netloc)}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    @property
    def reachable(self) -> bool:
        """Whether others than this machine can come."""
        return self.public_url is not None or self.host not in {"127.0.0.1", "::1", "localhost"}

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return self.url.startswith("https://")

    def origin_for(self, asked: str) -> str | None:
        """Where a page must come from that was asked for under this name and port; None: nobody is here by that name.

        With a public address, only from there. Without one, from `localhost` or a plain address: any other name could
        be made to lead here by somebody else's page.
        """
        if self.public_url is not None:
            scheme, _, host = self.url.partition("://")
            return self.url if _host_at(scheme, asked) == host else None
        return f"http://{asked}" if is_plain(asked) else None

    def at_port(self, port: int) -> "Config":
        """The same with the port that was really given to us."""
        return replace(self, port=port)

    def checked(self) -> "Config":
        """Itself, if all settings can be right; ConfigError else."""
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
    """Whether a host, perhaps with a port, is `localhost` or a plain address: nobody can make that lead elsewhere."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name != "localhost":
            ip_address(name)
    except ValueError:
        return False
    return True


def _is_address(url: str) -> bool:
    """Whether people can open it, and it has nothing but a scheme, a host and perhaps a port."""
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError:
        return False
    bare = f"{split.scheme}://{split.netloc}".lower() == url.lower().rstrip("/") and port != 0
    return split.scheme in USUAL_PORTS and bool(split.hostname) and "@" not in split.netloc and bare


def _host_at(scheme: str, netloc: str) -> str:
    """A host with its port as a browser says it: in small letters, and without a port that is the usual one."""
    return netloc.lower().removesuffix(USUAL_PORTS[scheme])
