"""`twelvefold leaderboard`: registered bots over fixed deals, as a page with ratings that anyone can make again."""

import shlex
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.arena.leaderboard.deals import ANCHOR, DEALS
from twelvefold.cli.arena import spread_of
from twelvefold.cli.console import bar
from twelvefold.cli.options import Json, Players, must_be_writable, write_file
from twelvefold.words import Sentence, say
from twelvefold.world.errors import TwelvefoldError

if TYPE_CHECKING:
    from twelvefold.arena.leaderboard.entries import Entry

SUFFIXES = (".html", ".md", ".json", ".jsonl")
"""The page, the same for a repository and for programs, and the results that it's made from."""


def leaderboard(
    bots: Annotated[str, typer.Option("--bots", help="cli-leaderboard-bots")] = "",
    entries: Annotated[Path | None, typer.Option("--entries", metavar="FILE", help="cli-leaderboard-entries")] = None,
    only: Annotated[bool, typer.Option("--only", help="cli-leaderboard-only")] = False,
    players: Players = 2,
    deals: Annotated[int, typer.Option("--deals", "-n", min=2, max=DEALS, help="cli-leaderboard-deals")] = DEALS,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="cli-leaderboard-out")] = Path(
        "leaderboard.html"
    ),
    ray: Annotated[bool, typer.Option("--ray", help="cli-arena-ray")] = False,
    as_json: Json = False,
) -> None:
    """Make a leaderboard."""
    from msgspec.json import encode
    from msgspec.json import format as indented

    from twelvefold.arena.leaderboard.board import board_of, details_of
    from twelvefold.arena.leaderboard.entries import all_entries
    from twelvefold.arena.leaderboard.page import page
    from twelvefold.arena.leaderboard.play import identities_of, missing, play
    from twelvefold.arena.leaderboard.results import KeptResults
    from twelvefold.arena.leaderboard.text import markdown
    from twelvefold.bots import make_bot, split_names
    from twelvefold.cli.leaderboard_table import show_board

    if out.suffix != SUFFIXES[0]:
        raise TwelvefoldError(Sentence("cli-leaderboard-html", file=out))
    made_from = split_names(bots) if bots else []
    found = all_entries(made_from, entries, ours=not only)
    for entry in found:
        make_bot(entry.bot)
    files = [out.with_suffix(suffix) for suffix in SUFFIXES]
    for path in files:
        must_be_writable(path)
    spread = spread_of(ray)
    with ExitStack() as stack:
        kept = KeptResults(files[-1])
        stack.callback(kept.close)
        try:
            with bar(say("cli-leaderboard-testing")) as progress:
                line = progress.add_task("", total=len(found))
                identities = identities_of(
                    [entry.bot for entry in found], spread, lambda more: progress.advance(line, more)
                )
            pieces = missing(identities, players, deals, kept.read(players))
            with bar(say("cli-playing")) as progress:
                line = progress.add_task("", total=sum(piece.games for piece in pieces))
                play(pieces, spread, kept, lambda more: progress.advance(line, more))
        except KeyboardInterrupt:
            print(say("cli-arena-stopped", file=files[-1].name), file=sys.stderr)
            raise
        results = kept.read(players)
    command = _command(found, players, deals, entries, only=only)
    board = board_of(found, identities, results, players=players, deals=deals, command=command)
    as_text = indented(encode(board), indent=1).decode()
    for path, text in zip(files, (page(board), markdown(board), as_text + "\n"), strict=False):
        write_file(path, text)
    if as_json:
        print(as_text)
        return
    faults = {
        row.title: details_of(results, identity) for row, identity in zip(board.rows, board.identities, strict=True)
    }
    show_board(board, faults, sum(piece.games for piece in pieces), out)


def _command(entries: "Sequence[Entry]", players: int, deals: int, listed: Path | None, *, only: bool) -> str:
    """The command that makes the same board, without this machine's folders."""
    from twelvefold.arena.leaderboard.entries import own_entries, read_entries
    from twelvefold.arena.task import name_of

    there = {ANCHOR, *(entry.bot for entry in (read_entries(listed) if listed else []))}
    there |= {entry.bot for entry in own_entries()} if not only else set()
    parts = ["twelvefold", "leaderboard"]
    parts += ["--players", str(players)] * (players != 2)
    parts += ["--deals", str(deals)] * (deals != DEALS)
    parts += ["--entries", listed.name if listed.is_absolute() else str(listed)] if listed else []
    parts += ["--only"] * only
    named = [name_of(entry.bot) for entry in entries if entry.bot not in there]
    parts += ["--bots", ",".join(named)] if named else []
    return shlex.join(parts)
