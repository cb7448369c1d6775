"""Builds the offline part: Python, the package, the kernel and the bots' tables, packed for the page.

`python scripts/offline.py` puts it where the server and `make site` find it. A build that is up to date is left
alone. Names contain a hash of the content, so that a browser fetches only what has changed. With `--behind`, it yields
to everything else on the machine, and where the tools aren't installed, it only says so.
"""

import fcntl
import gzip
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from failures import SetupError
from node import MODULES, ROOT, ensure_web, find_node
from reached import PACKAGE, imported, reached

HERE = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
BUILT = SOURCE / PACKAGE / "server" / "offline"
"""Where the server looks for it; `make site` copies it."""
TOOLS = ("numba", "ziglang")
KEPT = ROOT / ".offline"
"""What was downloaded."""
LOCK = ROOT / "requirements" / "page.txt"
PYODIDE = MODULES / "pyodide"
PAGE = SOURCE / PACKAGE / "page"
"""What the page's workers import, and with it all the rest."""
ABSENT = frozenset({
    "alembic", "babel", "fluent", "llvmlite", "numba", "numpy", "openskill", "prometheus_client", "rich", "sqlalchemy",
    "starlette", "structlog", "typer", "uvicorn", "uvloop", "websockets",
})  # fmt: skip
"""What Python in the page does without."""
MODEL = Path(PACKAGE, "bots", "data", "standard.npz")
DATA = (Path(PACKAGE, "world", "data", "standard.json"), MODEL)
"""Files that the package reads."""
KERNEL = Path(PACKAGE, "engine", "kernel", "library", "kernel.so")
PROGRAMS = ("offline.py", "pack_python.py", "check_packed.py", "reached.py")
LIST = "files"
WHEN = (1980, 1, 1, 0, 0, 0)
LONGEST = 900
"""Seconds after which a step has failed."""


