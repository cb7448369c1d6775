"""The contract of every bot, built in or not: legal moves, the same for the same seed, in time, and nothing hidden."""

import gc
import random
import time
from pathlib import Path
from types import FunctionType, ModuleType

import numpy as np
import pytest
from msgspec import msgpack
from tests.bots.positions import boxes, deals, midgames, turn_in, with_playouts
from tests.engine.bridge import random_moves
from tests.engine.test_views import otherwise

from twelvefold.bots import BOTS, CUT_SHORT, Budget, Turn, make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.world.box import Box

OWN = f"{Path(__file__).with_name('own_bot.py')}:Mine"
AGENT = f"{Path(__file__).parents[1] / 'envs' / 'own_agent.py'}:agent"
FEW = 12
"""Enough playouts to see whether a bot keeps the contract."""
MANY = 10**6
"""More playouts than anyone could finish in the time given here."""

every_bot = pytest.mark.parametrize("name", [*BOTS, pytest.param(OWN, id="own"), pytest.param(AGENT, id="agent")])


def asked(name: str, turns: list[Turn]) -> list[tuple[object, list[str]]]:
    """What a newly created bot answers to each turn, with its remarks."""
    bot = make_bot(with_playouts(name, FEW))
    return [(bot.choose(turn), turn.remarks) for turn in turns]


@every_bot
@pytest.mark.parametrize("box", boxes(), ids=["standard", "other"])
def test_it_makes_legal_moves_only_in_every_kind_of_game(name: str, box: Box) -> None:
    bot = make_bot(with_playouts(name, FEW))
    for deal in deals(box):
        played = play_game(deal, [bot] * deal.players, "legal")  # an illegal move raises
        assert played.game.is_over
        assert not any("fault" in remark for remarks in played.remarks for remark in remarks)
        assert all(seconds > 0 for seconds in played.seconds)


@every_bot
def test_the_same_seed_gives_the_same_move_whatever_it_was_asked_before(name: str) -> None:
    games = [game for box in boxes() for game in midgames(box, 3)]
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002  # bots must not use it
    forwards = asked(name, [turn_in(game) for game in games])
    random.seed(2)
    np.random.seed(2)  # noqa: NPY002
    backwards = asked(name, [turn_in(game) for game in reversed(games)])
    assert forwards == backwards[::-1]


@every_bot
def test_what_is_hidden_has_no_influence(name: str) -> None:
    rng = random.Random(4)
    turns, others = [], []
    for deal in deals(boxes()[0]):
        plies = rng.randrange(12 * deal.players)
        moves = random_moves(deal, 6, plies)
        game = Game.replayed(deal, moves)
        other = Game.replayed(otherwise(deal, plies, game.seat_to_move, rng), moves)
        turns.append(turn_in(game))
        others.append(turn_in(other))
        assert msgpack.encode(turns[-1].view) == msgpack.encode(others[-1].view)
        assert turns[-1].position.state.tobytes() == others[-1].position.state.tobytes()
    assert asked(name, turns) == asked(name, others)


@every_bot
def test_it_leaves_alone_what_it_is_given(name: str) -> None:
    for box in boxes():
        before_box = box.to_json()
        turns = [turn_in(game) for game in midgames(box, 2)]
        before = [(turn.view, msgpack.encode(turn.view), turn.key, turn.budget, turn.seat) for turn in turns]
        asked(name, turns)
        assert [(turn.view, msgpack.encode(turn.view), turn.key, turn.budget, turn.seat) for turn in turns] == before
        assert all(turn.box is box for turn in turns)
        assert box.to_json() == before_box


@every_bot
def test_it_answers_when_its_time_is_up(name: str) -> None:
    games = list(midgames(boxes()[0], 3))[2::12]
    asked(name, [turn_in(games[0])])  # load everything first: that isn't thinking time
    eager = with_playouts(name, MANY)
    assert (eager == name) == (with_playouts(name, FEW) == name), "playouts go up to a million"
    bot = make_bot(eager)
    for game in games:
        turn = turn_in(game)
        turn.budget = Budget(seconds=0.02)
        started = time.monotonic()
        assert turn.is_legal(bot.choose(turn))
        assert time.monotonic() - started < 5
        if eager != name:
            assert turn.remarks.count(CUT_SHORT) == 1


@every_bot
def test_it_answers_even_without_any_time(name: str) -> None:
    bot = make_bot(name)
    turn = turn_in(next(midgames(boxes()[0], 2)))
    turn.budget = Budget(seconds=0.0)
    assert turn.is_legal(bot.choose(turn))


def test_a_turn_holds_neither_the_game_nor_the_deal() -> None:
    game = Game.new(3, 8, mystery=True)
    turn = turn_in(game)
    turn.position.after()
    assert len(turn.legal_moves) == 300
    assert turn.chance.random() < 1
    seen: dict[int, object] = {}
    waiting: list[object] = [turn]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, (type, ModuleType, FunctionType)):
            seen[id(thing)] = thing
            waiting += gc.get_referents(thing)
    assert id(turn.view) in seen
    assert id(turn.box) in seen
    assert not any(isinstance(thing, (Game, Deal)) for thing in seen.values())
    assert game.deal.seed not in [thing for thing in seen.values() if isinstance(thing, bytes)]


def test_these_questions_tell_good_bots_from_bad_ones() -> None:
    """The questions differ enough that a bot which looks at nothing is not always right."""
    games = [game for box in boxes() for game in midgames(box, 3)]
    assert len({turn_in(game).view.round for game in games}) > 6
    answers = [asked(name, [turn_in(game) for game in games]) for name in ("random", "naive", "margin")]
    assert answers[0] != answers[1] != answers[2]
