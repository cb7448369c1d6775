"""The game for Gymnasium: one seat against any mix of opponents."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from twelvefold.engine.game import Game
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import ACTIONS, MOST, Bytes, size
from twelvefold.envs.opponents import Opponent, Opponents
from twelvefold.envs.picture import Pixels, rendered
from twelvefold.envs.setup import Reward, Setup


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat of one game; `opponents` play the others. Who opens the game is drawn.

    The mask of legal actions is in `info["action_mask"]`, and `action_masks()` returns it, as MaskablePPO wants it. An
    illegal action loses the game.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        players: int = 2,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        beginner: bool = False,
        mystery: bool = False,
        reward: Reward = "share",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(1, Setup(players, beginner, mystery, reward), autoreset=Autoreset.DISABLED, viewer=seat)
        self.opponents = Opponents(self.games, opponents)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = Box(0, MOST, (size(players),), np.int8)
        self.action_space = Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Deal a new game, and let the others move until it's this seat's turn."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)))
        self.opponents.play()
        return self.games.observations[0].copy(), {"action_mask": self.action_masks()}

    def step(self, action: int | np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others answer."""
        games = self.games
        if games.over[0]:
            raise RuntimeError("the game is over: call reset() before step()")
        games.step([int(action) if 0 <= action < ACTIONS else ACTIONS])
        self.opponents.play()
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        ended = bool(games.ended[0])
        if ended:
            info |= {"points": games.points[0].copy(), "illegal": int(games.broken[0])}
        if self.render_mode == "human":
            self.render()
        return games.observations[0].copy(), float(games.rewards[0, self.seat]), ended, False, info

    def action_masks(self) -> Bytes:
        """1 for each legal action."""
        mask: Bytes = self.games.masks[0].copy()
        return mask

    @property
    def game(self) -> Game:
        """The game as the engine has it, with everything hidden; to draw it, review it or save its record."""
        return self.games.game(0)

    def render(self) -> Pixels | str | None:
        """Every planet, in the mode that the environment was made with; see `rendered`."""
        return rendered(self.game, self.render_mode)
