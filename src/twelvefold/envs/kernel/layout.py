"""A game in an environment as one flat array, and an observation as bytes. Offsets and meanings are defined only here.

The kernel writes eight bytes of an observation at a time, as one integer. No byte is above 127, so that no integer is
negative.
"""

from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import CODES, HABITATS, MOST_PLAYERS, PLANET, PLANETS
from twelvefold.world.box import CARDS_IN_PLAY, SLOTS

BYTES = 8
"""Bytes in an integer."""

# A game: what the environment adds, then the state of the rules.
CHANCE = 0
"""The generator that deals this game and the ones after it."""
OVER = 1
"""Whether the game has ended and waits to be dealt anew."""
MYSTERY = 2
"""Whether animals are dealt face down."""
VIEWER = 3
"""The seat that the last observation of a game is for, −1 for the seat whose turn it would be."""
MODE = 4
"""What happens to a game that has ended: see `ON_REQUEST`, `NEXT_STEP` and `SAME_STEP`."""
POINTS_COUNT = 5
"""Whether the rewards are points; otherwise they're shares of the win."""
DRAWS = 6
"""The generator that draws random moves; another one than that of the deals, which so don't depend on the moves."""
SHOWN = 7
"""The cards that lie face up on the table, as a mask."""
NOTES = 8
"""For each seat four integers, as in an observation, but with bids for face-down animals too."""
NOTE = 4
ROUND_NOTES = NOTES + NOTE * MOST_PLAYERS
"""What an observation says about the round, which stays the same until it ends."""
STATE_AT = 120
"""Where the state begins, as in `engine.kernel.layout`; it ends after the last seat's planet."""

ON_REQUEST, NEXT_STEP, SAME_STEP = 0, 1, 2
"""An ended game is dealt anew when somebody asks; instead of the next move; or at once."""
SKIP = -1
"""Instead of a move: leave this game as it is."""

# An observation. Everything begins at a multiple of eight bytes; what is left over is 0.
DUE = 0
"""For each card when it's decided; then the four numbers of the clock. Offsets are in integers, like all below."""
ROUND = 3
"""The round, in two integers."""
LATE = ROUND + 2
"""The tiles of piles 11 and 12."""
TILE = 4
"""Integers for the 25 flags of a tile."""
UNSEEN = LATE + 2 * SLOTS * TILE
"""The 50 tiles that may still turn up, in seven integers."""
UNSEEN_WORDS = 7
KINDS = UNSEEN + UNSEEN_WORDS
"""For each card two integers: its requirement and habitat; its other habitat and three flags."""
KIND = 2
ON_TABLE, FACE_DOWN, CARRIED_OVER = 5, 6, 7
"""The flags of a card, after its other habitat."""
TURN = KINDS + KIND * CARDS_IN_PLAY
"""Who moves and who waits; everything before is noted once a round."""
assert ROUND_NOTES + TURN <= STATE_AT
OWN = TURN + 1
"""The objective and the variant."""
OFFER = OWN + 1
SEATS = OFFER + SLOTS * TILE
"""For each seat, the viewer first, a note: the bytes at `AREAS_AT` and so on."""
AREAS_AT = CARDS_IN_PLAY
WON_AT = AREAS_AT + HABITATS
TOTAL_AT = WON_AT + HABITATS
LEFT_AT = TOTAL_AT + 1
assert LEFT_AT + 1 == NOTE * BYTES
PLANE = 8
"""Integers for the 60 areas of a planet: after the notes, each planet has a plane for each habitat."""
MASK_WORDS = -(-CODES // BYTES)
"""Integers per row of a mask; the last four bytes of a row are unused."""

# The result of a step, integers per game. Rewards are the bits of floating-point numbers.
ENDED = 0
"""Whether the game ended in this step."""
SEAT = 1
"""The seat to move."""
BROKEN = 2
"""Which rule the last move broke, which ended the game; 0 if it was legal. See `engine.kernel.step`."""
REWARDS = 4
POINTS = REWARDS + MOST_PLAYERS
"""Each seat's points at the end of the game."""
RESULT = POINTS + MOST_PLAYERS


@helper
def row_ints(players: int) -> int:
    """Integers per game."""
    return STATE_AT + PLANETS + PLANET * players


@helper
def planets_at(players: int) -> int:
    """Where the planets begin: for each seat and habitat a plane."""
    return SEATS + NOTE * players


@helper
def observation_words(players: int) -> int:
    """Integers per observation."""
    return planets_at(players) + HABITATS * PLANE * players
