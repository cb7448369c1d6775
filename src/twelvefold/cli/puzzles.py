"""`twelvefold puzzles`: list, show, solve, check and make puzzles."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli import puzzles_made
from twelvefold.cli.console import console
from twelvefold.cli.options import Json, must_be_file, write_file
from twelvefold.cli.translated import TranslatedCommand, TranslatedGroup
from twelvefold.words import Sentence, say
from twelvefold.world.errors import TwelvefoldError, shown

if TYPE_CHECKING:
    from twelvefold.analysis.puzzles import Puzzle

MISSED = 1
"""The exit code of `solve` if the placement isn't the solution."""

Id = Annotated[str, typer.Argument(metavar="ID", help="cli-puzzles-id")]

app = typer.Typer(cls=TranslatedGroup, help="cli-puzzles", no_args_is_help=True)
app.command("check", cls=TranslatedCommand, help="cli-puzzles-check")(puzzles_made.check)
app.command("make", cls=TranslatedCommand, help="cli-puzzles-make")(puzzles_made.make)
app.command("choose", cls=TranslatedCommand, help="cli-puzzles-choose")(puzzles_made.choose)


@app.command("list", cls=TranslatedCommand, help="cli-puzzles-list")
def list_puzzles(
    players: Annotated[int | None, typer.Option("--players", "-p", min=2, max=4, help="cli-option-players")] = None,
    number: Annotated[int | None, typer.Option("--round", min=11, max=12, help="cli-puzzles-round")] = None,
    theme: Annotated[str | None, typer.Option("--theme", help="cli-puzzles-theme")] = None,
    level: Annotated[str | None, typer.Option("--level", help="cli-puzzles-level")] = None,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="cli-puzzles-limit")] = 20,
    as_json: Json = False,
) -> None:
    """List puzzles."""
    from twelvefold.analysis import Why
    from twelvefold.analysis.puzzles import library
    from twelvefold.bots.levels import LEVELS

    _must_be_among(theme, tuple(Why))
    _must_be_among(level, LEVELS)
    found = [
        puzzle
        for puzzle in library().puzzles
        if players in (None, puzzle.source.players)
        and number in (None, puzzle.round)
        and (theme is None or theme in puzzle.themes)
        and level in (None, puzzle.level)
    ]
    if as_json:
        print("\n".join(map(_as_json, found[:limit])))
        return
    from twelvefold.cli.puzzles_text import puzzles_table

    puzzles_table(found[:limit])
    console().print(say("cli-puzzles-listed", listed=min(limit, len(found)), count=len(found)), style="dim")


@app.command("show", cls=TranslatedCommand, help="cli-puzzles-show")
def show(
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="cli-puzzles-id")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="cli-puzzles-solution")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="cli-show-svg")] = None,
    as_json: Json = False,
) -> None:
    """Show a puzzle; without an id, today's."""
    from twelvefold.cli.puzzles_text import solution_lines, task_lines
    from twelvefold.cli.show import table_lines
    from twelvefold.cli.terminal import draw
    from twelvefold.engine import picture

    puzzle = _puzzle(name)
    if as_json:
        print(_as_json(puzzle))
        return
    if svg is not None:
        must_be_file(svg)
        write_file(svg, picture.svg(puzzle.game))
    for line in task_lines(puzzle):
        print(line)
    if svg is None:
        draw(puzzle.game, console())
        for line in table_lines(puzzle.game):
            print(line)
    else:
        print(say("cli-show-picture", file=svg))
    for line in solution_lines(puzzle) if solution else ():
        print(line)


@app.command("solve", cls=TranslatedCommand, help="cli-puzzles-solve")
def solve(
    name: Id,
    move: Annotated[str, typer.Argument(metavar="MOVE", help="cli-puzzles-move")],
) -> None:
    """Try a placement."""
    from twelvefold.cli.puzzles_text import solution_lines, verdict_line
    from twelvefold.engine.move import Move

    puzzle = _puzzle(name)
    tried = Move.parse(move)
    if (why := puzzle.game.why_illegal(tried)) is not None:
        raise TwelvefoldError(why)
    print(verdict_line(puzzle, tried))
    if str(tried) not in puzzle.solution:
        raise typer.Exit(MISSED)
    for line in solution_lines(puzzle):
        print(line)


def _puzzle(name: str | None) -> "Puzzle":
    from twelvefold.analysis.puzzles import library, puzzle_of_the_day

    if name is not None:
        return library().find(name)
    return puzzle_of_the_day(library().puzzles, datetime.now(UTC).date())


def _must_be_among(value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise TwelvefoldError(Sentence("cli-puzzles-unknown", value=shown(value), known=", ".join(known)))


def _as_json(puzzle: "Puzzle") -> str:
    from twelvefold.analysis.puzzles.library import line_of

    return line_of(puzzle).decode().rstrip("\n")
