"""Stable-Baselines3's MaskablePPO trains on the vector environment, with its masks."""

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

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
