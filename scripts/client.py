"""The browser client, built into the package; a build that is up to date is left alone."""

import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from failures import SetupError
from node import WEB, command, ensure_web

ROOT = WEB.parent
CLIENT = ROOT / "src" / "twelvefold" / "server" / "static"
STAMP = "built.json"
SOURCES = (
    "index.html", "manifest.json", "package.json", "package-lock.json", "vite.config.ts", "plugins", "public", "src",
    "../src/twelvefold/words/locales", "../src/twelvefold/words/rulebook.json",
    "../src/twelvefold/analysis/puzzles/puzzles.jsonl.gz",
)  # fmt: skip
"""What the client is built from, relative to web/."""
LONGEST = 600
"""Seconds after which a build counts as hung."""


def ensure_client(install_node: Callable[[], None], *, compressed: bool = True) -> None:
    """Build the client if its sources have changed. If that fails, the previous build is good enough."""
    key = sources_key()
    if built_key() == key and (is_compressed() or not compressed):
        return
    try:
        ensure_web(install_node, only_to_build=True)
        print("Building the browser client (once, and after changes).", flush=True)
        build(CLIENT, key, compressed=compressed)
    except SetupError as error:
        if built_key() is None:
            raise
        print(f"{error} Until then the game uses the previous build of the browser client.", flush=True)


def ensure_local_client(install_node: Callable[[], None]) -> None:
    """Build for players on or near this machine: compressing would take longer than everything else, for no benefit."""
    ensure_client(install_node, compressed=False)


def sources_key() -> str:
    """A hash of everything the client is built from."""
    key = hashlib.sha256()
    for path in _files():
        key.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        key.update(hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()


def built_key(client: Path = CLIENT) -> str | None:
    """What the existing client was built from; None if there is none."""
    stamp = _stamp(client)
    return None if stamp is None else stamp["sources"]


def is_compressed(client: Path = CLIENT) -> bool:
    """Whether the existing client's files have compressed copies."""
    stamp = _stamp(client)
    return stamp is not None and stamp.get("compressed", "yes") == "yes"


def build(client: Path, key: str, *, compressed: bool = True) -> None:
    """Build next to the existing client, and replace that when the build is complete."""
    fresh = client.with_name(f"{client.name}.new")
    mode = ("--mode", "production" if compressed else "play")
    line, environment = command("vite", "build", *mode, "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "error")
    try:
        done = subprocess.run(line, cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        raise SetupError("Building the browser client takes too long: run the same command again.") from None
    if done.returncode:
        raise SetupError(f"The browser client couldn't be built:\n{(done.stderr or done.stdout).strip()[-2000:]}\n")
    (fresh / STAMP).write_text(json.dumps({"sources": key, "compressed": "yes" if compressed else "no"}))
    if client.exists():
        shutil.rmtree(client)
    fresh.replace(client)


def _stamp(client: Path) -> dict[str, str] | None:
    try:
        stamp: dict[str, str] = json.loads((client / STAMP).read_text())
        stamp["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return stamp


def _files() -> Iterator[Path]:
    for name in SOURCES:
        place = (WEB / name).resolve()
        if not place.exists():
            where = place.relative_to(ROOT).as_posix()
            raise SetupError(f"The file {where} is missing: get the whole repository, then try again.")
        yield from sorted(path for path in ([place] if place.is_file() else place.rglob("*")) if path.is_file())
