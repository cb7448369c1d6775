"""Imports every module that was packed, with nothing but what was packed. Runs in Pyodide, like pack_python.py."""

import importlib
import json
import shutil
import sys
from pathlib import Path

WORK = Path("/work")
PACKAGES = Path("/packed")


def main() -> None:
    """Raise what is raised when something is missing."""
    shutil.unpack_archive(str(WORK / "game.zip"), str(PACKAGES))
    sys.path.insert(0, str(PACKAGES))
    for name in json.loads((WORK / "imports.json").read_text())["modules"]:
        importlib.import_module(name)
    # Some of the standard library is imported only by what runs.
    game = importlib.import_module("twelvefold.engine.game").Game.new(2, 0)
    game.push(game.legal_moves[0])
    importlib.import_module("twelvefold.engine.standing").standings(game)


main()
