"""Life, rounds 3 to 11, by hand: what a planet bids, who wins an animal, which wait. "A round", paragraph 2.

Faces 0, 7 and 9 share no edge, so regions on one of them are apart from the other two. Face 0's edge 0 is shared with
face 1's edge 0, its edge 1 with face 2's edge 0.
"""

import pytest
from tests.engine.by_hand import bids, fates, played, sizes

pytestmark = pytest.mark.pure

FOX, SQUIRREL, PANDA = "forest touching glacier", "forest apart glacier", "forest most"
EMPTY = ""


def test_no_animal_lies_under_rounds_1_and_2() -> None:
    game = played(["0:FFFFF", EMPTY], {3: [PANDA]}, rounds=2)
    assert fates(game, PANDA) == []
    assert game.round == 3


def test_the_strictly_best_bid_wins_the_card() -> None:
    # Forests beside glacier: 2, 3 and 1 areas.
    game = played(["0:FFGOO", "0:FFFGO", "0:FGOOO"], {3: [FOX]}, rounds=3)
    assert sizes(game, FOX) == [(2,), (3,), (1,)]
    assert fates(game, FOX) == [("awarded", 3, 1, "best")]


def test_a_bid_of_one_is_enough() -> None:
    assert fates(played([EMPTY, "0:FGOOO"], {3: [FOX]}, rounds=3), FOX) == [("awarded", 3, 1, "best")]


def test_most_counts_regions_and_not_areas() -> None:
    # Three single areas (edges 0 and 2 of face 0, one on face 7) against ten areas in one region (faces 0 and 1).
    game = played(["0:FOFOO 7:FOOOO", "0:FFFFF 1:FFFFF"], {3: [PANDA]}, rounds=3)
    assert bids(game, PANDA) == (3, 1)
    assert sizes(game, PANDA) == [(1, 1, 1), (10,)]
    assert fates(game, PANDA) == [("awarded", 3, 0, "best")]


def test_areas_that_meet_at_a_corner_do_not_touch() -> None:
    # Edges 0 and 2 of a face meet only at its centre; edge 0 of face 0 and edge 1 of face 1 meet only at a corner.
    game = played(["0:FOFOO", "0:FOOOO 1:OFOOO"], {3: [PANDA, FOX]}, rounds=3)
    assert bids(game, PANDA) == (2, 2)
    corner = played(["0:FOGOO", "0:FOOOO 1:OGOOO"], {3: [FOX]}, rounds=3)
    assert bids(corner, FOX) == (0, 0)


def test_a_region_goes_on_across_the_edge_of_a_face() -> None:
    # Face 0's edge 0 meets face 1's edge 0: 1 + 3 forests; without the edge, 1 and 3 apart.
    game = played(["0:FOOOO 1:FFFOO", "0:OOFOO 1:FFFOO"], {3: [PANDA, SQUIRREL]}, rounds=3)
    assert bids(game, PANDA) == (1, 2)
    assert sizes(game, SQUIRREL) == [(4,), (3,)]


def test_one_tile_can_join_three_regions() -> None:
    # Faces 1, 3 and 4 each have a forest towards face 0 (their edge 0); face 0 has forests at its edges 0, 2 and 3.
    game = played(["1:FOOOO 3:FOOOO 4:FOOOO 0:FOFFO", EMPTY], {4: [PANDA, SQUIRREL]}, rounds=4)
    # Edges 2 and 3 of face 0 touch each other: {1, 0.0} has 2 areas, {3, 4, 0.2, 0.3} has 4.
    assert bids(game, PANDA) == (2, 0)
    assert sizes(game, SQUIRREL) == [(4,), ()]
    # With forest all over face 0 they form one region: 5 + 3.
    joined = played(["1:FOOOO 3:FOOOO 4:FOOOO 0:FFFFF", EMPTY], {4: [PANDA, SQUIRREL]}, rounds=4)
    assert sizes(joined, SQUIRREL) == [(8,), ()]


def test_the_biggest_forest_that_fails_the_test_does_not_hide_the_second_that_passes() -> None:
    # Five forests on face 0 touch no glacier; two on face 7 do.
    game = played(["0:FFFFF 7:FFGOO", "0:FGOOO"], {3: [FOX, SQUIRREL]}, rounds=3)
    assert sizes(game, FOX) == [(2,), (1,)]
    assert fates(game, FOX) == [("awarded", 3, 0, "best")]
    assert sizes(game, SQUIRREL) == [(5,), ()]


def test_apart_from_one_habitat_may_touch_any_other() -> None:
    game = played(["0:FFOOO 7:FFFGG", EMPTY], {3: [SQUIRREL]}, rounds=3)
    # Face 0's two forests touch ocean, not glacier; face 7's three touch glacier.
    assert sizes(game, SQUIRREL) == [(2,), ()]


def test_an_empty_face_touches_nothing() -> None:
    # All faces around face 0 are free: its forest is apart from glacier, until a glacier is placed across edge 0.
    game = played(["0:FFFFF 7:OOOOO 9:OOOOO 1:GOOOO", EMPTY], {3: [SQUIRREL], 4: [FOX]}, rounds=3)
    assert bids(game, SQUIRREL) == (5, 0)
    later = played(["0:FFFFF 7:OOOOO 9:OOOOO 1:GOOOO", EMPTY], {3: [SQUIRREL], 4: [FOX]}, rounds=4)
    assert bids(later, SQUIRREL) == (0, 0)
    assert fates(later, FOX) == [("awarded", 4, 0, "best")]


def test_a_draw_for_best_waits_for_the_next_round() -> None:
    # 2 : 2 in round 3; in round 4 seat 0 places a third forest beside its two (face 1 edge 0 at face 0 edge 0).
    game = played(["0:FFGOO 7:OOOOO 9:OOOOO 1:FOOOO", "0:FFGOO"], {3: [FOX]}, rounds=4)
    assert fates(game, FOX) == [("carried", 3, None, "draw"), ("awarded", 4, 0, "best")]


def test_a_draw_behind_the_best_does_not_matter() -> None:
    game = played(["0:FGOOO", "0:FGOOO", "0:FFGOO"], {3: [FOX]}, rounds=3)
    assert fates(game, FOX) == [("awarded", 3, 2, "best")]


def test_a_draw_for_best_of_three_is_not_won_by_the_last_seat() -> None:
    game = played(["0:FFGOO", "0:FGOOO", "0:FFGOO", "0:FFGOO"], {3: [FOX]}, rounds=3)
    assert fates(game, FOX) == [("carried", 3, None, "draw")]


@pytest.mark.parametrize("animal", [FOX, SQUIRREL, PANDA])
def test_an_animal_that_nobody_bids_for_waits_and_in_round_12_leaves(animal: str) -> None:
    game = played([EMPTY, EMPTY], {10: [animal]})
    waits = [("carried", round_, None, "no bid") for round_ in (10, 11)]
    assert fates(game, animal) == [*waits, ("discarded", 12, None, "no bid")]


def test_second_regions_decide_nothing_before_round_12() -> None:
    # 2 and 1 against 2: a tie in round 11, decided by the second region in round 12.
    game = played(["0:FFGOO", "0:FFGOO 7:FGOOO"], {11: [FOX]})
    assert fates(game, FOX) == [("carried", 11, None, "draw"), ("awarded", 12, 1, "second")]
    # Before round 12, only the one region behind the bid is reported.
    assert [len(bid) for bid in sizes(played(["0:FFGOO", "0:FFGOO 7:FGOOO"], {3: [FOX]}, rounds=3), FOX)] == [1, 1]
