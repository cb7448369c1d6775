"""Draws one sketch on one net, in the coordinates of a drawing."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from twelvefold.drawing.net import Net, Point
from twelvefold.drawing.sketch import PlanetSketch
from twelvefold.drawing.svg_defs import number
from twelvefold.world.geometry import ACROSS, TOUCHING
from twelvefold.world.units import Area

SIDE = 100.0
"""The length of a pentagon's edge in a drawing's units."""


@dataclass(frozen=True)
class Pen:
    """Draws with the net's top left corner at the origin."""

    sketch: PlanetSketch
    net: Net
    prefix: str
    """The prefix of names that the whole drawing shares."""
    own: str
    """The prefix of names that only this planet uses."""

    def at(self, point: Point) -> Point:
        """A point of the net in the drawing, where y goes down."""
        return SIDE * (point[0] - self.net.box.left), SIDE * (self.net.box.top - point[1])

    def path(self, points: Iterable[Point]) -> str:
        """SVG path data through points of the net."""
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(self.at, points))

    def triangles(self, areas: Iterable[Area]) -> str:
        """SVG path data of whole areas."""
        return "".join(self.path(self.net.triangle(area)) + "Z" for area in areas)

    def borders(self, area: Area, wanted: Callable[[Area], bool]) -> str:
        """SVG path data of an area's borders with the neighbours that are wanted."""
        centre, start, end = self.net.triangle(area)
        sides = zip(TOUCHING[area], ((centre, end), (centre, start), (start, end)), strict=True)
        return "".join(self.path(side) for other, side in sides if wanted(other))

    def coasts(self, area: Area) -> str:
        """An area's borders with other habitats."""
        return self.borders(area, lambda other: self.sketch.is_coast(area, other))

    def outward(self, area: Area, distance: float) -> Point:
        """The point in the drawing at a distance outward from the middle of an area's edge."""
        (ax, ay), (bx, by) = map(self.at, self.net.edge(area))
        return (ax + bx) / 2 - distance * (by - ay) / SIDE, (ay + by) / 2 + distance * (bx - ax) / SIDE

    def gap(self, area: Area) -> tuple[Point, Point, Point] | None:
        """The narrow gap between an area and the one across its edge, if the map leaves them side by side."""
        if area in self.net.glued:
            return None
        (start, end), (other_start, other_end) = self.net.edge(area), self.net.edge(ACROSS[area])
        if _same(start, other_end):
            return start, end, other_start
        return (end, other_end, start) if _same(end, other_start) else None


def _same(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1e-6


def line(path: str, colour: str, style: str) -> str:
    """A drawn path, or nothing if it's empty."""
    if not path:
        return ""
    return f'<path d="{path}" fill="none" stroke="{colour}" {style} stroke-linecap="round" stroke-linejoin="round"/>'


def letters(text: str, at: Point, size: int, colour: str, style: str = "") -> str:
    """A short text centred on a point; the text must be fit for XML."""
    x, y = number(at[0]), number(at[1] + 0.345 * size)
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{style}>{text}</text>'


def disc(at: Point, radius: float, colour: str) -> str:
    """A filled circle."""
    return f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" fill="{colour}"/>'
