"""The game on a static host: a folder that `python -m http.server` serves under a path of its own."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.docs.pages import ROOT

FOLDER = "games/planet"
"""Where the game lives on the host."""
COMPLETE = """async (root) => {
  const kept = await caches.open("twelvefold-2");
  const lists = [...document.querySelectorAll("meta[name=files], meta[name=offline]")];
  const found = await Promise.all(lists.map((list) => kept.match(new URL(list.content, root))));
  return found.length === 2 && found.every((list) => list !== undefined) && navigator.serviceWorker.controller !== null;
}"""
"""Whether the page says that it needs no network any more."""
SAYS_PORT = re.compile(r"port (\d+)")


def build(target: Path) -> None:
    """Build the site as `make site` does, into that folder of a host."""
    folder = target / FOLDER
    folder.parent.mkdir(parents=True)
    said = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "make_site.py"), str(folder)],
        capture_output=True, text=True, timeout=900,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr


class StaticHost:
    """`python -m http.server`, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._port = 0
        self.start()

    @property
    def url(self) -> str:
        """The game's address."""
        return f"{self.origin}/{FOLDER}/"

    @property
    def origin(self) -> str:
        """The host's address."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Serve the folder."""
        command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", str(self._port)]
        self._process = subprocess.Popen(
            command, cwd=self._folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = SAYS_PORT.search(self._process.stdout.readline())
        assert found is not None
        self._port = int(found[1])

    def stop(self) -> None:
        """Serve nothing: from here on there is no network."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@contextmanager
def static_host(folder: Path) -> Iterator[StaticHost]:
    """A host with the folder that `build` made."""
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.stop()


class _Pages(SimpleHTTPRequestHandler):
    """Answers like GitHub Pages: with 404.html where there is no file."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = Path(self.directory, FOLDER, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name in the base class
        pass


@contextmanager
def pages_host(folder: Path) -> Iterator[str]:
    """The game's address on a host that answers like GitHub Pages."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Pages, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
