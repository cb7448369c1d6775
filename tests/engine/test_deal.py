"""Deals: the same from the same seed on every machine, forever; and only what the rules allow."""

import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.bridge import engine_box, paper_box, setup_of

from twelvefold.engine.deal import Deal, DealError
from twelvefold.engine.stream import Seed, SeedError
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat

TOP = 2**256 - 1
VECTORS: list[tuple[Seed, tuple[int, ...], str, tuple[str, ...], list[str], tuple[int, int, int], str]] = [
    # seed; pile 1; animals of rounds 3 and 12; objectives of four; first seat of 2, 3 and 4; digest of all kinds
    (0, (18, 40, 1, 2, 19), "squirrel", ("wolf", "hedgehog", "camel"),
     ["forest", "desert", "mountain", "ocean"], (1, 2, 1), "99114f9ba8731227f48cc68115b79cba"),
    (7, (20, 23, 11, 18, 48), "bat", ("lion", "orca", "bison"),
     ["glacier", "ocean", "forest", "desert"], (0, 1, 0), "022aa288143397c4fc672c3ee58f061e"),
    (TOP, (46, 17, 6, 30, 41), "sloth", ("moose", "turtle", "whale"),
     ["mountain", "glacier", "desert", "ocean"], (0, 2, 2), "f8207b964edddb3b1db2d1d1d21ee707"),
    (b"\x01\x02\x03", (34, 47, 49, 21, 18), "alpaca", ("snow-leopard", "owl", "shark"),
     ["glacier", "forest", "ocean", "desert"], (0, 1, 2), "f5e9ee97bdeac134f2608d78c3718e19"),
    ("Twelvefold", (2, 32, 17, 35, 4), "bear", ("shark", "wolf", "sloth"),
     ["ocean", "desert", "glacier", "mountain"], (0, 1, 2), "d2c0879679ded60918133fb92749faab"),
    ("7", (46, 44, 8, 34, 3), "kangaroo", ("panda", "goat", "bear"),
     ["forest", "ocean", "desert", "glacier"], (1, 2, 1), "13bdd2a11eaf16e1e2b6c752f759b660"),
    ("", (30, 41, 0, 12, 29), "badger", ("alpaca", "swan", "otter"),
     ["glacier", "desert", "ocean", "mountain"], (0, 2, 2), "79cb9f639756005b6b75b11b7064c6cd"),
]  # fmt: skip


@pytest.mark.parametrize(("seed", "pile", "third", "last", "objectives", "firsts", "digest"), VECTORS)
def test_a_seed_gives_this_deal_for_ever(
    seed: Seed,
    pile: tuple[int, ...],
    third: str,
    last: tuple[str, ...],
    objectives: list[str],
    firsts: tuple[int, ...],
    digest: str,
) -> None:
    for players, first in zip((2, 3, 4), firsts, strict=True):
        deal = Deal.draw(players, seed)
        assert deal.piles[0] == pile
        assert deal.animals[2] == (third,)
        assert deal.animals[11] == last
        assert [habitat.id for habitat in deal.objectives] == objectives[:players]
        assert deal.first_seat == first
    every = [
        setup_of(Deal.draw(players, seed, beginner=beginner, mystery=mystery))
        for players in (2, 3, 4)
        for beginner in (False, True)
        for mystery in (False, True)
    ]
    assert hashlib.sha256(json.dumps(every).encode()).hexdigest()[:32] == digest


@given(st.integers(0, TOP), st.booleans(), st.booleans())
def test_tiles_and_animals_are_the_same_whatever_the_seats_and_the_objectives(
    seed: int, beginner: bool, mystery: bool
) -> None:
    deals = [Deal.draw(players, seed, beginner=beginner, mystery=mystery) for players in (2, 3, 4)]
    plain = Deal.draw(4, seed)
    order = [animal for column in plain.animals for animal in column]
    for deal in deals:
        assert deal.piles == plain.piles
        assert [animal for column in deal.animals for animal in column] == order
        assert deal.objectives == (() if beginner else plain.objectives[: deal.players])


def test_every_tile_lies_in_one_pile_and_no_two_seats_have_one_objective() -> None:
    for seed in range(50):
        deal = Deal.draw(4, seed)
        assert sorted(tile for pile in deal.piles for tile in pile) == list(range(50))
        assert len({animal for column in deal.animals for animal in column}) == 20
        assert len(set(deal.objectives)) == 4


