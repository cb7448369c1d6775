"""`twelvefold simulate`: games between bots, as records or as a summary."""

import json
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.console import bar, show_table
from twelvefold.cli.options import Beginner, Bots, BoxOption, Json, Mystery, Players, SeedOption, box_of, seed_of
from twelvefold.words import decimal, percent, say

if TYPE_CHECKING:
    from twelvefold.arena.tally import RemarkTally
    from twelvefold.arena.task import Task
    from twelvefold.engine.events import Ended

PIECE = 250
"""Games a process plays before it reports."""


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
    from twelvefold.arena.tally import RemarkTally
    from twelvefold.arena.task import Task
    from twelvefold.bots import check_bots, split_names
    from twelvefold.cli.remarks import failure_lines
    from twelvefold.engine.stream import seed_bytes

    names = check_bots(split_names(bots), players)
    task = Task(names, players, seed_bytes(seed_of("0" if seed is None else seed)), mystery, beginner, box_of(box))
    pieces = (range(start, min(start + PIECE, games)) for start in range(0, games, PIECE))
    totals = [SeatTotal(seat, bot) for seat, bot in enumerate(names)]
    failures: dict[str, RemarkTally] = {}
    with _opened(out) as target, bar(say("cli-playing")) as progress:
        line = progress.add_task("", total=games)
        for piece in in_order(partial(play_piece, task, records=target is not None), pieces, workers=cores()):
            if target is not None:
                target.writelines(piece.lines)
            for end, total in product(piece.ends, totals):
                total.add(end)
            for bot, tally in piece.failures.items():
                failures.setdefault(bot, RemarkTally()).note(tally.remarks, tally.details)
            progress.advance(line, len(piece.ends))
    _report(totals, games, out, as_json=as_json)
    for bot, tally in failures.items():
        for sentence in failure_lines(bot, tally.faults, tally.details):
            print(sentence, file=sys.stderr)


@dataclass(frozen=True)
class Piece:
    """Some games: how they ended, their records if wanted, and the remarks of bots that failed."""

    ends: list["Ended"] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    failures: dict[str, "RemarkTally"] = field(default_factory=dict)


@dataclass
class SeatTotal:
    """The results of one seat."""

    seat: int
    bot: str
    wins: float = 0.0
    points: int = 0
    cards: int = 0

    def add(self, end: "Ended") -> None:
        """Count one game; a shared victory is divided."""
        score = end.scores[self.seat]
        self.points += score.total
        self.cards += score.cards
        self.wins += 1 / len(end.winners) if self.seat in end.winners else 0.0

    def row(self, games: int) -> dict[str, Any]:
        """The seat's bot, its share of victories, its mean points and animals."""
        return {
            "seat": self.seat,
            "bot": self.bot,
            "games": games,
            "win_rate": round(self.wins / games, 4),
            "points": round(self.points / games, 3),
            "animals": round(self.cards / games, 3),
        }


def play_piece(task: "Task", numbers: range, *, records: bool) -> Piece:
    """Play the games with these numbers."""
    from twelvefold.arena.tally import RemarkTally
    from twelvefold.bots import make_bot, play_at_random, play_game
    from twelvefold.engine.event_builder import ended
    from twelvefold.engine.kernel.layout import PLANETS
    from twelvefold.engine.ledger import scores_of
    from twelvefold.engine.record import record_of

    made = {name: make_bot(name) for name in set(task.bots)}
    names, piece = list(task.names), Piece()
    for deal in map(task.deal, numbers):
        seed = deal.seed or b""
        if made.keys() == {"random"}:
            ints = play_at_random(deal, seed)
            state, end = ints[:PLANETS].tolist(), ended(deal, scores_of(deal, ints))
        else:
            played = play_game(deal, [made[name] for name in task.bots], seed)
            for bot, remarks, details in zip(task.bots, played.remarks, played.details, strict=True):
                if details:
                    piece.failures.setdefault(bot, RemarkTally()).note(remarks, details)
            assert played.game.end is not None
            state, end = played.game.table_ints(), played.game.end
        piece.ends.append(end)
        if records:
            extra = {"seed": seed.hex(), "names": names}
            piece.lines.append(json.dumps(record_of(deal, state, end, extra)) + "\n")
    return piece


def _opened(out: Path | None) -> AbstractContextManager[TextIO | None]:
    """Open the file for records, if they are wanted."""
    if out is None or str(out) == "-":
        return nullcontext(None if out is None else sys.stdout)
    return out.open("w", encoding="ascii", newline="\n")


def _report(totals: list[SeatTotal], games: int, out: Path | None, *, as_json: bool) -> None:
    """Report the results: where the records are, or how each seat did."""
    if str(out) == "-":
        return
    if out is not None:
        report = {"games": games, "file": str(out)}
        print(json.dumps(report) if as_json else say("cli-simulate-written", **report))
        return
    rows = [total.row(games) for total in totals]
    if as_json:
        print(json.dumps(rows))
        return
    from rich.table import Table

    from twelvefold.drawing.lettering import printable

    table = Table(title=say("cli-simulate-title", games=games))
    for name in ("seat", "bot", "victories", "points", "animals"):
        table.add_column(say(f"cli-column-{name}"), justify="left" if name == "bot" else "right", overflow="fold")
    for row in rows:
        figures = (percent(row["win_rate"]), decimal(row["points"]), decimal(row["animals"]))
        table.add_row(str(row["seat"]), printable(row["bot"]), *figures)
    show_table(table, names=1)
