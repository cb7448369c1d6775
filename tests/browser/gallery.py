"""The gallery, built as it is for players and served to the browser."""

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from node import command

WEB = ROOT / "web"
LEFT_BEHIND = ("node_modules", "dist")


def build(target: Path, web: Path = WEB) -> Path:
    """Build the gallery into a folder."""
    line, environment = command(
        "vite", "build", "--mode", "gallery", "--outDir", str(target), "--emptyOutDir", "--logLevel", "error"
    )
    said = subprocess.run(line, cwd=web, env=environment, capture_output=True, text=True, timeout=300)
    assert said.returncode == 0, said.stdout + said.stderr
    return target


def copied(place: Path) -> Path:
    """A copy of the web client's sources for a test to change; its packages stay where they are."""
    shutil.copytree(WEB, place, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    (place / "node_modules").symlink_to(WEB / "node_modules")
    return place


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the standard library
        """Log nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a built gallery, while it is served."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()
            thread.join()
