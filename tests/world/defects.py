"""The standard box on paper, and everything that can be wrong with a box."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

RECORDED = Path(__file__).parent.parent / "records" / "standard-box.json"
PAPER: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8"))
Change = Callable[[dict[str, Any]], object]


def changed(*changes: Change) -> dict[str, Any]:
    """The standard box after some changes."""
    paper = copy.deepcopy(PAPER)
    for change in changes:
        change(paper)
    return paper


def desert(steps: object) -> Change:
    """Other steps for the desert's objective."""
    return lambda box: box["objectives"].update(desert=steps)


DEFECTS: list[tuple[str, Change]] = [
    ("habitats is missing", lambda b: b.pop("habitats")),
    ("layout is missing", lambda b: b.pop("layout")),
    ("habitats must be a list of ocean, forest, desert, mountain, glacier", lambda b: b["habitats"].pop()),
    ("habitats must be a list of ocean, forest, desert, mountain, glacier", lambda b: b.update(habitats="ocean")),
    ("tiles must be a list, not an object", lambda b: b.update(tiles={})),
    ("tiles: 50 needed, 49 found", lambda b: b["tiles"].pop()),
    ("tiles: 50 needed, 51 found", lambda b: b["tiles"].append(["ocean"] * 5)),
    ("tile 7 must be a list of 5 habitats, not 4", lambda b: b["tiles"][7].pop()),
    ("tile 7 must be a list of 5 habitats, not a string", lambda b: b["tiles"].__setitem__(7, "ocean")),
    ('tile 7, area 2: "swamp" is not a habitat', lambda b: b["tiles"][7].__setitem__(2, "swamp")),
    ("tile 7, area 2: [1] is not a habitat", lambda b: b["tiles"][7].__setitem__(2, [1])),
    ("animals must be a list, not null", lambda b: b.update(animals=None)),
    ("animals: 45 needed, 44 found", lambda b: b["animals"].pop()),
    ("animal 3 must be an object, not a boolean", lambda b: b["animals"].__setitem__(3, True)),
    (
        'animal 1: the id "whale" is taken',
        lambda b: (b["animals"][0].update(id="whale"), b["animals"][1].update(id="whale")),
    ),
    ("animal 1: id must be 1 to 40 printable characters", lambda b: b["animals"][1].pop("id")),
    ("animal 1 (): id must be 1 to 40 printable characters", lambda b: b["animals"][1].update(id="")),
    ('animal 1 (x): habitat "sky" is not a habitat', lambda b: b["animals"][1].update(id="x", habitat="sky")),
    (
        'animal 1 (x): requirement "least" is not most, touching or apart',
        lambda b: b["animals"][1].update(id="x", requirement="least"),
    ),
    ("animal 0 (x): most takes no other habitat", lambda b: b["animals"][0].update(id="x", other="desert")),
    (
        "animal 1 (x): other null is not a habitat",
        lambda b: (b["animals"][1].update(id="x"), b["animals"][1].pop("other")),
    ),
    (
        "animal 1 (x): other must not be the animal's own habitat",
        lambda b: b["animals"][1].update(id="x", other="ocean"),
    ),
    ("objectives must be an object, not a list", lambda b: b.update(objectives=[])),
    ('objectives: "swamp" is not a habitat', lambda b: b["objectives"].update(swamp=[[1, 1]])),
    ("objective desert: must be a list of [least areas, points]", lambda b: b["objectives"].pop("desert")),
    ("objective desert: must be a list of [least areas, points]", desert([])),
    ("objective desert, step 0: must be [least areas, points], not [1]", desert([[1]])),
    ("objective desert, step 0: must be [least areas, points], not [1.0, 2]", desert([[1.0, 2]])),
    ("objective desert, step 0: must be [least areas, points], not [true, 2]", desert([[True, 2]])),
    ("objective desert, step 0: at most 60 areas and 99 points are possible", desert([[61, 2]])),
    ("objective desert, step 0: at most 60 areas and 99 points are possible", desert([[6, 100]])),
    ("objective desert: steps must ascend in areas and in points", desert([[5, 2], [5, 3]])),
    ("objective desert: steps must ascend in areas and in points", desert([[5, 3], [6, 2]])),
    ("objective desert: 62 steps found, at most 61 allowed", desert([[n, 1] for n in range(61)] + [0])),
    ("layout must be a list of integers", lambda b: b["layout"].__setitem__(0, "1")),
    ("layout must be a list of integers", lambda b: b["layout"].__setitem__(0, True)),
    (
        "layout: [2, 1, 1, 2, 2, 2, 2, 3, 3, 3] must add up to 20 animals",
        lambda b: b["layout"].__setitem__(0, 2),
    ),
    (
        "layout: [-1, 3, 1, 2, 2, 2, 2, 3, 3, 3] must add up to 20 animals",
        lambda b: b.update(layout=[-1, 3, *PAPER["layout"][2:]]),
    ),
]
