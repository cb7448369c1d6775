"""Runs an installer: its output goes to a log, and on a terminal one line shows its progress."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

WIDTH = 76
"""How many characters of a line are shown."""


def run_logged(command: Sequence[str], environment: Mapping[str, str], log: Path, cwd: Path) -> tuple[int, str]:
    """Returns the exit status and the output."""
    said = []
    with (
        log.open("a", encoding="utf-8") as file,
        subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as installer,
    ):
        assert installer.stdout is not None
        for line in installer.stdout:
            said.append(line)
            file.write(line)
            if sys.stdout.isatty():
                print(f"\r\033[K{line.strip()[:WIDTH]}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    return installer.returncode, "".join(said)
