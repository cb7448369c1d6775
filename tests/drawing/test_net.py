"""The net is the planet unfolded: areas that touch on it touch on the planet, seen from outside."""

from itertools import combinations
from math import dist, isclose

import pytest

from twelvefold.drawing.net import AREAS, CIRCUMRADIUS, INRADIUS, TALL, WIDE, Net, Point
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACE_COUNT, FACES
from twelvefold.world.units import Area

nets = pytest.mark.parametrize("net", [WIDE, TALL], ids=["wide", "tall"])


def same(a: Point, b: Point) -> bool:
    return dist(a, b) < 1e-9


def turning(a: Point, b: Point, c: Point) -> float:
    """Twice the signed area of a triangle: positive if it runs counterclockwise, with y upwards."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@nets
def test_every_face_is_a_regular_pentagon_of_edge_one(net: Net) -> None:
    for face in range(FACE_COUNT):
        assert all(isclose(dist(net.centres[face], corner), CIRCUMRADIUS) for corner in net.corners[face])
    assert all(isclose(dist(*net.edge(area)), 1) for area in AREAS)


@nets
def test_every_area_runs_counterclockwise_as_seen_from_outside(net: Net) -> None:
    assert all(isclose(turning(*net.triangle(area)), INRADIUS) for area in AREAS)


@nets
def test_each_pole_has_its_whole_ring_glued_to_it(net: Net) -> None:
    for pole in (0, FACE_COUNT - 1):
        assert all(Area(EDGE_COUNT * pole + edge) in net.glued for edge in range(EDGE_COUNT))


@nets
def test_a_glued_edge_lies_on_the_same_edge_of_the_neighbour_that_geometry_names(net: Net) -> None:
    for area in net.glued:
        (start, end), (other_start, other_end) = net.edge(area), net.edge(ACROSS[area])
        assert same(start, other_end)
        assert same(end, other_start)
        way = dist(net.centres[area // EDGE_COUNT], net.centres[FACES[area // EDGE_COUNT][area % EDGE_COUNT]])
        assert isclose(way, 2 * INRADIUS)


@nets
def test_exactly_the_glued_edges_coincide(net: Net) -> None:
    middles = {area: tuple(sum(part) / 2 for part in zip(*net.edge(area), strict=True)) for area in AREAS}
    meeting = {a for pair in combinations(AREAS, 2) if dist(middles[pair[0]], middles[pair[1]]) < 1e-9 for a in pair}
    assert meeting == net.glued


@nets
def test_the_net_hangs_together_by_eleven_hinges(net: Net) -> None:
    assert len(net.glued) == 2 * (FACE_COUNT - 1)
    reached, waiting = {0}, [0]
    for face in waiting:
        for edge, other in enumerate(FACES[face]):
            if Area(EDGE_COUNT * face + edge) in net.glued and other not in reached:
                reached.add(other)
                waiting.append(other)
    assert len(reached) == FACE_COUNT


@nets
def test_no_two_faces_overlap(net: Net) -> None:
    """Two convex shapes don't overlap if an edge of one has the whole other shape on its outer side."""

    def parts(face: int, other: int) -> bool:
        edges = [net.edge(Area(EDGE_COUNT * face + edge)) for edge in range(EDGE_COUNT)]
        return any(all(turning(*edge, corner) < 1e-9 for corner in net.corners[other]) for edge in edges)

    for face, other in combinations(range(FACE_COUNT), 2):
        assert parts(face, other) or parts(other, face)


@nets
def test_a_signs_place_lies_in_its_own_area(net: Net) -> None:
    for area in AREAS:
        face = area // EDGE_COUNT
        assert net.area_at(face, net.middle(area)) == area
        assert net.area_at((face + 1) % FACE_COUNT, net.middle(area)) is None


def test_the_margin_keeps_away_from_the_edges_of_a_face() -> None:
    x, y = WIDE.centres[3]
    assert WIDE.area_at(3, (x, y), margin=INRADIUS - 0.01) is not None
    assert WIDE.area_at(3, (x, y), margin=INRADIUS + 0.01) is None


def test_the_tall_map_is_the_wide_one_turned_with_the_north_on_top() -> None:
    assert isclose(TALL.box.height, WIDE.box.width)
    assert isclose(TALL.box.width, WIDE.box.height)
    assert TALL.box.height < 2.1 * TALL.box.width
    assert TALL.centres[0][1] > TALL.centres[11][1]
