"""The map in a terminal keeps its width, is complete without colour, and has the same layout as the net."""

import re

from hypothesis import given
from hypothesis import strategies as st
from tests.drawing.sketches import EMPTY, MOTLEY, area, laid, sketches

from twelvefold.drawing import PlanetSketch, planet_lines, table_lines
from twelvefold.drawing.ansi import glyphs
from twelvefold.drawing.cells import COLUMNS, ROWS, halves, middle, room
from twelvefold.drawing.lettering import clip, columns, pad
from twelvefold.drawing.net import AREAS
from twelvefold.drawing.palette import PAINTS
from twelvefold.drawing.text import GAP, map_beside
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@given(st.lists(sketches(), max_size=4), st.integers(0, 240), st.booleans())
def test_no_line_is_wider_than_its_terminal_and_no_name_writes_escapes(
    planets: list[PlanetSketch], width: int, colour: bool
) -> None:
    for line in table_lines(planets, width, colour):
        bare = ESCAPE.sub("", line) if colour else line
        assert columns(bare) <= max(width, COLUMNS)
        assert bare.isprintable()


@given(sketches(), st.booleans())
def test_one_planet_fits_a_small_terminal(planet: PlanetSketch, colour: bool) -> None:
    lines = planet_lines(planet, colour)
    assert len(lines) <= 24
    assert all(columns(ESCAPE.sub("", line)) <= 80 for line in lines)


@given(sketches(), st.integers(0, 40))
def test_lines_beside_a_map_begin_in_one_column(planet: PlanetSketch, count: int) -> None:
    words = [glyphs(f"line {number}") for number in range(count)]
    lines = ["".join(glyph.character for glyph in line) for line in map_beside(planet, words)]
    assert len(lines) == max(count, 1 + ROWS)
    assert [line[COLUMNS + GAP :] for line in lines[1:count]] == [f"line {number}" for number in range(1, count)]
    below = map_beside(planet, words, beside=False)
    assert [len(line) <= COLUMNS for line in below] == [True] * (1 + ROWS + count)


def test_without_colour_the_map_is_plain_ascii() -> None:
    assert all(line.isascii() for line in planet_lines(PlanetSketch("x", MOTLEY, latest=Face(1)), colour=False))


def test_two_planets_stand_side_by_side_in_120_columns_and_one_above_the_other_in_80() -> None:
    planets = [PlanetSketch("one", EMPTY), PlanetSketch("two", EMPTY)]
    assert "two" in table_lines(planets, 120, colour=False)[0]
    assert "two" not in table_lines(planets, 80, colour=False)[0]


def test_every_area_is_at_least_two_whole_cells_wide() -> None:
    for a in AREAS:
        rows = [row for (row, _), shown in halves().items() if shown == (a, a)]
        assert max(rows.count(row) for row in rows) >= 2


def test_the_map_fits_its_size_and_no_face_hides_another() -> None:
    assert all(0 <= row < ROWS and 0 <= column < COLUMNS for row, column in halves())
    sizes = {
        sum(half is not None and half // EDGE_COUNT == face for cell in halves().values() for half in cell)
        for face in range(FACE_COUNT)
    }
    assert len(sizes) == 1


def test_where_two_faces_are_glued_no_other_area_lies_between_their_letters() -> None:
    for face in (0, 11):
        for edge in range(EDGE_COUNT):
            here, there = area(face, edge), ACROSS[area(face, edge)]
            (r0, c0), (r1, c1) = middle(face), middle(there // EDGE_COUNT)
            steps = [(round(r0 + (r1 - r0) * t / 40), round(c0 + (c1 - c0) * t / 40)) for t in range(2, 39)]
            seen = {half for cell in steps for half in halves().get(cell, ())} - {None}
            assert {here, there} <= seen
            on_the_way = {half for cell in steps[10:27] for half in halves().get(cell, ())} - {None}
            assert on_the_way <= {here, there}


def test_each_habitat_fills_its_areas_with_its_own_character() -> None:
    for habitat in Habitat:
        picture = "".join(planet_lines(PlanetSketch("", laid(5, habitat)), colour=False)[1 : ROWS + 1])
        assert picture.count(PAINTS[habitat].character) > 20
        assert {character for character in picture if not character.isalpha()} == {" ", ".", PAINTS[habitat].character}
    assert len({paint.character for paint in PAINTS.values()} | {"."}) == 6


def test_areas_pointed_out_are_written_in_capitals() -> None:
    lines = planet_lines(PlanetSketch("", laid(5, Habitat.OCEAN), highlight=frozenset({area(5, 2)})), colour=False)
    assert 2 <= "".join(lines[:-1]).count("O") <= 10
    assert "~O ocean" in lines[-1]


def test_the_face_laid_last_is_in_brackets() -> None:
    assert "[g]" in "".join(planet_lines(PlanetSketch("", MOTLEY, latest=Face(6)), colour=False))


def test_a_label_of_two_digits_has_room_in_every_area() -> None:
    for a in AREAS:
        assert len(room(a, 2)) == 2
        lines = planet_lines(PlanetSketch("", MOTLEY, labels={a: "47"}), colour=False)
        assert sum(line.count("47") for line in lines) == 1


def test_all_letters_of_the_faces_are_there_with_and_without_colour() -> None:
    for colour in (False, True):
        bare = ESCAPE.sub("", "".join(planet_lines(PlanetSketch("", MOTLEY), colour)[1 : ROWS + 1]))
        assert sorted(filter(str.islower, bare)) == list("abcdefghijkl")


@given(st.text(max_size=30), st.integers(0, 20))
def test_a_text_is_cut_or_filled_to_its_width(text: str, width: int) -> None:
    assert columns(clip(text, width)) <= width
    assert columns(pad(text, width)) == width
