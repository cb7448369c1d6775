"""The state of a game as one flat array, so that a copy is one memcpy. Offsets and meanings are defined only here.

A fresh state is all zeros except for the deal; zero always means none, free or waiting.
"""

from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

MOST_PLAYERS = 4
MOST_PLIES = ROUNDS * MOST_PLAYERS
CODES = SLOTS * FACE_COUNT * EDGE_COUNT
HABITATS = 5

# A planet: a block of integers for each habitat, then the tile on each face.
MASK = 0
"""All areas of the habitat, as a mask."""
NEAR = 1
"""All areas that touch an area of the habitat."""
COUNT = 2
"""How many regions of it there are."""
REGIONS = 4
"""The regions, each a mask, in no particular order; zeros after the last."""
MOST_REGIONS = 24
"""At most 24 of the 60 areas can be chosen so that no two touch."""
BLOCK = REGIONS + MOST_REGIONS
ON_FACE = HABITATS * BLOCK
"""For each face, `1 + 5 * tile + rotation`, or 0 if it's free."""
PLANET = 160
"""Integers per planet; a multiple of the cache line."""
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
"""How many tiles are in piles 11 and 12 together."""
CARRIED = 5
"""The cards carried into this round, as a mask of card numbers."""
OBJECTIVE = 6
"""For each seat, `1 + habitat`, or 0 in the beginner game."""
COLUMNS = OBJECTIVE + MOST_PLAYERS
"""For each round, the cards under it from the start, as a mask of card numbers."""
PILES = COLUMNS + ROUNDS
"""For each round, its five tiles in slot order."""
CARDS = PILES + ROUNDS * SLOTS
"""For each card in play, in the order of the rounds, its animal's number and packed requirement: see `tables`."""
FATES = CARDS + CARDS_IN_PLAY
"""For each card, 0 while it waits, `8 * round + 1 + seat` if awarded, `8 * round + DISCARDED` if discarded."""
MOVES = FATES + CARDS_IN_PLAY
"""The codes of the moves made so far."""
PLANETS = 192
"""The first planet; seat s's planet begins at `PLANETS + PLANET * s`."""
assert MOVES + MOST_PLIES <= PLANETS
STATE = PLANETS + MOST_PLAYERS * PLANET
"""Integers per state."""

DISCARDED = 7
