"""A proxy to the server that can be cut, or drop everything the server sends."""

import contextlib
import socket
import threading
from collections.abc import Iterator

AT_ONCE = 65_536


class Way:
    """Listens on a port of its own and forwards everything."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.deaf = False
        """Whether everything the server sends is dropped."""
        self.lost = threading.Event()
        """Set once something has been dropped."""
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self._to))
                self._open += [browser, server]
                for source, target, heard in ((browser, server, False), (server, browser, True)):
                    threading.Thread(target=self._pass, args=(source, target, heard), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, heard: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(AT_ONCE):
                if heard and self.deaf:
                    self.lost.set()
                else:
                    target.sendall(data)
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Close every connection."""
        for each in self._open:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        self._open.clear()

    def close(self) -> None:
        """Close the proxy and its connections."""
        self._listening.close()
        self.cut()


@contextlib.contextmanager
def way_to(port: int) -> Iterator[Way]:
    """A proxy, for as long as it is needed."""
    way = Way(port)
    try:
        yield way
    finally:
        way.close()
