"""Many games for Gymnasium in one environment: one seat in each, against opponents inside."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from twelvefold.envs.games import Autoreset, Bools, Floats, Games
from twelvefold.envs.observation import ACTIONS, MOST, Bytes, size
from twelvefold.envs.opponents import Opponent, Opponents
from twelvefold.envs.setup import Reward, Setup

Given = TypeVar("Given", bound=npt.NDArray[Any])

MODES = {
    AutoresetMode.DISABLED: Autoreset.DISABLED,
    AutoresetMode.NEXT_STEP: Autoreset.NEXT_STEP,
    AutoresetMode.SAME_STEP: Autoreset.SAME_STEP,
}


class SeatVectorEnv(VectorEnv[Bytes, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat of each game; see `SeatEnv`. With `copy=False`, a step returns the arrays that the next overwrites."""

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
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        setup = Setup(players, beginner, mystery, reward)
        self.games = Games(num_envs, setup, autoreset=MODES[mode], viewer=seat, threads=threads)
        self.opponents = Opponents(self.games, opponents)
        self.seat = seat
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = Box(0, MOST, (size(players),), np.int8)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never: Bools = np.zeros(num_envs, np.bool_)
        self._always: Bools = np.ones(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Deal every game anew, or only those in `options["reset_mask"]`."""
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        fresh = seed is not None or not self.games.is_dealt
        self.games.reset(int(self.np_random.integers(2**63)) if fresh else None, chosen)
        self.opponents.play()
        return self._given(self.games.observations), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Bytes, Floats, Bools, Bools, dict[str, Any]]:
        """Make a move in each game, and let the others answer."""
        games, given_actions = self.games, np.asarray(actions)
        if np.issubdtype(given_actions.dtype, np.integer):
            given_actions = np.where((given_actions >= 0) & (given_actions < ACTIONS), given_actions, ACTIONS)
        games.step(given_actions)
        self.opponents.play()
        given = self._given
        return (
            given(games.observations), given(games.rewards[:, self.seat]), given(games.ended), given(self._never),
            self._info(),
        )  # fmt: skip

    def action_masks(self) -> Bytes:
        """For each game, 1 for each legal action."""
        return self._given(self.games.masks)

    def _info(self) -> dict[str, Any]:
        games = self.games
        info: dict[str, Any] = {"action_mask": self.action_masks(), "_action_mask": self._always}
        if games.ended.any():
            ended = games.ended.copy()
            results = {"points": self._given(games.points), "illegal": self._given(games.broken)}
            if games.autoreset is Autoreset.SAME_STEP:
                info |= {"final_obs": self._given(games.finals), "_final_obs": ended}
                info |= {"final_info": results | {f"_{name}": ended for name in results}, "_final_info": ended}
            else:
                info |= results | {f"_{name}": ended for name in results}
        return info

    def _given(self, array: Given) -> Given:
        return array.copy() if self.copy else array

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401  # Gymnasium's own signature
        """Stop the threads."""
        self.games.close()
