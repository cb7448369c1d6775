"""The planet: the neighbours as the rules list them, the graph of the football, its 60 rotations."""

from itertools import combinations

import pytest

from twelvefold.world.geometry import ACROSS, AREA_COUNT, FACES, NORMALS, ROTATIONS, TOUCHING

# Typed in from the rules, not copied from the code: edge e of face f is shared with the e-th face named.
BY_HAND = [
    [1, 2, 3, 4, 5],
    [0, 5, 10, 6, 2],
    [0, 1, 6, 7, 3],
    [0, 2, 7, 8, 4],
    [0, 3, 8, 9, 5],
    [0, 4, 9, 10, 1],
    [11, 7, 2, 1, 10],
    [11, 8, 3, 2, 6],
    [11, 9, 4, 3, 7],
    [11, 10, 5, 4, 8],
    [11, 6, 1, 5, 9],
    [6, 10, 9, 8, 7],
]
CONTACTS = {frozenset((area, near)) for area in range(AREA_COUNT) for near in TOUCHING[area]}


def test_each_face_has_these_neighbours_counterclockwise() -> None:
    assert [list(near) for near in FACES] == BY_HAND


def test_an_area_touches_its_two_neighbours_on_the_face_and_the_one_across_the_edge() -> None:
    for face in range(12):
        for edge in range(5):
            beyond = BY_HAND[face][edge]
            across = 5 * beyond + BY_HAND[beyond].index(face)
            assert ACROSS[5 * face + edge] == across
            expected = (5 * face + (edge + 1) % 5, 5 * face + (edge - 1) % 5, across)
            assert TOUCHING[5 * face + edge] == expected


def test_60_areas_have_90_contacts() -> None:
    assert len(CONTACTS) == 90
    assert all(len(pair) == 2 for pair in CONTACTS)
    assert all(area in TOUCHING[near] for area in range(60) for near in TOUCHING[area])


def test_it_is_the_graph_of_c60() -> None:
    # Cubic, connected, 12 pentagons and 20 hexagons; every area belongs to one pentagon and two hexagons.
    assert all(len(set(near)) == 3 for near in TOUCHING)
    rings = [ring for size in (3, 4, 5, 6) for ring in cycles(size)]
    assert sorted(len(ring) for ring in rings) == [5] * 12 + [6] * 20
    for area in range(60):
        assert sorted(len(ring) for ring in rings if area in ring) == [5, 6, 6]
    reached, waiting = {0}, [0]
    for area in waiting:
        fresh = set(TOUCHING[area]) - reached
        reached |= fresh
        waiting += fresh
    assert len(reached) == 60


def cycles(size: int) -> set[frozenset[int]]:
    """The sets of areas that form a ring of this size."""
    found = set()

    def walk(path: list[int]) -> None:
        if len(path) == size:
            if path[0] in TOUCHING[path[-1]]:
                found.add(frozenset(path))
            return
        for near in TOUCHING[path[-1]]:
            if near not in path and near > path[0]:
                walk([*path, near])

    for start in range(60):
        walk([start])
    return found


def test_the_poles_are_0_and_11_and_the_rings_lie_between() -> None:
    heights = [round(y, 9) for _, y, _ in NORMALS]
    assert heights[0] == 1
    assert heights[11] == -1
    assert len(set(heights[1:6])) == len(set(heights[6:11])) == 1
    assert heights[1] > 0 > heights[6]


@pytest.mark.parametrize("face", range(12))
def test_neighbours_run_counterclockwise_seen_from_outside(face: int) -> None:
    out = NORMALS[face]
    for edge in range(5):
        a, b = NORMALS[FACES[face][edge]], NORMALS[FACES[face][(edge + 1) % 5]]
        turn = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
        assert sum(x * y for x, y in zip(turn, out, strict=True)) > 0


def test_60_rotations_keep_every_contact_and_form_a_group() -> None:
    assert ROTATIONS[0] == tuple(range(60))
    known = set(ROTATIONS)
    assert len(known) == 60
    for rotation in ROTATIONS:
        assert sorted(rotation) == list(range(60))
        assert {frozenset(rotation[area] for area in pair) for pair in CONTACTS} == CONTACTS
        # A rotation takes faces to faces and preserves the direction around them.
        for face in range(12):
            to, shift = divmod(rotation[5 * face], 5)
            assert [rotation[5 * face + e] for e in range(5)] == [5 * to + (e + shift) % 5 for e in range(5)]
    assert all(tuple(a[b[area]] for area in range(60)) in known for a in ROTATIONS[:12] for b in ROTATIONS)


def test_no_more_than_24_areas_can_be_chosen_with_no_two_touching() -> None:
    # Of the five areas of a face, a ring, at most two can be chosen: 12 × 2 = 24. The search below finds 24.
    for face in range(12):
        ring = range(5 * face, 5 * face + 5)
        assert not [three for three in combinations(ring, 3) if independent(three)]
    assert len(two_on_each_face([])) == 24


def independent(areas: tuple[int, ...]) -> bool:
    """Whether no two of the areas touch."""
    return not any(b in TOUCHING[a] for a, b in combinations(areas, 2))


def two_on_each_face(chosen: list[int]) -> list[int]:
    """Areas of which no two touch, two on each face from the first without any; empty if there are none."""
    face = len(chosen) // 2
    if face == 12:
        return chosen
    for pair in combinations(range(5 * face, 5 * face + 5), 2):
        if independent((*chosen, *pair)):
            found = two_on_each_face([*chosen, *pair])
            if found:
                return found
    return []
