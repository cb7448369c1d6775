"""The game as players get it: the production client on a real server."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.gallery import WEB
from tests.docs.pages import ROOT
from tests.server.network.running import Running, running

sys.path.insert(0, str(ROOT / "scripts"))

from client import CLIENT, built_key, sources_key
from node import command


def built_client() -> Path | None:
    """The client that `make setup` built into the package, if it matches its sources."""
    return CLIENT if built_key() == sources_key() else None


def build(target: Path, **variables: str) -> Path:
    """Build the client into a folder, with extra environment variables if given."""
    line, environment = command("vite", "build", "--outDir", str(target), "--emptyOutDir", "--logLevel", "error")
    said = subprocess.run(line, cwd=WEB, env=environment | variables, capture_output=True, text=True, timeout=300)
    assert said.returncode == 0, said.stdout + said.stderr
    return target


@contextmanager
def open_site(client: Path, folder: Path) -> Iterator[Running]:
    """A server with that client, without rate limits, since all tests come from one address."""
    free = ("requests", "comings", "watches", "tables", "posts", "lines", "frames")
    limits = (part for name in free for part in ("--limit", f"{name}=100000"))
    with running(str(folder / "tables.db"), "--web", str(client), *limits) as server:
        yield server
