"""What a position is worth to each seat."""

import random

import pytest
from tests.analysis.games import KINDS, at, played, with_other_secrets
from tests.bots.test_endgame import best_line
from tests.engine.bridge import engine_box, own_paper_box, random_moves

from twelvefold.analysis import Knowledge, evaluate
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.world.units import Seat


@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_chances_sum_to_one_and_points_are_within_reach(players: int, beginner: bool, mystery: bool) -> None:
    whole = played(players, beginner=beginner, mystery=mystery)
    for ply in (0, 5 * players + 1, 10 * players, 12 * players - 1):
        game = at(whole, ply)
        for knowledge in Knowledge:
            found = evaluate(game, knowledge=knowledge, playouts=6)
            assert sum(found.chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in found.chances)
            assert all((points == 0) if beginner else (0 <= points <= 10) for points in found.objective)
            assert [card.animal for card in found.cards] == [name for column in game.columns for name in column]
            for card in found.cards:
                assert 0 <= sum(card.chances) <= 1 + 1e-9
            won = [score.animals for score in game.scores()]
            assert all(now <= then for now, then in zip(won, found.animals, strict=True))


def test_a_position_in_a_custom_box_is_evaluated() -> None:
    box = engine_box(own_paper_box(random.Random(3)))
    deal = Deal.draw(3, 4, box=box)
    found = evaluate(Game.replayed(deal, random_moves(deal, 1, 17)), playouts=6)
    assert sum(found.chances) == pytest.approx(1)


def test_round_12_is_exact() -> None:
    for players, beginner, mystery in KINDS:
        game = at(played(players, 2, beginner=beginner, mystery=mystery), 12 * players - 2)
        ranks = best_line(game.copy())
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        found = evaluate(game, knowledge=Knowledge.OBJECTIVES)
        assert found.exact
        assert found.chances == tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
        assert found.points == tuple([points for points, _ in ranks])


def test_with_two_seats_round_11_is_exact_too() -> None:
    game = at(played(2, 3), 20)
    assert evaluate(game).exact
    assert not evaluate(at(played(2, 3), 19), playouts=2).exact


def test_a_finished_game_is_worth_its_result() -> None:
    game = played(3, 4)
    assert game.end is not None
    found = evaluate(game)
    assert [seat for seat, chance in enumerate(found.chances) if chance] == list(game.end.winners)
    assert found.points == tuple([score.total for score in game.end.scores])


@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_what_the_viewer_cannot_know_changes_nothing(players: int, beginner: bool, mystery: bool) -> None:
    for ply in (1, 4 * players + 1, 7 * players):
        game = at(played(players, 5, beginner=beginner, mystery=mystery), ply)
        other = with_other_secrets(game)
        assert other.deal != game.deal
        assert evaluate(game, playouts=4) == evaluate(other, playouts=4)
        revealed = [evaluate(each, knowledge=Knowledge.EVERYTHING, playouts=4) for each in (game, other)]
        assert revealed[0] != revealed[1]


def test_every_seat_can_look() -> None:
    game = at(played(4, 6), 18)
    views = {evaluate(game, Seat(seat), playouts=8).chances for seat in range(4)}
    assert len(views) == 4
    common = {evaluate(game, Seat(seat), knowledge=Knowledge.OBJECTIVES, playouts=8).chances for seat in range(4)}
    assert len(common) == 1


def test_more_playouts_are_more_certain() -> None:
    game = at(played(2, 7), 8)
    few, many = evaluate(game, playouts=20), evaluate(game, playouts=320)
    assert many.error[0] < few.error[0] / 2
    assert abs(few.chances[0] - many.chances[0]) < 4 * few.error[0]
    assert evaluate(game, playouts=20) == few != evaluate(game, playouts=20, seed=1)
