"""Beginning a game in the terminal, or going on with one."""

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
"""The level of the bots in a record that names none."""


@dataclass(frozen=True)
class NewGame:
    """What somebody wants to play."""

    players: int
    level: str
    """A bot of ours, which may have options: `ranger:style=spoiler`."""
    beginner: bool
    mystery: bool
    seed: str | None


def begin(wanted: NewGame, path: Path, *, plain: bool) -> None:
    """Play a new game; it is kept in a file."""
    if wanted.level.partition(":")[0] not in BOTS:
        raise TwelvefoldError(Sentence("cli-no-level", level=shown(wanted.level), levels=", ".join(LEVELS)))
    make_bot(wanted.level, own=False)  # so that a wrong option is known now
    seed = secrets.randbits(256) if wanted.seed is None else seed_of(wanted.seed)
    game = Game.new(wanted.players, seed, beginner=wanted.beginner, mystery=wanted.mystery)
    path.parent.mkdir(parents=True, exist_ok=True)
    must_be_writable(path)
    seating = Seating((None, *[wanted.level] * (wanted.players - 1)), chance_of(seed))
    play_text(game, seating, Keeper(path), plain=plain)


def go_on(path: Path, *, plain: bool) -> None:
    """Go on with the last game of a file, in that file."""
    must_be_writable(path)
    game, seating, keeper = resumed(path, USUAL, secrets.randbelow(MOST_CHANCE))
    play_text(game, seating, keeper, plain=plain)


def chance_of(seed: Seed) -> int:
    """What the bots' chance comes from: the same for the same seed, and telling nothing of it."""
    digest = hashlib.sha256(b"twelvefold/text/1\0" + seed_bytes(seed)).digest()
    return int.from_bytes(digest, "big") % MOST_CHANCE
