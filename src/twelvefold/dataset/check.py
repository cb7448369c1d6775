"""Checks a dataset: its files against their digests, games against the rules, and files against a fresh run."""

from array import array
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from twelvefold.arena.many import cores, in_order
from twelvefold.dataset.arrow import arrow
from twelvefold.dataset.games import MOVES, SEATS, play_games, results_of
from twelvefold.dataset.manifest import File, Manifest, read_manifest
from twelvefold.dataset.options import Options
from twelvefold.dataset.parquet import content_of, digest_of, read_table, table_of
from twelvefold.dataset.rows import deal_of
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.step import LEGAL, step_games
from twelvefold.engine.state import box_tables, state_of
from twelvefold.words import Sentence
from twelvefold.world.box import ROUNDS
from twelvefold.world.errors import TwelvefoldError

Told = Callable[[int], None]


def check_dataset(
    folder: Path, *, replayed: int = 1000, again: int = 0, told: Told = lambda _: None
) -> Iterator[Sentence]:
    """What is wrong with a dataset, as sentences; calls `told` after each file.

    It replays so many games, spread over all files, and makes so many files again.
    """
    arrow()
    manifest = read_manifest(folder)
    options = manifest.read_options()
    numbers = range(len(manifest.files))
    games = sum(file.games for file in manifest.files if file is not None)
    step = max(1, games // replayed) if replayed else 0
    made_again = frozenset(numbers[:: max(1, len(numbers) // again)][:again]) if again else frozenset()
    work = partial(check_file, folder, manifest, options, step, made_again)
    for found in in_order(work, numbers, workers=cores()):
        yield from found
        told(1)


def check_file(
    folder: Path, manifest: Manifest, options: Options, step: int, again: frozenset[int], number: int
) -> list[Sentence]:
    """What is wrong with one file."""
    file = manifest.files[number]
    if file is None:
        return [Sentence("cli-dataset-missing", file=options.file_of(number))]
    path = folder / file.file
    if not path.is_file():
        return [Sentence("cli-dataset-missing", file=file.file)]
    if digest_of(path) != file.sha256:
        return [Sentence("cli-dataset-damaged", file=file.file)]
    found = list(_replayed(path, file, step)) if step else []
    if number in again and _content_again(options, number) != file.content:
        found.append(Sentence("cli-dataset-other", file=file.file))
    return found


def _content_again(options: Options, number: int) -> str:
    """The digest of a file's games, played again."""
    table = table_of(options, [play_games(options, options.games_in(number))])
    return content_of(table)


def _replayed(path: Path, file: File, step: int) -> Iterator[Sentence]:
    """Replay some of a file's games."""
    table = read_table(path)
    if len(table) != file.games:
        yield Sentence("cli-dataset-damaged", file=file.file)
        return
    first = -table.column("game")[0].as_py() % step
    for row in table.take(list(range(first, len(table), step))).to_pylist():
        if (what := wrong_with(row)) is not None:
            yield Sentence("cli-dataset-wrong", file=file.file, game=row["game"], what=what)


def wrong_with(row: dict[str, Any]) -> str | None:
    """The first column of a row that the rules don't agree with, if there is one."""
    try:
        deal = deal_of(row)
    except (TwelvefoldError, KeyError, ValueError):
        return "piles"
    plies = ROUNDS * deal.players
    for name in (*MOVES, *SEATS):
        seats = 0 if name == "objectives" and deal.beginner else deal.players
        if len(row[name]) != (plies if name in MOVES else seats):
            return name
    state, tables, status = state_of(deal), box_tables(deal.box), zeros(1)
    for code in row["moves"]:
        step_games(state, 1, tables, array("q", [code]), status)
        if status[0] != LEGAL:
            return "moves"
    for name, values in results_of(deal.players, state).items():
        found = [round(1 / share) if share else 0 for share in row[name]] if name == "shares" else row[name]
        if found != values:
            return name
    return None
