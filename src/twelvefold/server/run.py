"""The server as a process: its listening socket, its signals, its shutdown."""

import asyncio
import contextlib
import errno
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any

import uvicorn

from twelvefold.engine.kernel.jit import in_use
from twelvefold.protocol.limits import LONGEST_FRAME
from twelvefold.server.bots.registered import Registered
from twelvefold.server.config import Config, ConfigError
from twelvefold.server.logger import logger
from twelvefold.server.network.app import make_app
from twelvefold.server.network.limiter import Limited, Limiters
from twelvefold.server.network.protocols import Sockets
from twelvefold.server.network.requests import Requests
from twelvefold.server.network.tcp import TcpConnections
from twelvefold.server.node.server import Server
from twelvefold.words import Sentence, why_not

log = logger("twelvefold.server")

BACKLOG = 1024
UNREAD = 128 * 1024
"""Socket send buffer in bytes per client; by default it takes megabytes and hides clients that don't read."""
GARBAGE = (10_000, 4, 2_500)
"""Thresholds of Python's garbage collector: new objects before a young, a middle and a full collection."""
TURN = 0.0005
"""Python's thread switch interval in seconds."""
GRACE = 1
"""Seconds that requests may still take once the server is stopping and everybody has been notified."""
SPARE_FILES = 200
"""Files for everything but client connections: database, bots, logs."""
LONGEST_HEAD = 16 * 1024
"""Bytes the head of a request may have."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn, except that it tells the server to stop before it closes the sockets; a signal is a clean stop."""

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
    """A listening socket at the configured address; if that fails, an error that says why in one sentence."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Named as TCP, so that asyncio sets TCP_NODELAY: otherwise every second small message is delayed by 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # each client's socket inherits it
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


def serve(
    config: Config, listening: socket.socket, on_start: Callable[[], None], own_bots: Sequence[Registered] = ()
) -> None:
    """Serve until a signal arrives; `on_start` is called when the first client can connect."""
    files = _allow_files(config.limits.all_sockets + config.limits.all_connections + SPARE_FILES)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listening, on_start, max(1, files - SPARE_FILES), own_bots))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop's event loop if it is installed: it uses a third less processor time per move."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(
    config: Config, listening: socket.socket, on_start: Callable[[], None], most: int, own_bots: Sequence[Registered]
) -> None:
    server = await Server.open(config, own_bots)
    log.debug("started", kernel=in_use())
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
        # A frame that is slightly too long gets a reply; one that is much too long closes the socket.
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
    """Raise the limit on open files if necessary, since each connection is one; returns the limit."""
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
    """Keep Python itself from delaying moves.

    Objects loaded by now are exempt from garbage collection. A full collection over all tables and sockets takes a
    fifth of a second and rarely finds anything, so it is made rare. A shorter switch interval gets the store's threads
    their turn sooner.
    """
    gc.freeze()
    gc.enable()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
