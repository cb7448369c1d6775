"""Pictures of planets as SVG: standalone, without scripts or external files, for dark and light pages."""

from collections.abc import Sequence
from hashlib import sha256

from twelvefold.drawing.lettering import clip
from twelvefold.drawing.net import TALL, Net, Point
from twelvefold.drawing.palette import FAINT, PAINTS, QUIET, TEXT
from twelvefold.drawing.pen import SIDE, Pen
from twelvefold.drawing.sketch import PlanetSketch
from twelvefold.drawing.svg_defs import definitions, number, words
from twelvefold.drawing.svg_land import borders, bridges, free_faces, land
from twelvefold.drawing.svg_signs import latest, signs, tabs, veil
from twelvefold.words import say
from twelvefold.world.habitat import Habitat

PAD = 30.0
TITLE = 62.0
LINE = 30.0
GAP = 20.0
KEY = 164.0
KEY_LINE = 44.0
BOLD = 30
MOST_CAPTIONS = 12
FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
LAYERS = (free_faces, bridges, tabs, land, borders, veil, latest, signs)
"""The layers of a planet's picture, the lowest first."""
SCREEN = 0.64
"""Pixels for one unit of a drawing, unless the page says otherwise."""


def planet_svg(sketch: PlanetSketch, net: Net = TALL) -> str:
    """A picture of one planet."""
    prefix = _prefix((sketch,), net, "")
    size = _panel_size((sketch,), net)
    panel = _panel(sketch, net, size, (prefix, f"{prefix}0"))
    return _document(size, prefix, (sketch.title, sketch.summary()), panel)


def table_svg(sketches: Sequence[PlanetSketch], title: str, columns: int = 4, net: Net = TALL) -> str:
    """A picture of all the planets at a table, `columns` side by side, with a key to the habitats."""
    prefix = _prefix(sketches, net, title)
    wide, high = _panel_size(sketches, net)
    across = max(1, min(columns, len(sketches)))
    rows = -(-len(sketches) // across)
    width = across * (wide + GAP) + GAP
    head = TITLE if title else GAP
    top = head + rows * (high + GAP)
    height = top + KEY_LINE * len(_key_rows(width)) + 8
    parts = [f'<rect width="{number(width)}" height="{number(height)}" rx="34" fill="#070b1e"/>']
    if title:
        parts.append(_text(title, (2 * GAP, 43), width - 4 * GAP, 32, TEXT))
    for place, sketch in enumerate(sketches):
        row, column = divmod(place, across)
        panel = _panel(sketch, net, (wide, high), (prefix, f"{prefix}{place}"))
        x, y = GAP + column * (wide + GAP), head + row * (high + GAP)
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{panel}</g>')
    parts.append(_key(prefix, width, top))
    described = " ".join(f"{sketch.title}: {sketch.summary()}" for sketch in sketches)
    return _document((width, height), prefix, (title, described), "".join(parts))


def _prefix(sketches: Sequence[PlanetSketch], net: Net, title: str) -> str:
    """A unique prefix for each picture, the same every time it's drawn."""
    # The order of labels in their mapping isn't part of the picture, so they are sorted.
    facts = [(s.title, s.areas, sorted(s.labels.items()), sorted(s.highlight), s.latest, s.caption) for s in sketches]
    return f"t{sha256(repr((facts, net.centres, title)).encode()).hexdigest()[:10]}-"


def _panel_size(sketches: Sequence[PlanetSketch], net: Net) -> tuple[float, float]:
    """The room that one planet takes with its title and caption, the same for all at a table."""
    lines = min(MOST_CAPTIONS, max((len(sketch.caption) for sketch in sketches), default=0))
    below = lines * LINE + 16 if lines else 0.0
    return SIDE * net.box.width + 2 * PAD, SIDE * net.box.height + TITLE + PAD + below


def _panel(sketch: PlanetSketch, net: Net, size: tuple[float, float], names: tuple[str, str]) -> str:
    width, height = size
    room = width - 2 * PAD
    pen = Pen(sketch, net, *names)
    below = TITLE + SIDE * net.box.height + LINE + 16
    lines = [
        _text(line, (PAD, below + place * LINE), room, 21, QUIET)
        for place, line in enumerate(sketch.caption[:MOST_CAPTIONS])
    ]
    return (
        f'<rect x="1" y="1" width="{number(width - 2)}" height="{number(height - 2)}" rx="26"'
        f' fill="url(#{names[0]}sky)" stroke="{FAINT}" stroke-width="2"/>'
        + _text(sketch.title, (PAD, 44), room, 30, TEXT)
        + f'<g transform="translate({number(PAD)} {number(TITLE)})" text-anchor="middle">'
        + "".join(layer(pen) for layer in LAYERS)
        + f"</g>{''.join(lines)}"
    )


def _text(text: str, at: Point, room: float, size: int, colour: str) -> str:
    """A line of text, cut to fit."""
    weight, letter = (' font-weight="600"', 0.62) if size >= BOLD else ("", 0.54)
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{size}"{weight} fill="{colour}">'
        f"{words(clip(text, int(room / (letter * size))))}</text>"
    )


def _key_rows(width: float) -> list[list[Habitat]]:
    """The habitats, as many in a row as fit."""
    fit = max(1, int((width - 2 * GAP) / KEY))
    return [list(Habitat)[start : start + fit] for start in range(0, len(Habitat), fit)]


def _key(prefix: str, width: float, top: float) -> str:
    """Each habitat's colour and glyph with its name."""
    parts: list[str] = []
    for row, habitats in enumerate(_key_rows(width)):
        left, y = (width - KEY * len(habitats)) / 2, top + row * KEY_LINE
        for place, habitat in enumerate(habitats):
            parts.append(
                f'<g transform="translate({number(left + place * KEY)} {number(y)})">'
                f'<rect width="34" height="34" rx="8" fill="{PAINTS[habitat].colour}"/>'
                f'<use href="#{prefix}g{habitat:d}" transform="translate(17 17)"/>'
                f'<text x="43" y="24" font-size="20" fill="{TEXT}">{words(say(f"habitat-{habitat}.within"))}</text></g>'
            )
    return "".join(parts)


def _document(size: tuple[float, float], prefix: str, said: tuple[str, str], body: str) -> str:
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(SCREEN * width)}" height="{number(SCREEN * height)}" style="max-width:100%;height:auto"'
        f' role="img" aria-labelledby="{prefix}title {prefix}desc" font-family="{FONT}">'
        f'<title id="{prefix}title">{words(said[0])}</title><desc id="{prefix}desc">{words(said[1])}</desc>'
        f"{definitions(prefix)}{body}</svg>"
    )
