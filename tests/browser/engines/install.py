"""Installs Firefox and WebKit from Debian's packages where that needs no password: as root."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

NEEDED = {
    "firefox": {"firefox-esr": "firefox-esr", "Xvfb": "xvfb"},
    "webkit": {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"},
}
"""The programs that driving an engine needs, each with its package."""
LONGEST_INSTALL = 600


def installed(engine: str) -> None:
    """Install what is missing; where that can't be done, skip the test and say in one sentence what is missing."""
    # Tests that run at the same time take turns.
    with (Path(tempfile.gettempdir()) / "twelvefold-packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if missing(engine) and os.geteuid() == 0 and shutil.which("apt-get"):
            _apt_get("update")
            _apt_get("install", "--yes", "--no-install-recommends", *missing(engine))
    if packages := missing(engine):
        pytest.skip(f"{engine} can't be tested without Debian's {' and '.join(packages)}: install them as root.")


def missing(engine: str) -> list[str]:
    """The packages that this machine lacks."""
    return [package for program, package in NEEDED[engine].items() if not shutil.which(program)]


def _apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", *arguments]
    # Whether it worked shows in what is missing afterwards.
    subprocess.run(command, env=environment, capture_output=True, timeout=LONGEST_INSTALL)
