"""Bots that play inside the kernel, in all games at once: naive, margin, builder, and all that look one ply ahead."""

from array import array
from collections.abc import Callable
from functools import lru_cache
from math import ceil

from twelvefold.bots import Bot
from twelvefold.bots.learned import LearnedBot
from twelvefold.bots.model import kind_of_game, model_of
from twelvefold.bots.simple import POINT, Builder, Margin, Naive
from twelvefold.bots.stakes import COUNTS, Stake
from twelvefold.bots.weakness import NONE, Weakness
from twelvefold.engine.kernel.memory import Ints
from twelvefold.envs.kernel.learned import ALWAYS, choose_learned
from twelvefold.envs.kernel.simple import choose_simple
from twelvefold.envs.setup import Setup
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.habitat import Habitat

ONLY_NEXT = {Naive: True, Margin: False, Builder: False}
"""The simple bots, and whether only the nearest column of animals is worth anything to them."""

Chooser = tuple[Callable[..., None], tuple[Ints, ...]]
"""A kernel that chooses a seat's moves in many games, and what it reads besides the games."""


def compiled(bot: Bot, setup: Setup) -> Chooser | None:
    """How a bot plays inside the kernel; None if it can't, and must be asked one game at a time."""
    if type(bot) is LearnedBot:
        kind = kind_of_game(setup.players, beginner=setup.beginner)
        model = bot.model if isinstance(bot.model, array) else model_of(setup.chosen_box, kind, bot.model)
        return choose_learned, (model, bot.mind.factors(setup.players), weakness_ints(bot.weakness))
    if type(bot) in ONLY_NEXT:
        assert isinstance(bot, Naive | Margin | Builder)
        return choose_simple, (worth_ints(bot, setup.players, setup.beginner, setup.chosen_box),)
    return None


def weakness_ints(weakness: Weakness) -> Ints:
    """A weakness as the kernel reads it."""
    near, count = ceil(ALWAYS * weakness.near_side), ceil(ALWAYS * weakness.miscount)
    return array("q", [weakness.foresight, near, count, weakness is not NONE])


@lru_cache(maxsize=16)
def worth_ints(bot: Naive | Margin | Builder, players: int, beginner: bool, box: Box) -> Ints:
    """What every number of areas and every bid are worth to a bot; nothing writes to it."""
    only_next = ONLY_NEXT[type(bot)]
    ints = array("q", [only_next])
    for habitat in Habitat:
        steps = box.objectives[habitat]
        for left in range(ROUNDS):
            ints.extend([round(POINT * bot.areas(steps, left, areas)) for areas in COUNTS])
    for others_to_move in (False, True):
        for points in (1, 2):
            for wait in range(ROUNDS):
                for best_other in COUNTS:
                    stake = Stake(
                        face_up=True,
                        points=points,
                        other_points=1 if beginner else 2,
                        wait=wait,
                        is_next=only_next,
                        best_other=best_other,
                        players=players,
                        others_to_move=others_to_move,
                    )
                    ints.extend([round(POINT * bot.bid(stake, bid)) for bid in COUNTS])
    return ints
