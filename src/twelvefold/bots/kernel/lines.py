"""The likeliest lines from round 10 to the end, with two seats: nothing is hidden then but an objective.

In rounds 10 and 11 each seat looks at its best placements by one ply; round 12 is played out exactly.
"""

from twelvefold.bots.kernel.endgame import RANKS, SHEET, solve_last, worth_of
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import ENTRY, note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL, weigh
from twelvefold.bots.kernel.workspace import ROOM, VALUES, copy_words
from twelvefold.engine.kernel.bits import Words, load, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import CODES, MOST_PLAYERS, PLY
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.box import ROUNDS

ROUND_12 = 2 * (ROUNDS - 1)
"""The ply at which round 12 begins."""


@helper
def next_best(room: Words, code: int) -> int:
    """The best placement with other effects than this one, −1 if there is none; those with the same are struck out."""
    value, effect = load(room, VALUES + 2 * code), load(room, VALUES + 2 * code + 1)
    best, most = -1, ILLEGAL
    for each in range(CODES):
        own = load(room, VALUES + 2 * each)
        if own == value and load(room, VALUES + 2 * each + 1) == effect:
            store(room, VALUES + 2 * each, ILLEGAL)
        elif own > most:
            best, most = each, own
    return best


@part
def likely_end(room: Words, tables: Words, model: Words, plain: Words, replies: int, sheet: Words, end: Words) -> int:
    """Leave the points of the end to which the best of so many replies leads, each best for its own seat."""
    reply = scratch(ROOM)
    found = scratch(RANKS)
    ply = load(room, PLY)
    seat = seat_to_move(room)
    best = ILLEGAL
    code = weigh(room, tables, model, plain, ALL_FACES)
    for _ in range(replies):
        copy_words(room, reply, VALUES)
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
        code = next_best(room, code)
        if code < 0:
            break
    return best


@kernel
def last_three_rounds(
    root: Words,
    tables: Words,
    model: Words,
    plain: Words,
    plan: Words,
    weight: int,
    replies: int,
    first: int,
    last: int,
) -> None:
    """With two seats in round 10: add to candidates from the first on what they are worth in the likeliest lines."""
    sheet = scratch(SHEET)
    end = scratch(RANKS)
    room = scratch(ROOM)
    ply = load(root, PLY)
    seat = seat_to_move(root)
    note_all(root)
    for i in range(first, last):
        at = ENTRY + 3 * i
        copy_words(root, room, VALUES)
        put_down(room, tables, load(plan, at))
        if ply % 2 == 1:
            close_round(room)
        likely_end(room, tables, model, plain, replies, sheet, end)
        store(plan, at + 1, load(plan, at + 1) + weight * worth_of(end, 2, seat))
