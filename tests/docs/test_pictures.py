"""The pictures are those that the package draws today, and what they say of the rules is so."""

import xml.etree.ElementTree as ET

import pytest
from docs import make_pictures
from tests.docs.pages import ROOT
from tests.referee.life import look_at
from tests.referee.paper import Animal
from tests.referee.planet import Planet

from twelvefold import read_record, standard_box
from twelvefold.engine.record import check_record
from twelvefold.world import Habitat

PICTURES = ROOT / "docs" / "pictures"


def animal(name: str) -> Animal:
    found = next(card for card in standard_box().to_json()["animals"] if card["id"] == name)
    card: Animal = found
    return card


def planet(text: str) -> Planet:
    made = Planet()
    for area, habitat in enumerate(make_pictures.planet(text)):
        if habitat is not None:
            made.areas[area] = habitat.id
    return made


def test_the_pictures_are_up_to_date() -> None:
    made = make_pictures.made()
    assert {path.name for path in PICTURES.iterdir()} == set(made)
    for name, text in made.items():
        there = (PICTURES / name).read_text(encoding="utf-8")
        assert there == text, f"{name} is old: run python docs/make_pictures.py"


@pytest.mark.parametrize("name", sorted(make_pictures.PICTURES))
def test_a_picture_is_whole_and_says_what_it_shows(name: str) -> None:
    root = ET.fromstring((PICTURES / name).read_text(encoding="utf-8"))
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text
    named = {element.get("id") for element in root.iter()} - {None}
    text = (PICTURES / name).read_text(encoding="utf-8")
    used = {part.split(")")[0] for part in text.split("url(#")[1:]} | {
        part.split('"')[0] for part in text.split('href="#')[1:]
    }
    assert used <= named


@pytest.mark.parametrize("text", [make_pictures.MATTHEW, make_pictures.CELINE, make_pictures.EARLY])
def test_the_planets_of_the_pictures_can_be_laid_from_one_box(text: str) -> None:
    left = [tuple(habitat.name[0] for habitat in tile) for tile in standard_box().tiles]
    for face in text.split():
        if face == ".....":
            continue
        turned = [tuple(face[turn:] + face[:turn]) for turn in range(5)]
        tile = next(tile for tile in left if tile in turned)
        left.remove(tile)


def test_the_picture_of_three_bids_is_right() -> None:
    matthew = planet(make_pictures.MATTHEW)
    assert [look_at(animal(name), [matthew], 3).bids[0] for name in ("panda", "fox", "squirrel")] == [4, 9, 6]


def test_the_picture_of_the_fox_is_right() -> None:
    planets = [planet(make_pictures.MATTHEW), planet(make_pictures.CELINE)]
    assert look_at(animal("fox"), planets, 11).outcome == "carry"
    look = look_at(animal("fox"), planets, 12)
    assert look.sizes == ((9,), (9, 5))
    assert (look.outcome, look.seat, look.by) == ("award", 1, "second")


def test_the_picture_of_regions_is_right() -> None:
    sizes = sorted((len(region) for region in planet(make_pictures.EARLY).regions("forest")), reverse=True)
    assert sizes == [8, 4, 1]
    drawn = make_pictures.regions(make_pictures.planet(make_pictures.EARLY), Habitat.FOREST)
    assert [len(region) for region in drawn] == sizes


def test_the_picture_of_contacts_is_right() -> None:
    forests = [len(planet(text).regions("forest")) for _, text, _ in make_pictures.CONTACTS]
    assert forests == [1, 1, 2, 2]


def test_the_game_of_the_readmes_picture_is_on_record() -> None:
    record = (PICTURES / "table.jsonl").read_text(encoding="utf-8")
    assert check_record(record).end is not None
    assert read_record(record)._repr_svg_() + "\n" == (PICTURES / "table.svg").read_text(encoding="utf-8")
