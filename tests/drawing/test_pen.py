"""From the net, where y points up, to the screen, where it points down, without turning the planet inside out."""

import pytest
from tests.drawing.sketches import MOTLEY, area

from twelvefold.drawing import PlanetSketch
from twelvefold.drawing.net import AREAS, TALL, WIDE, Net
from twelvefold.drawing.pen import SIDE, Pen
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACE_COUNT

nets = pytest.mark.parametrize("net", [WIDE, TALL], ids=["wide", "tall"])


def pen_on(net: Net) -> Pen:
    return Pen(PlanetSketch("", MOTLEY), net, "", "")


@nets
def test_every_area_still_runs_counterclockwise_on_the_screen(net: Net) -> None:
    pen = pen_on(net)
    for each in AREAS:
        (ax, ay), (bx, by), (cx, cy) = map(pen.at, net.triangle(each))
        assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0


@nets
def test_the_map_fills_its_frame_from_the_top_left(net: Net) -> None:
    points = [pen_on(net).at(corner) for face in net.corners for corner in face]
    assert min(x for x, _ in points) == min(y for _, y in points) == 0
    assert max(x for x, _ in points) == pytest.approx(SIDE * net.box.width)
    assert max(y for _, y in points) == pytest.approx(SIDE * net.box.height)


@nets
def test_gaps_open_only_between_petals_of_one_flower_that_are_neighbours(net: Net) -> None:
    """A flower's five petals leave five gaps, each with an area on both sides: areas 1 and 4 of every petal."""
    open_areas = {each for each in AREAS if pen_on(net).gap(each) is not None}
    assert open_areas == {area(face, edge) for face in range(1, FACE_COUNT - 1) for edge in (1, EDGE_COUNT - 1)}
    assert all(ACROSS[each] in open_areas for each in open_areas)


@nets
def test_outward_leads_out_of_the_face_and_inward_into_the_area(net: Net) -> None:
    pen = pen_on(net)
    for each in AREAS:
        for distance, expected in ((-11, each), (11, None)):
            x, y = pen.outward(each, distance)
            point = (x / SIDE + net.box.left, net.box.top - y / SIDE)
            assert net.area_at(each // EDGE_COUNT, point) == expected
