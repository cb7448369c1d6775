"""Stable-Baselines3's MaskablePPO trains on the vector environment, with its masks."""

from pathlib import Path

import numpy as np
import pytest
import torch
from examples import maskable_ppo
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from twelvefold.bots import play_game
from twelvefold.engine.deal import Deal
from twelvefold.envs.sb3 import SeatVecEnv


def test_masks_are_found_where_sb3_contrib_looks() -> None:
    env = SeatVecEnv(3, players=3, opponents=["random", "naive"])
    env.seed(1)
    env.reset()
    assert is_masking_supported(env)
    assert np.array_equal(get_action_masks(env), env.games.masks.astype(bool))


def test_an_ended_game_is_dealt_anew_and_leaves_its_last_observation() -> None:
    env = SeatVecEnv(2)
    env.seed(1)
    env.reset()
    for _ in range(11):
        env.step(np.stack(env.env_method("action_masks")).argmax(axis=1))
    observations, rewards, ended, infos = env.step(np.stack(env.env_method("action_masks")).argmax(axis=1))
    assert ended.all()
    assert all(info["terminal_observation"].shape == observations[0].shape for info in infos)
    assert set(rewards.tolist()) <= {0.0, 0.5, 1.0}


def test_maskable_ppo_trains_without_an_illegal_move() -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = SeatVecEnv(64, opponents=["random"])
    model = MaskablePPO("MlpPolicy", env, n_steps=24, batch_size=256, n_epochs=2, gamma=1.0, seed=1)
    model.learn(20_000)
    observations = env.reset()
    for _ in range(48):
        actions, _ = model.predict(observations, action_masks=get_action_masks(env))
        observations, _, _, infos = env.step(actions)
        assert not any(info.get("illegal") for info in infos)


def test_the_example_trains_and_its_agent_plays_a_whole_game(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    maskable_ppo.train(seconds=1).save(tmp_path / "model.zip")
    bot = maskable_ppo.agent(str(tmp_path / "model.zip"))
    assert play_game(Deal.draw(2, seed=1), [bot, bot], seed=1).game.is_over
    with pytest.raises(ValueError, match=r"none\.zip has no model"):
        maskable_ppo.agent(str(tmp_path / "none.zip"))
