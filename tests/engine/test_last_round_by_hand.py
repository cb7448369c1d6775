"""Round 12 by hand: second and third regions, who drops out, what leaves the game. "A round", paragraph 2."""

import pytest
from tests.engine.by_hand import fates, played, sizes

pytestmark = pytest.mark.pure

FOX, SQUIRREL, PANDA = "forest touching glacier", "forest apart glacier", "forest most"
NINE = "0:FFFFF 1:FFGOO 2:FFGOO"
"""Nine forests in one region: all of face 0, edges 0 and 1 of its neighbours 1 and 2, each beside a glacier."""


def end_of(animal: str, *plans: str) -> tuple[list[tuple[int, ...]], tuple[str, int | None, str]]:
    """The regions that count for each planet in round 12, and the animal's fate."""
    game = played(plans, {12: [animal]})
    ((what, round_, seat, why),) = fates(game, animal)
    assert round_ == 12
    return sizes(game, animal), (what, seat, why)


def test_the_rulebooks_fox() -> None:
    # Two forests of 9 areas touch glacier; one planet has another of 5 that does (faces 7 and 8, joined by an edge).
    assert end_of(FOX, NINE, NINE + " 7:FFFGO 8:OOOFF") == ([(9,), (9, 5)], ("awarded", 1, "second"))


def test_the_strictly_best_bid_still_wins_at_once() -> None:
    assert end_of(FOX, "0:FFGOO 7:FGOOO", "0:FFFGO") == ([(2, 1), (3,)], ("awarded", 1, "best"))
    assert end_of(PANDA, "0:FOFOO", "0:FFOOO") == ([(1, 1), (2,)], ("awarded", 0, "best"))


def test_a_second_region_counts_only_if_it_qualifies() -> None:
    # Seat 0's second forest has five areas but touches no glacier: 2 and 0 against 2 and 1.
    assert end_of(FOX, "0:FFGOO 7:FFFFF", "0:FFGOO 7:FGOOO") == ([(2,), (2, 1)], ("awarded", 1, "second"))


def test_only_the_tied_seats_compare_their_second_region() -> None:
    # Seat 2 has a second region of 3, but its first, 3, is behind 4.
    got = end_of(FOX, "0:FFFFG 7:FGOOO", "0:FFFFG 7:FFGOO", "0:FFFGO 7:FFFGO")
    assert got == ([(4, 1), (4, 2), (3, 3)], ("awarded", 1, "second"))


def test_a_second_region_as_big_as_the_first_is_the_second() -> None:
    assert end_of(SQUIRREL, "0:FFFOO 7:FFFOO", "0:FFFOO 7:FFOOO") == ([(3, 3), (3, 2)], ("awarded", 0, "second"))


def test_those_still_tied_compare_their_third_region() -> None:
    got = end_of(SQUIRREL, "0:FFFOO 7:FFOOO", "0:FFFOO 7:FFOOO 9:FOOOO")
    assert got == ([(3, 2), (3, 2, 1)], ("awarded", 1, "third"))


def test_seats_behind_in_the_second_region_drop_out_of_the_third() -> None:
    # Seat 0 would have the biggest third region (1 against 0 and 0), but its second, 1, is behind 2.
    got = end_of(SQUIRREL, "0:FFFOO 7:FOFOO", "0:FFFOO 7:FFOOO", "0:FFFOO 7:FFOOO")
    assert got == ([(3, 1, 1), (3, 2), (3, 2)], ("discarded", None, "draw"))


def test_the_third_region_decides_among_those_not_behind_in_the_second() -> None:
    got = end_of(SQUIRREL, "0:FFFOO 7:FOFOO 9:FOOOO", "0:FFFOO 7:FFOFO", "0:FFFOO 7:FFOOO")
    assert got == ([(3, 1, 1), (3, 2, 1), (3, 2)], ("awarded", 1, "third"))


def test_a_fourth_region_decides_nothing() -> None:
    # Four single forests against three; three of each count.
    got = end_of(SQUIRREL, "0:FOFOO 7:FOOOO", "0:FOFOO 7:FOFOO")
    assert got == ([(1, 1, 1), (1, 1, 1)], ("discarded", None, "draw"))


def test_a_draw_in_most_goes_to_the_box_however_big_the_regions() -> None:
    assert end_of(PANDA, "0:FFFFO 7:FFOOO", "0:FOFOO") == ([(4, 2), (1, 1)], ("discarded", None, "draw"))


def test_a_card_carried_into_round_12_is_looked_at_with_its_second_regions_too() -> None:
    game = played(["0:FFGOO 7:FGOOO", "0:FFGOO"], {9: [FOX]})
    waits = [("carried", round_, None, "draw") for round_ in (9, 10, 11)]
    assert fates(game, FOX) == [*waits, ("awarded", 12, 0, "second")]


def test_two_forests_that_the_last_tile_joins_are_one_region() -> None:
    # Until round 12, faces 0 (edge 0) and 11 have forests; then face 1 joins face 0's: 1 + 2 = 3 against 2.
    first = "0:FOOOO 2:OOOOO 3:OOOOO 4:OOOOO 5:OOOOO 6:OOOOO 7:OOOOO 8:OOOOO 9:OOOOO 10:OOOOO 11:OOOOO 1:FFOOO"
    assert end_of(SQUIRREL, first, "0:FFOOO") == ([(3,), (2,)], ("awarded", 0, "best"))
