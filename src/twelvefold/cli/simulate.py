"""`twelvefold simulate`: games between bots, as records or as a summary."""

import json
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.bar import bar
from twelvefold.cli.console import show_table
from twelvefold.cli.options import Beginner, Bots, BoxOption, Json, Mystery, Players, SeedOption, box_of, seed_of
from twelvefold.words import decimal, percent, say
from twelvefold.world.box import Box

if TYPE_CHECKING:
    from twelvefold.cli.failures import Failures
    from twelvefold.engine.deal import Deal
    from twelvefold.engine.events import Ended

PIECE = 250
"""Games that one process plays before it reports."""


def simulate(
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, help="cli-simulate-games")] = 1000,
    seed: SeedOption = "0",
    mystery: Mystery = False,
    beginner: Beginner = False,
    bots: Bots = "random",
    box: BoxOption = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="cli-simulate-out")] = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots."""
    from twelvefold.bots import check_bots, split_names
    from twelvefold.cli.failures import Failures

    names = check_bots(split_names(bots), players)
    from twelvefold.engine.stream import seed_bytes

    task = Task(players, seed_bytes(seed_of("0" if seed is None else seed)), mystery, beginner, box_of(box), names)
    pieces = (range(start, min(start + PIECE, games)) for start in range(0, games, PIECE))
    failures = Failures()
    if out is not None:
        _write(out, in_order(partial(play_records, task), pieces, workers=cores()), games, failures)
        if str(out) != "-":
            report = {"games": games, "file": str(out)}
            print(json.dumps(report) if as_json else say("cli-simulate-written", **report))
        failures.show()
        return
    tally = Tally(players)
    with bar(say("cli-playing")) as progress:
        line = progress.add_task("", total=games)
        for results, failed in in_order(partial(play_results, task), pieces, workers=cores()):
            for result in results:
                tally.add(result)
            failures.add(failed)
            progress.advance(line, len(results))
    if as_json:
        print(json.dumps(tally.summary(names)))
    else:
        tally.show(names)
    failures.show()


@dataclass(frozen=True)
class Task:
    """What is played."""

    players: int
    seed: bytes
    mystery: bool
    beginner: bool
    box: Box
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How one game went: each seat's points and animals, and who won."""

    totals: tuple[int, ...]
    cards: tuple[int, ...]
    winners: tuple[int, ...]


def _played(task: Task, numbers: range, failures: "Failures") -> Iterator[tuple["Deal", list[int], "Ended"]]:
    from twelvefold.bots import make_bot, play_at_random, play_game
    from twelvefold.engine.deal import Deal
    from twelvefold.engine.event_builder import ended
    from twelvefold.engine.kernel.layout import PLANETS
    from twelvefold.engine.ledger import scores_of
    from twelvefold.engine.stream import child_seed

    made = {name: make_bot(name) for name in set(task.bots)}
    for number in numbers:
        seed = child_seed(task.seed, number)
        deal = Deal.draw(task.players, seed, beginner=task.beginner, mystery=task.mystery, box=task.box)
        if set(task.bots) == {"random"}:
            state = play_at_random(deal, seed)
            yield deal, state[:PLANETS].tolist(), ended(deal, scores_of(deal, state))
        else:
            played = play_game(deal, [made[name] for name in task.bots], seed)
            for bot, remarks, details in zip(task.bots, played.remarks, played.details, strict=True):
                failures.note(bot, remarks, details)
            assert played.game.end is not None
            yield deal, played.game.table_ints(), played.game.end


def play_records(task: Task, numbers: range) -> tuple[list[str], "Failures"]:
    """The records of the games with these numbers, each a line."""
    from twelvefold.arena.task import name_of
    from twelvefold.cli.failures import Failures
    from twelvefold.engine.record import record_of

    failures = Failures()
    names = [name_of(bot) for bot in task.bots]
    return [
        json.dumps(record_of(deal, words, end, {"seed": (deal.seed or b"").hex(), "names": names})) + "\n"
        for deal, words, end in _played(task, numbers, failures)
    ], failures


def play_results(task: Task, numbers: range) -> tuple[list[Result], "Failures"]:
    """The results of the games with these numbers."""
    from twelvefold.cli.failures import Failures

    failures = Failures()
    return [
        Result(tuple(s.total for s in end.scores), tuple(s.cards for s in end.scores), tuple(end.winners))
        for _, _, end in _played(task, numbers, failures)
    ], failures


def _write(out: Path, pieces: Iterator[tuple[list[str], "Failures"]], games: int, failures: "Failures") -> None:
    opened = nullcontext(sys.stdout) if str(out) == "-" else out.open("w", encoding="ascii", newline="\n")
    with opened as target, bar(say("cli-playing")) as progress:
        line = progress.add_task("", total=games)
        for lines, failed in pieces:
            target.writelines(lines)
            failures.add(failed)
            progress.advance(line, len(lines))


class Tally:
    """Adds up how games went, seat by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.points = [0] * players
        self.cards = [0] * players
        self.wins = [0.0] * players

    def add(self, result: Result) -> None:
        """Count one game; a shared victory is shared out."""
        self.games += 1
        for seat in range(len(self.points)):
            self.points[seat] += result.totals[seat]
            self.cards[seat] += result.cards[seat]
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)

    def summary(self, bots: tuple[str, ...]) -> list[dict[str, Any]]:
        """For each seat its bot, its share of the victories, its mean points and animals."""
        return [
            {
                "seat": seat,
                "bot": bots[seat],
                "games": self.games,
                "win_rate": round(self.wins[seat] / self.games, 4),
                "points": round(self.points[seat] / self.games, 3),
                "animals": round(self.cards[seat] / self.games, 3),
            }
            for seat in range(len(bots))
        ]

    def show(self, bots: tuple[str, ...]) -> None:
        """The summary as a table."""
        from rich.table import Table

        from twelvefold.drawing.lettering import printable

        table = Table(title=say("cli-simulate-title", games=self.games))
        for name in ("seat", "bot", "victories", "points", "animals"):
            table.add_column(say(f"cli-column-{name}"), justify="left" if name == "bot" else "right", overflow="fold")
        for row in self.summary(bots):
            table.add_row(
                str(row["seat"]),
                printable(row["bot"]),
                percent(row["win_rate"]),
                decimal(row["points"]),
                decimal(row["animals"]),
            )
        show_table(table, names=1)
