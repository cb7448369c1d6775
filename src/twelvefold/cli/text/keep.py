"""A game kept on disk as a record: the last line of a file, written anew with each move before anybody hears of it."""

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
"""The bots' chance is a number below this, which every program can read."""


@dataclass(frozen=True)
class Seating:
    """Who plays: the bots by their seats, None where the player sits, and what the bots' chance comes from."""

    bots: tuple[str | None, ...]
    chance: int

    @property
    def seat(self) -> Seat:
        """The player's own seat."""
        return Seat(self.bots.index(None))


class Keeper:
    """Where a game is kept. What others write behind it is left alone."""

    def __init__(self, path: Path, start: int | None = None) -> None:
        self.path = path
        self._start = start
        """Where our line begins; None as long as there is none."""
        self._end = path.stat().st_size if start is not None else 0

    def keep(self, game: "Game", seating: Seating, names: tuple[str, ...]) -> None:
        """Write the game in place of what was kept of it before."""
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
    """The last game of a file, to go on with; in a record from elsewhere the player takes the first seat."""
    from twelvefold.engine.record import RecordError, read_record

    number, line = 0, b""
    with path.open("rb") as file:
        for number, line in numbered_lines(file):  # noqa: B007  # the last one stays
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
    """Who played, if the record says so in our way."""
    bots, chance = record.get("bots"), record.get("chance")
    if not isinstance(bots, list) or len(bots) != players or bots.count(None) != 1:
        return None
    if not all(bot is None or _is_ours(bot) for bot in bots):
        return None
    if type(chance) is not int or not 0 <= chance < MOST_CHANCE:
        return None
    return Seating(tuple(bots), chance)


def _is_ours(bot: object) -> bool:
    """Whether something names a bot of ours, with options that it has."""
    from twelvefold.bots import BotError, make_bot

    try:
        return isinstance(bot, str) and make_bot(bot, own=False) is not None
    except BotError:
        return False
