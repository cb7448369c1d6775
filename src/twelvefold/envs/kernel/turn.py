"""A turn in an environment's game, for compiled opponents: what the seat to move knows, as a workspace.

It reads the state, which has secrets, so it follows the same allow-list as `engine.view`: a workspace has nothing about
piles that aren't turned up, face-down animals or the others' objectives.
"""

from twelvefold.bots.kernel.workspace import FACE_DOWN, OPENED, SHIFT
from twelvefold.engine.kernel.bits import Ints, load, store, tail
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import (
    CARDS,
    CARRIED,
    CODES,
    COLUMNS,
    MOST_PLAYERS,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.planet import lay
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.envs.kernel.layout import CHANCE, MYSTERY, OVER, STATE_AT
from twelvefold.envs.kernel.round_notes import face_down
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import FACE_COUNT

STRIDE = 0x9E3779B97
"""The step from one turn's generator to the next one's."""
WARM_UP = 4
"""How often a fresh generator is advanced before its first number."""


@helper
def is_turn_of(row: Ints, seat: int) -> bool:
    """Whether a game waits for a seat's move."""
    return load(row, OVER) == 0 and seat_to_move(tail(row, STATE_AT)) == seat


@helper
def chance_of_turn(row: Ints) -> int:
    """A generator for the opponent whose turn it is: the same deal and the same turn give the same numbers."""
    chance = (load(row, CHANCE) >> 1) + 1 + STRIDE * load(row, STATE_AT + PLY)
    for _ in range(WARM_UP):
        chance = advance(chance)
    return chance


@helper
def see_planets(state: Ints, tables: Ints, players: int, work: Ints) -> None:
    """Place every planet's tiles by face, so that nothing depends on the order in which they were placed."""
    for at in range(PLANETS, PLANETS + PLANET * players):
        store(work, at, 0)
    for seat in range(players):
        planet = PLANETS + PLANET * seat
        for face in range(FACE_COUNT):
            laid = load(state, planet + ON_FACE + face)
            store(work, planet + ON_FACE + face, laid)
            if laid != 0:
                lay(work, planet, load(tables, ARCS + laid - 1), face)


@part
def see_turn(row: Ints, tables: Ints, seat: int, work: Ints) -> None:
    """Write what a seat knows in its turn; parts of the workspace that a move doesn't depend on stay as they are."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    round_index = load(state, PLY) // players
    for at in range(CARRIED + 1):
        store(work, at, load(state, at))
    for other in range(MOST_PLAYERS):
        store(work, OBJECTIVE + other, load(state, OBJECTIVE + other) if other == seat else 0)
    down = face_down(state, load(row, MYSTERY), round_index)
    for index in range(ROUNDS):
        store(work, COLUMNS + index, load(state, COLUMNS + index) & ~down)
    pile = PILES + SLOTS * round_index
    for slot in range(SLOTS):
        store(work, pile + slot, load(state, pile + slot))
    for number in range(CARDS_IN_PLAY):
        store(work, CARDS + number, load(state, CARDS + number) if down >> number & 1 == 0 else 0)
        store(work, SHIFT + number, 0)
    store(work, FACE_DOWN, 0)
    store(work, OPENED, 0)
    see_planets(state, tables, players, work)


@helper
def one_of_the_best(values: Ints, step: int, best: int, chance: int) -> int:
    """One of the codes with the best value, each equally likely; there is a value at every `step` integers."""
    ties = 0
    for code in range(CODES):
        ties += 1 if load(values, step * code) == best else 0
    nth = fraction(advance(chance)) * ties >> 32
    found = -1
    for code in range(CODES):
        if load(values, step * code) == best:
            found = code if nth == 0 else found
            nth -= 1
    return found
