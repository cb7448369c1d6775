"""Reads a box from JSON; if anything is wrong with it, all defects are reported at once."""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any

from twelvefold.words import Sentence, Several
from twelvefold.world.animal import REQUIREMENT_BY_ID, Animal, Requirement
from twelvefold.world.box import ANIMAL_COUNT, CARDS_IN_PLAY, ROUNDS_WITH_LIFE, TILE_COUNT, Box, Step, Tile
from twelvefold.world.errors import TwelvefoldError, shown
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT
from twelvefold.world.habitat import BY_ID, HABITAT_IDS, Habitat

MOST_BYTES = 256 * 1024
MOST_POINTS = 99
LONGEST_ID = 40
MOST_DEFECTS = 200
"""How many defects are named; a file with more isn't a box at all."""


class BoxError(TwelvefoldError):
    """A box that can't be played with; `defects` lists everything that is wrong with it."""

    def __init__(self, defects: Sequence[object]) -> None:
        super().__init__(Several(defects))
        self._defects = tuple(defects)

    @property
    def defects(self) -> tuple[str, ...]:
        """Each of its defects, as a sentence."""
        return tuple(map(str, self._defects))


@cache
def standard_box() -> Box:
    """The box that comes with the package."""
    return parse_box(resources.files("twelvefold.world").joinpath("data/standard.json").read_text(encoding="utf-8"))


