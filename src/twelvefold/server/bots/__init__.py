"""The bots at the server's tables: they think in processes of their own, so many of them, each for so long."""

from twelvefold.server.bots.asker import Asker, Interest
from twelvefold.server.bots.counters import FAULTS
from twelvefold.server.bots.pool import BotMove, BotPool, Closed

__all__ = ["FAULTS", "Asker", "BotMove", "BotPool", "Closed", "Interest"]
