"""An arena's task: which bots play, at how many seats, from which seed, with which box."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import twelvefold
from twelvefold import __version__
from twelvefold.bots import make_bot
from twelvefold.bots.foreign import foreign_of, package_of
from twelvefold.bots.model import Model
from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import Seed, child_seed, seed_bytes
from twelvefold.words import Sentence
from twelvefold.world.box import Box
from twelvefold.world.box_file import standard_box
from twelvefold.world.errors import TwelvefoldError, shown

MOST_BOTS = 64
CODE = ("world", "engine", "bots")
"""The packages that games between our own bots depend on."""
TABLES = re.compile(r"(?:^|[:,])tables=([^,]*)")
FOLDERS_OF_TABLES = re.compile(r"((?:^|[:,])tables=)[^,]*[/\\]")


class ArenaError(TwelvefoldError):
    """An arena that can't be run: bots that don't fit the seats, another arena's file, no Ray."""


@dataclass(frozen=True)
class Task:
    """Everything that the games depend on; the games of one task are the same on every machine."""

    bots: tuple[str, ...]
    """The bots' names with their options."""
    players: int
    seed: bytes
    mystery: bool
    beginner: bool
    box: Box
    files: tuple[tuple[str, str], ...] = ()
    """The files that bots are made from, each with the first digits of its SHA-256."""
    again: int = 0
    """How many more times each round is played, to find out how much was luck."""

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names in records and reports, without the folders of their files."""
        return tuple(name_of(bot) for bot in self.bots)

    @property
    def alone(self) -> bool:
        """Whether the first bot sits alone among copies of the second."""
        return len(self.bots) == 2 < self.players

    @property
    def paired(self) -> bool:
        """Whether every table is a pair of bots."""
        return self.players == 2

    def deal(self, group: int) -> Deal:
        """The deal that a group plays from every seat."""
        seed = child_seed(self.seed, group)
        return Deal.draw(self.players, seed, beginner=self.beginner, mystery=self.mystery, box=self.box)

    def to_json(self) -> dict[str, Any]:
        """What must match for two files to belong to one arena, besides what every record says itself."""
        told: dict[str, Any] = {
            "version": __version__,
            "code": code_digest(),
            "bots": list(self.names),
            "seed": self.seed.hex(),
        }
        if self.again:
            told |= {"again": self.again, "analysis": code_digest("analysis")}
        return told | ({"files": dict(self.files)} if self.files else {})


@cache
def code_digest(*packages: str) -> str:
    """The first digits of the SHA-256 of some packages: by default the rules, our own bots and their models."""
    top = Path(twelvefold.__file__).parent
    digest = sha256()
    files = (path for part in packages or CODE for path in (top / part).rglob("*"))
    for path in sorted(path for path in files if path.suffix in (".py", ".npz")):
        digest.update(path.relative_to(top).as_posix().encode() + b"\0" + sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def name_of(bot: str) -> str:
    """A bot's name without the folders of its file and its tables."""
    file, colon, rest = bot.partition(":")
    return file.replace("\\", "/").rpartition("/")[2] + colon + FOLDERS_OF_TABLES.sub(r"\1", rest)


def files_of(bots: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """What bots use that isn't ours: files of bots and tables, without folders and with the first digits of their
    SHA-256, and packages with their versions."""
    found = {}
    for bot in bots:
        foreign = foreign_of(bot)
        if foreign is None:
            if tables := TABLES.search(bot):
                Model.read(Path(tables[1]))  # so that any mistake in it is reported now
                found[name_of(bot)] = _digest_of(tables[1])
        elif foreign.file is not None:
            found[name_of(bot)] = _digest_of(foreign.file)
        else:
            found[name_of(bot)] = package_of(foreign)
    return tuple(sorted(found.items()))


def _digest_of(path: str) -> str:
    return sha256(Path(path).read_bytes()).hexdigest()[:16]


def make_task(
    bots: Sequence[str],
    players: int = 2,
    seed: Seed = 0,
    *,
    mystery: bool = False,
    beginner: bool = False,
    box: Box | None = None,
    again: int = 0,
) -> Task:
    """A task whose bots exist and fit the seats."""
    if not 2 <= players <= 4:
        raise ArenaError(Sentence("error-players", players=str(players)))
    if not 2 <= len(bots) <= MOST_BOTS:
        raise ArenaError(Sentence("error-arena-bots", most=MOST_BOTS, found=len(bots)))
    for bot in bots:
        make_bot(bot)
    files = files_of(bots)
    task = Task(tuple(bots), players, seed_bytes(seed), mystery, beginner, box or standard_box(), files, again)
    for name in task.names:
        if task.names.count(name) > 1:
            raise ArenaError(Sentence("error-arena-names", name=shown(name)))
    if 2 < len(bots) < players:
        raise ArenaError(Sentence("error-arena-seats", bots=len(bots), seats=players))
    return task
