"""The game for PettingZoo, seat by seat: `pettingzoo.make("aec", "twelvefold/Twelvefold-v0")`."""

from typing import Any, ClassVar, Literal, get_args

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete, Space

from twelvefold.engine.game import Game
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import ACTIONS, MOST, Bytes, size
from twelvefold.envs.picture import Pixels, rendered
from twelvefold.envs.setup import VERSION, Reward, Setup

MaskIn = Literal["info", "observation"]
"""Where the mask of legal actions is. PettingZoo knows both."""

Observed = Bytes | dict[str, Bytes]
NAME = f"Twelvefold-v{VERSION}"
NO_ACTIONS: Bytes = np.zeros(ACTIONS, np.int8)
NO_ACTIONS.flags.writeable = False


def spaces_of_agent(players: int, mask: MaskIn) -> tuple[Space[Any], Discrete]:
    """The observation space and the action space of a seat."""
    observed = Box(0, MOST, (size(players),), np.int8)
    if mask == "info":
        return observed, Discrete(ACTIONS)
    return Dict({"observation": observed, "action_mask": Box(0, 1, (ACTIONS,), np.int8)}), Discrete(ACTIONS)


class TwelvefoldEnv(pettingzoo.AECEnv[str, Observed, int]):
    """One game; agents `player_0` to `player_3` are the seats.

    An illegal action ends the game: its seat gets nothing, and the others share the win.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

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
        super().__init__()
        if mask not in get_args(MaskIn):
            raise ValueError(f"mask must be 'info' or 'observation', not {mask!r}")
        self.games = Games(1, Setup(players, beginner, mystery, reward), autoreset=Autoreset.DISABLED)
        self.render_mode = render_mode
        self.mask: MaskIn = mask
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        both = [spaces_of_agent(players, mask) for _ in self.possible_agents]
        self.observation_spaces = {agent: own[0] for agent, own in zip(self.possible_agents, both, strict=True)}
        self.action_spaces = {agent: own[1] for agent, own in zip(self.possible_agents, both, strict=True)}
        self.state_space = Box(0, MOST, (players, size(players)), np.int8)
        self._np_random, _ = gymnasium.utils.seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The 300 codes of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same game; without one, the generator goes on."""
        if seed is not None:
            self._np_random, _ = gymnasium.utils.seeding.np_random(seed)
        self.games.reset(int(self._np_random.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Make it the turn of the seat to move, and put its mask into its info."""
        self.agent_selection = self.possible_agents[self.games.seats[0]]
        self.infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            self.infos[agent] = {"action_mask": NO_ACTIONS} if self.mask == "info" else {}
        if self.mask == "info":
            self.infos[self.agent_selection] = {"action_mask": self.games.masks[0].copy()}

    def observe(self, agent: str) -> Observed:
        """What a seat may know now."""
        seat = self._seats[agent]
        games = self.games
        if seat == games.seats[0] and not games.over[0]:
            observation, mask = games.observations[0].copy(), games.masks[0].copy()
        else:
            observation, mask = games.see(0, seat)
        return observation if self.mask == "info" else {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the selected seat's move. After the end each agent steps once more, with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to move: None isn't an action before the end of the game")
        games = self.games
        self._cumulative_rewards[agent] = 0.0
        games.step([action if 0 <= action < ACTIONS else ACTIONS])
        if not games.ended[0]:
            self._select()
        else:
            for each, reward in zip(self.agents, games.rewards[0].tolist(), strict=True):
                self.rewards[each] = reward
                self.terminations[each] = True
            self._accumulate_rewards()
            self._select()
            for seat, info in enumerate(self.infos.values()):
                info |= {"points": int(games.points[0, seat]), "illegal": int(games.broken[0])}
        if self.render_mode == "human":
            self.render()

    def state(self) -> Bytes:
        """What all seats know together, a row for each: for training with a central critic, not for playing."""
        return np.stack([self.games.see(0, seat)[0] for seat in range(self.games.setup.players)])

    @property
    def game(self) -> Game:
        """The game as the engine has it, with everything hidden; to draw it, review it or save its record."""
        return self.games.game(0)

    def render(self) -> Pixels | str | None:
        """Every planet, in the mode that the environment was made with; see `rendered`."""
        if self.render_mode is None:
            gymnasium.logger.warn("the environment was made without a render_mode, so there is nothing to render")
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


env = TwelvefoldEnv
"""The name under which PettingZoo's own modules offer an environment."""
