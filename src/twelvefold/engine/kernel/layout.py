"""The state of a game as one flat array, so that a copy is one memcpy. Offsets and meanings stand only here.

A fresh state is all zeros but for what the deal puts in; zero means none, free or waiting throughout.
"""

from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

MOST_PLAYERS = 4
MOST_PLIES = ROUNDS * MOST_PLAYERS
CODES = SLOTS * FACE_COUNT * EDGE_COUNT
HABITATS = 5

# A planet: for each habitat a block of integers, then what lies on each face.
MASK = 0
"""All areas of the habitat, as a mask."""
NEAR = 1
"""All areas that touch an area of the habitat."""
COUNT = 2
"""How many regions of it there are."""
REGIONS = 4
"""The regions, each a mask, in no particular order; zeros behind the last."""
MOST_REGIONS = 24
"""No more than 24 of the 60 areas can be chosen with no two touching."""
BLOCK = REGIONS + MOST_REGIONS
ON_FACE = HABITATS * BLOCK
"""For each face `1 + 5 * tile + rotation`, or 0 where it is free."""
PLANET = 160
"""Integers a planet takes; a multiple of the cache line."""
assert ON_FACE + FACE_COUNT <= PLANET

# The table.
PLAYERS = 0
FIRST_SEAT = 1
"""The seat that opened round 1."""
PLY = 2
"""Moves made so far."""
TAKEN = 3
"""The slots taken this round, as a mask."""
LEFT = 4
"""How many tiles lie in piles 11 and 12 together."""
CARRIED = 5
"""The cards carried into this round, as a mask of card numbers."""
OBJECTIVE = 6
"""For each seat `1 + habitat`, or 0 in the beginner game."""
COLUMNS = OBJECTIVE + MOST_PLAYERS
"""For each round the cards that lie under it from the start, as a mask of card numbers."""
PILES = COLUMNS + ROUNDS
"""For each round its five tiles in slot order."""
CARDS = PILES + ROUNDS * SLOTS
"""For each card in play, in the order of the rounds, its animal's number and packed requirement: see `tables`."""
FATES = CARDS + CARDS_IN_PLAY
"""For each card 0 while it waits, else `8 * round + 1 + seat` for an award, `8 * round + DISCARDED` for a discard."""
MOVES = FATES + CARDS_IN_PLAY
"""The codes of the moves made so far."""
PLANETS = 192
"""The first planet; seat s's planet begins at `PLANETS + PLANET * s`."""
assert MOVES + MOST_PLIES <= PLANETS
STATE = PLANETS + MOST_PLAYERS * PLANET
"""Integers a state takes."""

DISCARDED = 7
