"""Every section of the gallery looks like its approved baseline."""

from pathlib import Path

import pytest
from tests.browser.compare import difference, shown
from tests.browser.photograph import Camera, baseline, known

SAMPLE = (
    "globe-full", "globe-phone", "identity-stickers", "identity-type", "kit-buttons", "map-full", "map-preview",
    "map-region", "tile-offer", "vision-protanopia",
)  # fmt: skip
"""At least one section of each kind, checked in every run."""
FAILED = Path(__file__).parent / "failed"


def test_every_section_has_a_baseline(here: Camera) -> None:
    assert sorted(here.scales) == known(), "run make baselines, and look at what is new"


@pytest.mark.parametrize(
    "section",
    [
        section if section in SAMPLE else pytest.param(section, marks=pytest.mark.thorough("photographs"))
        for section in known()
    ],
)
def test_a_section_looks_as_it_should(section: str, here: Camera) -> None:
    taken, wanted = here.photograph(section), baseline(section)
    wrong = difference(taken, wanted)
    if wrong is not None:
        FAILED.mkdir(exist_ok=True)
        shown(taken, wanted).save(FAILED / f"{section}.png")
    assert wrong is None, f"see {FAILED / section}.png: wanted, taken, difference"


def test_two_photographs_of_one_section_are_equal(here: Camera) -> None:
    one, other = (here.photograph("map-full") for _ in range(2))
    assert one.picture.tobytes() == other.picture.tobytes()
