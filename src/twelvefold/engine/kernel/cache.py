"""Where compiled code is kept: a folder named after the sources and the processor, so stale code is never used.

`TWELVEFOLD_CACHE` chooses another place for such folders.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

OURS = re.compile("kernel-[0-9a-f]{16}")
"""The names of our folders; nothing else is ever removed."""

KEPT = 6
"""How many folders of older sources stay, for people who switch between versions."""

RULES = __name__.rpartition(".")[0]
"""The package of the rules' own kernel; other packages of kernels build on it."""
PACKAGES = (RULES, "twelvefold.bots.kernel", "twelvefold.analysis.kernel")
"""The packages of kernels that players use; each builds on those before it. Training compiles its own."""
INSTALLED = (*PACKAGES, "twelvefold.envs.kernel")
"""The packages in a wheel's library; a page needs no environments."""
BUILT_ON = {"twelvefold.dataset.kernel": INSTALLED}
"""The packages that others build on, if it isn't only the rules and what they stand in."""


def source_files(package: str = RULES) -> list[Path]:
    """Every file that a package's code may depend on: the world, the rules, and the kernels it builds on."""
    top = Path(__file__).parents[2]
    below = INSTALLED[: INSTALLED.index(package)] if package in INSTALLED else BUILT_ON.get(package, (RULES,))
    folders = {top / "world", *(_folder(each, top) for each in (*below, package))}
    folder = _folder(package, top)
    while folder != top:
        folder = folder.parent
        folders.add(folder / "kernel")
    return sorted(path for each in folders for path in each.glob("*.py"))


def _folder(package: str, top: Path) -> Path:
    return top.parent.joinpath(*package.split("."))


def source_key(package: str = RULES) -> str:
    """A short digest of a package's sources, of the compiler's version and of this processor."""
    from importlib.metadata import version  # with a library, no source is ever looked at

    import llvmlite.binding as llvm

    digest = hashlib.sha256(package.encode())
    for path in source_files(package):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    features = llvm.get_host_cpu_features().flatten()
    digest.update(
        f"{_version('numba')} {version('llvmlite')} {llvm.get_host_cpu_name()} {features} {sys.platform}".encode()
    )
    return digest.hexdigest()[:16]


def sealed(code: bytes) -> bytes:
    """An object file's bytes after their digest: loading a damaged file would crash the whole process."""
    return hashlib.sha256(code).digest() + code


def unsealed(path: Path) -> bytes | None:
    """The object file after its digest; None if it's missing or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    digest, code = data[:32], data[32:]
    return code if hashlib.sha256(code).digest() == digest else None


def _version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


def _places() -> list[Path]:
    """Where folders can be, best first."""
    if chosen := os.environ.get("TWELVEFOLD_CACHE"):
        return [Path(chosen)]
    shared = Path(tempfile.gettempdir()) / f"twelvefold-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    try:
        home = Path.home()
    except RuntimeError:  # the user has no home folder
        return [shared]
    if sys.platform == "win32":
        return [Path(os.environ.get("LOCALAPPDATA") or home) / "twelvefold", shared]
    if sys.platform == "darwin":
        return [home / "Library" / "Caches" / "twelvefold", shared]
    return [Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "twelvefold", shared]


@cache
def cache_folder(package: str = RULES) -> Path | None:
    """The folder for a package's current sources, created if needed; None if we can't have one of our own."""
    for place in _places():
        folder = place / f"kernel-{source_key(package)}"
        try:
            place.mkdir(parents=True, exist_ok=True, mode=0o700)
            folder.mkdir(exist_ok=True, mode=0o700)
            with suppress(PermissionError):
                os.utime(folder)
            ours = not hasattr(os, "getuid") or folder.stat().st_uid == place.stat().st_uid == os.getuid()
        except OSError:
            continue
        if ours and (any(folder.glob("*.o")) or os.access(folder, os.W_OK)):
            _forget_old(place)
            return folder
    return None


def _forget_old(place: Path) -> None:
    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    ours = [folder for folder in place.glob("kernel-*") if OURS.fullmatch(folder.name)]
    for folder in sorted(ours, key=age, reverse=True)[1 + KEPT :]:
        shutil.rmtree(folder, ignore_errors=True)
