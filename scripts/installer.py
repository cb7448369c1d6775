"""Creates .venv and installs packages into it: with uv, in a quarter of the time pip takes, or else with pip."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import zipfile
from pathlib import Path

from failures import SetupError, explain_pip
from logged import run_logged

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
LOG = ROOT / ".venv.log"
UV = VENV / "bin" / "uv"
UV_LOCK = ROOT / "requirements" / "uv.txt"
NO_UV = r"No matching distribution found|Could not find a version|Failed building|Failed to build"
"""What pip says if there is no uv for this machine; the game can be installed without it."""
AS_LOCKED = ("--require-hashes", "--no-deps", "--requirement")
"""A lock names everything: if pip looked for more, an old pip would stumble over the newest release of an extra."""

_fetching_uv = threading.Lock()


def install_lock(lock: Path) -> None:
    """Install what a lock names and nothing else."""
    _install(*AS_LOCKED, str(lock))


def install_editable() -> None:
    """Install this repository so that its sources are what runs."""
    _install("--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))


def make_venv() -> None:
    """Create .venv from scratch with this Python."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
        raise SetupError(
            f"The Python at {sys.executable} can't create virtual environments: install its venv module "
            f"(on Debian and Ubuntu: sudo apt install python{version}-venv), then run the same command again."
        )
    print(f"Creating .venv with Python {version}.", flush=True)
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    packed = _pip_wheel()
    without = ("--without-pip",) if packed else ()
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", *without, str(VENV)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    if made.returncode:
        LOG.write_text(made.stdout)
        raise SetupError(explain_pip(made.stdout, LOG.name))
    if packed:
        with zipfile.ZipFile(packed) as wheel:
            wheel.extractall(VENV / "lib" / f"python{version}" / "site-packages")


def _pip_wheel() -> Path | None:
    """The pip that comes with this Python: unpacking it takes a tenth of the time ensurepip needs."""
    places = [Path(importlib.util.find_spec("ensurepip").origin or "").parent / "_bundled"]  # type: ignore[union-attr]
    if system := sysconfig.get_config_var("WHEEL_PKG_DIR"):
        places.insert(0, Path(system))
    return next((wheel for place in places for wheel in sorted(place.glob("pip-*.whl"))), None)


def _install(*arguments: str) -> None:
    """Install with uv, or with pip if uv can't, for example because only pip knows the package index."""
    with _fetching_uv:
        has_uv = _has_uv()
    if has_uv:
        command = [str(UV), "pip", "install", "--no-config", "--no-progress", "--python", str(VENV_PYTHON), *arguments]
        status, _ = run_logged(command, _uv_environment(), LOG, ROOT)
        if not status:
            return
    status, said = _pip(*arguments)
    if status:
        raise SetupError(explain_pip(said, LOG.name))


def _has_uv() -> bool:
    """Whether uv is there, downloaded now if necessary."""
    if UV.exists():
        return True
    # If pip is set to use files instead of an index, use pip. A .venv made by pip stays pip's.
    if os.environ.get("PIP_NO_INDEX") or not UV_LOCK.exists():
        return False
    status, said = _pip("--only-binary", ":all:", *AS_LOCKED, str(UV_LOCK))
    if status and not re.search(NO_UV, said):
        raise SetupError(explain_pip(said, LOG.name))
    return not status


def _uv_environment() -> dict[str, str]:
    """Translate pip's network settings for uv."""
    told = {"SSL_CERT_FILE": os.environ.get("PIP_CERT"), "UV_DEFAULT_INDEX": os.environ.get("PIP_INDEX_URL")}
    known = {name: value for name, value in told.items() if value}
    return {"UV_HTTP_RETRIES": "1", "UV_SYSTEM_CERTS": "1", **known, **os.environ}


def _pip(*arguments: str) -> tuple[int, str]:
    """Install with the pip of .venv; returns the exit status and the output."""
    environment = {"PIP_RETRIES": "2", **os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # Don't compile: many modules are never imported, and Python caches the others when it imports them.
    quickly = ("--no-input", "--no-compile", "--progress-bar", "off")
    command = [str(VENV_PYTHON), "-I", "-m", "pip", "install", *quickly, *arguments]
    return run_logged(command, environment, LOG, ROOT)
