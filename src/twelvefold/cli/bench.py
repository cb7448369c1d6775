"""`twelvefold bench`: how fast the engine is on this machine, compared with others."""

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from twelvefold.cli.console import bar, show_table
from twelvefold.cli.options import Json
from twelvefold.words import decimal, say, significant

if TYPE_CHECKING:
    from twelvefold.cli.measure import Figure


def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="cli-bench-seconds")] = 1.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="cli-bench-peers")] = True,
    start: Annotated[bool, typer.Option("--start/--no-start", help="cli-bench-start")] = True,
) -> None:
    """Measure the engine: random games, moves from Python, records, batches, starting, memory."""
    from twelvefold.cli.measure import engine_figures
    from twelvefold.cli.measure_peers import peer_figures
    from twelvefold.cli.measure_start import start_figures

    figures: list[Figure] = []
    with bar(say("cli-bench-measuring")) as progress:
        line = progress.add_task("", total=None)
        for source in (
            engine_figures(seconds),
            start_figures() if start else (),
            peer_figures(seconds) if peers else (),
        ):
            for figure in source:
                figures.append(figure)
                progress.advance(line)
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        _show(figures)


def _show(figures: "list[Figure]") -> None:
    table = Table(title="twelvefold bench")
    table.add_column(say("cli-column-what"))
    table.add_column(say("cli-column-of"))
    table.add_column(say("cli-column-figure"), justify="right")
    for figure in figures:
        *details, (unit, value) = [(key, value) for key, value in figure.items() if key != "what"]
        shown = (
            decimal(value, 0)
            if isinstance(value, (int, float)) and value >= 1000
            else significant(value)
            if isinstance(value, float)
            else str(value)
        )
        words = ", ".join(f"{name} {text}" for name, text in details)
        of = "" if isinstance(value, str) else f" {unit.replace('_per_s', '/s').replace('_', ' ')}"
        table.add_row(str(figure["what"]), words, shown + of)
    show_table(table, names=1)
