"""What the last rounds come to if they're played out exactly: the results of the best lines, for each candidate."""

from twelvefold.analysis.kernel.outcomes import CHANCES, ROW, add_end, add_to
from twelvefold.bots.kernel.endgame import (
    NOW,
    OPTIONS,
    RANKS,
    SHEET,
    best_replies,
    solve_last,
    worth_of,
    write_sheet,
)
from twelvefold.bots.kernel.judge import share_of_victory
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import CANDIDATES, ENTRY, note_all
from twelvefold.bots.kernel.weigh import ILLEGAL
from twelvefold.bots.kernel.workspace import VALUES, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, scratch, store, tail
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import CODES, ON_FACE, PLANET, PLANETS, PLAYERS, PLY, TAKEN
from twelvefold.engine.kernel.step import LEGAL, seat_to_move, why_not
from twelvefold.world.box import ROUNDS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT


@helper
def best_option(work: Ints, tables: Ints, sheet: Ints, points: Ints) -> int:
    """The code that is best for the seat to move in round 12, if everyone after it does what is best for themselves."""
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    taken = load(work, TAKEN)
    seat = seat_to_move(work)
    write_sheet(work, tables, sheet)
    face = 0
    while load(work, PLANETS + PLANET * seat + ON_FACE + face) != 0:
        face += 1
    best, most = 0, ILLEGAL
    store(work, PLY, ply + 1)
    for option in range(OPTIONS):
        slot = option // EDGE_COUNT
        if taken >> slot & 1 != 0:
            continue
        store(work, TAKEN, taken | 1 << slot)
        store(sheet, NOW + seat, option)
        best_replies(work, sheet, points)
        value = worth_of(points, players, seat)
        if value > most:
            best, most = (FACE_COUNT * slot + face) * EDGE_COUNT + option % EDGE_COUNT, value
    store(work, PLY, ply)
    store(work, TAKEN, taken)
    return best


@part
def finish(work: Ints, tables: Ints, sheet: Ints, points: Ints) -> None:
    """Play round 12 to the end of the game, each seat choosing what is best for itself."""
    while load(work, PLY) < ROUNDS * load(work, PLAYERS):
        put_down(work, tables, best_option(work, tables, sheet, points))
    close_round(work)


@helper
def best_before_last(work: Ints, tables: Ints, sheet: Ints, points: Ints, reply: Ints) -> int:
    """With two seats and one of them left to move in round 11: the code that is best for it."""
    seat = seat_to_move(work)
    best, most = 0, ILLEGAL
    for code in range(CODES):
        if why_not(work, code) != LEGAL:
            continue
        copy_ints(work, reply, VALUES)
        put_down(reply, tables, code)
        solve_last(reply, tables, sheet, points)
        value = worth_of(points, 2, seat)
        if value > most:
            best, most = code, value
    return best


@kernel
def add_ends(root: Ints, tables: Ints, plan: Ints, sums: Ints, weight: int) -> None:
    """Add to each candidate's row what it comes to with best play: in round 12, or with two seats in round 11."""
    sheet = scratch(SHEET)
    points = scratch(RANKS)
    work = scratch(WORKSPACE)
    reply = scratch(WORKSPACE)
    players = load(root, PLAYERS)
    last = (ROUNDS - 1) * players
    note_all(root)
    for i in range(load(plan, CANDIDATES)):
        copy_ints(root, work, VALUES)
        put_down(work, tables, load(plan, ENTRY + 3 * i))
        if load(root, PLY) < last:
            if load(work, PLY) < last:
                put_down(work, tables, best_before_last(work, tables, sheet, points, reply))
            close_round(work)
        finish(work, tables, sheet, points)
        row = tail(sums, ROW * i)
        add_end(work, tables, row, weight)
        for seat in range(players):
            add_to(row, CHANCES + seat, weight * share_of_victory(work, tables, seat))