def test_a_number_its_bytes_and_no_other_are_one_seed() -> None:
    assert Deal.draw(2, 66051).piles == Deal.draw(2, b"\x01\x02\x03").piles == Deal.draw(2, b"\0\x01\x02\x03").piles
    assert Deal.draw(2, TOP) == Deal.draw(2, b"\xff" * 32)
    assert Deal.draw(2, 7) != Deal.draw(2, "7")
    assert Deal.draw(2, "é") != Deal.draw(2, "e\u0301")
    assert Deal.draw(2, "\udc80").players == 2


def test_without_a_seed_every_deal_is_another() -> None:
    assert Deal.draw(2) != Deal.draw(2)


def test_the_first_seat_can_be_chosen_and_changes_nothing_else() -> None:
    for seat in range(4):
        deal = Deal.draw(4, 7, first_seat=seat)
        assert deal.first_seat == seat
        assert replace(deal, first_seat=Seat(0)) == Deal.draw(4, 7, first_seat=0)


def test_a_box_of_ones_own_is_dealt_from() -> None:
    paper = paper_box()
    paper["animals"].reverse()
    paper["layout"] = [0] * 9 + [20]
    box = engine_box(paper)
    deal = Deal.draw(2, 7, box=box)
    assert deal.animals[11][0] == box.animals[standard_box().animal_numbers["bat"]].id
    assert len(deal.animals[11]) == 20


@pytest.mark.parametrize("seed", [-1, 2**256, 2**300, b"\0" * 33, 1.0, True, False, [1], object()])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(SeedError, match="a seed"):
        Deal.draw(2, seed)  # type: ignore[arg-type]  # the whole point


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**9])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(DealError, match=f"players: a game needs 2 to 4 players, not {players}"):
        Deal.draw(players, 7)
    with pytest.raises(DealError, match=f"players: a game needs 2 to 4 players, not {players}"):
        replace(Deal.draw(2, 7), players=players)


GOOD = Deal.draw(3, 7)


def changed(
    rows: tuple[tuple[object, ...], ...], row: int, place: int, value: object
) -> tuple[tuple[object, ...], ...]:
    """The rows with one entry changed."""
    there = list(rows[row])
    there[place] = value
    return (*rows[:row], tuple(there), *rows[row + 1 :])


@pytest.mark.parametrize(
    ("where", "what", "change"),
    [
        ("piles", "10 piles of 5 tiles needed", {"piles": GOOD.piles[:9]}),
        ("piles", "10 piles of 5 tiles needed", {"piles": (*GOOD.piles[:9], GOOD.piles[9][:4])}),
        ("piles[1][2]", "there is no tile 50", {"piles": changed(GOOD.piles, 1, 2, 50)}),
        ("piles[0][0]", "there is no tile -1", {"piles": changed(GOOD.piles, 0, 0, -1)}),
        ("piles[9][4]", "tile 20 appears twice", {"piles": changed(GOOD.piles, 9, 4, 20)}),
        ("animals", "the 12 rounds need", {"animals": GOOD.animals[:11]}),
        ("animals", "the 12 rounds need", {"mystery": True}),
        ("animals[11][0]", "there is no animal \"unicorn\"", {"animals": changed(GOOD.animals, 11, 0, "unicorn")}),
        ("animals[11][2]", "bat appears twice", {"animals": changed(GOOD.animals, 11, 2, "bat")}),
        ("objectives", "3 different ones needed", {"objectives": GOOD.objectives[:2]}),
        ("objectives", "3 different ones needed", {"objectives": (Habitat.OCEAN,) * 3}),
        ("first_seat", "there is no seat 3", {"first_seat": 3}),
        ("first_seat", "there is no seat -1", {"first_seat": -1}),
    ],
)  # fmt: skip
def test_a_setup_that_the_rules_do_not_allow_is_refused(where: str, what: str, change: dict[str, object]) -> None:
    with pytest.raises(DealError) as got:
        replace(GOOD, **change)  # type: ignore[arg-type]  # the whole point
    assert got.value.where == where
    assert what in got.value.what


@pytest.mark.parametrize(
    "change",
    [
        {"first_seat": True},
        {"players": 2.0},
        {"piles": ((True, *GOOD.piles[0][1:]), *GOOD.piles[1:])},
        {"objectives": ("ocean", "forest", "desert")[: GOOD.players]},
    ],
)
def test_a_deal_is_made_of_plain_integers_and_habitats(change: dict[str, object]) -> None:
    with pytest.raises(DealError, match="must be"):
        replace(GOOD, **change)  # type: ignore[arg-type]  # the whole point
