"""`twelvefold puzzles make`, `choose` and `check`: where the puzzles of the package come from."""

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.console import bar
from twelvefold.cli.options import Beginner, Json, Mystery, Players, must_be_file, must_be_writable
from twelvefold.words import in_english, say

if TYPE_CHECKING:
    from twelvefold.analysis.puzzles import Puzzle
    from twelvefold.analysis.puzzles.make import Kind

GAMES = 20
"""Games that a process searches before it reports."""
CHECKED = 20
"""Puzzles that a process checks before it reports."""
WRONG = 1
"""The exit code of `check` if a puzzle is wrong."""

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-puzzles-file")]


def make(
    out: File,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, help="cli-puzzles-games")] = 1000,
    mystery: Mystery = False,
    beginner: Beginner = False,
) -> None:
    """Find puzzles in games between bots."""
    from twelvefold.analysis.puzzles.library import line_of, read_puzzles
    from twelvefold.analysis.puzzles.make import Kind

    must_be_file(out)
    kind = Kind(players, beginner, mystery)
    before = read_puzzles(out) if out.exists() else []
    seeds = [each.source.seed for each in before if _kind_of(each) == kind]
    first = max(seeds, default=-1) + 1
    pieces = (range(start, min(start + GAMES, games)) for start in range(first, games, GAMES))
    found = 0
    with out.open("ab") as file, bar(say("cli-puzzles-making")) as progress:
        line = progress.add_task("", total=games, completed=min(first, games))
        for puzzles in in_order(partial(make_piece, kind), pieces, workers=cores()):
            file.write(b"".join(map(line_of, puzzles)))
            file.flush()
            found += len(puzzles)
            progress.advance(line, GAMES)
    print(say("cli-puzzles-made", count=found, file=out))


def make_piece(kind: "Kind", seeds: range) -> list["Puzzle"]:
    """The puzzles in some games."""
    from twelvefold.analysis.puzzles.make import puzzle_from

    return [puzzle for seed in seeds if (puzzle := puzzle_from(kind, seed)) is not None]


def _kind_of(puzzle: "Puzzle") -> "Kind":
    from twelvefold.analysis.puzzles.make import Kind

    return Kind(puzzle.source.players, puzzle.source.beginner, puzzle.source.mystery)


def choose(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="cli-puzzles-files")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="cli-puzzles-out")],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="cli-puzzles-count")] = 2000,
) -> None:
    """Choose a good mix from files of puzzles."""
    from twelvefold.analysis.puzzles import choose as mix
    from twelvefold.analysis.puzzles.library import packed, read_puzzles

    must_be_writable(out)
    chosen = mix.choose([puzzle for file in files for puzzle in read_puzzles(Path(file))], count)
    out.write_bytes(packed(chosen))
    print(say("cli-puzzles-made", count=len(chosen), file=out))


def check(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="cli-puzzles-file-or-own")] = None,
    as_json: Json = False,
) -> None:
    """Solve puzzles again and report those that are wrong."""
    from twelvefold.analysis.puzzles import library
    from twelvefold.analysis.puzzles.library import read_puzzles

    puzzles = list(library().puzzles) if file is None else read_puzzles(file)
    pieces = (puzzles[start : start + CHECKED] for start in range(0, len(puzzles), CHECKED))
    faults: list[tuple[str, object]] = []
    with bar(say("cli-puzzles-checking")) as progress:
        line = progress.add_task("", total=len(puzzles))
        for found in in_order(check_piece, pieces, workers=cores()):
            faults += found
            progress.advance(line, CHECKED)
    right = len(puzzles) - len(faults)
    if as_json:
        wrong = [{"id": name, "error": in_english(why)} for name, why in faults]
        print(json.dumps({"right": right, "wrong": len(faults), "faults": wrong}))
    else:
        for name, why in faults:
            print(f"{name}: {why}")
        print(say("cli-puzzles-checked", right=right, wrong=len(faults)))
    raise typer.Exit(WRONG if faults else 0)


def check_piece(puzzles: list["Puzzle"]) -> list[tuple[str, object]]:
    """The ids of the puzzles that are wrong, with what is wrong with them."""
    from twelvefold.analysis.puzzles.check import fault_of

    found = ((puzzle.id, fault_of(puzzle)) for puzzle in puzzles)
    return [(name, fault) for name, fault in found if fault is not None]
