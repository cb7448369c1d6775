"""The box: what the standard one contains, and that an invalid one is refused with all its defects named at once."""

from collections import Counter
from pathlib import Path

import pytest
from tests.world.defects import DEFECTS, PAPER, RECORDED, Change, changed

from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Step
from twelvefold.world.box_file import MOST_BYTES, BoxError, box_from_json, parse_box, read_box, standard_box
from twelvefold.world.habitat import Habitat


def defects(paper: object) -> tuple[str, ...]:
    """What is wrong with a box."""
    with pytest.raises(BoxError) as got:
        box_from_json(paper)
    assert str(got.value) == "; ".join(got.value.defects)
    return got.value.defects


def test_the_standard_box_is_the_recorded_one() -> None:
    assert standard_box() == box_from_json(PAPER)
    assert standard_box().to_json() == PAPER
    assert list(standard_box().to_json()) == list(PAPER)
    assert standard_box() is standard_box()


def test_the_standard_box_is_made_as_the_rules_tell() -> None:
    box = standard_box()
    # Every pair of habitats has 2 tiles, and every three have 3: 10 × 2 + 10 × 3 = 50.
    kinds = Counter(frozenset(tile) for tile in box.tiles)
    assert Counter(len(kind) for kind in kinds.elements()) == {2: 20, 3: 30}
    assert all(kinds[kind] == (2 if len(kind) == 2 else 3) for kind in kinds)
    areas = Counter(area for tile in box.tiles for area in tile)
    assert [areas[habitat] for habitat in Habitat] == [58, 54, 46, 42, 50]
    # Each habitat has one most, and a touching and an apart for every other; each top step is half its areas.
    for habitat in Habitat:
        cards = [(a.requirement, a.other) for a in box.animals if a.habitat is habitat]
        others = [other for other in Habitat if other is not habitat]
        wanted: list[tuple[Requirement, Habitat | None]] = [(Requirement.MOST, None)]
        wanted += [
            (requirement, other) for requirement in (Requirement.TOUCHING, Requirement.APART) for other in others
        ]
        assert cards == wanted
        assert box.objectives[habitat][-1] == Step(areas[habitat] // 2, 10)
    assert box.layout == (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    assert len(box.animals) == len(box.animal_numbers) == 45


def test_the_rulebooks_animals_and_steps_are_in_it() -> None:
    box = standard_box()
    glacier = [(step.least, step.points) for step in box.objectives[Habitat.GLACIER]]
    assert glacier == [(11, 2), (14, 4), (17, 6), (21, 8), (25, 10)]
    assert [box.points(Habitat.GLACIER, count) for count in (0, 10, 11, 13, 14, 24, 25, 60)] == [
        0,
        0,
        2,
        2,
        4,
        8,
        10,
        10,
    ]
    fox = box.animals[box.animal_numbers["fox"]]
    assert fox == Animal("fox", Habitat.FOREST, Requirement.TOUCHING, Habitat.GLACIER)
    assert str(fox) == "fox"
    assert (str(Habitat.GLACIER), str(Requirement.APART)) == ("glacier", "apart")


def test_the_order_of_habitats_in_a_file_means_nothing() -> None:
    assert box_from_json(changed(lambda b: b["habitats"].reverse())) == standard_box()


def test_boxes_are_equal_and_hash_alike_by_what_they_hold() -> None:
    twin = box_from_json(PAPER)
    assert twin is not standard_box()
    assert hash(twin) == hash(standard_box())
    other = box_from_json(changed(lambda b: b["tiles"][0].reverse()))
    assert other != twin


@pytest.mark.parametrize(("defect", "change"), DEFECTS)
def test_a_defect_is_named(defect: str, change: Change) -> None:
    assert defects(changed(change)) == (defect,)


def test_all_defects_are_named_at_once() -> None:
    several = [DEFECTS[number] for number in (0, 9, 17, 23, 34)]
    found = defects(changed(*(change for _, change in several)))
    assert found == tuple(defect for defect, _ in several)
    assert len(defects({})) == 5


@pytest.mark.parametrize(
    ("text", "defect"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "a box is a JSON object, not a list"),
        ("[" * 100_000, "nested too deeply"),
        ("1" * 5_000, "not JSON"),
        ("NaN", "the number nan"),
    ],
)
def test_what_is_no_box_at_all_is_refused(text: str, defect: str) -> None:
    with pytest.raises(BoxError, match=defect):
        parse_box(text)


def test_a_box_is_read_from_a_file(tmp_path: Path) -> None:
    assert read_box(RECORDED) == standard_box()
    bad, long = tmp_path / "bad.json", tmp_path / "long.json"
    bad.write_bytes(b'{"tiles": "\xff"}')
    with pytest.raises(BoxError, match="not UTF-8 text at byte 11"):
        read_box(bad)
    long.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(BoxError, match="the file is longer than"):
        read_box(str(long))
    with pytest.raises(FileNotFoundError):
        read_box(tmp_path / "none.json")
