"""The game for RLlib: a `MultiAgentEnv` with masks, whose agents move in turns."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import ACTIONS, MOST, size
from twelvefold.envs.setup import Setup

Observed = dict[str, npt.NDArray[np.float32]]
Given = dict[str, Any]


class TwelvefoldMultiAgentEnv(MultiAgentEnv):
    """One game; agents `player_0` to `player_3` are the seats, and only the seat to move is asked.

    The config has the options of `Setup`. An observation is a dict of `observations` and `action_mask`, in
    floating-point numbers, as RLlib's module for masked actions wants it.
    """

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.games = Games(1, Setup(**(config or {})), autoreset=Autoreset.DISABLED)
        players = self.games.setup.players
        self.agents = self.possible_agents = [f"player_{seat}" for seat in range(players)]
        observation = Dict(
            {
                "observations": Box(0, MOST, (size(players),), np.float32),
                "action_mask": Box(0, 1, (ACTIONS,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, observation)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.agents}
        self._chance = np.random.default_rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], Given]:
        """Deal a new game; the same seed gives the same game."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.games.reset(int(self._chance.integers(2**63)))
        return self._asked(), {}

    def _asked(self) -> dict[str, Observed]:
        """What the seat to move may know."""
        games = self.games
        observed = {
            "observations": games.observations[0].astype(np.float32),
            "action_mask": games.masks[0].astype(np.float32),
        }
        return {self.possible_agents[games.seats[0]]: observed}

    def step(
        self, action_dict: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Given]:
        """Make the move of the seat that was asked; everybody gets its reward at the end."""
        games = self.games
        action = int(action_dict[self.possible_agents[games.seats[0]]])
        games.step([action if 0 <= action < ACTIONS else ACTIONS])
        going = {"__all__": False}
        if not games.over[0]:
            # RLlib wants a reward for whoever has acted, even if it's 0.
            return self._asked(), dict.fromkeys(self.possible_agents, 0.0), going, dict(going), {}
        observed = {}
        for seat, agent in enumerate(self.possible_agents):
            observation, mask = games.see(0, seat)
            observed[agent] = {"observations": observation.astype(np.float32), "action_mask": mask.astype(np.float32)}
        rewards = dict(zip(self.possible_agents, games.rewards[0].tolist(), strict=True))
        return observed, rewards, dict.fromkeys((*self.possible_agents, "__all__"), True), going, {}
