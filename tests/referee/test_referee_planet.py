"""The referee on one planet: regions, contacts and bids, by hand."""

import pytest
from tests.referee.planet import CONTACTS, FACES, Planet
from tests.referee.positions import animal, planet, tile


def test_a_planet_has_60_areas_and_90_contacts() -> None:
    assert set(CONTACTS) == set(range(60))
    assert sum(len(near) for near in CONTACTS.values()) == 2 * 90
    assert all(area in CONTACTS[near] for area in CONTACTS for near in CONTACTS[area])


def test_every_area_touches_two_of_its_own_face_and_one_beyond_its_edge() -> None:
    for area, near in CONTACTS.items():
        face, edge = divmod(area, 5)
        assert sorted(other // 5 for other in near) == sorted([face, face, FACES[face][edge]])


def test_the_contacts_are_those_of_the_football() -> None:
    # A ring of 5 areas surrounds a face's centre; a ring of 6 surrounds a corner, where three faces meet.
    rings = [[0, 1, 2, 3, 4], [0, 1, 10, 11, 9, 5], [55, 56, 50, 51, 34, 30]]
    for ring in rings:
        for here, following in zip(ring, [*ring[1:], ring[0]], strict=True):
            assert following in CONTACTS[here]


def test_a_tile_laid_with_rotation_r_puts_its_area_e_minus_r_at_edge_e() -> None:
    laid = Planet()
    laid.lay(tile("OFDMG"), 3, 2)
    # Edges 0 to 4 of face 3 get the tile's areas 3, 4, 0, 1, 2.
    assert [laid.areas[area] for area in range(15, 20)] == tile("MGOFD")


def test_a_tile_once_laid_never_moves() -> None:
    laid = planet("3:OOOOO")
    with pytest.raises(ValueError, match="face 3"):
        laid.lay(tile("FFFFF"), 3, 0)
    assert laid.count("ocean") == 5
    assert 3 not in laid.free_faces()


def test_a_single_area_is_a_region() -> None:
    assert planet("0:FOOOO").regions("forest") == [frozenset({0})]


def test_a_region_runs_round_the_tile() -> None:
    # Edges 4, 0 and 1 are neighbours round the pentagon.
    assert planet("0:FFOOF").regions("forest") == [frozenset({0, 1, 4})]


def test_two_areas_of_a_tile_that_only_meet_in_the_middle_are_two_regions() -> None:
    assert planet("0:FOFOO").regions("forest") == [frozenset({0}), frozenset({2})]


def test_a_region_crosses_the_edge_between_two_faces() -> None:
    # Edge 0 of face 0 is edge 0 of face 1; edge 1 of face 1 is edge 4 of face 5.
    assert planet("0:FOOOO 1:FFOOO 5:OOOOF").regions("forest") == [frozenset({0, 5, 6, 29})]


def test_areas_that_meet_only_in_a_corner_are_not_one_region() -> None:
    # Areas 0 (face 0, towards 1) and 10 (face 2, towards 0) share only the corner of faces 0, 1 and 2.
    assert planet("0:FOOOO 2:FOOOO").regions("forest") == [frozenset({0}), frozenset({10})]


def test_corners_do_not_count_as_touching() -> None:
    laid = planet("0:FOOOO 2:GOOOO")
    assert laid.bid(animal("forest touching glacier")) == 0
    assert laid.bid(animal("forest apart glacier")) == 1


def test_adjoining_faces_do_not_make_a_region_unless_the_areas_at_the_shared_edge_agree() -> None:
    assert len(planet("0:OFFFF 1:FFFFF").regions("forest")) == 2


def test_one_habitat_all_over_is_one_region_of_60() -> None:
    laid = planet(" ".join(f"{face}:MMMMM" for face in range(12)))
    assert [len(region) for region in laid.regions("mountain")] == [60]
    assert laid.regions("forest") == []


def test_most_bids_how_many_regions_however_small() -> None:
    # Two singles on face 0, one five on face 11: three regions of seven areas.
    laid = planet("0:FOFOO 11:FFFFF")
    assert laid.bid(animal("forest most")) == 3
    assert laid.bid(animal("ocean most")) == 2
    assert laid.bid(animal("glacier most")) == 0


def test_touching_bids_the_biggest_region_that_touches_one_area_of_the_other() -> None:
    # Face 0 has 4 forests beside a glacier, face 11 has 3 beside two glaciers.
    laid = planet("0:FFFFG 11:FFFGG")
    assert laid.bid(animal("forest touching glacier")) == 4
    assert [len(region) for region in laid.qualifying(animal("forest touching glacier"))] == [4, 3]


def test_a_region_touches_across_the_edge_between_two_faces() -> None:
    assert planet("0:FOOOO 1:GOOOO").bid(animal("forest touching glacier")) == 1


def test_touching_is_about_the_region_not_about_each_of_its_areas() -> None:
    # The five forests of face 0, joined across edge 0 to the one of face 1, which alone touches the glacier.
    assert planet("0:FFFFF 1:FGOOO").bid(animal("forest touching glacier")) == 6


def test_apart_bids_the_biggest_region_that_touches_no_area_of_the_other() -> None:
    laid = planet("0:FFFFG 11:FFOOO")
    assert laid.bid(animal("forest apart glacier")) == 2


def test_apart_may_touch_every_other_habitat() -> None:
    assert planet("0:FFFOD 1:MOOOO").bid(animal("forest apart glacier")) == 3


def test_a_biggest_region_that_fails_does_not_hide_a_second_that_passes() -> None:
    laid = planet("0:FFFFO 11:FFGOO")
    assert laid.bid(animal("forest touching glacier")) == 2
    assert laid.bid(animal("forest touching ocean")) == 4
    assert laid.bid(animal("forest apart ocean")) == 0
    assert laid.bid(animal("forest apart glacier")) == 4


def test_empty_faces_touch_nothing() -> None:
    # Faces 1 to 5 are still empty, so all of face 0 is apart from glacier and touches none.
    laid = planet("0:FFFFF 11:GGGGG")
    assert laid.bid(animal("forest apart glacier")) == 5
    assert laid.bid(animal("forest touching glacier")) == 0


def test_an_empty_planet_bids_nothing() -> None:
    for words in ("forest most", "forest touching glacier", "forest apart glacier"):
        assert Planet().bid(animal(words)) == 0
