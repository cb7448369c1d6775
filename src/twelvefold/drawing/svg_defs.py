"""The parts of an SVG that are defined once and used for every area: patterns and glyphs."""

import re

from twelvefold.drawing.palette import COAST, NIGHT, PAINTS
from twelvefold.world.habitat import Habitat

NOT_XML = "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})  # xml.sax would load http and email


def words(text: str) -> str:
    """A text made safe for XML, whatever a player typed."""
    return re.sub(NOT_XML, "", text).translate(MARKUP)


def number(value: float) -> str:
    """A coordinate, to a tenth."""
    return f"{value:z.1f}".removesuffix(".0")


def _pattern(habitat: Habitat, prefix: str) -> str:
    paint = PAINTS[habitat]
    width, height = paint.tile
    weight = 3.4 if habitat is Habitat.DESERT else 1.8
    return (
        f'<pattern id="{prefix}p{habitat:d}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path d="{paint.pattern}" fill="{paint.ink if habitat is Habitat.FOREST else "none"}" stroke="{paint.ink}"'
        f' stroke-width="{0 if habitat is Habitat.FOREST else weight}" stroke-linecap="round"/></pattern>'
    )


def _glyph(habitat: Habitat, prefix: str) -> str:
    paint = PAINTS[habitat]
    fill, weight = ("#fff", 1.4) if paint.solid else ("none", 2.6)
    shape = f'd="{paint.glyph}" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g id="{prefix}g{habitat:d}">'
        f'<path {shape} fill="{COAST if paint.solid else "none"}" stroke="{COAST}" stroke-width="{weight + 3.6}"/>'
        f'<path {shape} fill="{fill}" stroke="#fff" stroke-width="{weight}"/></g>'
    )


def definitions(prefix: str) -> str:
    """The `<defs>` of a drawing; the prefix keeps its names different from others on the page."""
    sky = (
        f'<radialGradient id="{prefix}sky" cx=".5" cy=".35" r=".9">'
        f'<stop offset="0" stop-color="#1b2554"/><stop offset="1" stop-color="{NIGHT}"/></radialGradient>'
    )
    parts = [make(habitat, prefix) for habitat in Habitat for make in (_pattern, _glyph)]
    return f"<defs>{sky}{''.join(parts)}</defs>"
