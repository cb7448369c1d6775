"""Starting this very package in a process of its own, with nothing from the folder that the user is in."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[3])


def python_command(module: str, *arguments: str) -> list[str]:
    """The command that calls a module's `main`, with these arguments behind the name of the program."""
    program = (
        "import sys; sys.path.insert(0, sys.argv.pop()); import twelvefold; sys.path.pop(0); "
        f"from {module} import main; main()"
    )
    return [sys.executable, "-P", "-c", program, *arguments, ROOT]
