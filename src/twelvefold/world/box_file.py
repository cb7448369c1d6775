"""Reading a box from JSON: all its defects named at once, or a Box."""

import json
from functools import cache
from importlib import resources
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any

from twelvefold.world.animal import REQUIREMENT_BY_ID, Animal, Requirement
from twelvefold.world.box import ANIMAL_COUNT, CARDS_IN_PLAY, ROUNDS_WITH_LIFE, TILE_COUNT, Box, Step, Tile
from twelvefold.world.errors import TwelvefoldError, shown
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT
from twelvefold.world.habitat import BY_ID, HABITAT_IDS, Habitat

MOST_BYTES = 256 * 1024
MOST_POINTS = 99
LONGEST_ID = 40
MOST_DEFECTS = 200
"""How many defects are named; a file with more is no box at all."""


class BoxError(TwelvefoldError):
    """A box that cannot be played with; `defects` names everything that is wrong with it."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("; ".join(defects))
        self.defects = tuple(defects)


@cache
def standard_box() -> Box:
    """The box that comes with the package."""
    return parse_box(resources.files("twelvefold.world").joinpath("data/standard.json").read_text(encoding="utf-8"))


def read_box(path: str | PathLike[str]) -> Box:
    """The box in a file; BoxError names all its defects, OSError says that the file cannot be read."""
    with Path(path).open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BoxError([f"the file is longer than {MOST_BYTES} bytes"])
    try:
        return parse_box(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BoxError([f"not UTF-8 text at byte {error.start}"]) from None


def parse_box(text: str) -> Box:
    """The box in a JSON text."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise BoxError(["not a box: nested too deeply"]) from None
    except ValueError as error:
        raise BoxError([f"not JSON: {error}"]) from None
    return box_from_json(value)


def box_from_json(value: object) -> Box:
    """The box in a decoded JSON value."""
    if not isinstance(value, dict):
        raise BoxError([f"a box is a JSON object, not {_kind(value)}"])
    defects: list[str] = []
    missing = [key for key in ("habitats", "tiles", "animals", "objectives", "layout") if key not in value]
    defects += [f"{key} is missing" for key in missing]
    if "habitats" in value and not _names_the_habitats(value["habitats"]):
        defects.append(f"habitats must be a list of {', '.join(HABITAT_IDS)}")
    tiles = _tiles(value["tiles"], defects) if "tiles" in value else []
    animals = _animals(value["animals"], defects) if "animals" in value else []
    objectives = _objectives(value["objectives"], defects) if "objectives" in value else []
    layout = _layout(value["layout"], defects) if "layout" in value else ()
    if len(defects) > MOST_DEFECTS:
        defects[MOST_DEFECTS:] = [f"and {len(defects) - MOST_DEFECTS} more"]
    if defects:
        raise BoxError(defects)
    return Box(tuple(tiles), tuple(animals), tuple(objectives), (0, 0, *layout))


