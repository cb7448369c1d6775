"""Ties in round 12, which the next regions decide."""

import pytest
from tests.rules.table import Fate, fates, story

pytestmark = pytest.mark.pure

MOST, FOX, SQUIRREL = "forest most", "forest touching glacier", "forest apart glacier"
BOXED: Fate = ("discarded", "draw", None)


def last(animal: str, *plans: str) -> Fate:
    """What happens to an animal of round 12."""
    return fates(story(plans, {12: [animal]}), animal)[12]


def test_in_round_12_the_second_regions_decide_a_draw() -> None:
    # The biggest forests have 2 areas each; only seat 1 has another beside glacier.
    assert last(FOX, "0:FFGOO", "0:FFGOO 7:FGOOO") == ("awarded", "second", 1)
    # 3 and 3 against 3 and 2.
    assert last(SQUIRREL, "0:FFFOO 7:FFFOO", "0:FFFOO 7:FFOOO") == ("awarded", "second", 0)


def test_in_round_12_the_third_regions_decide_a_draw_of_the_second() -> None:
    # 3, 2 and 0 against 3, 2 and 1.
    assert last(SQUIRREL, "0:FFFOO 7:FFOOO", "0:FFFOO 7:FFOOO 9:FOOOO") == ("awarded", "third", 1)


def test_in_round_12_seats_behind_drop_out() -> None:
    # 4 and 1 against 4 and 1 against 3 and 3: seat 2 is behind, whatever its second region.
    assert last(FOX, "0:FFFFG 7:FGOOO", "0:FFFFG 7:FGOOO", "0:FFFGO 7:FFFGO") == BOXED


def test_in_round_12_a_seat_behind_in_the_second_region_drops_out_of_the_third() -> None:
    # 3, 1 and 1 against 3, 2 and 0, twice: seat 0 alone has a third region, but its second is behind.
    assert last(SQUIRREL, "0:FFFOO 7:FOFOO", "0:FFFOO 7:FFOOO", "0:FFFOO 7:FFOOO") == BOXED


def test_in_round_12_a_second_region_counts_only_if_it_qualifies() -> None:
    # Seat 0's second forest has five areas but touches no glacier: 2 and 0 against 2 and 1.
    assert last(FOX, "0:FFGOO 7:FFFFF", "0:FFGOO 7:FGOOO") == ("awarded", "second", 1)


def test_in_round_12_a_biggest_region_that_fails_hides_nothing() -> None:
    # Seat 0's forest of 3 touches glacier, its forest of 2 does not: 2 against 1.
    assert last(SQUIRREL, "0:FFFGO 7:FFOOO", "0:FOOOO") == ("awarded", "best", 0)


def test_in_round_12_a_draw_in_most_goes_to_the_box() -> None:
    # Two regions each, of 4 and 2 areas against 1 and 1.
    assert last(MOST, "0:FFFFO 7:FFOOO", "0:FOFOO") == BOXED


def test_in_round_12_a_card_without_a_bid_goes_to_the_box() -> None:
    assert last(FOX, "0:FFFOO", "") == ("discarded", "no bid", None)
