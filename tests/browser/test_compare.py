"""Which pictures count as the same: near-exact for one camera, roughly alike for another."""

import pytest
from PIL import Image, ImageDraw
from tests.browser.compare import difference, shown
from tests.browser.photograph import Photograph

SIZE = (200, 100)


def _photograph(camera: str = "one", *, colour: str = "#3c86f0", moved: int = 0) -> Photograph:
    picture = Image.new("RGB", SIZE, "#0c1230")
    ImageDraw.Draw(picture).rectangle((40 + moved, 20, 120 + moved, 80), fill=colour)
    return Photograph(picture, camera)


def test_the_same_is_the_same() -> None:
    assert difference(_photograph(), _photograph()) is None
    assert difference(_photograph("another"), _photograph()) is None


def test_a_step_that_nobody_sees_is_no_difference() -> None:
    assert difference(_photograph(colour="#4088ee"), _photograph()) is None


@pytest.mark.parametrize("camera", ["one", "another"])
def test_another_colour_is_a_difference(camera: str) -> None:
    assert difference(_photograph(camera, colour="#3cb4f0"), _photograph()) is not None


@pytest.mark.parametrize("camera", ["one", "another"])
def test_another_place_is_a_difference(camera: str) -> None:
    assert difference(_photograph(camera, moved=6), _photograph()) is not None


def test_an_edge_that_runs_a_hair_differently_is_one_only_for_the_same_camera() -> None:
    taken, wanted = _photograph(), _photograph()
    draw = ImageDraw.Draw(taken.picture)
    for y in range(20, 80, 4):
        draw.point((40, y), fill="#0c1230")
    assert difference(taken, wanted) is not None
    assert difference(Photograph(taken.picture, "another"), wanted) is None


def test_another_size_is_a_difference_in_words() -> None:
    taken = Photograph(Image.new("RGB", (100, 100)), "one")
    assert difference(taken, _photograph()) == "it measures (100, 100), and (200, 100) is wanted"
    assert shown(taken, _photograph()).size == (3 * SIZE[0], SIZE[1])


def test_what_is_wrong_is_said_in_figures() -> None:
    told = difference(_photograph(colour="#ffffff"), _photograph())
    assert told is not None
    assert "% of it differs" in told
