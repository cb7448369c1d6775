"""Coloured characters in a terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Glyph:
    """One character with its colours, written `#rrggbb`; None keeps the terminal's own."""

    character: str
    ink: str | None = None
    paper: str | None = None
    bold: bool = False


Line = list[Glyph]


def glyphs(text: str, ink: str | None = None, paper: str | None = None, *, bold: bool = False) -> Line:
    """A text in one style."""
    return [Glyph(character, ink, paper, bold) for character in text]


def render(line: Sequence[Glyph], *, colour: bool) -> str:
    """A line as a string, with 24-bit colours or as plain characters, without trailing spaces."""
    if not colour:
        return "".join(glyph.character for glyph in line).rstrip()
    end = len(line)
    while end and line[end - 1].character == " " and line[end - 1].paper is None:
        end -= 1
    return "".join(
        f"{style}{''.join(glyph.character for glyph in run)}{RESET if style else ''}"
        for style, run in groupby(line[:end], _style)
    )


RESET = "\x1b[0m"


def _style(glyph: Glyph) -> str:
    codes = ["1"] if glyph.bold else []
    codes += [f"38;2;{_rgb(glyph.ink)}"] if glyph.ink else []
    codes += [f"48;2;{_rgb(glyph.paper)}"] if glyph.paper else []
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _rgb(colour: str) -> str:
    return ";".join(map(str, _parts(colour)))


def mix(colour: str, other: str, share: float) -> str:
    """A colour mixed with a share of another."""
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in pairs)
