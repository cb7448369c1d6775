"""Updates the lock files in requirements/: every package pinned, with hashes, for every Python and system at once."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from failures import SetupError, explain_pip

CLONE = ("pyproject.toml", "--extra", "compiler")
"""A clone compiles for the processor at hand; a wheel has its library."""

# In this order: each lock has to use what those before it chose, so that they fit into one environment.
LOCKS = {
    "dev": (*CLONE, "--extra", "research", "--group", "dev", "--group", "linker", "--group", "build"),
    "run": (*CLONE, "--group", "build"),
    "kernel": ("pyproject.toml", "--extra", "compiler", "--group", "linker"),
    "postgres": ("pyproject.toml", "--extra", "postgres", "--group", "build"),
    "peers": (*CLONE, "--extra", "peers", "--extra", "research", "--group", "build"),
    "node": ("--group", "node"),
    "uv": ("--group", "uv"),
}


def relock(root: Path, *, upgrade: bool) -> None:
    """Resolve pyproject.toml again. Pins stay as they are unless pyproject.toml or an upgrade changes them."""
    print("Updating the lock files.", flush=True)
    uv = str(root / "requirements" / "uv.txt")
    with tempfile.TemporaryDirectory() as directory:
        _run([sys.executable, "-I", "-m", "venv", directory])
        _run(
            [
                f"{directory}/bin/python",
                "-I",
                "-m",
                "pip",
                "install",
                "--quiet",
                "--require-hashes",
                "--requirement",
                uv,
            ]
        )
        for level, choice in LOCKS.items():
            constraint = () if level == "dev" else ("--constraint", "requirements/dev.txt")
            _run(
                [
                    f"{directory}/bin/uv", "pip", "compile", *choice, *constraint,
                    "--output-file", f"requirements/{level}.txt", *(("--upgrade",) if upgrade else ()),
                    "--universal", "--python-version", "3.11", "--generate-hashes",
                    "--no-config", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet",
                ],
                cwd=root,
            )  # fmt: skip


def _run(command: list[str], cwd: Path | None = None) -> None:
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "make lock", "UV_SYSTEM_CERTS": "1"}
    done = subprocess.run(
        command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise SetupError(explain_pip(done.stdout, "the lines above"))
