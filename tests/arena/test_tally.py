"""What is added up: shares, scores, pairs, seats, remarks, ratings."""

import pytest
from tests.arena.games import game, sitting

from twelvefold.arena.ratings import Ratings
from twelvefold.arena.report import matrix_of, positions_of, report_of, rows_of
from twelvefold.arena.tally import Tally
from twelvefold.arena.task import make_task
from twelvefold.bots import CUT_SHORT
from twelvefold.words import Sentence


def test_a_shared_victory_counts_as_a_fraction() -> None:
    tally = Tally(make_task(["random", "naive"]))
    tally.add([game(sitting("random", 0.5), sitting("naive", 0.5)), game(sitting("naive", 1), sitting("random", 0))])
    assert [row["win_rate"] for row in rows_of(tally)] == [0.25, 0.75]
    assert [row["games"] for row in rows_of(tally)] == [2, 2]


def test_a_bot_with_several_seats_has_the_mean_of_them() -> None:
    tally = Tally(make_task(["random", "naive"], 3))
    tally.add([game(sitting("random", 0, 10), sitting("naive", 1, 30), sitting("naive", 0, 20)) for _ in range(3)])
    random, naive = rows_of(tally)
    assert (random["win_rate"], naive["win_rate"]) == (0, 0.5)
    assert (random["score"], naive["score"]) == (10, 25)
    assert (random["games"], naive["games"]) == (3, 3)


def test_the_time_for_a_move_is_that_of_all_thoughts_by_all_moves() -> None:
    tally = Tally(make_task(["random", "naive"]))
    tally.add([game(sitting("random", 1, seconds=0.024), sitting("naive", 0, seconds=0.0))] * 2)
    # 0.048 s for 2 × 12 moves
    assert [row["ms"] for row in rows_of(tally)] == [2, 0]


def test_remarks_are_summed_up_as_faults_cut_short_and_the_rest() -> None:
    tally = Tally(make_task(["random", "naive"]))
    said = {"fault: illegal move": 2, "fault: crashed": 1, CUT_SHORT: 4, "greedy": 3}
    for where in ("here", "there"):
        detail = Sentence("cli-detail-gave", what=where)
        seat = sitting("random", 1, remarks=said, details={"fault: crashed": detail})
        tally.add([game(seat, sitting("naive", 0))])
    random, naive = rows_of(tally)
    assert {fault: str(detail) for fault, detail in random["details"].items()} == {"crashed": "choose returned here"}
    assert list(random["faults"].items()) == [("illegal move", 4), ("crashed", 2)]
    assert (random["cut_short"], random["remarks"]) == (8, {"greedy": 6})
    assert (naive["faults"], naive["cut_short"], naive["remarks"]) == ({}, 0, {})


def test_pairs_have_their_own_win_rates() -> None:
    tally = Tally(make_task(["random", "naive", "margin"]))
    tally.add([game(sitting("random", 0), sitting("naive", 1)), game(sitting("naive", 0.5), sitting("random", 0.5))])
    tally.add([game(sitting("margin", 1), sitting("naive", 0))] * 2)
    matrix = matrix_of(tally)
    assert matrix["naive"]["random"]["win_rate"] == 0.75
    assert matrix["random"]["naive"]["win_rate"] == 0.25
    assert matrix["naive"]["margin"]["win_rate"] == 0
    assert "random" not in matrix["margin"]
    assert tally.ladder() == ["margin", "naive", "random"]
    assert report_of(tally, 4, "")["all_met"] is False


def test_the_order_of_turns_has_its_win_rates() -> None:
    tally = Tally(make_task(["random", "naive"]))
    tally.add(
        [
            game(sitting("random", 1, position=1), sitting("naive", 0, position=0)),
            game(sitting("naive", 0.5, position=1), sitting("random", 0.5, position=0)),
        ]
    )
    assert [place["win_rate"] for place in positions_of(tally)] == [0.25, 0.75]


def test_statistics_are_means_over_deals() -> None:
    tally = Tally(make_task(["random", "naive"]))
    for cards, award_round in ((9, 7.0), (11, None)):
        tally.add([game(sitting("random", 1, cards=cards, award_round=award_round), sitting("naive", 0))] * 2)
    found = rows_of(tally)[0]["statistics"]
    # 10 ± 12.706205 × sqrt(2 / 2)
    assert found["cards"] == {"mean": 10, "interval": [-2.70621, 22.70621]}
    assert found["award_round"] == {"mean": 7, "interval": None}


def test_ratings_are_given_for_more_than_two_bots_or_seats_only() -> None:
    assert Tally(make_task(["random", "naive"])).ratings is None
    assert Tally(make_task(["random", "naive"], 3)).ratings is not None
    assert Tally(make_task(["random", "naive", "margin"])).ratings is not None


def test_the_first_game_moves_ratings_as_the_model_says() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(game(sitting("a", 1, 30), sitting("b", 0, 20)))
    # sigma = 25/3, beta = 25/6: c² = 2 (69.4444 + 17.3611); 69.4444 / 13.17616 × (1 − 1/2) = 2.63523
    assert ratings.of("a").mu == pytest.approx(27.63523, abs=1e-5)
    assert ratings.of("b").mu == pytest.approx(22.36477, abs=1e-5)


def test_equal_points_are_ranked_by_animals_and_a_draw_moves_nothing() -> None:
    drawn, ranked = Ratings(["a", "b"]), Ratings(["a", "b"])
    drawn.add(game(sitting("a", 0.5, cards=9), sitting("b", 0.5, cards=9)))
    ranked.add(game(sitting("a", 1, cards=10), sitting("b", 0, cards=9)))
    assert drawn.of("a") == drawn.of("b")
    assert drawn.of("a").sigma < 25 / 3
    assert ranked.of("a").mu > ranked.of("b").mu


def test_copies_of_a_bot_share_one_rating() -> None:
    ratings = Ratings(["a", "b"])
    ratings.add(game(sitting("b", 0, 10), sitting("a", 1, 30), sitting("b", 0, 20)))
    assert ratings.of("a").mu > 25 > ratings.of("b").mu
