"""Planets to draw, of every kind that a game can show."""

from hypothesis import strategies as st

from twelvefold.drawing import PlanetSketch
from twelvefold.drawing.net import AREAS
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, Face

EMPTY: tuple[Habitat | None, ...] = (None,) * AREA_COUNT
MOTLEY: tuple[Habitat | None, ...] = tuple(Habitat(area % 5) for area in range(AREA_COUNT))


def laid(face: int, habitat: Habitat) -> tuple[Habitat | None, ...]:
    """A planet with one face covered by a single habitat."""
    return tuple(habitat if area // EDGE_COUNT == face else None for area in range(AREA_COUNT))


@st.composite
def sketches(draw: st.DrawFn) -> PlanetSketch:
    """Any planet with any texts, highlights and captions."""
    free: list[Habitat | None] = [None] * EDGE_COUNT
    tile = st.lists(st.sampled_from(Habitat), min_size=EDGE_COUNT, max_size=EDGE_COUNT)
    areas: list[Habitat | None] = []
    for _ in range(FACE_COUNT):
        areas += draw(st.just(free) | tile)
    some_area = st.sampled_from(AREAS)
    return PlanetSketch(
        title=draw(st.text(max_size=70)),
        areas=tuple(areas),
        labels=draw(st.dictionaries(some_area, st.text("0123456789<&", min_size=1, max_size=2), max_size=5)),
        highlight=draw(st.frozensets(some_area, max_size=5)),
        latest=draw(st.none() | st.integers(0, FACE_COUNT - 1).map(Face)),
        caption=tuple(draw(st.lists(st.text(max_size=70), max_size=14))),
    )


def area(face: int, edge: int) -> Area:
    """Shorthand for the geometry's own function."""
    return Area(EDGE_COUNT * face + edge)
