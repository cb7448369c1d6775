"""The search: the learned policy plays each candidate on against the same guesses, and the results are judged."""

from twelvefold.bots.kernel.guess import guess
from twelvefold.bots.kernel.judge import judge
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.weigh import ALL_FACES, note_bids, note_due, weigh
from twelvefold.bots.kernel.workspace import OPENED, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, scratch, store
from twelvefold.engine.kernel.chance import advance
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import CODES, PLAYERS, PLY
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.box import ROUNDS

STRIDE = 0x9E3779B97
"""The step from one playout's seed to the next."""

# A plan: which candidates are tried, and how they did.
CANDIDATES = 0
"""How many there are."""
AHEAD = 1
"""How many rounds are played after the current one."""
ENTRY = 2
"""For each candidate, its code, the sum of its values, and the sum of their squares."""
PLAN = ENTRY + 3 * CODES


@helper
def note_all(work: Ints) -> None:
    """Note what is due and what every planet bids."""
    players = load(work, PLAYERS)
    note_due(work, load(work, PLY) // players)
    for seat in range(players):
        note_bids(work, seat)


@kernel
def weigh_moves(work: Ints, tables: Ints, model: Ints, mind: Ints, faces: int) -> int:
    """Note the value of each placement of the seat to move in a fresh workspace; returns the best."""
    note_all(work)
    return weigh(work, tables, model, mind, faces)


@part
def play_round(work: Ints, tables: Ints, model: Ints, plain: Ints) -> None:
    """Let the learned policy play to the end of a round; if everyone has moved, the round is only closed."""
    players = load(work, PLAYERS)
    while load(work, PLY) % players != 0 or load(work, OPENED) != 0:
        store(work, OPENED, 0)
        put_down(work, tables, weigh(work, tables, model, plain, ALL_FACES))
    close_round(work)


@helper
def try_move(work: Ints, tables: Ints, model: Ints, mind: Ints, plain: Ints, code: int, seat: int, ahead: int) -> int:
    """Make a move and play `ahead` more rounds; returns the mean of the judgements at the ends of those rounds."""
    players = load(work, PLAYERS)
    put_down(work, tables, code)
    store(work, OPENED, 0)
    play_round(work, tables, model, plain)
    if load(work, PLY) == ROUNDS * players:
        return judge(work, tables, model, mind, seat)
    total, rounds = 0, 0
    while rounds < ahead and load(work, PLY) < ROUNDS * players:
        store(work, OPENED, 1)
        play_round(work, tables, model, plain)
        total += judge(work, tables, model, mind, seat)
        rounds += 1
    return total // rounds


@kernel
def try_moves(
    root: Ints,
    tables: Ints,
    model: Ints,
    mind: Ints,
    plain: Ints,
    hidden: Ints,
    plan: Ints,
    first: int,
    last: int,
    chance: int,
) -> None:
    """Play each candidate on, once for each guess from `first` to before `last`, and add up the results."""
    guessed = scratch(WORKSPACE)
    work = scratch(WORKSPACE)
    seat = seat_to_move(root)
    for number in range(first, last):
        own = (chance >> 1) + 1 + STRIDE * number
        for _ in range(4):
            own = advance(own)
        copy_ints(root, guessed, WORKSPACE)
        guess(guessed, hidden, load(plan, AHEAD), own)
        note_all(guessed)
        for i in range(load(plan, CANDIDATES)):
            at = ENTRY + 3 * i
            copy_ints(guessed, work, WORKSPACE)
            value = try_move(work, tables, model, mind, plain, load(plan, at), seat, load(plan, AHEAD))
            store(plan, at + 1, load(plan, at + 1) + value)
            store(plan, at + 2, load(plan, at + 2) + value * value)
