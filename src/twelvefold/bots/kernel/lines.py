"""The likeliest lines from round 10 to the end, with two seats: only an objective is still hidden then.

In rounds 10 and 11 each seat considers its best placements by one ply; round 12 is played out exactly.
"""

from twelvefold.bots.kernel.endgame import RANKS, SHEET, solve_last, worth_of
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import ENTRY, note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL, weigh
from twelvefold.bots.kernel.workspace import VALUES, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import CODES, MOST_PLAYERS, PLY
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.box import ROUNDS

ROUND_12 = 2 * (ROUNDS - 1)
"""The ply at which round 12 begins."""


@helper
def next_best(work: Ints, code: int) -> int:
    """The best placement with other effects than this one, −1 if there is none; rules out those with the same ones."""
    value, effect = load(work, VALUES + 2 * code), load(work, VALUES + 2 * code + 1)
    best, most = -1, ILLEGAL
    for each in range(CODES):
        own = load(work, VALUES + 2 * each)
        if own == value and load(work, VALUES + 2 * each + 1) == effect:
            store(work, VALUES + 2 * each, ILLEGAL)
        elif own > most:
            best, most = each, own
    return best


@part
def likely_end(work: Ints, tables: Ints, model: Ints, plain: Ints, replies: int, sheet: Ints, end: Ints) -> int:
    """Leave the final points after the best of some replies, each the best for its own seat."""
    reply = scratch(WORKSPACE)
    found = scratch(RANKS)
    ply = load(work, PLY)
    seat = seat_to_move(work)
    best = ILLEGAL
    code = weigh(work, tables, model, plain, ALL_FACES)
    for _ in range(replies):
        copy_ints(work, reply, VALUES)
        put_down(reply, tables, code)
        if ply + 1 == ROUND_12:
            solve_last(reply, tables, sheet, found)
        else:
            if ply % 2 == 1:
                close_round(reply)
            likely_end(reply, tables, model, plain, replies, sheet, found)
        worth = worth_of(found, 2, seat)
        if worth > best:
            best = worth
            for each in range(MOST_PLAYERS):
                store(end, each, load(found, each))
        code = next_best(work, code)
        if code < 0:
            break
    return best


@kernel
def last_three_rounds(
    root: Ints,
    tables: Ints,
    model: Ints,
    plain: Ints,
    plan: Ints,
    weight: int,
    replies: int,
    first: int,
    last: int,
) -> None:
    """With two seats in round 10: add to candidates `first` to before `last` their worth in the likeliest lines."""
    sheet = scratch(SHEET)
    end = scratch(RANKS)
    work = scratch(WORKSPACE)
    ply = load(root, PLY)
    seat = seat_to_move(root)
    note_all(root)
    for i in range(first, last):
        at = ENTRY + 3 * i
        copy_ints(root, work, VALUES)
        put_down(work, tables, load(plan, at))
        if ply % 2 == 1:
            close_round(work)
        likely_end(work, tables, model, plain, replies, sheet, end)
        store(plan, at + 1, load(plan, at + 1) + weight * worth_of(end, 2, seat))
