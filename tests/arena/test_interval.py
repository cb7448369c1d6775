"""Means over groups and their intervals, with the arithmetic beside them."""

import random

import pytest

from twelvefold.arena.interval import Series, Strata, student, wilson


def series(*values: float) -> Series:
    made = Series()
    for value in values:
        made.add(value)
    return made


def test_mean_and_variance_are_those_of_the_groups() -> None:
    found = series(10, 12, 14)
    # The squares are 4, 0 and 4; their sum is divided by 3 − 1.
    assert (found.count, found.mean) == (3, 12)
    assert found.variance == pytest.approx(4)


def test_the_interval_of_a_mean_is_students() -> None:
    # t with 2 degrees of freedom is 4.302653; sqrt(4 / 3) is 1.154701; together 4.968275
    assert series(10, 12, 14).interval() == pytest.approx((12 - 4.968275, 12 + 4.968275), abs=1e-5)


def test_one_group_has_no_interval_of_its_score() -> None:
    assert series(10).interval() is None


@pytest.mark.parametrize(
    ("degrees", "point"),
    [(1, 12.7062), (3, 3.1824), (6, 2.4469), (7, 2.3646), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_students_points_are_those_of_the_tables(degrees: int, point: float) -> None:
    assert student(degrees) == pytest.approx(point, abs=1e-3)


def test_wilsons_interval_by_hand() -> None:
    # 8 of 10: middle (0.8 + 0.192073) / 1.384146, half 1.959964 / 1.384146 × sqrt(0.016 + 0.0096036)
    assert wilson(0.8, 10) == pytest.approx((0.490162, 0.943318), abs=1e-5)


def test_the_interval_of_a_win_rate_by_hand() -> None:
    # 1, ½, ½, 0: variance 1/6, of the mean 1/24; 0.25 / (1/24) = 6 games would have as much; × (1.959964 / 3.182446)² =
    # 2.27573; Wilson at ½: 1.959964 / (2 sqrt(2.27573 + 3.841459)) = 0.396225
    assert series(1, 0.5, 0.5, 0).share_interval() == pytest.approx((0.103775, 0.896225), abs=1e-5)


def test_ten_of_ten_deals_do_not_prove_a_hundred_percent() -> None:
    # Wilson at 1: 10 / (10 + 3.841459)
    assert series(*[1.0] * 10).share_interval() == pytest.approx((0.722467, 1.0), abs=1e-5)


def test_deals_that_are_all_even_leave_a_width_too() -> None:
    low, high = series(*[0.5] * 10).share_interval()
    # 1.959964 / (2 sqrt(10 + 3.841459)) = 0.263404
    assert (low, high) == pytest.approx((0.236596, 0.763404), abs=1e-5)


def test_no_group_says_nothing() -> None:
    assert Series().share_interval() == (0.0, 1.0)


def test_pairing_makes_the_interval_narrower_and_copies_do_not() -> None:
    # The same hundred games: luck that both seats share cancels within a deal, or adds up in it.
    cancelled = series(*[0.5] * 48, 1.0, 0.0)
    added_up = series(*[1.0] * 25, *[0.0] * 25)
    assert _width(cancelled) < 0.5 * _width(added_up)


def test_that_opponents_differ_is_no_uncertainty() -> None:
    strata = Strata()
    for opponent, value in (("weak", 1.0), ("weak", 1.0), ("strong", 0.0), ("strong", 0.5)):
        strata.add((opponent,), value)
    # Only the strong one varies: variance 1/8, of its mean 1/16, of the whole's (1/2)² / 16 = 1/64; 4 − 2 degrees
    assert strata.mean == 0.625
    assert strata.interval() == pytest.approx((0.625 - 4.302653 / 8, 0.625 + 4.302653 / 8), abs=1e-5)


def test_opponents_met_once_fall_back_on_the_whole() -> None:
    strata = Strata()
    for opponent, value in (("weak", 1.0), ("strong", 0.0), ("even", 0.5)):
        strata.add((opponent,), value)
    assert strata.interval() == series(1, 0, 0.5).interval()
    assert strata.share_interval() == series(1, 0, 0.5).share_interval()


@pytest.mark.parametrize(("chance", "groups"), [(0.5, 20), (0.9, 40), (0.55, 200)])
def test_the_truth_is_in_about_95_of_100_intervals(chance: float, groups: int) -> None:
    chances = random.Random(1)
    held = 0
    for _ in range(1000):
        found = series(*(sum(chances.random() < chance for _ in range(2)) / 2 for _ in range(groups)))
        low, high = found.share_interval()
        held += low <= chance <= high
    assert 925 <= held <= 985


def _width(found: Series) -> float:
    low, high = found.share_interval()
    return high - low
