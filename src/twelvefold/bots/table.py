"""Bots round a table: a whole game from a deal."""

from collections.abc import Sequence

from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.kernel.playout import play_out
from twelvefold.engine.kernel.words import Words
from twelvefold.engine.state import box_tables, state_of
from twelvefold.engine.stream import Seed, Stream
from twelvefold.world.errors import TwelvefoldError

BOTS = ("random",)
"""The bots there are, by name."""


class BotError(TwelvefoldError):
    """A bot that does not exist, or too many of them."""


def check_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot a seat: as many names as seats, or one name for all."""
    for name in names:
        if name not in BOTS:
            raise BotError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    if len(names) not in (1, players):
        raise BotError(f"{len(names)} bots cannot take {players} seats: name one for all, or one a seat")
    return tuple(names) * players if len(names) == 1 else tuple(names)


def play_game(deal: Deal, seed: Seed) -> Words:
    """A game between random bots, from a deal to its end, as the kernel's state; the same seed gives the same moves."""
    state = state_of(deal)
    play_out(state, box_tables(deal.box), 1 + Stream(seed, "random bots").below(SEEDS - 1))
    return state
