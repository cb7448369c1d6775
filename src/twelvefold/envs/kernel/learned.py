"""The learned bot and the levels that look one ply ahead, as opponents: one call moves in all games at once.

They play as `bots.learned` does, with the weaknesses of `bots.weakness`. A test compares them move for move.
"""

from twelvefold.bots.kernel.beliefs import suppose
from twelvefold.bots.kernel.model import FORESIGHT, MIND
from twelvefold.bots.kernel.prudence import free_move
from twelvefold.bots.kernel.search import note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, weigh
from twelvefold.bots.kernel.workspace import SHIFT, VALUES, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, constant, load, popcount, scratch, store, tail
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import (
    CARRIED,
    COLUMNS,
    FIRST_SEAT,
    MOVES,
    OBJECTIVE,
    ON_FACE,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.memory import zeros
from twelvefold.envs.kernel.layout import STATE_AT, row_ints
from twelvefold.envs.kernel.turn import chance_of_turn, is_turn_of, one_of_the_best, see_turn
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT, FACES

# A weakness, as the kernel reads it.
AHEAD = 0
"""How many rounds ahead it looks at animals."""
NEAR_SIDE = 1
"""How often it looks only at the near side, in parts of `ALWAYS`."""
MISCOUNT = 2
"""How often it miscounts a card, in parts of `ALWAYS`."""
IS_WEAK = 3
"""Whether it has a weakness at all."""
WEAKNESS = 4
ALWAYS = 1 << 32


def _near() -> Ints:
    """For each face, the faces next to it and itself, as a mask."""
    ints = zeros(FACE_COUNT)
    for face in range(FACE_COUNT):
        ints[face] = 1 << face | sum(1 << other for other in FACES[face])
    return ints


NEAR_FACES = constant(_near())


@helper
def sight(state: Ints, weakness: Ints) -> int:
    """How many rounds ahead it looks in this turn: at least to the nearest animals."""
    round_index = load(state, PLY) // load(state, PLAYERS)
    nearest = 0
    for index in range(ROUNDS - 1, round_index - 1, -1):
        column = load(state, COLUMNS + index) | (load(state, CARRIED) if index == round_index else 0)
        nearest = index - round_index if column != 0 else nearest
    return max(load(weakness, AHEAD), nearest)


@helper
def miscount(state: Ints, work: Ints, often: int, chance: int) -> int:
    """Miscount some cards; it goes through them as a view does, the cards carried into this round after its own."""
    round_index = load(state, PLY) // load(state, PLAYERS)
    for step in range(ROUNDS):
        index = round_index - step if step <= round_index else step
        column = load(state, COLUMNS + index)
        column &= load(state, CARRIED) if index < round_index else column
        while column != 0:
            number = popcount((column & -column) - 1)
            column &= column - 1
            chance = advance(chance)
            if fraction(chance) < often:
                chance = advance(chance)
                store(work, SHIFT + number, 2 * (fraction(chance) >> 31) - 1)
    return chance


@helper
def near_side(state: Ints, seat: int) -> int:
    """The face with the seat's latest tile and its neighbours, if one of them is free; else all faces."""
    players = load(state, PLAYERS)
    faces = ALL_FACES
    for ply in range(load(state, PLY)):
        if (load(state, FIRST_SEAT) + ply // players + ply % players) % players == seat:
            faces = load(NEAR_FACES, load(state, MOVES + ply) // EDGE_COUNT % FACE_COUNT)
    for face in range(FACE_COUNT):
        if faces >> face & 1 != 0 and load(state, PLANETS + PLANET * seat + ON_FACE + face) == 0:
            return faces
    return ALL_FACES


@helper
def fails(state: Ints, work: Ints, ahead: int, faces: int) -> bool:
    """Whether a weakness could have made a difference in this turn."""
    failed = faces != ALL_FACES
    for index in range(load(state, PLY) // load(state, PLAYERS) + 1 + ahead, ROUNDS):
        failed = failed or load(state, COLUMNS + index) != 0
    for number in range(CARDS_IN_PLAY):
        failed = failed or load(work, SHIFT + number) != 0
    return failed


@part
def learned_move(row: Ints, tables: Ints, model: Ints, mind: Ints, weakness: Ints, seat: int) -> int:
    """The placement worth most to a seat in its turn, seen through its weaknesses; chance decides among equals."""
    work = scratch(WORKSPACE)
    narrow = scratch(MIND)
    state = tail(row, STATE_AT)
    see_turn(row, tables, seat, work)
    if load(work, OBJECTIVE + seat) != 0:
        suppose(work, model, seat)
    ahead = sight(state, weakness)
    copy_ints(mind, narrow, MIND)
    store(narrow, FORESIGHT, ahead)
    chance = chance_of_turn(row)
    if load(weakness, MISCOUNT) != 0:
        chance = miscount(state, work, load(weakness, MISCOUNT), chance)
    faces = ALL_FACES
    if load(weakness, NEAR_SIDE) != 0:
        chance = advance(chance)
        faces = near_side(state, seat) if fraction(chance) < load(weakness, NEAR_SIDE) else faces
    note_all(work)
    best = weigh(work, tables, model, narrow, faces)
    code = one_of_the_best(tail(work, VALUES), 2, load(work, VALUES + 2 * best), chance)
    if load(weakness, IS_WEAK) != 0 and fails(state, work, ahead, faces):
        for number in range(CARDS_IN_PLAY):
            store(work, SHIFT + number, 0)
        best = weigh(work, tables, model, mind, ALL_FACES)
        if load(work, VALUES + 2 * code) < load(work, VALUES + 2 * best):
            return code
    return free_move(work, tables, code)


@kernel
def choose_learned(
    rows: Ints, tables: Ints, codes: Ints, model: Ints, mind: Ints, weakness: Ints, games: int, seat: int
) -> None:
    """Choose a seat's move in each game that waits for it; other games' codes stay as they are."""
    players = load(rows, STATE_AT + PLAYERS)
    for game in range(games):
        row = tail(rows, row_ints(players) * game)
        if is_turn_of(row, seat):
            store(codes, game, learned_move(row, tables, model, mind, weakness, seat))
