"""The measured processes: starting and pinning them, their CPU time and their memory."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from twelvefold.server.config import Limits

ROOT = Path(__file__).resolve().parent.parent.parent
RESULTS = ROOT / "bench" / "results"
MANY = 10**8
SECONDS = ("frames_in",)
"""Limits that aren't counts; raising them would tighten another limit."""
DATABASES = ("ours", "bare")
ADDRESS = re.compile(r"http://\S+")
"""Where a server says it can be reached, whatever the words around it."""


@dataclass(frozen=True)
class Running:
    """A server in a process of its own."""

    url: str
    pid: int


def cores() -> tuple[set[int], set[int]]:
    """The server's core, and all others for the load and the database; the same core if there is only one."""
    mine = sorted(os.sched_getaffinity(0))
    return {mine[0]}, set(mine[1:]) or {mine[0]}


def pin_to(where: set[int] | None) -> None:
    """Pin this process and its children to these cores."""
    if where is not None:
        os.sched_setaffinity(0, where)


@contextmanager
def running(
    command: list[str],
    core: set[int] | None = None,
    cwd: Path = ROOT,
    logs: Path | None = None,
) -> Iterator[Running]:
    """A server in a process of its own, on one core and with its log in a file, if given."""
    with (Path(os.devnull) if logs is None else logs).open("ab") as log:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=lambda: pin_to(core),  # noqa: PLW1509  # no threads here
        )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := ADDRESS.search(line):
                yield Running(found[0], process.pid)
                break
        else:
            raise RuntimeError(f"{command} did not start")
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def unlimited() -> list[str]:
    """Options that lift every limit on what a client may do, except limits of time."""
    counts = [f.name for f in fields(Limits) if isinstance(f.default, int) and f.name not in SECONDS]
    return [part for name in counts for part in ("--limit", f"{name}={MANY}")]


def serve(database: str, *more: str) -> list[str]:
    """The command that starts a server on a database."""
    return [sys.executable, "-m", "twelvefold", "serve", "--port", "0", "--database", database, *more]


def ours(database: str) -> list[str]:
    """The command for our server without limits."""
    return serve(database, "--bot-pause", "0", *unlimited())


def bare(database: str) -> list[str]:
    """The command for the bare server."""
    return [sys.executable, "-m", "bench.tables.bare", database]


@contextmanager
def databases(kind: str, core: set[int] | None = None) -> Iterator[tuple[str, str]]:
    """Two fresh databases of a kind, ours and the bare server's."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(dir=os.environ.get("TWELVEFOLD_BENCH_FOLDER")) as folder:
            yield f"{folder}/tables.db", f"{folder}/bare.db"
        return
    from tests.postgres import Server, execute

    before = os.sched_getaffinity(0)
    pin_to(core)
    try:
        server = Server()
    finally:
        pin_to(before)
    try:
        for name in DATABASES:
            execute(server.url(), f"CREATE DATABASE {name}")
        yield server.url("ours"), server.url("bare")
    finally:
        server.remove()


def memory(pid: int) -> float:
    """A process's memory in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no VmRSS")


def cpu_seconds(pid: int) -> float:
    """A process's CPU seconds, over all its threads."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def postgres_seconds() -> float:
    """The same for all processes of PostgreSQL on this machine."""
    total = 0.0
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and (entry / "comm").read_text().strip() == "postgres":
                total += cpu_seconds(int(entry.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


def start_up(database: str, core: set[int] | None) -> float:
    """Seconds from the command `twelvefold serve` until `/health` answers. Python may keep what it compiles, as it does
    by default: without that, no start is warm."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    port = _free_port()
    command = [str(Path(sys.executable).with_name("twelvefold")), "serve", "--port", str(port), "--database", database]
    started = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: pin_to(core),  # noqa: PLW1509 - we have no threads
    )
    try:
        while time.perf_counter() - started < 60:
            try:
                with urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
                    return time.perf_counter() - started
            except (URLError, ConnectionError):
                time.sleep(0.005)
        raise RuntimeError("the server did not start")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
