"""The referee on one animal: who wins it, when it waits and when it leaves the game, by hand."""

from tests.referee.life import Look, look_at
from tests.referee.planet import Planet
from tests.referee.positions import animal, planet

FOX = animal("forest touching glacier")
SQUIRREL = animal("forest apart glacier")
PANDA = animal("forest most")

# Faces 0, 7 and 9 share no edge: regions on one of them are apart from the other two.
NINE = "0:FFFFF 1:FFGOO 2:FFGOO"
"""Nine forests in one region: all of face 0, edges 0 and 1 of its neighbours 1 and 2, each beside a glacier."""


def result(look: Look) -> tuple[str, int | None, str | None]:
    """The outcome, the seat, and the region that decided."""
    return look.outcome, look.seat, look.by


def test_the_strictly_best_bid_wins_the_card() -> None:
    look = look_at(FOX, [planet("0:FFGOO"), planet("0:FFFGO"), planet("0:FGOOO")], 3)
    assert look.bids == (2, 3, 1)
    assert look.sizes == ((2,), (3,), (1,))
    assert result(look) == ("award", 1, "best")


def test_a_bid_of_one_is_enough() -> None:
    assert result(look_at(FOX, [planet("0:OOOOO"), planet("0:FGOOO")], 3)) == ("award", 1, "best")


def test_a_draw_for_best_waits_for_the_next_round() -> None:
    look = look_at(FOX, [planet("0:FFGOO"), planet("0:FFGOO"), planet("0:FGOOO")], 11)
    assert result(look) == ("carry", None, None)


def test_a_draw_behind_the_best_does_not_matter() -> None:
    look = look_at(FOX, [planet("0:FGOOO"), planet("0:FGOOO"), planet("0:FFGOO")], 11)
    assert result(look) == ("award", 2, "best")


def test_second_regions_decide_nothing_before_round_12() -> None:
    planets = [planet("0:FFGOO"), planet("0:FFGOO 7:FGOOO")]
    assert result(look_at(FOX, planets, 11)) == ("carry", None, None)
    assert result(look_at(FOX, planets, 12)) == ("award", 1, "second")


def test_an_animal_that_nobody_bids_for_waits_and_in_round_12_goes_to_the_box() -> None:
    for beast in (FOX, SQUIRREL, PANDA):
        look = look_at(beast, [planet("0:OOOOO"), Planet()], 11)
        assert look.bids == (0, 0)
        assert result(look) == ("carry", None, None)
        assert result(look_at(beast, [planet("0:OOOOO"), Planet()], 12)) == ("discard", None, None)


def test_the_rulebooks_fox() -> None:
    # Two forests of 9 areas touch glacier; one planet has another of 5 that does (faces 7 and 8, joined by an edge).
    first, second = planet(NINE), planet(NINE + " 7:FFFGO 8:OOOFF")
    look = look_at(FOX, [first, second], 12)
    assert look.bids == (9, 9)
    assert look.sizes == ((9,), (9, 5))
    assert result(look) == ("award", 1, "second")


def test_in_round_12_a_second_region_counts_only_if_it_qualifies() -> None:
    # Seat 0's second forest is bigger but touches no glacier: 2 and 0 against 2 and 1.
    look = look_at(FOX, [planet("0:FFGOO 7:FFFFF"), planet("0:FFGOO 7:FGOOO")], 12)
    assert look.sizes == ((2,), (2, 1))
    assert result(look) == ("award", 1, "second")


def test_in_round_12_only_the_tied_seats_compare_their_second_region() -> None:
    # Seat 2 bids 3 with a second region of 3, but 3 is behind 4.
    look = look_at(FOX, [planet("0:FFFFG 7:FGOOO"), planet("0:FFFFG 7:FFGOO"), planet("0:FFFGO 7:FFFGO")], 12)
    assert look.sizes == ((4, 1), (4, 2), (3, 3))
    assert result(look) == ("award", 1, "second")


def test_in_round_12_a_second_region_as_big_as_the_first_is_the_second() -> None:
    look = look_at(SQUIRREL, [planet("0:FFFOO 7:FFFOO"), planet("0:FFFOO 7:FFOOO")], 12)
    assert look.sizes == ((3, 3), (3, 2))
    assert result(look) == ("award", 0, "second")


def test_in_round_12_those_still_tied_compare_their_third_region() -> None:
    look = look_at(SQUIRREL, [planet("0:FFFOO 7:FFOOO"), planet("0:FFFOO 7:FFOOO 9:FOOOO")], 12)
    assert look.sizes == ((3, 2), (3, 2, 1))
    assert result(look) == ("award", 1, "third")


def test_in_round_12_seats_behind_in_the_second_region_drop_out_of_the_third() -> None:
    # Seat 0 would have the biggest third region (1 against 0 and 0), but its second (1) was behind 2.
    planets = [planet("0:FFFOO 7:FOFOO"), planet("0:FFFOO 7:FFOOO"), planet("0:FFFOO 7:FFOOO")]
    look = look_at(SQUIRREL, planets, 12)
    assert look.sizes == ((3, 1, 1), (3, 2), (3, 2))
    assert result(look) == ("discard", None, None)


def test_in_round_12_seats_behind_drop_out_and_the_third_region_decides_among_the_rest() -> None:
    planets = [planet("0:FFFOO 7:FOFOO 9:FOOOO"), planet("0:FFFOO 7:FFOFO"), planet("0:FFFOO 7:FFOOO")]
    look = look_at(SQUIRREL, planets, 12)
    assert look.sizes == ((3, 1, 1, 1), (3, 2, 1), (3, 2))
    assert result(look) == ("award", 1, "third")


def test_in_round_12_a_fourth_region_decides_nothing() -> None:
    look = look_at(SQUIRREL, [planet("0:FOFOO 7:FOOOO"), planet("0:FOFOO 7:FOFOO")], 12)
    assert look.sizes == ((1, 1, 1), (1, 1, 1, 1))
    assert result(look) == ("discard", None, None)


def test_in_round_12_a_draw_in_most_goes_to_the_box() -> None:
    look = look_at(PANDA, [planet("0:FFFFO 7:FFOOO"), planet("0:FOFOO")], 12)
    assert look.bids == (2, 2)
    assert look.sizes == ((), ())
    assert result(look) == ("discard", None, None)


def test_in_round_12_the_strictly_best_bid_still_wins_at_once() -> None:
    assert result(look_at(PANDA, [planet("0:FOFOO"), planet("0:FFOOO")], 12)) == ("award", 0, "best")
    assert result(look_at(FOX, [planet("0:FFGOO"), planet("0:FFFGO")], 12)) == ("award", 1, "best")
