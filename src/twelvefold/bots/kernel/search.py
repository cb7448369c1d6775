"""The search: candidates for a move, each played on by the learned policy against the same guesses, and judged."""

from twelvefold.bots.kernel.guess import guess
from twelvefold.bots.kernel.judge import judge
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.weigh import ALL_FACES, note_bids, note_due, weigh
from twelvefold.bots.kernel.workspace import OPENED, ROOM, copy_words
from twelvefold.engine.kernel.bits import Words, load, scratch, store
from twelvefold.engine.kernel.chance import advance
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import CODES, PLAYERS, PLY
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.box import ROUNDS

STRIDE = 0x9E3779B97
"""From one playout's seed to the next."""

# A plan: which candidates are tried, and how they did.
CANDIDATES = 0
"""How many there are."""
AHEAD = 1
"""How many rounds after the present one are played on."""
ENTRY = 2
"""For each candidate its code, the sum of its values, the sum of their squares."""
PLAN = ENTRY + 3 * CODES


@helper
def note_all(room: Words) -> None:
    """Note what is due and what every planet bids."""
    players = load(room, PLAYERS)
    note_due(room, load(room, PLY) // players)
    for seat in range(players):
        note_bids(room, seat)


@kernel
def weigh_moves(room: Words, tables: Words, model: Words, mind: Words, faces: int) -> int:
    """Note the value of each placement of the seat to move in a room that was just entered; returns the best."""
    note_all(room)
    return weigh(room, tables, model, mind, faces)


@part
def play_round(room: Words, tables: Words, model: Words, plain: Words) -> None:
    """Let the learned policy play on to the end of a round; one that everybody has moved in is only closed."""
    players = load(room, PLAYERS)
    while load(room, PLY) % players != 0 or load(room, OPENED) != 0:
        store(room, OPENED, 0)
        put_down(room, tables, weigh(room, tables, model, plain, ALL_FACES))
    close_round(room)


@helper
def try_move(
    room: Words, tables: Words, model: Words, mind: Words, plain: Words, code: int, seat: int, ahead: int
) -> int:
    """Make a move, play so many rounds more, and judge; what is judged is the mean over the ends of those rounds."""
    players = load(room, PLAYERS)
    put_down(room, tables, code)
    store(room, OPENED, 0)
    play_round(room, tables, model, plain)
    if load(room, PLY) == ROUNDS * players:
        return judge(room, tables, model, mind, seat)
    total, rounds = 0, 0
    while rounds < ahead and load(room, PLY) < ROUNDS * players:
        store(room, OPENED, 1)
        play_round(room, tables, model, plain)
        total += judge(room, tables, model, mind, seat)
        rounds += 1
    return total // rounds


@kernel
def try_moves(
    root: Words,
    tables: Words,
    model: Words,
    mind: Words,
    plain: Words,
    hidden: Words,
    plan: Words,
    first: int,
    last: int,
    chance: int,
) -> None:
    """Play each candidate on, once for each guess from the first to before the last, and add up how it did."""
    guessed = scratch(ROOM)
    room = scratch(ROOM)
    seat = seat_to_move(root)
    for number in range(first, last):
        own = (chance >> 1) + 1 + STRIDE * number
        for _ in range(4):
            own = advance(own)
        copy_words(root, guessed, ROOM)
        guess(guessed, hidden, load(plan, AHEAD), own)
        note_all(guessed)
        for i in range(load(plan, CANDIDATES)):
            at = ENTRY + 3 * i
            copy_words(guessed, room, ROOM)
            value = try_move(room, tables, model, mind, plain, load(plan, at), seat, load(plan, AHEAD))
            store(plan, at + 1, load(plan, at + 1) + value)
            store(plan, at + 2, load(plan, at + 2) + value * value)
