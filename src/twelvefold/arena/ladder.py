"""The picture of a ladder: the bots from the strongest to the weakest, each with its win rate and interval, as SVG.

It's standalone, without scripts or external files, for dark and light pages.
"""

from hashlib import sha256
from typing import Any

from twelvefold.arena.heat_map import heat_map
from twelvefold.arena.report import Row
from twelvefold.drawing.lettering import clip
from twelvefold.drawing.palette import FAINT, FREE, LATEST, PAINTS, QUIET, TEXT
from twelvefold.drawing.svg import FONT
from twelvefold.drawing.svg_defs import number, words
from twelvefold.world.habitat import Habitat

WIDTH = 900.0
PAD = 28.0
HEAD = 84.0
STEP = 40.0
BAR = 20.0
NAMES = 250.0
BARS = 400.0
FAILED = "⚠ "
"""Marks a bot that failed: naive made some of its moves."""
BACKGROUND = "#070b1e"


def ladder_svg(report: dict[str, Any]) -> str:
    """A report's ladder; below it, for more than two bots at tables of two, the results of each pair."""
    rows = {row["bot"]: row for row in report["rows"]}
    ladder: list[Row] = [rows[name] for name in report["ladder"]]
    title = f"Ladder of {len(ladder)} bots at {report['players']} seats"
    below = HEAD + STEP * len(ladder) + 46
    body = [
        _text(title, (PAD, 44), 26, TEXT, ' font-weight="600"'),
        _text(_subtitle(report), (PAD, 70), 16, QUIET),
        _scale(HEAD, STEP * len(ladder), 1 / report["players"]),
        *(_rung(row, HEAD + STEP * place) for place, row in enumerate(ladder)),
    ]
    height = below
    if len(ladder) > 2 and report["matrix"]:
        map_height, drawn = heat_map(report["matrix"], report["ladder"], WIDTH - 2 * PAD)
        body.append(f'<g transform="translate({number(PAD)} {number(below)})">{drawn}</g>')
        height += map_height
    said = ". ".join(f"{place}. {_told(row)}" for place, row in enumerate(ladder, 1))
    return _document(height, title, f"{_subtitle(report)}. {said}.", "".join(body))


def _subtitle(report: dict[str, Any]) -> str:
    kind = " mystery" * report["mystery"] + " beginner" * report["beginner"]
    return f"win rate with 95 % interval; {report['games']}{kind} games, {report['deals']} deals, each from every seat"


def _told(row: Row) -> str:
    low, high = row["interval"]
    failed = f", failed {sum(row['faults'].values())} times" if row["faults"] else ""
    return f"{row['bot']}: {row['win_rate']:.1%} ({low:.1%} to {high:.1%}){failed}"


def _scale(top: float, height: float, even: float) -> str:
    """Lines at each quarter, and at the win rate of a bot that is as strong as the others."""
    left, parts = PAD + NAMES, []
    for quarter in range(5):
        x = left + BARS * quarter / 4
        parts.append(_line((x, top), (x, top + height), FAINT, 1))
        parts.append(_text(f"{25 * quarter} %", (x, top + height + 18), 13, QUIET, ' text-anchor="middle"'))
    x = left + BARS * even
    parts.append(_line((x, top), (x, top + height), LATEST, 1.5, ' stroke-dasharray="5 4"'))
    return "".join(parts)


def _rung(row: Row, top: float) -> str:
    left, middle = PAD + NAMES, top + STEP / 2
    low, high = (left + BARS * bound for bound in row["interval"])
    rating = row["rating"]
    figures = f"{row['win_rate']:.1%}  ({100 * row['interval'][0]:.1f}–{100 * row['interval'][1]:.1f})"
    return (
        _text(clip(FAILED * bool(row["faults"]) + row["bot"], 27), (PAD, middle + 6), 17, TEXT)
        + _bar(left, middle, BARS, FREE)
        + _bar(left, middle, BARS * row["win_rate"], PAINTS[Habitat.OCEAN].colour)
        + _line((low, middle), (high, middle), TEXT, 2)
        + "".join(_line((x, middle - 6), (x, middle + 6), TEXT, 2) for x in (low, high))
        + _text(figures, (left + BARS + 14, middle + (2 if rating else 6)), 16, TEXT)
        + (_text(f"rating {rating['mu']:.1f}", (left + BARS + 14, middle + 17), 12, QUIET) if rating else "")
    )


def _bar(left: float, middle: float, width: float, colour: str) -> str:
    return (
        f'<rect x="{number(left)}" y="{number(middle - BAR / 2)}" width="{number(width)}" height="{number(BAR)}"'
        f' rx="4" fill="{colour}"/>'
    )


def _line(start: tuple[float, float], end: tuple[float, float], colour: str, width: float, style: str = "") -> str:
    (x1, y1), (x2, y2) = start, end
    return (
        f'<path d="M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" fill="none" stroke="{colour}"'
        f' stroke-width="{number(width)}"{style}/>'
    )


def _text(text: str, at: tuple[float, float], size: int, colour: str, style: str = "") -> str:
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{size}" fill="{colour}"{style}>{words(text)}</text>'
    )


def _document(height: float, title: str, told: str, body: str) -> str:
    prefix = f"l{sha256((title + told).encode('utf-8', 'replace')).hexdigest()[:10]}-"
    size = f'width="{number(WIDTH)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(height)}" {size}'
        f' style="max-width:100%;height:auto" role="img" aria-labelledby="{prefix}title {prefix}desc"'
        f' font-family="{FONT}"><title id="{prefix}title">{words(title)}</title>'
        f'<desc id="{prefix}desc">{words(told)}</desc><rect {size} rx="20" fill="{BACKGROUND}"/>{body}</svg>'
    )
