"""Which game an environment plays, and what it rewards."""

from dataclasses import dataclass
from typing import Literal, get_args

from twelvefold.engine.deal import PLAYER_COUNTS
from twelvefold.world.box import Box
from twelvefold.world.box_file import standard_box

Reward = Literal["share", "points"]
"""A share of the win: 1 for the winner, 1/2 each for two who share it, 0 for the others. Or each seat's points."""

VERSION = 0
"""The version in every environment's name; docs/environments.md says when it changes."""


@dataclass(frozen=True)
class Setup:
    """The number of players, the variant, the reward and the box."""

    players: int = 2
    beginner: bool = False
    mystery: bool = False
    reward: Reward = "share"
    box: Box | None = None
    """None is the standard box."""

    def __post_init__(self) -> None:
        if self.players not in PLAYER_COUNTS:
            raise ValueError(f"players must be 2, 3 or 4, not {self.players!r}")
        if self.reward not in get_args(Reward):
            raise ValueError(f"reward must be 'share' or 'points', not {self.reward!r}")

    @property
    def chosen_box(self) -> Box:
        """The box that is played with."""
        return self.box or standard_box()
