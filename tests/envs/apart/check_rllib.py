"""RLlib accepts the environment, and trains on it on a local Ray."""

from typing import Any

import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from twelvefold.envs.rllib import TwelvefoldMultiAgentEnv


def test_a_whole_game_in_turns() -> None:
    env = TwelvefoldMultiAgentEnv({"players": 3})
    observed, _ = env.reset(seed=1)
    ended: dict[str, bool] = {"__all__": False}
    rewards: dict[str, float] = {}
    moves = 0
    while not ended["__all__"]:
        ((agent, own),) = observed.items()
        assert env.observation_spaces[agent].contains(own)
        observed, rewards, ended, _, _ = env.step({agent: int(own["action_mask"].argmax())})
        moves += 1
    assert moves == 36
    assert sum(rewards.values()) == 1
    assert set(observed) == set(env.possible_agents)


def test_ppo_trains_with_masks_on_a_local_ray() -> None:
    def policy_of(agent: str, *_: Any, **__: Any) -> str:
        return "shared"

    config = (
        PPOConfig()
        .environment(TwelvefoldMultiAgentEnv, env_config={"players": 2})
        .env_runners(num_env_runners=1)
        .multi_agent(policies={"shared"}, policy_mapping_fn=policy_of)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
            )
        )
        .training(train_batch_size_per_learner=480, minibatch_size=120, num_epochs=1)
    )
    algorithm = config.build_algo()
    try:
        result = algorithm.train()
    finally:
        algorithm.stop()
    # An illegal action would end a game early.
    assert np.isclose(result["env_runners"]["episode_len_mean"], 24)
