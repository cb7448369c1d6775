"""Results without luck: the same mean, a smaller interval, and nobody judged by a factor of their own making."""

import random

import pytest

from twelvefold.arena.interval import Strata
from twelvefold.arena.without_luck import FEWEST, FOLDS, USUAL, WithoutLuck


def made(games: int, seed: int = 1, skill: float = 0.6, share: float = 0.8) -> tuple[WithoutLuck, Strata]:
    """Results that are mostly luck, and how they look with it."""
    chance = random.Random(seed)
    without, raw = WithoutLuck(), Strata()
    for group in range(games):
        luck = chance.gauss(0, 0.4)
        result = skill + share * luck + chance.gauss(0, 0.1)
        opponents = (("a",), ("b",))[group // FOLDS % 2]
        without.add(group, opponents, result, luck)
        raw.add(opponents, result)
    return without, raw


def test_the_interval_gets_smaller_by_what_luck_explains() -> None:
    without, raw = made(400)
    # 0.1² of 0.1² + (0.8 × 0.4)² is left: 9%
    assert without.strata().error / raw.error == pytest.approx(0.089, rel=0.25)
    assert without.strata().mean == pytest.approx(0.6, abs=0.02)


def test_the_factor_is_the_share_of_luck_that_decides() -> None:
    without, _ = made(400)
    assert [without.factor(part) for part in range(FOLDS)] == pytest.approx([0.8] * FOLDS, abs=0.05)


def test_a_group_is_never_judged_by_a_factor_that_it_had_a_part_in() -> None:
    one, other = made(100)[0], made(100)[0]
    other.add(FOLDS, ("a",), 100.0, -100.0)
    assert one.factor(0) == other.factor(0)
    assert one.factor(1) != other.factor(1)


def test_too_few_groups_get_the_usual_factor() -> None:
    without, _ = made(FEWEST - 1)
    assert {without.factor(part) for part in range(FOLDS)} == {USUAL}


def test_luck_that_never_varies_changes_nothing() -> None:
    without, raw = WithoutLuck(), Strata()
    for group in range(60):
        without.add(group, (), group % 2, 0.0)
        raw.add((), group % 2)
    assert without.strata().mean == raw.mean
    assert without.strata().error == pytest.approx(raw.error)


def test_the_mean_stays_right_over_many_small_arenas() -> None:
    means = [made(40, seed)[0].strata().mean for seed in range(200)]
    assert sum(means) / len(means) == pytest.approx(0.6, abs=0.005)
