"""Arbitrary HTTP requests, including ones that no browser would send."""

import base64
import http.client
import json
import socket
from dataclasses import dataclass
from typing import Any

from tests.server.network.running import Running

PATIENCE = 60.0


@dataclass
class Answer:
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:  # noqa: ANN401  # JSON
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        """Why the request was refused."""
        assert self.said["type"] == "rejected"
        reason: str = self.said["reason"]
        return reason


def ask(
    server: Running, path: str, method: str = "GET", headers: dict[str, str] | None = None, body: bytes | None = None
) -> Answer:
    """Send a request; `host` is the server's own unless given."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, found, response.read())
    finally:
        connection.close()


def send(server: Running, data: bytes) -> Answer:
    """Send these bytes, and read one answer."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as plain:
        plain.sendall(data)
        response = http.client.HTTPResponse(plain)
        response.begin()
        found = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, found, b"" if response.status == 101 else response.read())


def upgrade(server: Running, path: str = "/socket", **headers: str) -> Answer:
    """Ask for a WebSocket upgrade, with these headers in place of the usual ones."""
    lines = {
        "host": f"127.0.0.1:{server.port}",
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": base64.b64encode(bytes(16)).decode(),
        **headers,
    }
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in lines.items())
    return send(server, f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
