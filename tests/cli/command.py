"""Runs the command as a user does: in a process of its own."""

import atexit
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType

from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record

ROOT = Path(__file__).parents[2]
LONGEST = 120
"""Seconds before a command counts as hung."""


READ_AT_THE_START = ("PYTHON", "NUMBA")
"""Prefixes of environment variables that change Python itself."""
COMMON = {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}


def twelvefold(*arguments: str, text: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a command prints and its exit code; it never ends in a traceback."""
    if any(name.startswith(READ_AT_THE_START) for name in environment):
        done = subprocess.run(
            [sys.executable, "-m", "twelvefold", *arguments],
            input=text,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            env=os.environ | COMMON | environment,
        )
    else:
        done = forked(arguments, text or "", COMMON | environment)
    assert "Traceback" not in done.stderr, done.stderr
    return done


@cache
def _loaded(locales: str) -> subprocess.Popen[str]:
    """A process that has loaded the command and its messages, and exits with this one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.forked"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"TWELVEFOLD_LOCALES": locales},
    )
    atexit.register(process.communicate)
    return process


def forked(
    arguments: Sequence[str], text: str = "", environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[str]:
    """A forked command, which saves a second of loading; not if its environment changes Python itself."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("in", "out", "err")]
        for path, content in zip(paths, (text, "", ""), strict=True):
            path.write_text(content)
        request = {
            "arguments": arguments,
            "folder": str(Path.cwd()),
            "environment": os.environ | environment,
            "streams": [str(path) for path in paths],
        }
        process = _loaded(environment.get("TWELVEFOLD_LOCALES", ""))
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(request), file=process.stdin, flush=True)
        code = int(process.stdout.readline())
        return subprocess.CompletedProcess(arguments, code, paths[1].read_text(), paths[2].read_text())


def played(players: int = 2, seed: int = 1, moves: int | None = None) -> Game:
    """A game in which every seat makes the first legal move."""
    game = Game.new(players, seed)
    while not game.is_over and (moves is None or game.ply < moves):
        game.push(game.legal_moves[0])
    return game


def write_games(path: Path, *games: Game) -> Path:
    """A file of records."""
    path.write_text("".join(write_record(game) + "\n" for game in games), encoding="ascii")
    return path
