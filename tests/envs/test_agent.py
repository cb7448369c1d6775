"""A policy plays as a bot: from a turn alone it gets what an environment would show its seat."""

import random
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from tests.envs.own_agent import agent, policy
from tests.envs.test_observation import VARIANTS, games_of

from twelvefold.bots import Turn, make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.envs import agent as agents
from twelvefold.envs.agent import observation_of
from twelvefold.envs.games import Games
from twelvefold.envs.observation import Bytes, parts_of
from twelvefold.envs.setup import Setup

CARD_PARTS = ("due", "requirement", "habitat", "other", "card")


def cards_of(parts: dict[str, Bytes]) -> list[tuple[int, ...]]:
    """Everything about each card that isn't gone, in an order that doesn't depend on the cards' places."""
    columns: list[npt.NDArray[np.int8]] = [parts[name].reshape(20, -1) for name in CARD_PARTS]
    rows = np.concatenate([*columns, parts["bids"].T], axis=1).tolist()
    return sorted(tuple(row) for row in rows if row[0])


@pytest.mark.pure
@pytest.mark.parametrize(("players", "beginner", "mystery"), VARIANTS)
def test_a_turn_gives_the_bytes_that_an_environment_shows(players: int, beginner: bool, mystery: bool) -> None:
    chance = random.Random(players)
    carried = 0
    for seed in range(2):
        deal = Deal.draw(players, seed, beginner=beginner, mystery=mystery)
        games, game = games_of(deal), Game(deal)
        while (seat := game.seat_to_move) is not None:
            observation, mask = observation_of(Turn(game.view(seat), game.box, seed=1))
            assert np.array_equal(mask, games.masks[0])
            mine, theirs = parts_of(observation, players), parts_of(games.observations[0], players)
            if theirs["card"][:, 2].any():  # a turn doesn't tell the places of carried cards
                carried += 1
                assert cards_of(mine) == cards_of(theirs)
                assert all(
                    np.array_equal(mine[name], theirs[name]) for name in mine if name not in (*CARD_PARTS, "bids")
                )
            else:
                assert np.array_equal(observation, games.observations[0])
            move = chance.choice(game.legal_moves)
            game.push(move)
            games.step([move.code])
    assert carried > 0


def test_an_agent_in_a_file_plays_whole_games_as_its_policy_would() -> None:
    bot = make_bot(f"{Path(__file__).with_name('own_agent.py')}:agent")
    games = Games(1, Setup(3, mystery=True))
    games.reset(4)
    turn = Turn(games.game(0).view(games.game(0).deal.first_seat), games.game(0).box, seed=1)
    assert bot.choose(turn).code == agent().choose(turn).code == policy(games.observations, games.masks)[0]
    for players in (2, 4):
        played = play_game(Deal.draw(players, 1), [bot] * players, seed=1)
        assert played.game.is_over
        assert not any("fault" in remark for remarks in played.remarks for remark in remarks)


def test_making_a_bot_compiles_what_its_first_move_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []
    monkeypatch.setattr(agents, "show_row", lambda *given: shown.append(given))
    agents._make_ready.cache_clear()
    agent()
    assert shown
