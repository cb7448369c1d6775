"""`twelvefold arena`: matches and tournaments between bots, and who is stronger."""

import json
import shlex
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli.console import bar
from twelvefold.cli.options import (
    Beginner,
    BoxOption,
    Json,
    Mystery,
    Players,
    SeedOption,
    box_of,
    must_be_writable,
    seed_of,
    write_file,
)
from twelvefold.words import Sentence, in_english, say

if TYPE_CHECKING:
    from twelvefold.arena.run import Spread
    from twelvefold.arena.task import Task

REFUSED, UNDECIDED = 1, 3
"""Exit codes of a sequential test that rejects or doesn't decide."""


def arena(
    bots: Annotated[str, typer.Option("--bots", help="cli-arena-bots")],
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**8, help="cli-arena-games")] = 1000,
    seed: SeedOption = "0",
    mystery: Mystery = False,
    beginner: Beginner = False,
    box: BoxOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="cli-arena-out"),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="ELO0,ELO1", help="cli-arena-sprt"),
    ] = None,
    without_luck: Annotated[
        int,
        typer.Option("--without-luck", metavar="TIMES", min=0, max=100, help="cli-arena-without-luck"),
    ] = 0,
    statistics: Annotated[bool, typer.Option("--statistics", help="cli-arena-statistics")] = False,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="cli-arena-picture")] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="cli-arena-report")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="cli-arena-ray")] = False,
    as_json: Json = False,
) -> None:
    """Find out which bot is stronger."""
    from twelvefold.arena.kept import KeptGames
    from twelvefold.arena.ladder import ladder_svg
    from twelvefold.arena.report import report_of
    from twelvefold.arena.run import hold_arena
    from twelvefold.arena.seating import games_in_group, groups_for
    from twelvefold.arena.sprt import Sprt, Verdict, parse_sprt
    from twelvefold.arena.task import ArenaError, make_task
    from twelvefold.bots import split_names
    from twelvefold.cli.arena_table import show_report

    seed = "0" if seed is None else seed
    task = make_task(
        split_names(bots),
        players,
        seed_of(seed),
        mystery=mystery,
        beginner=beginner,
        box=box_of(box),
        again=without_luck,
    )
    test = None if sprt is None else Sprt(parse_sprt(sprt), players)
    if test is not None and len(task.bots) != 2:
        raise ArenaError(Sentence("cli-arena-two", count=len(task.bots)))
    if out is not None and str(out) == "-":
        raise ArenaError(Sentence("cli-arena-no-stdout"))
    command = command_of(task, games, seed, box, sprt)
    groups = groups_for(task, games)
    files = [path for path in (out, picture, report) if path is not None]
    if len({path.resolve() for path in files}) < len(files):
        raise ArenaError(Sentence("cli-arena-own-files"))
    for path in (picture, report):
        if path is not None:
            must_be_writable(path)
    with ExitStack() as stack:
        kept = None if out is None else KeptGames(out, task)
        if kept is not None:
            stack.callback(kept.close)
        progress = stack.enter_context(bar(say("cli-playing")))
        line = progress.add_task("", total=groups * games_in_group(task))
        try:
            tally = hold_arena(
                task,
                groups,
                spread=spread_of(ray),
                kept=kept,
                sprt=test,
                told=lambda more: progress.advance(line, more),
            )
        except KeyboardInterrupt:
            if out is not None:
                print(say("cli-arena-stopped", file=out.name), file=sys.stderr)
            raise
    found = report_of(tally, games, command, test)
    if report is not None:
        rows = [{**row, "details": {}} for row in found["rows"]]  # details may name files on this machine
        write_file(report, json.dumps(found | {"rows": rows}, indent=1) + "\n")
    if picture is not None:
        write_file(picture, ladder_svg(found) + "\n")
    if as_json:
        rows = [dict(row) for row in found["rows"]]
        if test is not None:
            rows[0]["sprt"] = found["sprt"]
        print(json.dumps(rows, default=in_english))
    else:
        show_report(found, statistics=statistics)
    if test is not None and test.verdict is not Verdict.ACCEPTED:
        raise typer.Exit(REFUSED if test.verdict is Verdict.REFUSED else UNDECIDED)


def spread_of(ray: bool) -> "Spread":
    """Where games are played: on this machine's cores, or on a Ray cluster."""
    from twelvefold.arena.run import on_all_cores

    if not ray:
        return on_all_cores
    from twelvefold.arena.ray_cluster import on_ray

    return on_ray


def command_of(task: "Task", games: int, seed: str, box: Path | None, sprt: str | None) -> str:
    """The command that plays the same games again, without this machine's paths."""
    parts = ["twelvefold", "arena", "--bots", ",".join(task.names)]
    parts += ["--players", str(task.players), "--games", str(games), "--seed", seed]
    parts += ["--mystery"] * task.mystery + ["--beginner"] * task.beginner
    if box is not None:
        parts += ["--box", box.name]
    if sprt is not None:
        parts += ["--sprt", sprt]
    if task.again:
        parts += ["--without-luck", str(task.again)]
    return shlex.join(parts)
