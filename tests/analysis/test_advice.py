"""Advice: the best moves for a seat with reasons, judged as in a review, from nothing but what the seat may know."""

import pytest
from tests.analysis.games import KINDS, at, played, with_other_secrets

from twelvefold.analysis import Advised, advise
from twelvefold.analysis.moves import Effort, judge_move
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES

QUICK = Effort().scaled(0.05)


def advice(game: Game, effort: Effort = QUICK) -> tuple[Advised, ...]:
    assert game.seat_to_move is not None
    return advise(game.view(game.seat_to_move), game.box, effort)


@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_there_are_three_different_moves_the_best_of_them_first(players: int, beginner: bool, mystery: bool) -> None:
    whole = played(players, beginner=beginner, mystery=mystery)
    for ply in (1, 5 * players, 10 * players, 11 * players):
        game = at(whole, ply)
        found = advice(game)
        assert len({each.code for each in found}) == 3
        assert all(game.is_legal(MOVES[each.code]) for each in found)
        chances = [each.chance for each in found]
        assert chances == sorted(chances, reverse=True)


def test_alternatives_are_other_tiles_or_other_faces_if_there_are_any() -> None:
    assert len({MOVES[each.code][:2] for each in advice(at(played(2), 6))}) == 3
    found = advice(at(played(4), 47))
    assert (len({MOVES[each.code].slot for each in found}), len(found)) == (2, 3)


def test_a_review_calls_the_advice_at_least_good() -> None:
    for ply in (3, 11, 20, 22):
        game = at(played(2), ply)
        best = advice(game, Effort())[0]
        assert judge_move(game, best.code, Effort()).loss < 0.03


def test_every_move_says_why_it_is_better_than_a_plain_one() -> None:
    found = advice(at(played(2), 4), Effort())
    assert found[0].reasons
    for each in found:
        assert all(reason.face == MOVES[each.code].face for reason in each.reasons)
        assert all(reason.points > 0 for reason in each.reasons)


@pytest.mark.parametrize("mystery", [False, True])
def test_it_is_the_same_whatever_is_hidden_from_the_seat(mystery: bool) -> None:
    for ply in (2, 14, 31):
        game = at(played(3, mystery=mystery), ply)
        assert advice(with_other_secrets(game)) == advice(game)
