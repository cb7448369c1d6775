"""Reviews of whole games."""

from collections.abc import Iterator

import pytest
from tests.analysis.games import KINDS, at, played

from twelvefold.analysis import Chance, MoveReview, Review, ReviewError, RoundReview, SeatReview, Verdict, review
from twelvefold.analysis.moves import Effort, judge_move
from twelvefold.analysis.steps import Part
from twelvefold.analysis.verdicts import BANDS, LEVEL_ERRORS, accuracy_of, level_of, verdict_of
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record

QUICK = 0.01
"""Seconds of work: a few playouts for each move."""


def parts(game: Game) -> Iterator[Part]:
    return Review.stream(game, seconds=QUICK)


@pytest.mark.parametrize(("players", "beginner", "mystery"), [KINDS[0], KINDS[3], KINDS[5], KINDS[8]])
def test_every_move_round_and_seat_is_reviewed(players: int, beginner: bool, mystery: bool) -> None:
    game = played(players, beginner=beginner, mystery=mystery)
    found = review(game, seconds=QUICK)
    assert [move.move for move in found.moves] == [str(move) for move in game.moves]
    assert [each.round for each in found.rounds] == list(range(1, 13))
    assert [each.seat for each in found.seats] == list(range(players))
    assert game.end is not None
    for move in found.moves:
        assert move.loss == pytest.approx(move.before - move.after)
        assert move.loss >= 0
        assert sum(move.position.chances) == pytest.approx(1)
        assert bool(move.reasons) <= (move.loss > 0)
    assert found.moves[-1].position.chances == found.end.chances
    kinds = [luck.of for each in found.rounds for luck in each.luck]
    assert (kinds.count(Chance.DEAL), kinds.count(Chance.PILE)) == (1, 10)
    assert bool(kinds.count(Chance.ANIMALS)) == mystery
    for each in found.rounds:
        assert all(sum(luck.luck) == pytest.approx(0) for luck in each.luck)
    for seat in found.seats:
        assert seat.result - seat.luck == pytest.approx(seat.adjusted)
        assert sum(seat.verdicts.values()) == 12


def test_rounds_and_moves_come_by_turns_as_they_are_computed() -> None:
    stream = parts(played(3))
    first = next(stream)
    assert isinstance(first, RoundReview)
    second = next(stream)
    assert isinstance(second, MoveReview)
    assert second.ply == 0
    order = "".join({RoundReview: "r", MoveReview: "m", SeatReview: "s"}[type(part)] for part in stream)
    assert order == "mm" + "rmmm" * 11 + "sss"


def test_the_same_seed_gives_the_same_review() -> None:
    game = played(2, 2)
    record = write_record(game)
    one = review(record, seconds=QUICK)
    assert one == review(record, seconds=QUICK)
    assert one != review(record, seconds=QUICK, seed=1)


def test_a_move_is_judged_by_what_the_player_could_know() -> None:
    """The rest of the game, which nobody knew yet, doesn't change the verdicts on its first moves."""
    game, other = played(2, 3), at(played(2, 3), 6)
    while not other.is_over:
        other.push(other.legal_moves[-1])
    for part, twin in zip(parts(game), parts(other), strict=True):
        if isinstance(part, MoveReview) and part.ply < 6:
            assert part == twin


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(ReviewError, match="7 of 24"):
        parts(at(played(2), 7))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_blunder_is_found_and_its_reason_names_the_animal(players: int) -> None:
    """In the last move of a game there is one animal whose loss costs the victory."""
    found = 0
    for seed in range(40):
        game = at(played(players, seed), 12 * players - 1)
        seat = game.seat_to_move
        assert seat is not None
        ends = {}
        for move in game.legal_moves:
            game.push(move)
            assert game.end is not None
            ends[move.code] = (seat in game.end.winners, set(game.won[seat]), game.end.scores[seat].objective)
            game.pop()
        good = [end for end in ends.values() if end[0]]
        bad = [(code, end) for code, end in ends.items() if not end[0]]
        if not good or not bad:
            continue
        code, poor = bad[0]
        missed = set.intersection(*(won for _, won, _ in good)) - poor[1]
        judged = judge_move(game, code, Effort())
        assert judged.exact
        assert judged.verdict is Verdict.BLUNDER
        assert judge_move(game, game.legal_moves[0].code, Effort()).before == judged.before
        if missed and poor[2] >= max(end[2] for end in good):
            found += 1
            assert {reason.animal for reason in judged.reasons} & missed
    assert found


def test_a_move_without_an_alternative_does_not_count() -> None:
    assert verdict_of(0.5, forced=True) is Verdict.FORCED
    order = [verdict_of(loss) for loss in (0, *(most + 0.001 for most in BANDS.values()))]
    assert order == [Verdict.BEST, Verdict.GOOD, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER]


def test_fewer_errors_mean_more_accuracy_and_a_stronger_level() -> None:
    losses = [0, 0.01, 0.05, 0.2, 1]
    accuracies = [accuracy_of(loss) for loss in losses]
    assert accuracies == sorted(accuracies, reverse=True)
    assert (accuracies[0], accuracies[-1]) == (1, 0)
    for players, errors in LEVEL_ERRORS.items():
        assert list(errors.values()) == sorted(errors.values(), reverse=True)
        assert [level_of(error, players) for error in errors.values()] == list(errors)
        assert level_of(0, players) == "master"
        assert level_of(1, players) == "seedling"
