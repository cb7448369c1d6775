"""A board as one self-contained page: nothing is loaded from elsewhere, and the same board gives the same bytes."""

from collections.abc import Iterable
from importlib.resources import files
from itertools import chain

from twelvefold.arena.leaderboard.board import Board, Cell, Row
from twelvefold.arena.leaderboard.chart import chart, half_text
from twelvefold.arena.leaderboard.text import COLUMNS, faults_text, meanings, ms_text, subtitle
from twelvefold.drawing.svg_defs import words

ICON = (
    '<svg viewBox="-50 -50 100 100" stroke="#070b1e" stroke-width="4" stroke-linejoin="round" aria-hidden="true">'
    '<path d="M0 -46L27 -37.2L43.7 -14.2V14.2L27 37.2L0 46L-27 37.2L-43.7 14.2V-14.2L-27 -37.2Z" stroke="#eef2ff"'
    ' stroke-width="7"/><path d="M0 -28.4V-46L27 -37.2L43.7 -14.2L27 -8.8Z" fill="#3c86f0"/>'
    '<path d="M27 -8.8L43.7 -14.2V14.2L27 37.2L16.7 23Z" fill="#f9d372"/>'
    '<path d="M16.7 23L27 37.2L0 46L-27 37.2L-16.7 23Z" fill="#5a9a2a"/>'
    '<path d="M-16.7 23L-27 37.2L-43.7 14.2V-14.2L-27 -8.8Z" fill="#a6958f"/>'
    '<path d="M-27 -8.8L-43.7 -14.2L-27 -37.2L0 -46V-28.4Z" fill="#e3f7fe"/>'
    '<path d="M0 -28.4L27 -8.8L16.7 23H-16.7L-27 -8.8Z" fill="#ffc766"/></svg>'
)
"""The game's icon, as in the browser."""


def page(board: Board) -> str:
    """The whole page."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<meta name="description" content="{words(subtitle(board))}">\n'
        f"<title>Twelvefold leaderboard</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header>{ICON}<div><h1>Twelvefold leaderboard</h1><p>{words(subtitle(board))}</p></div></header>\n"
        f'<section aria-labelledby="ratings"><h2 id="ratings">Ratings</h2>\n{chart(board)}</section>\n'
        f'<section aria-labelledby="standings"><h2 id="standings">Standings</h2>\n{_standings(board)}</section>\n'
        f'<section aria-labelledby="pairs"><h2 id="pairs">Who beats whom</h2>\n{_pairs(board)}</section>\n'
        f'<section aria-labelledby="meaning"><h2 id="meaning">What the figures mean</h2>\n{_meaning(board)}</section>\n'
        f'<section class="run" aria-labelledby="rerun"><h2 id="rerun">Run it yourself</h2>\n{_rerun(board)}</section>\n'
        f"<footer>Made with Twelvefold {words(board.program)}. Boards of the version {words(board.board)} at the same"
        " number of seats can be compared.</footer>\n</main>\n</body>\n</html>\n"
    )


def _standings(board: Board) -> str:
    heads = "".join(f'<th scope="col">{head}</th>' for head in COLUMNS)
    rows = "\n".join(f"<tr>{''.join(_row(row))}</tr>" for row in board.rows)
    return (
        '<div class="scroll" role="region" aria-labelledby="standings" tabindex="0"><table class="board">'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _row(row: Row) -> Iterable[str]:
    yield f"<td>{row.rank}</td>"
    notes = [] if row.title == row.bot else [f"<small>{words(row.bot)}</small>"]
    notes += [f"<small>{words(row.about)}</small>"] if row.about else []
    notes += [f"<small>by {words(row.author)}</small>"] if row.author else []
    yield f'<th scope="row">{words(row.title)}{"".join(notes)}</th>'
    yield f'<td class="rating">{row.rating}{half_text(row)}</td>'
    width = f"{100 * row.win_rate:.1f}%"
    yield f'<td>{width}<span class="rate" aria-hidden="true"><i style="width:{width}"></i></span></td>'
    yield f"<td>{row.games}</td><td>{row.points:.1f}</td><td>{ms_text(row.ms)}</td>"
    yield f'<td class="bad">{words(faults_text(row))}</td>' if row.faults else "<td>0</td>"


def _pairs(board: Board) -> str:
    numbers = "".join(
        f'<th scope="col" title="{words(row.title)}"><span aria-hidden="true">{row.rank}</span>'
        f'<span class="unseen">{words(row.title)}</span></th>'
        for row in board.rows
    )
    body = "\n".join(
        f'<tr><th scope="row"><span>{row.rank}</span>{words(row.title)}</th>'
        f"{''.join(_cell(board, row, other, cell) for other, cell in zip(board.rows, cells, strict=True))}</tr>"
        for row, cells in zip(board.rows, board.against, strict=True)
    )
    alone = "" if board.players == 2 else ", where it sits alone among copies of the column’s bot"
    return (
        f"<p>The row’s win rate in percent against the column{alone}.</p>\n"
        '<div class="scroll" role="region" aria-labelledby="pairs" tabindex="0"><table class="pairs"><thead><tr>'
        f'<th scope="col"><span class="unseen">Bot</span></th>{numbers}</tr></thead>\n<tbody>\n{body}\n'
        "</tbody></table></div>"
    )


def _cell(board: Board, row: Row, other: Row, cell: Cell | None) -> str:
    if cell is None:
        return "<td></td>"
    even = 1 / board.players
    far = (cell.win_rate - even) / (1 - even) if cell.win_rate >= even else 1 - cell.win_rate / even
    low, high = (f"{100 * bound:.1f}" for bound in cell.interval)
    told = f"{row.title} against {other.title}: {100 * cell.win_rate:.1f}% ({low} to {high})"
    kind = "win" if cell.win_rate >= even else "loss"
    return f'<td class="{kind}" style="--far:{far:.2f}" title="{words(told)}">{100 * cell.win_rate:.0f}</td>'


def _meaning(board: Board) -> str:
    said = chain.from_iterable((f"<dt>{term}</dt>", f"<dd>{_code(text)}</dd>") for term, text in meanings(board))
    return f"<dl>{''.join(said)}</dl>"


def _rerun(board: Board) -> str:
    return (
        "<p>This command plays every game again and gives the same ratings. Only bots that use a clock, and the column"
        f" with the time, can differ.</p>\n<pre><code>{words(board.command)}</code></pre>\n"
        "<p>To add your bot, write it as a Python file and name its class. If the results of the others,"
        " <code>leaderboard.jsonl</code>, are beside the page, only its own games are played.</p>\n"
        f"<pre><code>{words(_with_mine(board))}</code></pre>\n"
        f"<p>The deals are numbers 0 to {board.deals - 1} of the series with the seed"
        f" “{words(board.seed)}”. docs/leaderboard.md has the rest: bots from packages, a list of entries, and what a"
        " version means.</p>"
    )


def _with_mine(board: Board) -> str:
    command = board.command
    return f"{command},my_bot.py:Mine" if " --bots " in command else f"{command} --bots my_bot.py:Mine"


def _code(text: str) -> str:
    """A sentence with `code` in it."""
    parts = words(text).split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))