def read_box(path: str | PathLike[str]) -> Box:
    """The box in a file; a BoxError lists all its defects, an OSError means that the file can't be read."""
    with Path(path).open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BoxError([Sentence("error-box-long", most=str(MOST_BYTES))])
    try:
        return parse_box(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BoxError([Sentence("error-utf8", byte=str(error.start))]) from None


def parse_box(text: str) -> Box:
    """The box in a JSON text."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise BoxError([Sentence("error-box-deep")]) from None
    except ValueError as error:
        raise BoxError([Sentence("error-json", why=error)]) from None
    return box_from_json(value)


def box_from_json(value: object) -> Box:
    """The box in a decoded JSON value."""
    if not isinstance(value, dict):
        raise BoxError([Sentence("error-box-object", kind=_kind(value))])
    defects: list[object] = []
    missing = [key for key in ("habitats", "tiles", "animals", "objectives", "layout") if key not in value]
    defects += [Sentence("error-missing", name=key) for key in missing]
    if "habitats" in value and not _names_the_habitats(value["habitats"]):
        defects.append(Sentence("error-box-habitats", names=", ".join(HABITAT_IDS)))
    tiles = _tiles(value["tiles"], defects) if "tiles" in value else []
    animals = _animals(value["animals"], defects) if "animals" in value else []
    objectives = _objectives(value["objectives"], defects) if "objectives" in value else []
    layout = _layout(value["layout"], defects) if "layout" in value else ()
    if len(defects) > MOST_DEFECTS:
        defects[MOST_DEFECTS:] = [Sentence("error-and-more", count=str(len(defects) - MOST_DEFECTS))]
    if defects:
        raise BoxError(defects)
    return Box(tuple(tiles), tuple(animals), tuple(objectives), (0, 0, *layout))


def _kind(value: object) -> Sentence:
    """What a JSON value is, in words."""
    if value is None:
        kind = "null"
    elif isinstance(value, bool):
        kind = "boolean"
    elif isinstance(value, dict):
        kind = "object"
    elif isinstance(value, list):
        kind = "list"
    else:
        kind = "text" if isinstance(value, str) else "number"
    # A list in a list in a list … may be nested too deeply even to be printed.
    shown = "" if isinstance(value, dict | list) else str(value)[:20]
    return Sentence("error-kind", kind=kind, value=shown)


def _habitat(value: object) -> Habitat | None:
    return BY_ID.get(value) if isinstance(value, str) else None


def _names_the_habitats(value: object) -> bool:
    return isinstance(value, list) and len(value) == len(Habitat) and all(name in value for name in HABITAT_IDS)


def _tiles(value: object, defects: list[object]) -> list[Tile]:
    if not isinstance(value, list):
        defects.append(Sentence("error-box-list", name="tiles", kind=_kind(value)))
        return []
    if len(value) != TILE_COUNT:
        defects.append(Sentence("error-box-count", name="tiles", needed=TILE_COUNT, found=str(len(value))))
    tiles: list[Tile] = []
    for number, tile in enumerate(value[: 4 * TILE_COUNT]):
        if not isinstance(tile, list) or len(tile) != EDGE_COUNT:
            what = len(tile) if isinstance(tile, list) else _kind(tile)
            defects.append(Sentence("error-box-tile", number=number, edges=EDGE_COUNT, what=what))
            continue
        areas = [_habitat(name) for name in tile]
        defects += [
            Sentence("error-box-area", number=number, place=place, value=shown(name))
            for place, (name, area) in enumerate(zip(tile, areas, strict=True))
            if area is None
        ]
        a, b, c, d, e = (Habitat.OCEAN if area is None else area for area in areas)
        tiles.append((a, b, c, d, e))
    return tiles


def _animals(value: object, defects: list[object]) -> list[Animal]:
    if not isinstance(value, list):
        defects.append(Sentence("error-box-list", name="animals", kind=_kind(value)))
        return []
    if len(value) != ANIMAL_COUNT:
        defects.append(Sentence("error-box-count", name="animals", needed=ANIMAL_COUNT, found=str(len(value))))
    animals: list[Animal] = []
    seen: set[str] = set()
    for number, card in enumerate(value[: 4 * ANIMAL_COUNT]):
        if not isinstance(card, dict):
            defects.append(Sentence("error-box-animal", number=number, kind=_kind(card)))
            continue
        animal = _animal(number, card, defects)
        if animal is None:
            continue
        if animal.id in seen:
            defects.append(Sentence("error-box-id-taken", number=number, id=shown(animal.id)))
        seen.add(animal.id)
        animals.append(animal)
    return animals


def _animal(number: int, card: dict[str, Any], defects: list[object]) -> Animal | None:
    before = len(defects)
    name, other = card.get("id"), card.get("other")
    where = Sentence("error-box-card", number=number)
    if isinstance(name, str) and name.isprintable():
        where = Sentence("error-box-card-named", number=number, name=name[:LONGEST_ID])
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
        defects.append(Sentence("error-box-id", where=where, most=LONGEST_ID))
    habitat = _habitat(card.get("habitat"))
    if habitat is None:
        defects.append(Sentence("error-box-habitat", where=where, value=shown(card.get("habitat"))))
    word = card.get("requirement")
    requirement = REQUIREMENT_BY_ID.get(word) if isinstance(word, str) else None
    if requirement is None:
        defects.append(Sentence("error-box-requirement", where=where, value=shown(word)))
    elif requirement is Requirement.MOST:
        if "other" in card:
            defects.append(Sentence("error-box-most", where=where))
    elif _habitat(other) is None:
        defects.append(Sentence("error-box-other", where=where, value=shown(other)))
    elif other == card.get("habitat"):
        defects.append(Sentence("error-box-own", where=where))
    if len(defects) > before or not isinstance(name, str) or habitat is None or requirement is None:
        return None
    return Animal(name, habitat, requirement, _habitat(other))


def _objectives(value: object, defects: list[object]) -> list[tuple[Step, ...]]:
    if not isinstance(value, dict):
        defects.append(Sentence("error-box-objectives", kind=_kind(value)))
        return []
    defects += [Sentence("error-box-objective", value=shown(name)) for name in value if name not in BY_ID]
    return [_steps(name, value.get(name), defects) for name in HABITAT_IDS]


def _steps(name: str, value: object, defects: list[object]) -> tuple[Step, ...]:
    where = Sentence("error-box-steps-of", name=name)
    if not isinstance(value, list) or not value:
        defects.append(Sentence("error-box-steps", where=where))
        return ()
    if len(value) > AREA_COUNT + 1:
        defects.append(Sentence("error-box-many-steps", where=where, most=AREA_COUNT + 1, found=str(len(value))))
    steps: list[Step] = []
    for number, pair in enumerate(value[: AREA_COUNT + 1]):
        if not isinstance(pair, list) or len(pair) != 2 or any(type(part) is not int for part in pair):
            defects.append(Sentence("error-box-step", where=where, number=number, value=shown(pair)))
            continue
        step = Step(*pair)
        if not 0 <= step.least <= AREA_COUNT or not 0 <= step.points <= MOST_POINTS:
            defects.append(
                Sentence("error-box-step-bounds", where=where, number=number, areas=AREA_COUNT, points=MOST_POINTS)
            )
        steps.append(step)
    if any(a.least >= b.least or a.points > b.points for a, b in pairwise(steps)):
        defects.append(Sentence("error-box-ascend", where=where))
    return tuple(steps)


def _layout(value: object, defects: list[object]) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(count) is not int for count in value):
        defects.append(Sentence("error-box-layout"))
        return ()
    if len(value) != ROUNDS_WITH_LIFE:
        defects.append(Sentence("error-box-layout-count", needed=ROUNDS_WITH_LIFE, found=str(len(value))))
    if any(count < 0 for count in value) or sum(value) != CARDS_IN_PLAY:
        defects.append(Sentence("error-box-layout-sum", needed=CARDS_IN_PLAY, value=shown(value)))
    return tuple(value)
