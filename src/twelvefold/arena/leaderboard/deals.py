"""The fixed deals of the leaderboard, and what its version means.

The version goes up when boards made before and after can't be compared: when the deals, the seeds of the bots' random
numbers, the rules, who sits where, the anchor or the way of rating change. Bots may come, go and change without it.
"""

VERSION = "leaderboard-1"
SEED = "twelvefold leaderboard 1"
"""The published seed that all deals of this version are drawn from."""
DEALS = 50
"""How many deals there are for each number of seats."""
ANCHOR = "naive"
"""The bot whose rating is fixed."""
ANCHOR_RATING = 1000
