"""A bot in a worker is the same bot: same view, same randomness, same move; and it gets nothing but the view."""

import asyncio
import random

import pytest
from tests.bots.positions import boxes, midgames
from tests.engine.bridge import game_after, random_moves
from tests.engine.test_views import otherwise
from tests.server.bots.begun import Begun
from tests.server.bots.questions import Asked

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.server.bots import BotPool

BOTS = ("random", "naive", "seedling", "ranger:style=hunter", "expert:playouts=40", "search:playouts=40")


@pytest.mark.parametrize("number", range(2), ids=["standard-box", "own-box"])
def test_a_bot_has_the_same_move_there_as_here(number: int, runner: asyncio.Runner, pool: BotPool) -> None:
    asked = [
        (Asked(game, seed), bot)
        for seed, game in enumerate(midgames(boxes()[number], 2))
        for bot in BOTS
        if game.seat_to_move is not None
    ]

    async def there() -> list[tuple[int, str | None]]:
        thoughts = await asyncio.gather(*[each.there(pool, bot, 600.0) for each, bot in asked])
        return [(thought.move, thought.fault) for thought in thoughts]

    assert len(asked) > 100
    assert runner.run(there()) == [(each.here(bot), None) for each, bot in asked]


def test_another_key_is_another_chance(runner: asyncio.Runner, pool: BotPool) -> None:
    game = Game.new(2, 1)

    async def there() -> set[int]:
        thoughts = await asyncio.gather(*[Asked(game, seed).there(pool, "random") for seed in range(10)])
        return {thought.move for thought in thoughts}

    assert len(runner.run(there())) > 1


@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("plies", [0, 7, 26])
def test_what_is_hidden_from_the_seat_never_reaches_the_worker(
    plies: int, mystery: bool, runner: asyncio.Runner, pool: BotPool, begun: Begun
) -> None:
    deal = Deal.draw(3, "hidden", mystery=mystery)
    moves = random_moves(deal, 1, plies)
    game = game_after(deal, moves)
    other = game_after(otherwise(deal, plies, game.seat_to_move, random.Random(2)), moves)
    runner.run(Asked(game).there(pool, "random"))
    runner.run(Asked(other).there(pool, "random"))
    assert game.deal != other.deal
    assert begun.frames[0] == begun.frames[1]
