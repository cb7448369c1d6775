"""PettingZoo's own tests, without a warning, for every number of players and every variant.

Of its tests, `max_cycles_test` is for games without an end of their own, `test_save_obs` for observations that are
pictures, and `manual_control_test` for keyboards. `performance_benchmark` runs in `bench/envs.py`.
"""

from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.test.example_envs import generated_agents_env_v0

from twelvefold.engine.game import Game
from twelvefold.envs.aec import TwelvefoldEnv
from twelvefold.envs.parallel import TwelvefoldParallelEnv
from twelvefold.envs.register import ID

OPTIONS: list[dict[str, Any]] = [
    {"players": players, "beginner": beginner, "mystery": mystery}
    for players in (2, 3, 4)
    for beginner in (False, True)
    for mystery in (False, True)
]


def made(**options: Any) -> TwelvefoldEnv:
    env = pettingzoo.make("aec", ID, **options)
    assert isinstance(env, TwelvefoldEnv)
    return env


def made_parallel(**options: Any) -> TwelvefoldParallelEnv:
    env = pettingzoo.make("parallel", ID, **options)
    assert isinstance(env, TwelvefoldParallelEnv)
    return env


@pytest.mark.parametrize("options", OPTIONS)
def test_pettingzoo_accepts_the_game_seat_by_seat(options: dict[str, Any]) -> None:
    api_test(made(**options), num_cycles=60)
    seed_test(lambda: made(**options), num_cycles=60)
    state_test(made(**options), made_parallel(**options))


@pytest.mark.parametrize("options", OPTIONS)
def test_pettingzoo_accepts_the_game_in_parallel(options: dict[str, Any]) -> None:
    parallel_api_test(made_parallel(**options), num_cycles=60)
    parallel_api_test(made_parallel(mask="observation", **options), num_cycles=60)
    parallel_seed_test(lambda: made_parallel(**options), num_cycles=60)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_accepts_what_is_rendered(players: int) -> None:
    render_test(lambda render_mode: made(players=players, render_mode=render_mode))


@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array")
def test_pettingzoos_bombardment_still_rejects_its_own_example() -> None:
    """It takes what `step` returns, which is nothing, for an observation. Once this fails, ours can take that test."""
    with pytest.raises(AssertionError, match="outside of its observation space"):
        bombardment_test(generated_agents_env_v0.env(), cycles=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_masked_actions_ends_with_its_rewards(players: int) -> None:
    env = made(players=players, mask="observation")
    env.reset(seed=3)
    chance = np.random.default_rng(1)
    earned = {}
    moves = 0
    for agent in env.agent_iter():
        observed, reward, ended, cut, info = env.last()
        assert isinstance(observed, dict)
        if ended:
            earned[agent] = reward
            assert not observed["action_mask"].any()
            assert info["illegal"] == 0
            env.step(None)
        else:
            moves += 1
            env.step(int(chance.choice(np.flatnonzero(observed["action_mask"]))))
        assert not cut
    end = env.game.end
    assert end is not None
    assert moves == 12 * players
    assert earned == {f"player_{seat}": (seat in end.winners) / len(end.winners) for seat in range(players)}


def test_every_seat_can_look_at_any_time_and_only_the_mover_has_actions() -> None:
    env = made(players=3, mask="observation")
    env.reset(seed=1)
    for _ in range(20):
        for agent in env.agents:
            observed = env.observe(agent)
            assert isinstance(observed, dict)
            assert observed["action_mask"].any() == (agent == env.agent_selection)
        observed = env.observe(env.agent_selection)
        assert isinstance(observed, dict)
        env.step(int(observed["action_mask"].argmax()))


def test_an_observation_stays_as_it_was_when_the_game_goes_on() -> None:
    env = made()
    env.reset(seed=1)
    first, _, _, _, info = env.last()
    mask = info["action_mask"]
    assert isinstance(first, np.ndarray)
    before, masked = first.copy(), mask.copy()
    env.step(0)
    assert np.array_equal(first, before)
    assert np.array_equal(mask, masked)


def test_an_illegal_action_is_answered_with_a_loss() -> None:
    env = made(players=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(-7)
    assert all(env.terminations.values())
    assert env.rewards == {agent: 0.0 if agent == loser else 0.5 for agent in env.agents}
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_none_is_no_action_while_the_game_goes_on() -> None:
    env = made()
    env.reset()
    with pytest.raises(ValueError, match="has to move"):
        env.step(None)


def test_the_game_behind_an_environment_can_be_saved_and_drawn() -> None:
    env = made(players=2, mystery=True, render_mode="rgb_array")
    env.reset(seed=5)
    for _ in range(10):
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
    game = env.game
    assert isinstance(game, Game)
    assert game.ply == 10
    assert "svg" in game._repr_svg_()
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) >= 5


def test_the_mask_is_in_one_of_two_places() -> None:
    with pytest.raises(ValueError, match="mask must be 'info' or 'observation', not 'both'"):
        made(mask="both")
