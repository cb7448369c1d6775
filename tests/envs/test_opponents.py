"""Opponents inside an environment: bots by name, bots of one's own, policies."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from twelvefold.bots import BotError, Turn
from twelvefold.bots.learned import LearnedBot
from twelvefold.engine.move import Move
from twelvefold.envs.games import SKIP, Autoreset, Games
from twelvefold.envs.observation import Bytes, parts_of
from twelvefold.envs.opponents import Opponents
from twelvefold.envs.setup import Setup


class Highest:
    """A bot that plays the highest code."""

    def choose(self, turn: Turn) -> Move:
        return turn.legal_moves[-1]


def highest(observations: Bytes, masks: Bytes) -> npt.NDArray[np.int64]:
    """A policy that does the same."""
    assert (parts_of(observations, 3)["mover"][:, 0] == 1).all()
    found: npt.NDArray[np.int64] = 299 - masks[:, ::-1].argmax(axis=1)
    return found


def test_a_bot_and_a_policy_that_think_alike_play_alike() -> None:
    runs = []
    for opponent in (Highest(), highest):
        games = Games(4, Setup(3), viewer=1)
        opponents = Opponents(games, opponent)
        games.reset(1)
        opponents.play()
        seen = []
        for _ in range(30):
            assert (games.seats == 1).all()
            games.step(games.masks.argmax(axis=1))
            opponents.play()
            seen.append(games.observations.copy())
        runs.append(np.stack(seen))
    assert np.array_equal(runs[0], runs[1])


@pytest.mark.parametrize("name", ["random", "naive", "seedling", "learned", "expert:ms=1"])
def test_bots_of_any_level_play_a_whole_game(name: str) -> None:
    games = Games(1, Setup(2, mystery=True), viewer=0, autoreset=Autoreset.DISABLED)
    opponents = Opponents(games, name)
    games.reset(3)
    opponents.play()
    while not games.over[0]:
        games.step(games.masks.argmax(axis=1))
        opponents.play()
    assert not games.broken[0]
    assert games.game(0).end is not None


class Asked(LearnedBot):
    """A bot of one's own isn't compiled: it's asked in each game."""


def test_a_bot_in_an_environment_moves_as_it_does_elsewhere() -> None:
    games = Games(2, Setup(2), viewer=0)
    opponents = Opponents(games, Asked())
    games.reset(2)
    opponents.play()
    for _ in range(8):
        games.step(games.masks.argmax(axis=1))
        opponents.play()
    game = games.game(1)
    replay = type(game)(game.deal)
    for move in game.moves:
        if (seat := replay.seat_to_move) == 1:
            assert Asked().choose(Turn(replay.view(seat), replay.box, seed=games.key(1))) == move
        replay.push(move)


def test_an_opponent_can_be_replaced_by_a_newer_one() -> None:
    games = Games(3, Setup(3), viewer=0)
    opponents = Opponents(games, ["random", "random"])
    games.reset(1)
    opponents.seat_down(2, highest)
    opponents.play()
    games.step(games.masks.argmax(axis=1))
    opponents.play()
    for number in range(3):
        game = games.game(number)
        played = [move.slot for ply, move in enumerate(game.moves) if game.deal.seat_at(ply) == 2]
        assert all(slot >= 2 for slot in played)
    with pytest.raises(ValueError, match="no opponent can play seat 0"):
        opponents.seat_down(0, highest)


def test_a_policy_that_breaks_a_rule_loses() -> None:
    games = Games(1, Setup(2), viewer=0, autoreset=Autoreset.DISABLED)
    opponents = Opponents(games, lambda observations, masks: np.full(len(masks), 300))
    games.reset(1)
    opponents.play()
    if not games.over[0]:
        games.step([0])
        opponents.play()
    assert games.rewards[0].tolist() == [1, 0]


def test_it_is_the_viewers_turn_even_if_opponents_keep_losing_at_once() -> None:
    games = Games(20, Setup(3), viewer=0, autoreset=Autoreset.SAME_STEP)
    opponents = Opponents(games, lambda observations, masks: np.full(len(masks), 300))
    games.reset(1)
    opponents.play()
    for _ in range(5):
        assert (games.seats == 0).all()
        games.step(games.masks.argmax(axis=1))
        opponents.play()


def test_opponents_need_a_viewer_and_one_each() -> None:
    with pytest.raises(ValueError, match="viewer"):
        Opponents(Games(1), "random")
    with pytest.raises(ValueError, match="4 players need 3 opponents"):
        Opponents(Games(1, Setup(4), viewer=0), ["random", "naive"])


@pytest.mark.parametrize(
    "answer",
    [
        lambda masks: masks,
        lambda masks: np.full(len(masks), np.nan),
        lambda masks: 3,
        lambda masks: None,
        lambda masks: [0] * (len(masks) + 1),
    ],
    ids=["masks", "nan", "one for all", "nothing", "too many"],
)
def test_a_policy_must_return_a_whole_number_for_each_row(answer: Callable[[Bytes], npt.ArrayLike]) -> None:
    games = Games(4, Setup(2), viewer=0)
    opponents = Opponents(games, lambda observations, masks: answer(masks))
    games.reset(1)
    games.step_on(np.where(games.seats == 0, games.masks.argmax(axis=1), SKIP))
    with pytest.raises(ValueError, match="a policy must return a whole number for each of its 4 rows"):
        opponents.play()


@pytest.mark.parametrize("action", [-1, 300, 2**40])
def test_an_opponents_action_that_is_no_code_loses_like_any_illegal_one(action: int) -> None:
    games = Games(8, Setup(2), viewer=0, autoreset=Autoreset.DISABLED)
    opponents = Opponents(games, lambda observations, masks: np.full(len(masks), action))
    games.reset(1)
    opponents.play()
    assert games.over.any()
    assert (games.rewards[games.over] == [1, 0]).all()


def test_what_is_no_opponent_is_refused_and_the_one_before_plays_on() -> None:
    games = Games(2, Setup(2), viewer=0)
    opponents = Opponents(games, "naive")
    with pytest.raises(BotError, match="nobody"):
        opponents.seat_down(1, "nobody")
    with pytest.raises(TypeError, match="an opponent is a bot's name, a bot or a function, not 3"):
        opponents.seat_down(1, 3)  # type: ignore[arg-type]  # a mistake that a caller may make
    games.reset(1)
    opponents.play()
    games.step(games.masks.argmax(axis=1))
    opponents.play()
    assert (games.seats == 0).all()
