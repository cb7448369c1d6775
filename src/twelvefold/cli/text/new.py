"""Starts or resumes a game in the terminal."""

import hashlib
import secrets
from dataclasses import dataclass
from pathlib import Path

from twelvefold.bots import BOTS, make_bot
from twelvefold.bots.levels import LEVELS
from twelvefold.cli.options import must_be_writable, seed_of
from twelvefold.cli.text.keep import MOST_CHANCE, Keeper, Seating, resumed
from twelvefold.cli.text.run import play_text
from twelvefold.engine.game import Game
from twelvefold.engine.stream import Seed, seed_bytes
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError, shown

USUAL = "naturalist"
"""The bots' level if a record names none."""


@dataclass(frozen=True)
class NewGame:
    """The options of a new game."""

    players: int
    level: str
    """One of our bots, perhaps with options: `ranger:style=spoiler`."""
    beginner: bool
    mystery: bool
    seed: str | None


def begin(wanted: NewGame, path: Path, *, plain: bool) -> None:
    """Play a new game and save it to a file."""
    if wanted.level.partition(":")[0] not in BOTS:
        raise TwelvefoldError(Sentence("cli-no-level", level=shown(wanted.level), levels=", ".join(LEVELS)))
    make_bot(wanted.level, own=False)  # report a wrong option now
    seed = secrets.randbits(256) if wanted.seed is None else seed_of(wanted.seed)
    game = Game.new(wanted.players, seed, beginner=wanted.beginner, mystery=wanted.mystery)
    path.parent.mkdir(parents=True, exist_ok=True)
    must_be_writable(path)
    seating = Seating((None, *[wanted.level] * (wanted.players - 1)), chance_of(seed))
    play_text(game, seating, Keeper(path), plain=plain)


def go_on(path: Path, *, plain: bool) -> None:
    """Resume the last game of a file, saving to the same file."""
    must_be_writable(path)
    game, seating, keeper = resumed(path, USUAL, secrets.randbelow(MOST_CHANCE))
    play_text(game, seating, keeper, plain=plain)


def chance_of(seed: Seed) -> int:
    """The bots' seed, derived from the game's seed without revealing it."""
    digest = hashlib.sha256(b"twelvefold/text/1\0" + seed_bytes(seed)).digest()
    return int.from_bytes(digest, "big") % MOST_CHANCE
