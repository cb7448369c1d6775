"""A gallery with a fault doesn't match the correct one.

Each gallery gets a few faults at once, each in a different section; testing them one by one takes longer.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from tests.browser.compare import difference
from tests.browser.gallery import build, copied, served
from tests.browser.photograph import Camera, Photograph, baseline


@dataclass(frozen=True)
class Mutant:
    """One change to the web client's sources, and the gallery section that shows it."""

    wrong: str
    section: str
    file: str
    old: str
    new: str
    from_afar: bool = True
    """Whether a Chromium other than the baselines' would show it as well."""


TILE = '"forest", "desert", "desert", "forest", "desert"'
TURNED = '"desert", "forest", "desert", "desert", "forest"'

MUTANTS = [
    Mutant("one colour", "map-full", "shapes/paints.ts", 'ocean: "#3c86f0"', 'ocean: "#3ca0f0"'),
    Mutant("a previewed tile turned by one", "map-preview", "gallery/samples.ts", "rotation(1),\n}", "rotation(2),\n}"),
    Mutant(
        "tiles laid one edge further", "map-one", "world/planet.ts", "edge(where - turned)", "edge(where - turned - 1)"
    ),
    Mutant(
        "tiles that turn the other way", "tile-turned", "tile/Tile.tsx", "rotate(${-72 * turns}", "rotate(${72 * turns}"
    ),
    Mutant("signs smaller", "map-full", "map/FaceCard.tsx", "reach={15.5}", "reach={12}", from_afar=False),
    Mutant(
        "a tree for a mountain",
        "map-full",
        "shapes/Glyph.tsx",
        "GLYPHS[habitat]",
        'GLYPHS[habitat === "mountain" ? "forest" : habitat]',
        from_afar=False,
    ),
    Mutant(
        "habitats without borders",
        "map-full",
        "map/FaceCard.tsx",
        'stroke-width="4"',
        'stroke-width="1"',
        from_afar=False,
    ),
    Mutant(
        "regions that end at a card's edge",
        "map-full",
        "map/outline.ts",
        "each < there && ",
        "false && ",
        from_afar=False,
    ),
    Mutant("regions that are not dimmed", "map-region", "map/map.module.css", "opacity: 0.66", "opacity: 0.36"),
    Mutant(
        "a ring with a gap",
        "map-region",
        "map/outline.ts",
        "if (!inside.has(there))",
        "if (each % 5 !== 2 && !inside.has(there))",
        from_afar=False,
    ),
    Mutant(
        "sizes at other places", "map-sizes", "map/spots.ts", "middle, end, 0.66", "middle, end, 0.4", from_afar=False
    ),
    Mutant(
        "another face looked at",
        "map-facing",
        "gallery/maps.tsx",
        "facing: face(8)",
        "facing: face(7)",
        from_afar=False,
    ),
    Mutant(
        "neighbours that are none",
        "map-pointed",
        "map/Marks.tsx",
        "neighbour(face, each))",
        "neighbour(face, ALL_EDGES[0] ?? each))",
        from_afar=False,
    ),
    Mutant(
        "an animal that is another",
        "map-animals",
        "animals/pictures.ts",
        "pictures.get(animal)",
        'pictures.get(animal === "fox" ? "wolf" : animal)',
        from_afar=False,
    ),
    Mutant(
        "the trees of one area gone",
        "globe-full",
        "globe/land/scatter.ts",
        "if (habitat === null) continue;",
        "if (habitat === null || area === 13) continue;",
        from_afar=False,
    ),
    Mutant(
        "one colour in 3D",
        "globe-full",
        "shapes/paints.ts",
        'desert: "#f9d372"',
        'desert: "#f9b372"',
        from_afar=False,
    ),
    Mutant("a tile in 3D turned by one", "globe-full", "world/vectors.ts", TILE, TURNED),
    Mutant("a tile on the map turned by one", "map-full", "world/vectors.ts", TILE, TURNED),
    Mutant("other eyes that see all", "vision-tritanopia", "gallery/vision.tsx", "url(#eye-${deficiency})", "none"),
]

TOGETHER = (
    "a previewed tile turned by one",
    "tiles that turn the other way",
    "another face looked at",
    "neighbours that are none",
    "an animal that is another",
    "the trees of one area gone",
    "other eyes that see all",
)
"""Faults that each show in their own section only."""
UNTOUCHED = "map-full"


@pytest.fixture(scope="module")
def right(here: Camera) -> Callable[[str], Photograph]:
    """A section of the correct gallery; each is photographed once."""
    return cache(here.photograph)


def bend(web: Path, mutant: Mutant) -> None:
    """Apply a mutant to a copy of the web client's sources."""
    path = web / "src" / mutant.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutant.old) == 1, f"there is no longer one {mutant.old!r} in {mutant.file}"
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")


def check_seen(mutant: Mutant, taken: Photograph, right: Photograph) -> None:
    assert difference(taken, right) is not None, mutant.wrong
    if mutant.from_afar:
        assert difference(Photograph(taken.picture, "another"), baseline(mutant.section)) is not None, mutant.wrong


@pytest.mark.thorough("mutants")
def test_mutants_in_sections_of_their_own_are_seen(
    here: Camera, right: Callable[[str], Photograph], tmp_path: Path
) -> None:
    together = [mutant for mutant in MUTANTS if mutant.wrong in TOGETHER]
    assert len(together) == len(TOGETHER)
    web = copied(tmp_path / "web")
    for mutant in together:
        bend(web, mutant)
    with served(build(tmp_path / "built", web)) as gallery:
        wrong = replace(here, gallery=gallery)
        for mutant in together:
            check_seen(mutant, wrong.photograph(mutant.section), right(mutant.section))
        # A section that none of the faults affects stays the same.
        assert difference(wrong.photograph(UNTOUCHED), right(UNTOUCHED)) is None


@pytest.mark.thorough("mutants")
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.wrong.replace(" ", "-"))
def test_a_mutant_is_seen(mutant: Mutant, here: Camera, right: Callable[[str], Photograph], tmp_path: Path) -> None:
    web = copied(tmp_path / "web")
    bend(web, mutant)
    with served(build(tmp_path / "built", web)) as gallery:
        check_seen(mutant, replace(here, gallery=gallery).photograph(mutant.section), right(mutant.section))
