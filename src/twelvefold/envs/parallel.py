"""The game for PettingZoo's parallel interface: everybody answers at once, and only the seat to move is heard."""

from typing import Any, ClassVar

import pettingzoo
from gymnasium.spaces import Space

from twelvefold.envs.aec import MaskIn, Observed, TwelvefoldEnv
from twelvefold.envs.observation import Bytes
from twelvefold.envs.picture import Pixels
from twelvefold.envs.setup import Reward


class TwelvefoldParallelEnv(pettingzoo.ParallelEnv[str, Observed, int]):
    """The turn-based game in steps that ask every agent; the answers of those who don't move are ignored."""

    metadata: ClassVar[dict[str, Any]] = TwelvefoldEnv.metadata

    def __init__(
        self,
        players: int = 2,
        *,
        beginner: bool = False,
        mystery: bool = False,
        reward: Reward = "share",
        mask: MaskIn = "info",
        render_mode: str | None = None,
    ) -> None:
        self._turns = TwelvefoldEnv(
            players, beginner=beginner, mystery=mystery, reward=reward, mask=mask, render_mode=render_mode
        )
        self.render_mode = self._turns.render_mode
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        self.state_space = self._turns.state_space

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        """The 300 codes of moves."""
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game; as `TwelvefoldEnv.reset`."""
        self._turns.reset(seed, options)
        self.agents = self.possible_agents.copy()
        return self._observations(), self._turns.infos

    def _observations(self) -> dict[str, Observed]:
        return {agent: self._turns.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the move of the seat whose turn it is."""
        turns = self._turns
        turns.step(actions[turns.agent_selection])
        ended = dict(turns.terminations)
        if all(ended.values()):
            self.agents = []
        return self._observations(), dict(turns.rewards), ended, dict(turns.truncations), turns.infos

    def state(self) -> Bytes:
        """What all seats know together, a row for each."""
        return self._turns.state()

    def render(self) -> Pixels | str | None:
        """Every planet, as `TwelvefoldEnv.render`."""
        return self._turns.render()

    def close(self) -> None:
        """Nothing is open."""


parallel_env = TwelvefoldParallelEnv
"""The name under which PettingZoo's own modules offer an environment."""
