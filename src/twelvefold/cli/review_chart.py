"""The chart of a review: everyone's chances by move and round, as a standalone SVG for dark and light pages."""

from collections.abc import Iterator
from hashlib import sha256

from twelvefold.analysis import Evaluation, Review, Verdict
from twelvefold.drawing.palette import FAINT, QUIET, SEATS, TEXT
from twelvefold.drawing.svg import FONT
from twelvefold.drawing.svg_defs import number, words
from twelvefold.words import percent, say

WIDTH, HEIGHT = 900.0, 420.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 28.0, 84.0, 52.0
BACKGROUND = "#070b1e"
DASHES = ("", "9 5", "2 5", "14 5 2 5")
"""Each seat's line has a pattern of its own, for those who can't tell the colours apart."""
MARKED = (Verdict.MISTAKE, Verdict.BLUNDER)


def chart_svg(review: Review) -> str:
    """Everyone's chance to win, from the first round to the result; the moves that cost most are marked."""
    line, last = list(_line_of(review)), len(review.moves)
    body = [_text(say("cli-review-chart"), (LEFT, 40), 24, TEXT, ' font-weight="600"'), *_grid(review, last)]
    for seat in range(review.players):
        points = [(_x(place, last), _y(each.chances[seat])) for place, each in line]
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        body.append(f'<path d="{path}" fill="none" stroke="{SEATS[seat]}" stroke-width="2.5"{dash}/>')
        x = LEFT + 150 * seat
        body.append(f'<path d="M{number(x)} 62h34" fill="none" stroke="{SEATS[seat]}" stroke-width="3"{dash}/>')
        body.append(_text(say("cli-picture-seat", seat=seat), (x + 42, 67), 15, TEXT))
    for move in review.moves:
        if move.verdict in MARKED:
            at = (_x(move.ply + 1, last), _y(move.position.chances[move.seat]))
            body.append(
                f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{6 if move.verdict is Verdict.BLUNDER else 4}"'
                f' fill="{SEATS[move.seat]}" stroke="{TEXT}" stroke-width="1.5"/>'
            )
    return _document(say("cli-review-chart"), _told(review), "".join(body))


def _line_of(review: Review) -> Iterator[tuple[int, Evaluation]]:
    """The position before the first move, then after each, and after each pile was turned up: a step up or down."""
    opened = {(each.round - 1) * review.players: each.position for each in review.rounds}
    yield 0, opened[0]
    for move in review.moves:
        yield move.ply + 1, move.position
        if move.ply + 1 in opened:
            yield move.ply + 1, opened[move.ply + 1]


def _told(review: Review) -> str:
    """The chart for those who don't see it."""
    rows = [(each.round, each.position.chances) for each in review.rounds]
    said = [
        say("cli-review-round", round=round_number, chances=", ".join(percent(chance, 0) for chance in chances))
        for round_number, chances in rows
    ]
    return ". ".join(said) + "."


def _grid(review: Review, last: int) -> Iterator[str]:
    for quarter in range(5):
        y = _y(quarter / 4)
        yield _line((LEFT, y), (WIDTH - RIGHT, y), FAINT)
        yield _text(percent(quarter / 4, 0), (LEFT - 8, y + 5), 13, QUIET, ' text-anchor="end"')
    for each in review.rounds:
        x = _x((each.round - 1) * review.players, last)
        yield _line((x, TOP), (x, HEIGHT - BOTTOM), FAINT, ' stroke-opacity="0.5"')
        middle = _x((each.round - 0.5) * review.players, last)
        yield _text(str(each.round), (middle, HEIGHT - BOTTOM + 20), 13, QUIET, ' text-anchor="middle"')
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield _text(say("cli-review-chart-round"), (middle, HEIGHT - 12), 13, QUIET, ' text-anchor="middle"')


def _x(place: float, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / last


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _line(start: tuple[float, float], end: tuple[float, float], colour: str, style: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<path d="M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" fill="none" stroke="{colour}"{style}/>'


def _text(text: str, at: tuple[float, float], size: int, colour: str, style: str = "") -> str:
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{size}" fill="{colour}"{style}>{words(text)}</text>'
    )


def _document(title: str, told: str, body: str) -> str:
    prefix = f"r{sha256((title + told).encode()).hexdigest()[:10]}-"
    size = f'width="{number(WIDTH)}" height="{number(HEIGHT)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(HEIGHT)}" {size}'
        f' style="max-width:100%;height:auto" role="img" aria-labelledby="{prefix}title {prefix}desc"'
        f' font-family="{FONT}"><title id="{prefix}title">{words(title)}</title>'
        f'<desc id="{prefix}desc">{words(told)}</desc><rect {size} rx="20" fill="{BACKGROUND}"/>{body}</svg>'
    )
