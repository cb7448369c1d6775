"""The flat map of a planet, as SVG and as text: strings only, no I/O."""

from twelvefold.drawing.sketch import FACE_LETTERS, PlanetSketch
from twelvefold.drawing.svg import planet_svg, table_svg
from twelvefold.drawing.text import planet_lines, table_lines

__all__ = ["FACE_LETTERS", "PlanetSketch", "planet_lines", "planet_svg", "table_lines", "table_svg"]
