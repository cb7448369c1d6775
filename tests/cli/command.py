"""Running the command as a user does: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record

LONGEST = 300
"""Seconds after which a command hangs."""


def twelvefold(*arguments: str, text: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a command prints and how it ends; it never ends in a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "twelvefold", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env=os.environ | {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"} | environment,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def played(players: int = 2, seed: int = 1, moves: int | None = None) -> Game:
    """A game in which everybody makes the first legal move."""
    game = Game.new(players, seed)
    while not game.is_over and (moves is None or game.ply < moves):
        game.push(game.legal_moves[0])
    return game


def write_games(path: Path, *games: Game) -> Path:
    """A file of records."""
    path.write_text("".join(write_record(game) + "\n" for game in games), encoding="ascii")
    return path
