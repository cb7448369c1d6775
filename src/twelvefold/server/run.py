"""A server as a process: its address, its signals, its end."""

import asyncio
import contextlib
import errno
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable, Generator
from functools import partial
from importlib.util import find_spec
from typing import Any

import uvicorn

from twelvefold.protocol.limits import LONGEST_FRAME
from twelvefold.server.config import Config, ConfigError
from twelvefold.server.network.app import make_app
from twelvefold.server.network.limiter import Limited, Limiters
from twelvefold.server.network.protocols import Sockets
from twelvefold.server.network.requests import Requests
from twelvefold.server.network.tcp import TcpConnections
from twelvefold.server.node.server import Server
from twelvefold.words import Sentence, why_not

BACKLOG = 1024
UNREAD = 128 * 1024
"""Bytes for a client that may wait in the system: it would take megabytes, and hide whoever does not read."""
GARBAGE = (10_000, 4, 2_500)
"""How many new objects there must be before Python looks for garbage among them, among older ones, and among all."""
TURN = 0.0005
"""Seconds after which a thread of ours gives way to another."""
GRACE = 1
"""Seconds that requests may still take when the server is stopped, after everybody was told so."""
SPARE_FILES = 200
"""Files that are no connections of clients: the database's, the bots', the log's."""
LONGEST_HEAD = 16 * 1024
"""Bytes that the head of a request may have."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn, which tells the server of a stop before it closes the sockets; a signal is a clean stop."""

    def __init__(self, config: uvicorn.Config, server: Server, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.server = server
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            _calm_the_interpreter()
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.say_goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def bound(config: Config) -> socket.socket:
    """A socket at the address that was asked for, or one sentence that says why not."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Named as TCP, so that asyncio sends small messages at once: unnamed, each second one waits for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # each client's socket takes it over
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ConfigError(Sentence("error-port-taken", port=str(config.port))) from None
        if error.errno == errno.EACCES:
            raise ConfigError(Sentence("error-port-denied", port=str(config.port))) from None
        raise ConfigError(Sentence("error-host", host=config.host, why=why_not(error))) from None
    except OverflowError:
        listening.close()
        raise ConfigError(Sentence("error-port", port=str(config.port))) from None
    return listening


def serve(config: Config, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Serve until a signal comes; `on_start` is called when the first client may come."""
    files = _allow_files(config.limits.all_sockets + config.limits.all_connections + SPARE_FILES)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listening, on_start, max(1, files - SPARE_FILES)))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop's event loop where it is installed: it takes a third less of the processor for a move."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(config: Config, listening: socket.socket, on_start: Callable[[], None], most: int) -> None:
    server = await Server.open(config)
    try:
        await _Uvicorn(uvicorn.Config(**_settings(config, server, most)), server, on_start).serve(sockets=[listening])
    finally:
        await server.close()


def _settings(config: Config, server: Server, most: int) -> dict[str, Any]:
    limits, limited = config.limits, Limited(server.metrics.limited)
    tcp = TcpConnections(limits, config.proxies, most, limited)
    return {
        "app": make_app(server, Limiters(limits, limited, tcp.remember_player)),
        "http": partial(Requests, limits=limits, limited=limited, tcp=tcp),
        "ws": partial(Sockets, limits=limits, limited=limited, tcp=tcp),
        "h11_max_incomplete_event_size": LONGEST_HEAD,
        # A frame that is a little too long is answered; one that is much too long closes the socket.
        "ws_max_size": 4 * LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "off",
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": config.limits.greeting,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": list(config.proxies),
    }


def _allow_files(wanted: int) -> int:
    """Each connection is a file: have as many as may be needed, if the system lets us; how many there may be."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if least == resource.RLIM_INFINITY or least >= wanted:
        return wanted
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, allowed), most))
    except (OSError, ValueError):
        return least
    return allowed


def _calm_the_interpreter() -> None:
    """Let nobody's move wait for Python itself.

    What was loaded by now stays, and needs no looking through for garbage, not even once; looking through all tables
    and sockets takes a fifth of a second, and hardly ever finds any. The threads of the store wait less for their turn.
    """
    gc.freeze()
    gc.enable()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