def ensure_offline(*, quiet: bool = False) -> Path:
    """Build the offline part if its sources have changed; a second process waits for the first."""
    KEPT.mkdir(exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _ensure_offline(quiet=quiet)


def _ensure_offline(*, quiet: bool) -> Path:
    ensure_web(lambda: None)
    files = reached(SOURCE, tuple(f"{PACKAGE}.page.{path.stem}" for path in sorted(PAGE.glob("*.py"))), ABSENT)
    key = _key(
        [
            *files.values(),
            *(SOURCE / name for name in DATA),
            LOCK,
            *(HERE / name for name in PROGRAMS),
            MODULES.parent / "package-lock.json",
        ]
    )
    stamp = BUILT / "built.json"
    if stamp.exists() and json.loads(stamp.read_text()) == {"sources": key}:
        return BUILT
    if not quiet:
        print("Building the part of the page that plays without a server (once, and after changes).", flush=True)
    with tempfile.TemporaryDirectory() as name:
        work, fresh = Path(name), BUILT.with_name("offline.new")
        _gather(files, work)
        pyodide = [_node(), str(ROOT / "web" / "plugins" / "python.mjs")]
        _run([*pyodide, str(HERE / "pack_python.py"), str(work)], "pack Python")
        _run([*pyodide, str(HERE / "check_packed.py"), str(work), str(work / "stdlib.zip")], "start what was packed")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        _write(work, fresh)
    (fresh / "built.json").write_text(json.dumps({"sources": key}))
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.replace(BUILT)
    return BUILT


def ensure_behind() -> None:
    """The same while the game runs: a player who never asked for it waits for nothing and downloads nothing."""
    if (PYODIDE / "package.json").exists() and all(importlib.util.find_spec(tool) for tool in TOOLS):
        os.nice(19)
        ensure_offline(quiet=True)
    elif list_in(BUILT) is None:
        print("To let the page play on when this server stops, run make site once.", flush=True)


def list_in(folder: Path) -> str | None:
    """The name of the list of a built offline part; None if there is none."""
    return next((path.name for path in folder.glob(f"{LIST}-*.json")), None)


def _key(paths: list[Path]) -> str:
    key = hashlib.sha256()
    for path in sorted(paths):
        key.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        key.update(hashlib.sha256(path.read_bytes()).digest())
    return key.hexdigest()


def _gather(files: dict[str, Path], work: Path) -> None:
    """Everything Python imports in the page."""
    for path in (*files.values(), *(SOURCE / name for name in DATA)):
        target = work / "sources" / path.relative_to(SOURCE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    (work / "sources" / MODEL).rename(work / MODEL.name)
    with zipfile.ZipFile(_msgspec()) as wheel:
        wheel.extractall(work / "sources", [name for name in wheel.namelist() if name.endswith((".py", ".so"))])
    kernel = work / "sources" / KERNEL
    kernel.parent.mkdir(parents=True)
    # Numba and zig are in .venv; this script may run in any Python.
    _run([str(_python()), "-m", f"{PACKAGE}.engine.kernel.ahead", str(work), "pyodide"], "build the kernel")
    (work / "pyodide" / KERNEL.name).rename(kernel)
    names = {"library": sorted({"msgspec", *imported(files)}), "modules": sorted(files)}
    (work / "imports.json").write_text(json.dumps(names))


def _msgspec() -> Path:
    """The wheel for Pyodide, downloaded once; its hash is checked every time."""
    words = LOCK.read_text().split()
    digest = next(word.removeprefix("--hash=sha256:") for word in words if word.startswith("--hash"))
    found = next(
        (wheel for wheel in KEPT.glob("*.whl") if hashlib.sha256(wheel.read_bytes()).hexdigest() == digest), None
    )
    if found is None:
        pip = (sys.executable, "-m", "pip") if sys.prefix == sys.base_prefix else (str(_python()), "-m", "pip")
        options = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:")
        _run(
            [
                *pip,
                "download",
                "--quiet",
                "--no-deps",
                "--require-hashes",
                *options,
                "--dest",
                str(KEPT),
                "-r",
                str(LOCK),
            ],
            "download msgspec for Pyodide",
        )
        found = next(iter(KEPT.glob("*.whl")))
    return found


def _write(work: Path, folder: Path) -> None:
    """The files with their hashes in their names, and the list of them, which the page starts from."""
    _repack_model(work / MODEL.name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    files = [
        _packed(PYODIDE / "pyodide.asm.wasm", folder, "wasm"),
        _packed(work / "stdlib.zip", folder, "stdlib"),
        _packed(work / "game.zip", folder, "game"),
        _plain(work / MODEL.name, folder, "model", ".bin"),
        _plain(PYODIDE / "pyodide.asm.mjs", folder, "module", ".js"),
        _plain(PYODIDE / "pyodide.mjs", folder, "pyodide", ".js") | {"info": lock["info"]},
    ]
    text = json.dumps(files, indent=1)
    (folder / f"{LIST}-{_hash(text.encode())}.json").write_text(text)


def _repack_model(path: Path) -> None:
    """The bots' tables in a ZIP archive that is a quarter smaller, which `zipfile` reads all the same."""
    with zipfile.ZipFile(path) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as new:
        for name, data in parts.items():
            new.writestr(zipfile.ZipInfo(name, WHEN), data, zipfile.ZIP_LZMA)


def _packed(path: Path, folder: Path, part: str) -> dict[str, object]:
    """A compressed file. Its ending means nothing to a host, so that no host unpacks it or compresses it again."""
    data = gzip.compress(path.read_bytes(), 9, mtime=0)
    return _written(data, folder, part, ".bin")


def _plain(path: Path, folder: Path, part: str, ending: str) -> dict[str, object]:
    """A file as it is; a script with a compressed copy for hosts that look for one."""
    data = path.read_bytes()
    entry = _written(data, folder, part, ending)
    if ending == ".js":
        (folder / f"{entry['name']}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    return entry


def _written(data: bytes, folder: Path, part: str, ending: str) -> dict[str, object]:
    name = f"{part}-{_hash(data)}{ending}"
    (folder / name).write_bytes(data)
    return {"part": part, "name": name, "bytes": len(data)}


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def _python() -> Path:
    python = ROOT / ".venv" / "bin" / "python"
    if not python.exists():
        raise SetupError("Run make setup first.")
    return python


def _node() -> str:
    node = find_node()
    if node is None:
        raise SetupError("No Node here is new enough (get one from nodejs.org).")
    return str(node.program)


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    if done.returncode:
        raise SetupError(f"Couldn't {what}:\n{(done.stderr or done.stdout).strip()[-2000:]}\n")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--behind"]:
            ensure_behind()
        else:
            print(ensure_offline())
    except SetupError as error:
        sys.exit(str(error))
