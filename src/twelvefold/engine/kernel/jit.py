"""How the kernel is compiled: by Numba where there is one, else it runs as plain Python.

Compiled code is kept in a folder named after the kernel's own sources, so that code made from an older source is never
used. `TWELVEFOLD_CACHE` chooses another place; `NUMBA_DISABLE_JIT=1` switches compilation off.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

KEPT_CACHES = 3
"""Compiled kernels of older sources that stay on disk, for people who switch between versions."""

try:
    import numba
    from numba.core import event

    COMPILED = not numba.config.DISABLE_JIT
except ImportError:  # a Python for which there is no Numba yet
    COMPILED = False


def _user_cache() -> Path:
    if chosen := os.environ.get("TWELVEFOLD_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "twelvefold"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "twelvefold"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "twelvefold"


def source_key() -> str:
    """A short digest of every file that compiled code may be made from."""
    folder = Path(__file__).parent
    world = folder.parent.parent / "world"
    digest = hashlib.sha256()
    for path in sorted([*folder.glob("*.py"), *world.glob("*.py")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _cache_folder() -> Path | None:
    """Where compiled code is kept, made if need be; None where nothing can be written."""
    for base in (_user_cache(), Path(tempfile.gettempdir()) / f"twelvefold-{os.environ.get('USER', 'cache')}"):
        folder = base / f"kernel-{source_key()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.touch()
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _forget_old(base)
            return folder
    return None


def _forget_old(base: Path) -> None:
    try:
        folders = sorted(base.glob("kernel-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:  # another process is forgetting them at this moment
        return
    for folder in folders[1 + KEPT_CACHES :]:
        shutil.rmtree(folder, ignore_errors=True)


if COMPILED:

    class _Announcer(event.Listener):  # type: ignore[misc]  # Numba has no types
        """Says once, on stderr, that the first use compiles."""

        said = False

        def on_start(self, event: Any) -> None:
            name = event.data["dispatcher"].py_func.__module__ or ""
            if not self.said and name.startswith(__package__ + "."):
                _Announcer.said = True
                print("Compiling the rules for this machine, once; this takes some seconds …", file=sys.stderr, flush=True)

        def on_end(self, event: Any) -> None:
            """Nothing is said: the program goes on."""

    event.register("numba:compile", _Announcer())
    _FOLDER = _cache_folder()


def helper(function: F) -> F:
    """A part of the kernel that is compiled into its callers."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(forceinline=True, error_model="numpy")(function)
    return compiled


def part(function: F) -> F:
    """A larger part of the kernel that is compiled once and called."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(error_model="numpy")(function)
    return compiled


def kernel(function: F) -> F:
    """A function that Python calls: compiled at its first use, kept on disk, running without the GIL."""
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    try:
        if _FOLDER is not None:
            numba.config.CACHE_DIR = str(_FOLDER)
        compiled: F = numba.njit(cache=_FOLDER is not None, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled
