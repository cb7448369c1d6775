"""Makes a dataset file by file, on all cores or a cluster; a run that was stopped goes on where it was."""

import fcntl
import platform
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import chain
from pathlib import Path

from twelvefold.arena.many import cores, in_order
from twelvefold.dataset.arrow import DatasetError, arrow
from twelvefold.dataset.games import Piece, play_games
from twelvefold.dataset.manifest import NAME, File, Manifest, check_same, fresh, read_manifest, write_manifest
from twelvefold.dataset.options import Options
from twelvefold.dataset.parquet import content_of, digest_of, table_of, write_table
from twelvefold.words import Sentence

PIECE = 250
"""Games that a process plays before it reports."""
LOCK = ".lock"

Spread = Callable[[Callable[[range], Piece], Iterable[range]], Generator[Piece, None, None]]
"""Plays pieces on this machine's cores or on a cluster; the results come in order."""


def on_all_cores(work: Callable[[range], Piece], pieces: Iterable[range]) -> Generator[Piece, None, None]:
    """Play pieces on this machine."""
    return in_order(work, pieces, workers=cores())


def make_dataset(
    folder: Path,
    options: Options,
    *,
    spread: Spread = on_all_cores,
    told: Callable[[int], None] = lambda _: None,
) -> Manifest:
    """Make the files that aren't there yet; calls `told` with how many more games there are."""
    arrow()
    with _locked(folder):
        manifest = _begun(folder, options)
        lost = [number for number, file in enumerate(manifest.files) if not _is_whole(folder, file)]
        told(options.games - sum(len(options.games_in(number)) for number in lost))
        for number in lost:
            manifest.files[number] = None
        (folder / "data").mkdir(exist_ok=True)
        pieces = chain.from_iterable(_pieces(options.games_in(number)) for number in lost)
        last = time.monotonic()
        with closing(spread(partial(play_games, options), pieces)) as played:
            for number in lost:
                manifest.files[number] = _write(folder, options, number, played, told)
                now = time.monotonic()
                manifest.seconds = round(manifest.seconds + now - last, 1)
                last = now
                write_manifest(folder, manifest)
    return manifest


def _write(folder: Path, options: Options, number: int, played: Iterator[Piece], told: Callable[[int], None]) -> File:
    """Gather a file's pieces and write it."""
    games, gathered = options.games_in(number), []
    left = len(games)
    while left:
        piece = next(played)
        gathered.append(piece)
        left -= len(piece.columns["game"])
        told(len(piece.columns["game"]))
    table = table_of(options, gathered)
    path = folder / options.file_of(number)
    write_table(table, path)
    moves = sum(len(piece.columns["moves"]) for piece in gathered)
    seconds = round(sum(piece.seconds for piece in gathered), 1)
    version = arrow().__version__
    return File(options.file_of(number), len(games), moves, digest_of(path), content_of(table), version, seconds)


def _pieces(games: range) -> Iterator[range]:
    return (games[start : start + PIECE] for start in range(0, len(games), PIECE))


def _is_whole(folder: Path, file: File | None) -> bool:
    if file is None:
        return False
    path = folder / file.file
    return path.is_file() and digest_of(path) == file.sha256


def _begun(folder: Path, options: Options) -> Manifest:
    """The manifest of a run before, if there was one with the same options; else a fresh one."""
    wanted = fresh(options)
    wanted.machine = f"{platform.machine()}, {cores()} cores, Python {platform.python_version()}"
    if not (folder / NAME).exists():
        write_manifest(folder, wanted)
        return wanted
    there = read_manifest(folder)
    check_same(folder, there, wanted)
    return there


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Keep a folder for one run at a time; it's created, or it must be empty or a dataset's."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / NAME).exists() and any(path.name not in (LOCK, f"{NAME}.part") for path in folder.iterdir()):
        raise DatasetError(Sentence("error-dataset-folder", folder=folder))
    with (folder / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatasetError(Sentence("error-dataset-in-use", folder=folder)) from None
        yield
