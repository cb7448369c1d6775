"""`twelvefold train`: the bots' tables, learned by self-play from a box."""

import json
import time
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.console import bar, show_table
from twelvefold.cli.options import BoxOption, Json, SeedOption, box_of, must_be_writable, seed_of
from twelvefold.words import Sentence, decimal, say

if TYPE_CHECKING:
    from twelvefold.bots.training.course import Progress

KINDS = {"2": "two", "2-beginner": "two-beginner", "3-4": "more", "3-4-beginner": "more-beginner"}
"""The kinds of games, and their codes in the message."""
COLUMNS = ("kind", "generation", "games", "situations", "loss")


def train(
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="cli-train-out")] = Path("tables.npz"),
    box: BoxOption = None,
    seed: SeedOption = "0",
    games: Annotated[int, typer.Option("--games", "-n", min=100, max=10**7, help="cli-train-games")] = 24_000,
    searched: Annotated[int, typer.Option("--searched", min=0, max=10**6, help="cli-train-searched")] = 400,
    as_json: Json = False,
) -> None:
    """Learn the bots' tables by self-play, from the standard box or from one of your own."""
    from twelvefold.bots import BotError

    if find_spec("numpy") is None:
        raise BotError(Sentence("error-train-numpy", command="pip install 'twelvefold[research]'"))
    from twelvefold.bots.training.course import Course
    from twelvefold.bots.training.course import train as learn
    from twelvefold.engine.stream import seed_bytes

    course = Course(box_of(box), seed_bytes(seed_of("0" if seed is None else seed)), games, searched)
    if out.exists() and not out.is_file():
        raise BotError(Sentence("cli-train-no-file", path=out))  # the output would replace even a device with a file
    must_be_writable(out)
    learnt: list[Progress] = []
    started = time.monotonic()
    with bar(say("cli-train-learning")) as progress:
        line = progress.add_task("", total=course.total)
        tables = learn(course, partial(in_order, workers=cores()), partial(progress.advance, line), learnt.append)
    tables.write(out)
    report: dict[str, Any] = {
        "file": str(out),
        "box": tables.box,
        "games": course.total,
        "seconds": round(time.monotonic() - started, 1),
        "generations": [
            {"kind": each.kind, "generation": each.generation, "games": each.games, "situations": each.seen}
            | {"loss": round(each.surprise, 5)}
            for each in learnt
        ],
    }
    if as_json:
        print(json.dumps(report))
    else:
        _show(report)


def _show(report: dict[str, Any]) -> None:
    from rich.table import Table

    told = {"games": report["games"], "seconds": round(report["seconds"]), "file": report["file"]}
    table = Table(title=say("cli-train-title", **told))
    for name in COLUMNS:
        table.add_column(say(f"cli-column-{name}"), justify="left" if name == "kind" else "right")
    for row in report["generations"]:
        table.add_row(
            say("cli-train-kind", kind=KINDS[row["kind"]]),
            str(row["generation"]),
            str(row["games"]),
            str(row["situations"]),
            decimal(row["loss"], 4),
        )
    show_table(table)
