"""The flat map in a terminal, in 24-bit colours or in plain ASCII.

Each area is filled with its habitat's character, or with its capital letter if it's highlighted. Each face has its
letter in the middle, in brackets on the face with the latest tile.
"""

from collections.abc import Sequence
from itertools import zip_longest

from twelvefold.drawing.ansi import Glyph, Line, glyphs, mix, render
from twelvefold.drawing.cells import COLUMNS, ROWS, Half, halves, middle, room
from twelvefold.drawing.lettering import pad
from twelvefold.drawing.palette import COAST, LATEST, PAINTS, TEXT
from twelvefold.drawing.sketch import FACE_LETTERS, PlanetSketch
from twelvefold.words import say
from twelvefold.world.geometry import FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area

GAP = 3
MOST_CAPTIONS = 5
FREE_CHARACTER = "."
FREE_PAPER = "#2b3566"
FREE_INK = "#57659f"


def planet_lines(sketch: PlanetSketch, colour: bool) -> list[str]:
    """A planet with its title, its caption's first five lines and a key: at most 57 columns and 24 lines."""
    return [render(line, colour=colour) for line in [*_planet(sketch, colour), _key([sketch], colour)]]


def table_lines(sketches: Sequence[PlanetSketch], width: int, colour: bool) -> list[str]:
    """Planets side by side, as many as fit into a terminal of that width but at least one, and a key."""
    across = max(1, (width + GAP) // (COLUMNS + GAP))
    lines: list[Line] = []
    for start in range(0, len(sketches), across):
        blocks = [_planet(sketch, colour) for sketch in sketches[start : start + across]]
        lines += [
            [glyph for part in parts for glyph in (*part, *glyphs(" " * GAP))]
            for parts in zip_longest(*blocks, fillvalue=glyphs(" " * COLUMNS))
        ]
        lines.append([])
    return [render(line, colour=colour) for line in [*lines, _key(sketches, colour)]]


def map_beside(sketch: PlanetSketch, words: Sequence[Line], *, beside: bool = True) -> list[Line]:
    """A planet's title and map in colours, with lines to its right, or below it if not `beside`."""
    lines = [glyphs(pad(sketch.title, COLUMNS), bold=True), *_map(sketch, colour=True)]
    if not beside:
        return [*lines, *words]
    lines += [glyphs(" " * COLUMNS)] * (len(words) - len(lines))
    return [[*line, *glyphs(" " * GAP), *right] for line, right in zip_longest(lines, words, fillvalue=())]


def _planet(sketch: PlanetSketch, colour: bool) -> list[Line]:
    """Title, map and caption; every line is as wide as the map."""
    title = glyphs(pad(sketch.title, COLUMNS), bold=True)
    caption = [glyphs(pad(line, COLUMNS)) for line in sketch.caption[:MOST_CAPTIONS]]
    return [title, *_map(sketch, colour), *caption]


def _map(sketch: PlanetSketch, colour: bool) -> list[Line]:
    lines = [glyphs(" " * COLUMNS) for _ in range(ROWS)]
    for (row, column), (upper, lower) in halves().items():
        lines[row][column] = _halves(sketch, upper, lower) if colour else _plain(sketch, upper, lower)
    for area, label in sketch.labels.items():
        if sketch.areas[area] is None:
            continue
        for (row, column), character in zip(room(area, len(label)), label, strict=True):
            lines[row][column] = Glyph(character, "#ffffff", COAST, bold=True)
    for face in range(FACE_COUNT):
        row, column = middle(face)
        free, last = sketch.is_free(face), face == sketch.latest
        ink, paper = (COAST, LATEST) if last else (TEXT, FREE_PAPER) if free else (TEXT, COAST)
        lines[row][column] = Glyph(FACE_LETTERS[face], ink, paper, bold=True)
        if last:
            lines[row][column - 1] = Glyph("[", ink, paper, bold=True)
            lines[row][column + 1] = Glyph("]", ink, paper, bold=True)
    return lines


def _paper(sketch: PlanetSketch, area: Half) -> str | None:
    """The colour of an area, faded when others are highlighted."""
    if area is None:
        return None
    habitat = sketch.areas[area]
    return FREE_PAPER if habitat is None else _shade(sketch, area, PAINTS[habitat].colour)


def _shade(sketch: PlanetSketch, area: Area, colour: str) -> str:
    return mix(colour, COAST, 0.55) if sketch.highlight and area not in sketch.highlight else colour


def _character(sketch: PlanetSketch, area: Area) -> str:
    habitat = sketch.areas[area]
    if habitat is None:
        return FREE_CHARACTER
    return PAINTS[habitat].letter if area in sketch.highlight else PAINTS[habitat].character


def _plain(sketch: PlanetSketch, upper: Half, lower: Half) -> Glyph:
    """A cell without colour: a face's outermost half cells are left out, to leave a gap between faces."""
    return Glyph(" " if upper is None or lower is None else _character(sketch, upper))


def _halves(sketch: PlanetSketch, upper: Half, lower: Half) -> Glyph:
    """A cell in colour: a half block if its halves differ."""
    above, below = _paper(sketch, upper), _paper(sketch, lower)
    if above is None:
        return Glyph("▄", below)
    if above != below:
        return Glyph("▀", above, below)
    area = upper if upper is not None else lower
    habitat = None if area is None else sketch.areas[area]
    if area is None or habitat is None:
        return Glyph(FREE_CHARACTER, FREE_INK, FREE_PAPER)
    ink = COAST if area in sketch.highlight else _shade(sketch, area, PAINTS[habitat].ink)
    return Glyph(_character(sketch, area), ink, above, bold=area in sketch.highlight)


def _key(sketches: Sequence[PlanetSketch], colour: bool) -> Line:
    """Each habitat's character with its name, and its capital letter if areas are highlighted."""
    line: Line = []
    pointed = any(sketch.highlight for sketch in sketches)
    for habitat in Habitat:
        paint = PAINTS[habitat]
        signs = paint.character + (paint.letter if pointed else "")
        ink = TEXT if habitat is Habitat.FOREST else COAST
        line += glyphs(signs.rjust(2) if colour else signs, ink, paint.colour)
        line += glyphs(f" {say(f'habitat-{habitat}.within')}  ")
    return line
