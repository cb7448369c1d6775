"""Many games for Stable-Baselines3 and its MaskablePPO: one seat in each, against opponents inside."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from stable_baselines3.common.vec_env import VecEnv
from stable_baselines3.common.vec_env.base_vec_env import VecEnvIndices

from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import ACTIONS, MOST, Bytes, size
from twelvefold.envs.opponents import Opponent, Opponents
from twelvefold.envs.setup import Reward, Setup

MASKS = "action_masks"
"""The method that sb3-contrib looks for."""
NOTHING: dict[str, Any] = {}


class SeatVecEnv(VecEnv):
    """One seat of each game; see `single.SeatEnv`. A game that ends is dealt anew in the same step."""

    def __init__(
        self,
        num_envs: int,
        *,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        beginner: bool = False,
        mystery: bool = False,
        reward: Reward = "share",
        seat: int = 0,
        threads: int = 1,
    ) -> None:
        setup = Setup(players, beginner, mystery, reward)
        self.games = Games(num_envs, setup, autoreset=Autoreset.SAME_STEP, viewer=seat, threads=threads)
        self.opponents = Opponents(self.games, opponents)
        self.seat = seat
        self.render_mode = None
        self._actions: npt.NDArray[np.int64] = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, Box(0, MOST, (size(players),), np.int8), Discrete(ACTIONS))

    def reset(self) -> Bytes:
        """Deal every game anew."""
        seed = self._seeds[0]
        self.games.reset(seed)
        self._reset_seeds()
        self.opponents.play()
        return self.games.observations.copy()

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Remember the actions."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[Bytes, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Make a move in each game, and let the others answer."""
        games = self.games
        games.step(self._actions)
        self.opponents.play()
        infos = [NOTHING] * self.num_envs
        for row in np.flatnonzero(games.ended).tolist():
            infos[row] = {
                "terminal_observation": games.finals[row].copy(),
                "points": games.points[row].copy(),
                "illegal": int(games.broken[row]),
            }
        return games.observations.copy(), games.rewards[:, self.seat].astype(np.float32), games.ended.copy(), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For each game, whether each action is legal."""
        return self.games.masks.astype(np.bool_)

    def has_attr(self, attr_name: str) -> bool:
        """Whether each game has this attribute."""
        return attr_name == MASKS or hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: VecEnvIndices = None) -> list[Any]:
        """An attribute of the whole environment, once for each game."""
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: VecEnvIndices = None) -> None:  # noqa: ANN401  # SB3's own
        """Set an attribute of the whole environment."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: VecEnvIndices = None, **kwargs: Any) -> list[Any]:  # noqa: ANN401  # SB3's own
        """Call a method for some games; `action_masks` is the one that each has of its own."""
        rows = list(self._get_indices(indices))
        if method_name == MASKS:
            return list(self.action_masks()[rows])
        found = getattr(self, method_name)(*args, **kwargs)
        return [found] * len(rows)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: VecEnvIndices = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[npt.NDArray[np.uint8] | None]:
        """Nothing is rendered here; `games.game(number)` is a game to draw."""
        return [None] * self.num_envs

    def close(self) -> None:
        """Stop the threads."""
        self.games.close()
