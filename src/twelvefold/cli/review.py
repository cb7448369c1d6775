"""`twelvefold review`: what each move of a recorded game was worth, why, and how much was luck."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli.console import bar, console
from twelvefold.cli.options import Json, must_be_writable, write_file
from twelvefold.cli.show import read_line
from twelvefold.words import say

if TYPE_CHECKING:
    from rich.progress import Progress

    from twelvefold.analysis import Knowledge, Review
    from twelvefold.engine.game import Game


def review(
    record: Annotated[str, typer.Argument(metavar="FILE[:LINE]", help="cli-review-record")],
    as_json: Json = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="cli-review-svg")] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.1, max=3600, help="cli-review-seconds")] = None,
    revealed: Annotated[bool, typer.Option("--revealed", help="cli-review-revealed")] = False,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="cli-review-seed")] = 0,
) -> None:
    """Review a finished game."""
    from msgspec.json import encode
    from msgspec.json import format as indented

    from twelvefold.analysis import Knowledge

    if svg is not None:
        must_be_writable(svg)
    game = read_line(record)
    knowledge = Knowledge.EVERYTHING if revealed else Knowledge.SEAT
    with bar(say("cli-review-working")) as progress:
        found = _reviewed(game, progress, seconds, knowledge, seed, told=not as_json)
    if svg is not None:
        from twelvefold.cli.review_chart import chart_svg

        write_file(svg, chart_svg(found) + "\n")
    if as_json:
        print(indented(encode(found), indent=1).decode())
        return
    from twelvefold.cli.review_text import kinds_of, seats_table

    seats_table(found)
    for kind in kinds_of(found):
        print(kind)
    if svg is not None:
        console(soft_wrap=True).print(say("cli-show-picture", file=svg))


def _reviewed(
    game: "Game",
    progress: "Progress",
    seconds: float | None,
    knowledge: "Knowledge",
    seed: int,
    *,
    told: bool,
) -> "Review":
    """The whole review; unless it's for a program, each part is printed as soon as it's computed."""
    from twelvefold.analysis import MoveReview, Review
    from twelvefold.analysis.review import gather
    from twelvefold.analysis.steps import Part
    from twelvefold.cli.review_text import lines_of

    line = progress.add_task("", total=len(game.moves))
    parts: list[Part] = []
    for part in Review.stream(game, seconds=seconds, knowledge=knowledge, seed=seed):
        parts.append(part)
        progress.advance(line, isinstance(part, MoveReview))
        for text in lines_of(part) if told else ():
            print(text)
    return gather(game, iter(parts))
