"""Bots at the server's tables. They run in a bounded number of worker processes, each with a time limit."""

from twelvefold.server.bots.asker import REVIEW, Asker, Interest, behind_everybody
from twelvefold.server.bots.counters import FAULTS
from twelvefold.server.bots.pool import BotMove, BotPool, Closed, Failed

__all__ = ["FAULTS", "REVIEW", "Asker", "BotMove", "BotPool", "Closed", "Failed", "Interest", "behind_everybody"]
