"""A sketch is a planet."""

import pytest
from tests.drawing.sketches import EMPTY, MOTLEY, area, laid

from twelvefold.drawing import PlanetSketch
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face


def test_a_planet_has_sixty_areas() -> None:
    with pytest.raises(ValueError, match="60 areas, not 59"):
        PlanetSketch("", EMPTY[1:])


def test_a_face_is_free_or_covered_as_a_whole() -> None:
    with pytest.raises(ValueError, match="face b must be free or covered"):
        PlanetSketch("", (*EMPTY[:7], Habitat.OCEAN, *EMPTY[8:]))


@pytest.mark.parametrize("label", ["", "123", "\x1b", "四"])
def test_a_label_is_one_or_two_printable_characters(label: str) -> None:
    with pytest.raises(ValueError, match="area 7: a label is one or two printable"):
        PlanetSketch("", MOTLEY, labels={area(1, 2): label})


def test_a_region_goes_on_only_over_an_edge_with_the_same_habitat_beyond() -> None:
    forest = tuple(b if a is None else a for a, b in zip(laid(0, Habitat.FOREST), laid(1, Habitat.FOREST), strict=True))
    sketch = PlanetSketch("", forest)
    assert [edge for edge in range(5) if sketch.continues(area(0, edge))] == [0]
    assert not sketch.continues(area(7, 0))


def test_a_free_face_has_no_coast() -> None:
    sketch = PlanetSketch("", laid(0, Habitat.OCEAN))
    assert not sketch.is_coast(area(0, 0), area(1, 0))
    assert PlanetSketch("", MOTLEY).is_coast(area(0, 0), area(0, 1))


def test_the_summary_counts_areas_and_names_free_faces_and_the_last_one() -> None:
    sketch = PlanetSketch("", laid(11, Habitat.DESERT), latest=Face(11))
    assert sketch.summary() == "Areas: 5 desert. Free faces: a b c d e f g h i j k. Placed last: l."
    assert PlanetSketch("", EMPTY).summary().startswith("No tiles placed.")
