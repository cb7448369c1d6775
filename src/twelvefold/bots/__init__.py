"""The computer players: bots by name, the turns they're given, and games between them."""

from twelvefold.bots.catalogue import BOTS, check_bots, make_bot
from twelvefold.bots.options import BotError, split_names
from twelvefold.bots.play import Played, play_at_random, play_game
from twelvefold.bots.remarks import CUT_SHORT
from twelvefold.bots.turn import Bot, Budget, Turn

__all__ = [
    "BOTS",
    "CUT_SHORT",
    "Bot",
    "BotError",
    "Budget",
    "Played",
    "Turn",
    "check_bots",
    "make_bot",
    "play_at_random",
    "play_game",
    "split_names",
]
