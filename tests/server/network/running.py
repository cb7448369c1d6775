"""A server in a process of its own."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[3]
START_WITHIN = 90.0
STOP_WITHIN = 20.0
COMPILED_WITHIN = 600.0
NO_WORKER = b"\ntwelvefold_bot_workers_ready 0.0\n"
SERVED = re.compile(r"^Twelvefold is running at (\S+)$", re.MULTILINE)
NOTICE = re.compile(r"^Compiling the \w+ for this machine, once; .*\n", re.MULTILINE)


class Running:
    """`twelvefold serve` on a free port; `module` can name another program that serves in the same way."""

    def __init__(self, database: str, *options: str, module: str = "twelvefold", port: int = 0) -> None:
        self._port = port
        self._folder = tempfile.TemporaryDirectory(prefix="twelvefold-door-")
        self._out, self._err = (Path(self._folder.name) / name for name in ("out", "err"))
        command = [sys.executable, "-m", module, "serve", "--port", str(port), "--database", database]
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                [*command, "--bot-workers", "1", "--bot-pause", "0", *options],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
                },
            )
        self.url = ""

    def wait(self) -> "Running":
        """Return once the server answers."""
        until = time.monotonic() + START_WITHIN
        while (found := SERVED.search(self.printed)) is None:
            assert self.process.poll() is None, f"it ended with {self.process.returncode}: {self.said}"
            assert time.monotonic() < until, f"it does not start: {self.said}"
            time.sleep(0.02)
        self.url = found[1]
        return self

    def wait_for_bots(self) -> None:
        """Return once the bots are compiled: until then the strong ones are weaker."""
        until = time.monotonic() + COMPILED_WITHIN
        while NO_WORKER in urlopen(f"{self.url}/metrics", timeout=STOP_WITHIN).read():
            assert time.monotonic() < until, f"its bots are not ready: {self.said}"
            time.sleep(0.05)

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return self._port or int(self.url.rpartition(":")[2])

    @property
    def printed(self) -> str:
        """What the server wrote to stdout."""
        return self._out.read_text(encoding="utf-8")

    @property
    def said(self) -> str:
        """The server's logs on stderr, without the one-time notice about compiling for this machine."""
        return NOTICE.sub("", self._err.read_text(encoding="utf-8"))

    @property
    def complaints(self) -> str:
        """The logs, without limits that were reached."""
        return "".join(line for line in self.said.splitlines(keepends=True) if '"limit reached"' not in line)

    @property
    def memory(self) -> int:
        """The server's resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return 1024 * int(found[1])

    def kill(self) -> None:
        """Kill the server as a power cut would."""
        self.process.kill()
        self.process.wait(STOP_WITHIN)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server, and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(STOP_WITHIN)

    def remove(self) -> None:
        """Kill the server if it still runs, and delete its folder."""
        if self.process.poll() is None:
            self.kill()
        self._folder.cleanup()


def free_port() -> int:
    """A free port, for a server that prints its public address instead of its port."""
    with socket.socket() as plain:
        plain.bind(("127.0.0.1", 0))
        number: int = plain.getsockname()[1]
        return number


@contextlib.contextmanager
def running(database: str, *options: str, module: str = "twelvefold", port: int = 0) -> Iterator[Running]:
    """A server for as long as it is needed."""
    server = Running(database, *options, module=module, port=port)
    try:
        yield server.wait()
    finally:
        server.remove()
