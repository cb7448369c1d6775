"""Ratings, by the example in Glickman's paper."""

import pytest

from twelvefold.analysis.puzzles.glicko import LEAST_DEVIATION, Rating, Result, rated


def test_the_example_of_the_paper() -> None:
    results = [
        Result(Rating(1400, 30), 1.0),
        Result(Rating(1550, 100), 0.0),
        Result(Rating(1700, 300), 0.0),
    ]
    found = rated(Rating(1500, 200, 0.06), results, change=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_an_unexpected_result_makes_a_player_less_predictable() -> None:
    own, weak = Rating(1800, 60, 0.06), Rating(1000, 50)
    assert rated(own, [Result(weak, 1.0)]).volatility < rated(own, [Result(weak, 0.0)] * 8).volatility


def test_a_rating_never_becomes_too_certain() -> None:
    own = Rating()
    for _ in range(300):
        own = rated(own, [Result(Rating(own.rating, 50), 1.0), Result(Rating(own.rating, 50), 0.0)])
    assert own.deviation >= LEAST_DEVIATION
