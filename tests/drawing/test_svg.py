"""A picture is valid, self-contained XML, and shows what the sketch says."""

import re
from xml.etree import ElementTree as ET

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drawing.sketches import EMPTY, MOTLEY, area, laid, sketches

from twelvefold.drawing import PlanetSketch, planet_svg, table_svg
from twelvefold.drawing.net import TALL, WIDE, Net
from twelvefold.drawing.palette import LATEST, PAINTS
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return ["".join(text.itertext()) for text in ET.fromstring(picture).iter(f"{SVG}text")]


def names(picture: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', picture)


def glyphs(picture: str) -> int:
    return len(re.findall("<use ", picture))


@settings(max_examples=30)
@given(st.lists(sketches(), max_size=5), st.text(), st.integers(1, 6), st.sampled_from([TALL, WIDE]))
def test_whatever_is_drawn_is_closed_xml_whose_names_are_unique_and_known(
    planets: list[PlanetSketch], title: str, columns: int, net: Net
) -> None:
    for picture in (table_svg(planets, title, columns, net), *(planet_svg(planet, net) for planet in planets)):
        root = ET.fromstring(picture)
        known = names(picture)
        assert len(known) == len(set(known))
        assert set(re.findall(r'(?:url\(|href=")#([^)"]*)', picture)) <= set(known)
        assert set(root.get("aria-labelledby", "").split()) <= set(known)


def test_nothing_comes_from_outside_and_nothing_runs() -> None:
    picture = table_svg([PlanetSketch('<script>"x"</script>', MOTLEY)], "<image href='http://a'/>")
    tags = {element.tag.removeprefix(SVG) for element in ET.fromstring(picture).iter()}
    assert tags.isdisjoint({"script", "style", "image", "foreignObject", "a"})
    assert tags > {"title", "desc", "pattern", "use"}
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', picture))


def test_control_characters_in_a_name_do_not_break_the_picture() -> None:
    assert "A[31mB" in texts(planet_svg(PlanetSketch("A\x00\x1b[31m\u202eB", EMPTY)))


def test_every_area_has_its_glyph_and_every_face_its_letter() -> None:
    picture = planet_svg(PlanetSketch("", MOTLEY))
    assert glyphs(picture) == 60
    assert set(texts(picture)) >= set("abcdefghijkl")


def test_a_free_face_shows_its_letter_and_no_glyph() -> None:
    picture = planet_svg(PlanetSketch("", laid(3, Habitat.FOREST)))
    assert glyphs(picture) == 5
    assert sorted(text for text in texts(picture) if text) == list("abcdefghijkl")


def test_only_habitats_on_the_planet_are_painted() -> None:
    picture = planet_svg(PlanetSketch("", laid(3, Habitat.FOREST)))
    painted = {habitat for habitat in Habitat if f'fill="{PAINTS[habitat].colour}"' in picture}
    assert painted == {Habitat.FOREST}


def test_a_label_stands_beside_the_glyph_of_its_area() -> None:
    picture = planet_svg(PlanetSketch("", MOTLEY, labels={area(4, 2): "17"}))
    assert "17" in texts(picture)
    assert glyphs(picture) == 60


def test_the_face_laid_last_is_outlined() -> None:
    assert LATEST in planet_svg(PlanetSketch("", MOTLEY, latest=Face(6)))
    assert LATEST not in planet_svg(PlanetSketch("", MOTLEY))


def test_a_region_that_goes_on_far_away_names_the_face_it_goes_on_at() -> None:
    """Face 3 (d) borders on faces 7 (h) and 8 (i), which are in the other flower."""
    areas = tuple(
        b if a is None else a for a, b in zip(laid(3, Habitat.GLACIER), laid(7, Habitat.GLACIER), strict=True)
    )
    letters = texts(planet_svg(PlanetSketch("", areas)))
    assert (letters.count("d"), letters.count("h"), letters.count("i")) == (2, 2, 1)


def test_a_region_that_goes_on_over_a_gap_is_bridged_and_needs_no_letter() -> None:
    """Faces 3 (d) and 4 (e) are neighbours in one flower; another habitat on e is not part of the region."""
    for other, bridged in ((Habitat.GLACIER, 1), (Habitat.OCEAN, 0)):
        areas = tuple(b if a is None else a for a, b in zip(laid(3, Habitat.GLACIER), laid(4, other), strict=True))
        picture = planet_svg(PlanetSketch("", areas))
        assert picture.count('fill-opacity=".45"') == bridged
        assert texts(picture).count("d") == texts(picture).count("e") == 1


def test_coasts_are_drawn_between_different_habitats_only() -> None:
    assert 'stroke-width="5"' in planet_svg(PlanetSketch("", MOTLEY))
    assert 'stroke-width="5"' not in planet_svg(PlanetSketch("", (Habitat.OCEAN,) * 60))


def test_when_areas_are_pointed_out_the_signs_of_all_others_step_back() -> None:
    picture = planet_svg(PlanetSketch("", MOTLEY, highlight=frozenset({area(2, 1), area(2, 2)})))
    assert picture.count('<g opacity=".5">') == 58
    assert '<g opacity=".5">' not in planet_svg(PlanetSketch("", MOTLEY))


def test_different_pictures_share_no_name_and_the_same_picture_is_the_same() -> None:
    one, other = PlanetSketch("one", MOTLEY), PlanetSketch("other", MOTLEY)
    assert not set(names(planet_svg(one))) & set(names(planet_svg(other)))
    assert not set(names(planet_svg(one))) & set(names(planet_svg(one, WIDE)))
    assert planet_svg(one) == planet_svg(PlanetSketch("one", MOTLEY))


def test_a_table_shows_every_planet_and_the_key() -> None:
    said = texts(table_svg([PlanetSketch(f"seat {seat}", EMPTY) for seat in range(4)], "Round 1"))
    assert {"Round 1", "seat 0", "seat 1", "seat 2", "seat 3", *(habitat.id for habitat in Habitat)} <= set(said)


def test_a_long_line_is_cut_where_the_panel_ends() -> None:
    picture = planet_svg(PlanetSketch("n" * 500, EMPTY, caption=("c" * 500,)))
    assert all(len(text) < 50 for text in texts(picture))
    assert "n" * 500 in picture, "the whole title is still there for a screen reader"
