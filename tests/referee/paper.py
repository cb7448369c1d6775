"""The box and the record on paper: as the dicts that JSON gives, and what makes a box complete."""

from itertools import pairwise
from typing import NotRequired, TypedDict

HABITATS = ("ocean", "forest", "desert", "mountain", "glacier")
REQUIREMENTS = ("most", "touching", "apart")


class Animal(TypedDict):
    """A card: its habitat and its requirement; `most` has no other habitat."""

    id: str
    habitat: str
    requirement: str
    other: NotRequired[str]


class Box(TypedDict):
    """The box, in the form of `components.json`."""

    habitats: list[str]
    tiles: list[list[str]]
    animals: list[Animal]
    objectives: dict[str, list[list[int]]]
    layout: list[int]


class Setup(TypedDict):
    """What chance decided before round 1."""

    piles: list[list[int]]
    animals: list[list[str]]
    objectives: list[str]
    first_seat: int


class Move(TypedDict):
    """A seat placed a tile on a face of its planet."""

    seat: int
    tile: int
    face: int
    rotation: int


class Award(TypedDict):
    """An animal went to a seat."""

    round: int
    animal: str
    seat: int


class Score(TypedDict):
    """A seat's points for its objective and its animals, and how many cards it won."""

    seat: int
    objective: int
    animals: int
    cards: int
    total: int


class Record(TypedDict):
    """A game on paper; a game under way has no scores and no winners."""

    format: str
    players: int
    objectives: bool
    mystery: bool
    setup: Setup
    moves: list[Move]
    awards: list[Award]
    scores: NotRequired[list[Score]]
    winners: NotRequired[list[int]]
    box: NotRequired[Box]


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether the value is a JSON integer from least to most; `true`, `1.0` and `"1"` are not."""
    return type(value) is int and least <= value <= most


def is_list(value: object, length: int) -> bool:
    """Whether the value is a list of that length."""
    return isinstance(value, list) and len(value) == length


def box_fault(box: object) -> str | None:
    """What keeps this from being a box: 50 tiles, 45 different animals, five objectives, 20 places for animals."""
    if not isinstance(box, dict) or set(box) != set(Box.__annotations__):
        return "a box has habitats, tiles, animals, objectives and layout"
    habitats, tiles, animals = box["habitats"], box["tiles"], box["animals"]
    if not is_list(habitats, 5) or not all(habitat in habitats for habitat in HABITATS):
        return "the habitats are ocean, forest, desert, mountain and glacier"
    if not is_list(tiles, 50) or not all(is_list(tile, 5) for tile in tiles):
        return "there are 50 tiles of five areas"
    if not all(area in HABITATS for tile in tiles for area in tile):
        return "a tile has an area of no habitat"
    if not is_list(animals, 45):
        return "there are 45 animals"
    for animal in animals:
        if not _is_animal(animal):
            return f"{animal!r} is no animal"
    if len({animal["id"] for animal in animals}) != 45:
        return "two animals have one id"
    return _steps_fault(box["objectives"]) or _layout_fault(box["layout"])


def _is_animal(animal: object) -> bool:
    if not isinstance(animal, dict) or not isinstance(animal.get("id"), str):
        return False
    if animal.get("habitat") not in HABITATS or animal.get("requirement") not in REQUIREMENTS:
        return False
    if animal["requirement"] == "most":
        return set(animal) == {"id", "habitat", "requirement"}
    if set(animal) != {"id", "habitat", "requirement", "other"}:
        return False
    return animal["other"] in HABITATS and animal["other"] != animal["habitat"]


def _steps_fault(objectives: object) -> str | None:
    if not isinstance(objectives, dict) or set(objectives) != set(HABITATS):
        return "each habitat has an objective"
    for habitat, steps in objectives.items():
        if not isinstance(steps, list) or not steps or not all(is_list(step, 2) for step in steps):
            return f"{habitat}'s steps are pairs of least areas and points"
        if not all(is_whole(least, 0, 60) and is_whole(points, 0, 1000) for least, points in steps):
            return f"{habitat}'s steps are not whole numbers within reach"
        if any(lower[0] >= higher[0] for lower, higher in pairwise(steps)):
            return f"{habitat}'s steps do not ascend"
    return None


def _layout_fault(layout: object) -> str | None:
    if not isinstance(layout, list) or not is_list(layout, 10) or not all(is_whole(count, 0, 20) for count in layout):
        return "the layout says how many animals lie under each of rounds 3 to 12"
    return None if sum(layout) == 20 else "the layout has 20 animals"
