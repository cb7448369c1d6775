"""A server as a process: its address, its signals, its end."""

import asyncio
import errno
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from twelvefold.protocol.limits import LONGEST_FRAME
from twelvefold.server.app import make_app
from twelvefold.server.config import Config, ConfigError
from twelvefold.server.house import House

BACKLOG = 1024
GRACE = 5
"""Seconds that what is going on may take when the server is stopped."""


class _Server(uvicorn.Server):
    """Uvicorn, which tells the house of a stop before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start
        self.house: Callable[[], House | None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.house()
        if house is not None:
            await house.say_goodbye()
        await super().shutdown(sockets)


def bound(config: Config) -> socket.socket:
    """A socket at the address that was asked for, or one sentence that says why not."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ConfigError(
                f"port {config.port} is taken: choose another with --port, or 0 for any free one"
            ) from None
        if error.errno == errno.EACCES:
            raise ConfigError(f"port {config.port} may not be used here: choose one from 1024 with --port") from None
        raise ConfigError(f"{config.host} cannot be listened at: {error.strerror or error}") from None
    except OverflowError:
        listening.close()
        raise ConfigError(f"--port {config.port}: a port is a number from 0 to 65535") from None
    return listening


def serve(config: Config, listening: socket.socket, on_start: Callable[[], None]) -> None:
    """Serve until a signal comes; `on_start` is called when the first client may come."""
    app = make_app(config)
    settings: dict[str, Any] = {
        "app": app,
        "ws": "websockets-sansio",
        # A frame that is a little too long is answered; one that is much too long closes the socket.
        "ws_max_size": 4 * LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "on",
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": 20,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": list(config.proxies),
    }
    server = _Server(uvicorn.Config(**settings), on_start)
    server.house = lambda: app.house
    asyncio.run(server.serve(sockets=[listening]))
