"""Prints a leaderboard as a table, with what went wrong below it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from twelvefold.arena.ladder import FAILED
from twelvefold.bots.messages import SentenceData
from twelvefold.cli.console import console, show_table
from twelvefold.cli.remarks import failure_lines
from twelvefold.drawing.lettering import printable
from twelvefold.words import decimal, percent, say, significant

if TYPE_CHECKING:
    from twelvefold.arena.leaderboard.board import Board
    from twelvefold.arena.leaderboard.results import Side

COLUMNS = ("rating", "interval", "win-rate", "games", "points", "ms")


def show_board(board: "Board", faults: "Mapping[str, Side]", played: int, page: Path) -> None:
    """Print the board, each bot's faults, and where the page is."""
    shown = console(soft_wrap=True)
    table = Table(title=say("cli-leaderboard-title", board=board.board, players=board.players, deals=board.deals))
    table.add_column("#", justify="right")
    table.add_column(say("cli-column-bot"), overflow="fold")
    for name in COLUMNS:
        table.add_column(say(f"cli-column-{name}"), justify="right", no_wrap=True)
    for row in board.rows:
        table.add_row(
            str(row.rank),
            FAILED * bool(row.faults) + printable(row.title),
            str(row.rating),
            "–" if row.interval is None or row.bot == board.anchor else f"{row.interval[0]}–{row.interval[1]}",
            percent(row.win_rate),
            str(row.games),
            decimal(row.points),
            significant(row.ms),
        )
    show_table(table, names=1)
    shown.print(say("cli-leaderboard-anchor", anchor=board.anchor, rating=str(board.anchor_rating)))
    for row in board.rows:
        side = faults[row.title]
        details = {
            kind.removeprefix("fault: "): said.sentence if isinstance(said, SentenceData) else said
            for kind, said in side.details.items()
        }
        for line in failure_lines(row.title, row.faults, details):
            shown.print(line)
    shown.print(say("cli-leaderboard-played", played=played, games=board.games))
    shown.print(say("cli-leaderboard-saved", file=page))
