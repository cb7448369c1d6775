"""The sequential test: its log-likelihood ratio by hand, and how often it errs."""

import random
from math import log

import pytest

from twelvefold.arena.sprt import BOUND, Sprt, Verdict, expected_share, parse_sprt
from twelvefold.arena.task import ArenaError


def after(elos: tuple[float, float], counts: dict[float, int], players: int = 2) -> Sprt:
    made = Sprt(elos, players)
    for value, count in counts.items():
        made.counts[value] = count
    return made


def test_the_bounds_are_those_of_five_percent_errors() -> None:
    assert pytest.approx(2.944439, abs=1e-6) == BOUND


def test_elo_becomes_a_share_of_the_victories() -> None:
    assert expected_share(0, 2) == 0.5
    # 10^(50/400) = 1.333521; 1.333521 / 2.333521
    assert expected_share(50, 2) == pytest.approx(0.571463, abs=1e-6)
    assert expected_share(0, 4) == 0.25
    # Against three: 1.333521 / 4.333521
    assert expected_share(50, 4) == pytest.approx(0.307722, abs=1e-6)


def test_for_plain_victories_and_defeats_it_is_walds_test() -> None:
    # 60 ln(0.571463 / 0.5) + 40 ln(0.428537 / 0.5) = 60 × 0.133592 − 40 × 0.154231
    assert after((0, 50), {1.0: 60, 0.0: 40}).llr == pytest.approx(1.8463, abs=2e-3)
    assert after((0, 50), {1.0: 40, 0.0: 60}).llr == pytest.approx(-3.9101, abs=2e-3)


def test_for_many_paired_deals_it_is_near_the_normal_one() -> None:
    counts = {0.0: 100, 0.25: 30, 0.5: 400, 0.75: 40, 1.0: 130}
    n = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / n
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / n
    s0, s1 = expected_share(0, 2), expected_share(20, 2)
    normal = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert after((0, 20), counts).llr == pytest.approx(normal, rel=0.03)


def test_a_few_victories_in_a_row_decide_nothing() -> None:
    made = Sprt((0, 20))
    assert {made.add(1.0) for _ in range(5)} == {Verdict.UNDECIDED}
    # Only known: each deal was won. 5 ln(0.528751 / 0.5)
    assert made.llr == pytest.approx(5 * log(0.528751 / 0.5), abs=2e-3)


def test_before_the_first_deal_nothing_is_decided() -> None:
    made = Sprt((0, 5))
    assert made.llr == pytest.approx(0, abs=1e-3)
    assert made.verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("players", [2, 4])
def test_about_five_in_a_hundred_verdicts_are_wrong(players: int) -> None:
    elos = (0.0, 200.0)
    chances = random.Random(7)
    for truth, wrong in ((elos[0], Verdict.ACCEPTED), (elos[1], Verdict.REFUSED)):
        share = expected_share(truth, players)
        wrongly = sum(_run(Sprt(elos, players), share, players, chances) is wrong for _ in range(200))
        assert 1 <= wrongly <= 18  # 10 are expected; 18 is three deviations more


def _run(made: Sprt, share: float, players: int, chances: random.Random) -> Verdict:
    for _ in range(2000):
        won = sum(chances.random() < share for _ in range(players)) / players
        if (verdict := made.add(won)) is not Verdict.UNDECIDED:
            return verdict
    raise AssertionError("it never ends")


def test_a_test_is_written_as_two_numbers() -> None:
    assert parse_sprt("0,5") == (0, 5)
    assert parse_sprt("-3, 1.5") == (-3, 1.5)


@pytest.mark.parametrize("text", ["", "5", "0,5,9", "a,b", "5,0", "5,5", "0,nan", "0,inf", "0,1e9"])
def test_any_other_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ArenaError, match="--sprt takes"):
        parse_sprt(text)
