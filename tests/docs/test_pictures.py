"""The pictures match what the package draws today, and what they say about the rules is true."""

import xml.etree.ElementTree as ET

import pytest
from docs import make_pictures
from tests.docs.pages import ROOT
from tests.referee.life import look_at
from tests.referee.paper import Animal
from tests.referee.planet import Planet

from twelvefold import read_record, standard_box
from twelvefold.engine.record import check_record
from twelvefold.words.rulebook import View, rulebook

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


def views(name: str) -> list[View]:
    return rulebook()["pictures"][name].get("views", [])


def planets(name: str) -> list[Planet]:
    return [planet(view["planet"]) for view in views(name)]


WHOLE = sorted({view["planet"] for name in rulebook()["pictures"] for view in views(name) if "faces" not in view})


@pytest.mark.parametrize("text", WHOLE)
def test_the_planets_of_the_pictures_can_be_laid_from_one_box(text: str) -> None:
    left = [tuple(habitat.name[0] for habitat in tile) for tile in standard_box().tiles]
    for face in text.split():
        if face == ".....":
            continue
        turned = [tuple(face[turn:] + face[:turn]) for turn in range(5)]
        tile = next(tile for tile in left if tile in turned)
        left.remove(tile)


def test_the_tile_of_the_rotations_is_in_the_box() -> None:
    letters = rulebook()["pictures"]["rotations"].get("tile")
    assert letters in {"".join(habitat.name[0] for habitat in tile) for tile in standard_box().tiles}


@pytest.mark.parametrize("name", [name for name in rulebook()["pictures"] if views(name)])
def test_the_regions_of_a_picture_are_marked_with_their_sizes(name: str) -> None:
    for view in views(name):
        regions = planet(view["planet"]).regions("forest")
        marked = [next(region for region in regions if mark["area"] in region) for mark in view["regions"]]
        labels = [mark["label"] for mark in view["regions"]]
        counted = [str(place) for place in range(1, len(regions) + 1)]
        assert labels == (counted if name == "most" else [str(len(region)) for region in marked])


def test_the_pictures_of_three_bids_are_right() -> None:
    for name, bid in (("most", 4), ("touching", 9), ("apart", 6)):
        [view] = views(name)
        card = animal(view.get("animal", ""))
        assert card["requirement"] == name
        [look] = [look_at(card, planets(name), 3)]
        assert look.bids[0] == bid
        assert len(view["regions"]) == (bid if name == "most" else 1)
        assert name == "most" or view["regions"][0]["label"] == str(bid)


def test_the_picture_of_the_fox_is_right() -> None:
    assert look_at(animal("fox"), planets("fox"), 11).outcome == "carry"
    look = look_at(animal("fox"), planets("fox"), 12)
    assert look.sizes == ((9,), (9, 5))
    assert (look.outcome, look.seat, look.by) == ("award", 1, "second")
    assert [[int(mark["label"]) for mark in view["regions"]] for view in views("fox")] == [[9], [9, 5]]


def test_the_picture_of_regions_is_right() -> None:
    [early] = planets("regions")
    assert sorted((len(region) for region in early.regions("forest")), reverse=True) == [8, 4, 1]
    assert [mark["label"] for mark in views("regions")[0]["regions"]] == ["8", "4", "1"]


def test_the_picture_of_contacts_is_right() -> None:
    assert [len(two.regions("forest")) for two in planets("contacts")] == [1, 1, 2, 2]
    said = [view["caption"].removeprefix("rules-contact-") for view in views("contacts")]
    assert said == ["yes", "yes", "no", "no"]


def test_the_game_of_the_readmes_picture_is_on_record() -> None:
    record = (PICTURES / "table.jsonl").read_text(encoding="utf-8")
    assert check_record(record).end is not None
    assert read_record(record)._repr_svg_() + "\n" == (PICTURES / "table.svg").read_text(encoding="utf-8")
