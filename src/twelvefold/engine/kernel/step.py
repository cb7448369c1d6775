"""One checked move, a recorded game, and many games at once: all through `place` and `end_round`."""

from twelvefold.engine.kernel.bits import Ints, load, store, tail
from twelvefold.engine.kernel.jit import brief, helper, kernel
from twelvefold.engine.kernel.layout import (
    CODES,
    FIRST_SEAT,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    STATE,
    TAKEN,
)
from twelvefold.engine.kernel.report import write_report
from twelvefold.engine.kernel.rounds import end_round, place
from twelvefold.world.box import ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

LEGAL = 0
GAME_OVER = 1
NO_SUCH_MOVE = 2
TILE_TAKEN = 3
FACE_TAKEN = 4
OTHER_SEAT = 5
TILE_NOT_ON_SHOW = 6


@helper
def seat_to_move(state: Ints) -> int:
    """In round k the i-th seat to move is `(first_seat + k − 1 + i) mod players`."""
    players = load(state, PLAYERS)
    ply = load(state, PLY)
    return (load(state, FIRST_SEAT) + ply // players + ply % players) % players


@helper
def why_not(state: Ints, code: int) -> int:
    """Which rule forbids a move, or LEGAL."""
    if load(state, PLY) >= ROUNDS * load(state, PLAYERS):
        return GAME_OVER
    if code < 0 or code >= CODES:
        return NO_SUCH_MOVE
    if load(state, TAKEN) >> code // (EDGE_COUNT * FACE_COUNT) & 1 != 0:
        return TILE_TAKEN
    if load(state, PLANETS + PLANET * seat_to_move(state) + ON_FACE + code // EDGE_COUNT % FACE_COUNT) != 0:
        return FACE_TAKEN
    return LEGAL


@helper
def make_move(state: Ints, tables: Ints, code: int, report: Ints, explained: bool) -> int:
    """Make a move if it's legal. If it ends a round and `explained` is set, the report says where each animal goes."""
    status = why_not(state, code)
    if status != LEGAL:
        return status
    players = load(state, PLAYERS)
    round_index = load(state, PLY) // players
    slot = code // (EDGE_COUNT * FACE_COUNT)
    place(state, tables, round_index, seat_to_move(state), slot, code // EDGE_COUNT % FACE_COUNT, code % EDGE_COUNT)
    if load(state, PLY) % players == 0:
        if explained:
            write_report(state, round_index, report)
        end_round(state, players, round_index)
    return LEGAL


@brief
def push(state: Ints, tables: Ints, report: Ints, code: int) -> int:
    """Make one move; if it returns anything but LEGAL, the state is unchanged."""
    return make_move(state, tables, code, report, True)


@kernel
def replay(state: Ints, tables: Ints, moves: Ints, count: int) -> int:
    """Make recorded moves, each given as seat, tile, face and rotation; stops at the first illegal one."""
    for at in range(0, 4 * count, 4):
        if load(state, PLY) >= ROUNDS * load(state, PLAYERS):
            return GAME_OVER
        if load(moves, at) != seat_to_move(state):
            return OTHER_SEAT
        pile = PILES + SLOTS * (load(state, PLY) // load(state, PLAYERS))
        slot = 0
        while slot < SLOTS and load(state, pile + slot) != load(moves, at + 1):
            slot += 1
        if slot == SLOTS:
            return TILE_NOT_ON_SHOW
        code = (FACE_COUNT * slot + load(moves, at + 2)) * EDGE_COUNT + load(moves, at + 3)
        status = make_move(state, tables, code, state, False)
        if status != LEGAL:
            return status
    return LEGAL


@kernel
def step_games(states: Ints, games: int, tables: Ints, codes: Ints, statuses: Ints) -> None:
    """Make one move in each of many games, stored one after another; an illegal move leaves its game unchanged."""
    for game in range(games):
        state = tail(states, STATE * game)
        store(statuses, game, make_move(state, tables, load(codes, game), state, False))


@helper
def note_legal(state: Ints, legal: Ints) -> None:
    """Set the integers of `legal` whose codes are legal moves to 1, the others to 0."""
    over = load(state, PLY) >= ROUNDS * load(state, PLAYERS)
    planet = PLANETS + PLANET * seat_to_move(state)
    taken = load(state, TAKEN)
    for code in range(0, CODES, EDGE_COUNT):
        blocked = over or taken >> code // (EDGE_COUNT * FACE_COUNT) & 1 != 0
        blocked = blocked or load(state, planet + ON_FACE + code // EDGE_COUNT % FACE_COUNT) != 0
        for rotation in range(EDGE_COUNT):
            store(legal, code + rotation, 0 if blocked else 1)


@kernel
def legal_games(states: Ints, games: int, legal: Ints) -> None:
    """Note which of the 300 codes are legal in each of many games: 300 integers of `legal` per game."""
    for game in range(games):
        note_legal(tail(states, STATE * game), tail(legal, CODES * game))
