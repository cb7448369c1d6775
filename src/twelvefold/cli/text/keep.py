"""Saves a game as a record: the last line of a file, rewritten with each move before the move is shown."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from twelvefold.cli.lines import numbered_lines
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.units import Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

MOST_CHANCE = 2**53
"""The bots' seed is below this, so that every JSON parser can read it."""


@dataclass(frozen=True)
class Seating:
    """Who plays: each seat's bot, None for the player's seat, and the seed of the bots' random numbers."""

    bots: tuple[str | None, ...]
    chance: int

    @property
    def seat(self) -> Seat:
        """The player's seat."""
        return Seat(self.bots.index(None))


class Keeper:
    """Where a game is saved. Anything other programs append after it is left alone."""

    def __init__(self, path: Path, start: int | None = None) -> None:
        self.path = path
        self._start = start
        """Where our line begins in the file; None before the first save."""
        self._end = path.stat().st_size if start is not None else 0

    def keep(self, game: "Game", seating: Seating, names: tuple[str, ...]) -> None:
        """Save the game, replacing its previous version."""
        from twelvefold.engine.record import write_record

        extra = {"names": list(names), "bots": list(seating.bots), "chance": seating.chance}
        line = write_record(game, extra).encode() + b"\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch()
        with self.path.open("r+b") as file:
            size = file.seek(0, os.SEEK_END)
            if self._start is None or size != self._end:
                self._start = size
                if size and not _ends_a_line(self.path):
                    file.write(b"\n")
                    self._start += 1
            file.seek(self._start)
            file.write(line)
            file.truncate()
            file.flush()
            os.fsync(file.fileno())
        self._end = self._start + len(line)


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"


def resumed(path: Path, level: str, chance: int) -> tuple["Game", Seating, Keeper]:
    """The last game of a file, to be resumed; in a record from another source the player takes the first seat."""
    from twelvefold.engine.record import RecordError, read_record

    number, line = 0, b""
    with path.open("rb") as file:
        for number, line in numbered_lines(file):  # noqa: B007  # only the last line is needed
            pass
    try:
        game = read_record(line)
    except RecordError as error:
        raise TwelvefoldError(Sentence("cli-text-bad-record", file=str(path), line=str(number), why=error)) from None
    if game.is_over:
        raise TwelvefoldError(Sentence("cli-text-is-over", file=str(path)))
    seating = _seating(json.loads(line), game.players) or Seating((None, *[level] * (game.players - 1)), chance)
    return game, seating, Keeper(path, path.stat().st_size - len(line))


def _seating(record: dict[str, object], players: int) -> Seating | None:
    """Who played, if the record has it in our format."""
    bots, chance = record.get("bots"), record.get("chance")
    if not isinstance(bots, list) or len(bots) != players or bots.count(None) != 1:
        return None
    if not all(bot is None or _is_ours(bot) for bot in bots):
        return None
    if type(chance) is not int or not 0 <= chance < MOST_CHANCE:
        return None
    return Seating(tuple(bots), chance)


def _is_ours(bot: object) -> bool:
    """Whether a value names one of our bots with valid options."""
    from twelvefold.bots import BotError, make_bot

    try:
        return isinstance(bot, str) and make_bot(bot, own=False) is not None
    except BotError:
        return False
