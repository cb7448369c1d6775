"""Ratings: they follow from all results at once, and their intervals from how much the deals differ."""

from math import log10
from random import Random
from statistics import stdev

import pytest

from twelvefold.arena.interval import student
from twelvefold.arena.leaderboard.rating import ratings_of


def drawn(chance: Random, elos: list[float], deals: int, players: int = 2) -> dict[tuple[int, int], list[float]]:
    """What bots of these ratings would win: every deal is as many games as there are seats."""
    shares = {}
    for one, first in enumerate(elos):
        for other, second in enumerate(elos):
            if one < other or (one != other and players > 2):
                expected = 1 / (1 + (players - 1) * 10 ** ((second - first) / 400))
                wins = [sum(chance.random() < expected for _ in range(players)) for _ in range(deals)]
                shares[one, other] = [won / players for won in wins]
    return shares


def test_winning_three_games_of_four_is_worth_191_points() -> None:
    shares = [0.5, 1.0] * 50
    anchor, other = ratings_of({(1, 0): shares}, 2, 2, 0)
    odds = (75 + 0.25) / (25 + 0.25)  # with half a game of two added on each side
    assert anchor.elo == 0
    assert anchor.interval == (0.0, 0.0)
    assert other.elo == pytest.approx(400 * log10(odds))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_that_play_by_the_model_get_their_ratings_back(players: int) -> None:
    elos = [0.0, 150.0, 300.0, 600.0]
    found = ratings_of(drawn(Random(1), elos, 4000, players), 4, players, 0)
    assert [rating.elo for rating in found] == pytest.approx(elos, abs=15)


def test_the_order_of_the_results_does_not_matter() -> None:
    shares = drawn(Random(2), [0, 100, 200], 20)
    backwards = {(2, 1): [1 - s for s in shares[1, 2]], (2, 0): [1 - s for s in shares[0, 2]], (0, 1): shares[0, 1]}
    one, other = ratings_of(shares, 3, 2, 0), ratings_of(backwards, 3, 2, 0)
    assert [rating.elo for rating in one] == pytest.approx([rating.elo for rating in other])


def test_an_interval_is_as_wide_as_ratings_vary_with_the_deals() -> None:
    chance, elos, deals = Random(3), [0.0, 200.0, 400.0], 40
    found = [ratings_of(drawn(chance, elos, deals), 3, 2, 0)[2] for _ in range(200)]
    width = sum((high - low) / 2 for _, interval in found if interval for low, high in [interval]) / len(found)
    assert width == pytest.approx(student(deals - 1) * stdev(rating.elo for rating in found), rel=0.15)


def test_deals_that_favour_one_bot_against_all_count_once() -> None:
    """The same luck in three pairs is no more certain than in one."""
    luck = [0.0, 1.0] * 10
    alone = ratings_of({(1, 0): luck}, 2, 2, 0)[1].interval
    among = ratings_of({(1, 0): luck, (1, 2): luck, (1, 3): luck, (0, 2): [0.5] * 20, (0, 3): [0.5] * 20}, 4, 2, 0)
    assert alone is not None
    assert among[1].interval is not None
    assert among[1].interval[1] > 0.9 * alone[1]


def test_a_bot_that_never_loses_has_a_rating_and_an_interval() -> None:
    best = ratings_of({(1, 0): [1.0] * 50, (1, 2): [1.0] * 50, (0, 2): [0.5] * 50}, 3, 2, 0)[1]
    assert best.interval is not None
    assert 600 < best.elo < 1500
    assert best.interval[1] - best.interval[0] > 200


def test_a_single_deal_has_no_interval() -> None:
    assert ratings_of({(1, 0): [1.0]}, 2, 2, 0)[1].interval is None
