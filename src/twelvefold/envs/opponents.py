"""Who plays the other seats: bots by name, snapshots of a policy, or anything that chooses actions."""

from collections.abc import Callable, Sequence
from typing import cast

import numpy as np
import numpy.typing as npt

from twelvefold.bots import Bot, Turn, make_bot
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.envs.compiled import compiled
from twelvefold.envs.games import Games
from twelvefold.envs.observation import ACTIONS, Bytes
from twelvefold.world.units import Seat

Policy = Callable[[Bytes, Bytes], npt.ArrayLike]
"""Chooses an action for each row, from observations and masks: for example a snapshot of what is being trained.

The rows belong to the policy: it may keep them and write to them.
"""
Opponent = str | Bot | Policy
"""A bot's name with options, as in `twelvefold arena`; a bot; or a policy."""

RANDOM = "random"
"""The one bot that plays inside the kernel, so it costs almost nothing."""
MOST_TURNS = 1000
"""Turns until opponents who end every game with an illegal move are given up. Legal moves take a few."""


def actions_of(policy: Policy, observations: Bytes, masks: Bytes) -> npt.NDArray[np.int64]:
    """What a policy chooses, one whole number for each row. One that is no move's code becomes an illegal action."""
    rows = len(masks)
    given = np.asarray(policy(observations, masks))
    if given.shape != (rows,) or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(
            f"a policy must return a whole number for each of its {rows} rows, not {given.dtype} of shape {given.shape}"
        )
    return np.where((given >= 0) & (given < ACTIONS), given, ACTIONS).astype(np.int64)


class Opponents:
    """The opponents in many games with one viewer."""

    def __init__(self, games: Games, opponents: Opponent | Sequence[Opponent]) -> None:
        if games.viewer is None:
            raise ValueError("opponents need games with a viewer, whose seat they leave alone")
        players = games.setup.players
        # A bot or a policy may be a sequence of something itself, so only lists and tuples are several opponents.
        given: list[Opponent] = (
            list(opponents) if isinstance(opponents, list | tuple) else [cast("Opponent", opponents)] * (players - 1)
        )
        if len(given) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents or one that plays all, not {len(given)}")
        self._games = games
        self._random = 0
        self._policies: dict[int, Policy] = {}
        self._bots: dict[int, BotPlayer] = {}
        self._compiled: dict[int, Callable[[int], None]] = {}
        for turn, opponent in enumerate(given, start=1):
            self.seat_down((games.viewer + turn) % players, opponent)

    def seat_down(self, seat: int, opponent: Opponent) -> None:
        """Let an opponent play a seat from now on, for example a newer snapshot."""
        if seat == self._games.viewer or not 0 <= seat < self._games.setup.players:
            raise ValueError(f"no opponent can play seat {seat}")
        bot = make_bot(opponent) if isinstance(opponent, str) else opponent
        if not hasattr(bot, "choose") and not callable(bot):
            raise TypeError(f"an opponent is a bot's name, a bot or a function, not {opponent!r}")
        self._random &= ~(1 << seat)
        for others in (self._policies, self._bots, self._compiled):
            others.pop(seat, None)
        if isinstance(opponent, str) and opponent == RANDOM:
            self._random |= 1 << seat
        elif hasattr(bot, "choose"):
            inside = compiled(bot, self._games.setup)
            if inside is None:
                self._bots[seat] = BotPlayer(bot, seat)
            else:
                self._compiled[seat] = self._games.chooser(*inside)
        else:
            self._policies[seat] = bot

    def play(self) -> None:
        """Let them move in every game until it's the viewer's turn or the game has ended."""
        games = self._games
        for _ in range(MOST_TURNS):
            moving = (games.seats != games.viewer) & ~games.over
            if not moving.any():
                return
            actions = games.draw(self._random)
            self._choose(moving, actions)
            games.step_on(actions)
        raise RuntimeError(f"the opponents ended {MOST_TURNS} games in a row before seat {games.viewer} could move")

    def _choose(self, moving: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        games = self._games
        for seat, choose in self._compiled.items():
            choose(seat)
        for seat, policy in self._policies.items():
            rows = np.flatnonzero(moving & (games.seats == seat))
            if len(rows):
                actions[rows] = actions_of(policy, games.observations[rows], games.masks[rows])
        for seat, player in self._bots.items():
            for row in np.flatnonzero(moving & (games.seats == seat)).tolist():
                actions[row] = player.choose(games, row)


class BotPlayer:
    """A bot at one seat of many games. It's asked one game at a time, and gets its seat's view."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = Seat(seat)
        self._games: dict[int, tuple[int, Game]] = {}

    def choose(self, games: Games, row: int) -> int:
        """The bot's action in one game; the same deal and the same moves before it give the same action."""
        codes = games.codes(row)
        key = games.key(row)
        known, game = self._games.get(row, (0, None))
        if game is None or known != key or list(game.codes) != codes[: game.ply]:
            game = Game(games.deal_of(row))
        for code in codes[game.ply :]:
            game.push(Move.from_code(code))
        self._games[row] = (key, game)
        return self.bot.choose(Turn(game.view(self.seat), game.box, seed=key)).code
