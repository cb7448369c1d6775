"""Who plays when no person does. For now one: `random`, which makes any legal move, each equally likely."""

from twelvefold.bots.table import BOTS, BotError, check_bots, play_game

__all__ = ["BOTS", "BotError", "check_bots", "play_game"]
