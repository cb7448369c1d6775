"""The bots on a leaderboard: our own, those of installed packages, those a file lists, and those named by hand."""

from collections.abc import Iterable, Sequence
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec

from twelvefold.arena.leaderboard.deals import ANCHOR
from twelvefold.arena.task import MOST_BOTS, ArenaError, name_of
from twelvefold.bots import BOTS
from twelvefold.bots.foreign import GROUP, is_file
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

MOST_BYTES = 1 << 20
"""The longest file of entries."""

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"\A[^\x00-\x1f\x7f]*\Z")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot on the board, and what its authors say about it."""

    bot: Line
    """How it's made: its name or file, with its options."""
    name: Line | None = None
    author: Line | None = None
    about: Line | None = None

    @property
    def title(self) -> str:
        """What it's called on the board."""
        return self.name or name_of(self.bot)


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of entries."""

    bot: list[Entry]


def own_entries() -> list[Entry]:
    """The bots that come with the package."""
    return _decode(files(__package__).joinpath("ours.toml").read_bytes())


def package_entries() -> list[Entry]:
    """The bots that installed packages have registered."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [
        Entry(point.name, author=point.dist.name if point.dist else None) for point in found if point.name not in BOTS
    ]


def read_entries(path: Path) -> list[Entry]:
    """The bots in a file; files of bots are looked for beside it."""
    if path.stat().st_size > MOST_BYTES:
        raise ArenaError(Sentence("error-entries", path=path, why=f"> {MOST_BYTES} bytes"))
    try:
        found = _decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ArenaError(Sentence("error-entries", path=path, why=" ".join(str(error).split()))) from None
    return [
        msgspec.structs.replace(entry, bot=str(path.parent / entry.bot)) if is_file(entry.bot) else entry
        for entry in found
    ]


def all_entries(more: Sequence[str], listed: Path | None, *, ours: bool) -> list[Entry]:
    """All bots that play, each once, with the anchor; `ours` adds our own and those of packages."""
    ourselves = own_entries()
    found = ourselves + package_entries() if ours else []
    if listed is not None:
        found += read_entries(listed)
    found += [next((entry for entry in ourselves if entry.bot == bot), Entry(bot)) for bot in more]
    if all(entry.bot != ANCHOR for entry in found):
        found = [next(entry for entry in ourselves if entry.bot == ANCHOR), *found]
    entries = _once(found)
    if not 2 <= len(entries) <= MOST_BOTS:
        raise ArenaError(Sentence("error-arena-bots", most=MOST_BOTS, found=len(entries)))
    for names in ([entry.title for entry in entries], [name_of(entry.bot) for entry in entries]):
        for name in names:
            if names.count(name) > 1:
                raise ArenaError(Sentence("error-arena-names", name=shown(name)))
    return entries


def _once(entries: Iterable[Entry]) -> list[Entry]:
    """Each bot once. What our own list or a file says about it counts more than that a package has it."""
    by_bot: dict[str, Entry] = {}
    for entry in entries:
        there = by_bot.get(entry.bot)
        if there is None or there.about is None:
            by_bot[entry.bot] = entry
    return list(by_bot.values())


def is_ours(entry: Entry) -> bool:
    """Whether a bot comes with the package."""
    return entry.bot.partition(":")[0] in BOTS


def _decode(data: bytes) -> list[Entry]:
    return msgspec.toml.decode(data, type=Entries).bot