def _kind(value: object) -> str:
    """What a JSON value is, in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    return "a text" if isinstance(value, str) else f"the number {str(value)[:20]}"


def _habitat(value: object) -> Habitat | None:
    return BY_ID.get(value) if isinstance(value, str) else None


def _names_the_habitats(value: object) -> bool:
    return isinstance(value, list) and len(value) == len(Habitat) and all(name in value for name in HABITAT_IDS)


def _tiles(value: object, defects: list[str]) -> list[Tile]:
    if not isinstance(value, list):
        defects.append(f"tiles must be a list, not {_kind(value)}")
        return []
    if len(value) != TILE_COUNT:
        defects.append(f"tiles: {TILE_COUNT} are needed, {len(value)} are there")
    tiles: list[Tile] = []
    for number, tile in enumerate(value[: 4 * TILE_COUNT]):
        if not isinstance(tile, list) or len(tile) != EDGE_COUNT:
            what = f"{len(tile)}" if isinstance(tile, list) else _kind(tile)
            defects.append(f"tile {number} must be a list of {EDGE_COUNT} habitats, not {what}")
            continue
        areas = [_habitat(name) for name in tile]
        defects += [
            f"tile {number}, area {place}: {shown(name)} is no habitat"
            for place, (name, area) in enumerate(zip(tile, areas, strict=True))
            if area is None
        ]
        a, b, c, d, e = (Habitat.OCEAN if area is None else area for area in areas)
        tiles.append((a, b, c, d, e))
    return tiles


def _animals(value: object, defects: list[str]) -> list[Animal]:
    if not isinstance(value, list):
        defects.append(f"animals must be a list, not {_kind(value)}")
        return []
    if len(value) != ANIMAL_COUNT:
        defects.append(f"animals: {ANIMAL_COUNT} are needed, {len(value)} are there")
    animals: list[Animal] = []
    seen: set[str] = set()
    for number, card in enumerate(value[: 4 * ANIMAL_COUNT]):
        if not isinstance(card, dict):
            defects.append(f"animal {number} must be an object, not {_kind(card)}")
            continue
        animal = _animal(number, card, defects)
        if animal is None:
            continue
        if animal.id in seen:
            defects.append(f"animal {number}: the id {shown(animal.id)} is taken")
        seen.add(animal.id)
        animals.append(animal)
    return animals


def _animal(number: int, card: dict[str, Any], defects: list[str]) -> Animal | None:
    before = len(defects)
    name, other = card.get("id"), card.get("other")
    where = f"animal {number}"
    if isinstance(name, str) and name.isprintable():
        where += f" ({name[:LONGEST_ID]})"
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
        defects.append(f"{where}: id must be a text of 1 to {LONGEST_ID} printable characters")
    habitat = _habitat(card.get("habitat"))
    if habitat is None:
        defects.append(f"{where}: habitat {shown(card.get('habitat'))} is no habitat")
    word = card.get("requirement")
    requirement = REQUIREMENT_BY_ID.get(word) if isinstance(word, str) else None
    if requirement is None:
        defects.append(f"{where}: requirement {shown(word)} is not most, touching or apart")
    elif requirement is Requirement.MOST:
        if "other" in card:
            defects.append(f"{where}: most has no other habitat")
    elif _habitat(other) is None:
        defects.append(f"{where}: other {shown(other)} is no habitat")
    elif other == card.get("habitat"):
        defects.append(f"{where}: other is the animal's own habitat")
    if len(defects) > before or not isinstance(name, str) or habitat is None or requirement is None:
        return None
    return Animal(name, habitat, requirement, _habitat(other))


def _objectives(value: object, defects: list[str]) -> list[tuple[Step, ...]]:
    if not isinstance(value, dict):
        defects.append(f"objectives must be an object, not {_kind(value)}")
        return []
    defects += [f"objectives: {shown(name)} is no habitat" for name in value if name not in BY_ID]
    return [_steps(name, value.get(name), defects) for name in HABITAT_IDS]


def _steps(name: str, value: object, defects: list[str]) -> tuple[Step, ...]:
    where = f"objective {name}"
    if not isinstance(value, list) or not value:
        defects.append(f"{where}: a list of [least areas, points] is needed")
        return ()
    if len(value) > AREA_COUNT + 1:
        defects.append(f"{where}: at most {AREA_COUNT + 1} steps are possible, {len(value)} are there")
    steps: list[Step] = []
    for number, pair in enumerate(value[: AREA_COUNT + 1]):
        if not isinstance(pair, list) or len(pair) != 2 or any(type(part) is not int for part in pair):
            defects.append(f"{where}, step {number}: [least areas, points] is needed, not {shown(pair)}")
            continue
        step = Step(*pair)
        if not 0 <= step.least <= AREA_COUNT or not 0 <= step.points <= MOST_POINTS:
            defects.append(f"{where}, step {number}: up to {AREA_COUNT} areas and {MOST_POINTS} points are possible")
        steps.append(step)
    if any(a.least >= b.least or a.points > b.points for a, b in pairwise(steps)):
        defects.append(f"{where}: the steps must ascend in areas and in points")
    return tuple(steps)


def _layout(value: object, defects: list[str]) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(count) is not int for count in value):
        defects.append("layout must be a list of integers")
        return ()
    if len(value) != ROUNDS_WITH_LIFE:
        defects.append(f"layout: {ROUNDS_WITH_LIFE} numbers are needed, for rounds 3 to 12, {len(value)} are there")
    if any(count < 0 for count in value) or sum(value) != CARDS_IN_PLAY:
        defects.append(f"layout: {CARDS_IN_PLAY} animals must lie under the rounds, not {shown(value)}")
    return tuple(value)
