"""Each bot's results against each other bot, as a heat map with numbers: part of a ladder's picture."""

from twelvefold.arena.report import Mean
from twelvefold.drawing.lettering import clip
from twelvefold.drawing.palette import FREE, QUIET, TEXT
from twelvefold.drawing.svg_defs import number, words

NAMES = 210.0
CELL = 38.0
WIDEST = 96.0
TOP = 64.0

BLUE, GREY, ORANGE = (38, 100, 204), (36, 44, 84), (176, 84, 12)
"""Wins often, even, loses often; colour-blind people can tell them apart, and the numbers say it too."""


def heat_map(matrix: dict[str, dict[str, Mean]], ladder: list[str], width: float) -> tuple[float, str]:
    """The map and its height: a row and a column for each bot, the strongest first."""
    wide = min(WIDEST, (width - NAMES) / len(ladder))
    size = int(min(15, wide / 3.4))
    parts = [f'<text x="0" y="24" font-size="18" fill="{TEXT}">win rate of the row against the column, in %</text>']
    for place, name in enumerate(ladder):
        middle = NAMES + (place + 0.5) * wide
        parts.append(_middle(str(place + 1), middle, TOP - 10, size, QUIET))
        y = TOP + place * CELL
        label = words(clip(f"{place + 1}  {name}", 25))
        parts.append(f'<text x="0" y="{number(y + CELL / 2 + 5)}" font-size="15" fill="{TEXT}">{label}</text>')
        for other, rival in enumerate(ladder):
            met = matrix.get(name, {}).get(rival)
            parts.append(_cell(None if met is None else met["win_rate"], NAMES + other * wide, y, wide, size))
    return TOP + CELL * len(ladder) + 24, "".join(parts)


def _cell(rate: float | None, x: float, y: float, wide: float, size: int) -> str:
    colour = FREE if rate is None else shade(rate)
    text = "–" if rate is None else f"{100 * rate:.0f}" if size < 12 else f"{100 * rate:.1f}"
    return (
        f'<rect x="{number(x + 1)}" y="{number(y + 1)}" width="{number(wide - 2)}" height="{number(CELL - 2)}"'
        f' rx="4" fill="{colour}"/>' + _middle(text, x + wide / 2, y + CELL / 2 + size / 3, size, "#fff")
    )


def _middle(text: str, x: float, y: float, size: int, colour: str) -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size}" fill="{colour}" text-anchor="middle">{text}</text>'
    )


def shade(rate: float) -> str:
    """The colour of a win rate: from orange over grey, where two are even, to blue."""
    end, part = (BLUE, 2 * rate - 1) if rate >= 0.5 else (ORANGE, 1 - 2 * rate)
    return "#" + "".join(f"{round(grey + part * (full - grey)):02x}" for grey, full in zip(GREY, end, strict=True))
