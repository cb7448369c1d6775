"""What the simple bots look at, and what they ignore."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bots.positions import boxes, midgames, turn_in

from twelvefold.bots import Turn, make_bot, play_game
from twelvefold.bots.training.first_model import Whole
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.stream import child_seed
from twelvefold.world.habitat import BY_ID


def wins_at_once(game: Game) -> Whole:
    """For each code, for how many of this round's animals the seat would have the best bid; −1 for an illegal one."""
    seat = game.seat_to_move
    assert seat is not None
    after = np.asarray(game.after(seat))
    wins = np.where(after[:, -1] < 0, -1, 0)
    for name in game.columns[game.round - 1]:
        number = [animal.id for animal in game.cards].index(name or "")
        best = max(bid.value for other, bid in enumerate(game.bids(name or "")) if other != seat)
        wins += (after[:, number] > best).astype(np.int64)
    return wins


def test_naive_wins_what_can_be_won_at_once() -> None:
    naive = make_bot("naive")
    differences = 0
    for game in midgames(boxes()[0], 6):
        if game.deal.beginner and game.columns[game.round - 1]:
            wins = wins_at_once(game)
            assert wins[naive.choose(turn_in(game)).code] == wins.max()
            differences += wins.max() > wins[wins >= 0].min()
    assert differences > 10


@pytest.mark.parametrize("name", ["naive", "builder", "margin"])
def test_without_animals_the_objective_decides(name: str) -> None:
    bot, steps = make_bot(name), 0
    for game in midgames(boxes()[0], 6):
        if game.deal.objectives:
            view = replace(turn_in(game).view, columns=((),) * 12)
            own = BY_ID[view.objective or ""]
            turn = Turn(view, game.box, 3)
            areas = np.asarray(game.after(turn.seat))[:, 20 + own]
            chosen, most = areas[bot.choose(turn).code], areas.max()
            assert game.box.points(own, chosen) == game.box.points(own, most)
            assert chosen == most or game.round == 12  # nothing comes after that
            steps += game.box.points(own, most) > game.box.points(own, areas[areas >= 0].min())
    assert steps > 3


def blind_to_others(name: str) -> bool:
    """Whether a bot plays the same when the others' planets are empty."""
    bot = make_bot(name)
    same = []
    for game in midgames(boxes()[0], 6):
        turn = turn_in(game)
        planets = [planet if seat == turn.seat else (None,) * 12 for seat, planet in enumerate(turn.view.planets)]
        other = Turn(replace(turn.view, planets=tuple(planets)), game.box, 3)
        same.append(bot.choose(turn) == bot.choose(other))
    return all(same)


def test_builder_is_blind_to_the_others_and_margin_is_not() -> None:
    assert blind_to_others("builder")
    assert not blind_to_others("naive")
    assert not blind_to_others("margin")


@pytest.mark.parametrize("name", ["builder", "naive", "margin"])
def test_a_draw_is_decided_by_the_turns_own_chance(name: str) -> None:
    game = Game.new(2, 5)
    moves = {make_bot(name).choose(turn_in(game, seed)) for seed in range(12)}
    assert len(moves) > 3  # on an empty planet every face is equally good


@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("naive", "random", 0.9), ("builder", "random", 0.9), ("margin", "naive", 0.75), ("margin", "builder", 0.7)],
)
def test_one_bot_beats_another(better: str, worse: str, least: float) -> None:
    bots = [make_bot(better), make_bot(worse)]
    games, points = 60, 0.0
    for number in range(games):
        deal = Deal.draw(2, child_seed("strength", number // 2))
        seats = bots if number % 2 == 0 else bots[::-1]
        end = play_game(deal, seats, child_seed("chance", number)).game.end
        assert end is not None
        if number % 2 in end.winners:
            points += 1 / len(end.winners)
    assert points / games >= least
