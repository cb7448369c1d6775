"""How long the first game takes from a clean clone, and each start after that.

    python -m bench.start [--first] [--times 5]

Measures `make play` and `twelvefold serve`, warm, until they answer. With --first, also `make play` in clean clones of
this repository without Node: once with empty caches, and once with the caches that the first run filled; the difference
is the download. Prints each line with its time in seconds and writes no files.
"""

import argparse
import contextlib
import os
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
LONGEST = 600
"""Seconds after which a start has failed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", action="store_true", help="also the first start from a clean clone (downloads)")
    parser.add_argument("--times", type=int, default=5, help="how often to start warm")
    options = parser.parse_args()
    if options.first:
        with tempfile.TemporaryDirectory() as folder:
            first_starts(Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        database = ["--database", str(Path(folder) / "tables.db")]
        serve = [sys.executable, "-m", "twelvefold", "serve", *database]
        report("twelvefold serve, until /health", serve, os.environ, options.times)
        play = ["make", "play", f"ARGS=--no-browser {' '.join(database)}"]
        report("make play, until /health", play, os.environ, options.times)


def first_starts(folder: Path) -> None:
    """Two clones on a machine without Node: the first fetches everything, the second finds it in the caches."""
    environment = without_node(folder)
    clone = folder / "clone"
    for name in ("empty caches", "full caches"):
        shutil.rmtree(clone, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        # The compiled kernels are cached beside the downloads.
        shutil.rmtree(folder / "kernels", ignore_errors=True)
        print(f"make play, first, {name}:", flush=True)
        seconds, cpu = start(["make", "play", "ARGS=--no-browser"], environment, clone, show=True)
        print(f"make play, first, {name}: {seconds:.1f} s, {cpu:.1f} s of CPU", flush=True)
    seconds, _ = start(["make", "play", "ARGS=--no-browser"], environment, clone)
    print(f"make play, second: {seconds:.2f} s", flush=True)


def without_node(folder: Path) -> dict[str, str]:
    """An environment with an empty home and a path without Node."""
    programs = folder / "bin"
    programs.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            if program.name not in NODE and not (programs / program.name).is_symlink():
                (programs / program.name).symlink_to(program)
    (programs / "python3").unlink(missing_ok=True)
    (programs / "python3").symlink_to(Path(sys.executable).resolve())
    home = {"HOME": folder / "home", "TWELVEFOLD_CACHE": folder / "kernels", "PATH": programs}
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "TWELVEFOLD_", "VIRTUAL", "PYTHONDONT"))
    }
    return kept | {name: str(place) for name, place in home.items()}


def report(what: str, command: list[str], environment: "os._Environ[str]", times: int) -> None:
    start(command, environment, ROOT)  # the first may compile
    taken = sorted(start(command, environment, ROOT) for _ in range(times))
    seconds, cpu = (statistics.median(each[which] for each in taken) for which in (0, 1))
    print(f"{what}: {seconds:.2f} s ({taken[0][0]:.2f} to {taken[-1][0]:.2f}), {cpu:.2f} s of CPU", flush=True)


def start(
    command: list[str], environment: "dict[str, str] | os._Environ[str]", place: Path, *, show: bool = False
) -> tuple[float, float]:
    """Seconds until it answers, and the CPU seconds of everything it ran until it was stopped."""
    port = free_port()
    ported = [*command, f"PORT={port}"] if command[0] == "make" else [*command, "--port", str(port)]
    spent, began = cpu_seconds(), time.monotonic()
    process = subprocess.Popen(
        ported, cwd=place, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        for line in answered(process, port):
            if show:
                print(f"  {time.monotonic() - began:6.1f} {line}", end="", flush=True)
        seconds = time.monotonic() - began
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)
    return seconds, cpu_seconds() - spent


def answered(process: "subprocess.Popen[str]", port: int) -> Iterator[str]:
    """Print its output until it answers."""
    assert process.stdout is not None
    for line in process.stdout:
        yield line
        if f":{port}" in line:
            break
    else:
        raise RuntimeError("it did not start")
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=LONGEST) as response:
        assert response.status == 200


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
