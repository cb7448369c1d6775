"""The chart of a board: a mark for each rating on a common scale, and a line for its interval.

Its width is that of the page, whose letters keep their size: positions are percentages.
"""

from collections.abc import Sequence

from twelvefold.arena.leaderboard.board import Board, Row
from twelvefold.arena.leaderboard.entries import Entry, is_ours
from twelvefold.arena.leaderboard.text import half_of
from twelvefold.drawing.svg_defs import words

STEP = 34
"""Pixels from one bot to the next, as in the style sheet."""
AXIS = 30
MOST_TICKS = 7
STEPS = (10, 20, 50, 100, 200, 500, 1000)


def chart(board: Board) -> str:
    """Names, marks and figures side by side; a text says the same to those who don't see it."""
    rows = board.rows
    names = "".join(f'<li title="{words(row.title)}">{words(row.title)}</li>' for row in rows)
    values = "".join(f"<li>{row.rating}{half_text(row)}</li>" for row in rows)
    return (
        f'{_legend(board)}<div class="chart"><ol class="names" aria-hidden="true">{names}</ol>{_plot(board)}'
        f'<ol class="values" aria-hidden="true">{values}</ol></div>'
    )


def half_text(row: Row) -> str:
    """Half the width of a rating's interval."""
    half = half_of(row)
    return "" if half is None else f" <small>±{half}</small>"


def kind_of(board: Board, row: Row) -> str:
    """Whose bot it is, as the class of its mark."""
    if row.bot == board.anchor:
        return "fixed"
    return "ours" if is_ours(Entry(row.bot)) else "theirs"


def ticks_of(rows: Sequence[Row]) -> list[int]:
    """Round numbers around all ratings and intervals."""
    bounds = [bound for row in rows for bound in (row.rating, *(row.interval or ()))]
    low, high = min(bounds), max(bounds)
    step = next((step for step in STEPS if -(-high // step) - low // step < MOST_TICKS), STEPS[-1])
    first, last = low // step, -(-high // step)
    return [step * each for each in range(first, max(last, first + 1) + 1)]


def _plot(board: Board) -> str:
    rows, ticks = board.rows, ticks_of(board.rows)
    low, high = ticks[0], ticks[-1]
    bottom = STEP * len(rows)

    def at(rating: float) -> str:
        return f"{100 * (rating - low) / (high - low):.2f}%"

    parts = []
    for place, tick in enumerate(ticks):
        kind = "base" if tick == board.anchor_rating else "grid"
        parts.append(f'<line class="{kind}" x1="{at(tick)}" x2="{at(tick)}" y1="0" y2="{bottom}"/>')
        odd = ' class="odd"' if place % 2 else ""  # hidden where there's little room
        parts.append(f'<text{odd} x="{at(tick)}" y="{bottom + 20}">{tick}</text>')
    for place, row in enumerate(rows):
        y = STEP * place + STEP // 2
        kind = kind_of(board, row)
        reach = ""
        if row.interval is not None:
            ends = f'x1="{at(row.interval[0])}" x2="{at(row.interval[1])}"'
            reach = f'<line class="reach" {ends} y1="{y}" y2="{y}"/>'
        parts.append(
            f'<g class="{kind}"><title>{words(_told(row))}</title>{reach}'
            f'<svg x="{at(row.rating)}" y="{y}" overflow="visible">{MARKS[kind]}</svg></g>'
        )
    said = "; ".join(f"{row.rank}. {_told(row)}" for row in rows)
    return (
        f'<svg class="plot" height="{bottom + AXIS}" role="img" aria-labelledby="chart-title chart-text">'
        f'<title id="chart-title">Ratings with 95% intervals</title><desc id="chart-text">{words(said)}.</desc>'
        f"{''.join(parts)}</svg>"
    )


MARKS = {
    "ours": '<circle r="6"/>',
    "theirs": '<rect x="-5.5" y="-5.5" width="11" height="11" rx="2"/>',
    "fixed": '<path d="M0 -7.5L7.5 0L0 7.5L-7.5 0Z"/>',
}
"""The shapes differ too, for those who can't tell the colours apart."""


def _legend(board: Board) -> str:
    said = {"ours": "comes with Twelvefold", "theirs": "somebody’s own bot", "fixed": f"{board.anchor}, fixed"}
    there = {kind_of(board, row) for row in board.rows}
    marks = "".join(
        f'<span><svg viewBox="-8 -8 16 16" class="{kind}" aria-hidden="true">{MARKS[kind]}</svg>{text}</span>'
        for kind, text in said.items()
        if kind in there
    )
    return f'<div class="legend">{marks}</div>'


def _told(row: Row) -> str:
    if row.interval is None:
        return f"{row.title}: {row.rating}"
    low, high = row.interval
    return f"{row.title}: {row.rating}" + (f" ({low} to {high})" if low < high else " (fixed)")
