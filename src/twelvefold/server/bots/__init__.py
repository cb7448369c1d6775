"""How bots think at the server's tables: in processes of their own, so many of them, each for so long and no longer."""

from twelvefold.server.bots.costs import table_bot, table_seconds
from twelvefold.server.bots.counters import Counters
from twelvefold.server.bots.pool import Closed, Thinkers, Thought

__all__ = ["Closed", "Counters", "Thinkers", "Thought", "table_bot", "table_seconds"]
