"""Starts this package in another process, without importing anything from the user's current folder."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[3])


def python_command(module: str, *arguments: str) -> list[str]:
    """The command that calls a module's `main`, with these arguments after the program's name."""
    program = (
        "import sys; sys.path.insert(0, sys.argv.pop()); import twelvefold; sys.path.pop(0); "
        f"from {module} import main; main()"
    )
    return [sys.executable, "-P", "-c", program, *arguments, ROOT]
