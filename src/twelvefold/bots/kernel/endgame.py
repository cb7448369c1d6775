"""The last round, and with two seats the last two, played out exactly: every placement against every best reply."""

from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import CANDIDATES, ENTRY, note_all
from twelvefold.bots.kernel.weigh import ILLEGAL, note_due, points_for
from twelvefold.bots.kernel.workspace import DUE, KEPT, TRIAL, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CODES,
    FIRST_SEAT,
    MASK,
    MOST_PLAYERS,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.planet import last_bid, lay
from twelvefold.engine.kernel.rounds import SCORE_BITS, score
from twelvefold.engine.kernel.step import LEGAL, seat_to_move, why_not
from twelvefold.engine.kernel.tables import ARCS, POINTS
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT

OPTIONS = SLOTS * EDGE_COUNT
"""With one face left, a seat chooses a slot and a rotation; one more option stands for a tile already placed."""
CHOICE = CARDS_IN_PLAY + 1
"""Integers per option: the bid for each card, then the points of the objective."""
SEAT = (OPTIONS + 1) * CHOICE
TALLY = MOST_PLAYERS * SEAT
"""Points for animals so far and number of cards so far, two integers per seat, after the options."""
DEPTHS = TALLY + 2 * MOST_PLAYERS
"""For each turn still to come, its current option and the best value found for its seat."""
WIDTH = 2
NOW = DEPTHS + WIDTH * MOST_PLAYERS
"""For each seat, its current option."""
SHEET = NOW + MOST_PLAYERS
EDGE_OF_VICTORY = 64
"""What each point ahead is worth beside a victory, so that the clearest of equal outcomes is chosen."""


@helper
def write_option(work: Ints, tables: Ints, planet: int, seat: int, option: int, sheet: Ints) -> None:
    """Write what a planet bids in the last round for each card that is due, and what its objective scores."""
    at = SEAT * seat + CHOICE * option
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) >= 0:
            store(sheet, at + number, last_bid(work, planet, load(work, CARDS + number)))
    objective = load(work, OBJECTIVE + seat) - 1
    points = 0
    if objective >= 0:
        areas = popcount(load(work, planet + BLOCK * objective + MASK))
        points = load(tables, POINTS + (AREA_COUNT + 1) * objective + areas)
    store(sheet, at + CARDS_IN_PLAY, points)


@helper
def write_sheet(work: Ints, tables: Ints, sheet: Ints) -> None:
    """Write down all options of the last round for the seats still to move, and what the others have."""
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    for seat in range(players):
        planet = PLANETS + PLANET * seat
        won = score(work, tables, seat)
        store(sheet, TALLY + 2 * seat, won >> 16 & SCORE_BITS)
        store(sheet, TALLY + 2 * seat + 1, won & SCORE_BITS)
        write_option(work, tables, planet, seat, OPTIONS, sheet)
        store(sheet, NOW + seat, OPTIONS)
        turn = (seat - load(work, FIRST_SEAT) - (ROUNDS - 1)) % players
        if turn < ply % players:
            continue
        face = 0
        while load(work, planet + ON_FACE + face) != 0:
            face += 1
        for option in range(OPTIONS):
            if load(work, TAKEN) >> (option // EDGE_COUNT) & 1 == 0:
                for i in range(PLANET):
                    store(work, TRIAL + i, load(work, planet + i))
                tile = load(work, PILES + SLOTS * (ROUNDS - 1) + option // EDGE_COUNT)
                lay(work, TRIAL, load(tables, ARCS + EDGE_COUNT * tile + option % EDGE_COUNT), face)
                write_option(work, tables, TRIAL, seat, option, sheet)


@helper
def add_points(work: Ints, sheet: Ints, points: Ints) -> None:
    """Add up each seat's points with everyone's current options, 256 for a point and 1 for a card."""
    players = load(work, PLAYERS)
    for each in range(players):
        at = SEAT * each + CHOICE * load(sheet, NOW + each)
        total = load(sheet, TALLY + 2 * each) + load(sheet, at + CARDS_IN_PLAY)
        store(points, each, total << 8 | load(sheet, TALLY + 2 * each + 1))
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) < 0:
            continue
        best, winner = 0, -1
        for each in range(players):
            value = load(sheet, SEAT * each + CHOICE * load(sheet, NOW + each) + number)
            winner = -1 if value == best else winner
            winner = each if value > best else winner
            best = max(best, value)
        if winner >= 0:
            worth = points_for(load(work, CARDS + number), load(work, OBJECTIVE + winner))
            store(points, winner, load(points, winner) + (worth << 8 | 1))


@helper
def worth_of(points: Ints, players: int, seat: int) -> int:
    """A seat's share of the victory, plus a little for how far it's ahead."""
    best, seats = -1, 0
    for each in range(players):
        rank = load(points, each)
        seats = seats + 1 if each != seat and rank == best else (1 if each != seat and rank > best else seats)
        best = max(best, rank) if each != seat else best
    mine = load(points, seat)
    share = ONE if mine > best else (ONE // (1 + seats) if mine == best else 0)
    return share + EDGE_OF_VICTORY * ((mine >> 8) - (best >> 8))


RANKS = MOST_PLAYERS * (1 + MOST_PLAYERS)
"""Space for the points of each seat: now, and in the best outcome of each level."""


@helper
def keep_points(points: Ints, players: int, level: int) -> None:
    """Keep the current points as the best outcome of a level."""
    for each in range(players):
        store(points, MOST_PLAYERS * (1 + level) + each, load(points, each))


@helper
def recall_points(points: Ints, players: int, level: int) -> None:
    """Make the best outcome of a level the current points."""
    for each in range(players):
        store(points, each, load(points, MOST_PLAYERS * (1 + level) + each))


@part
def best_replies(work: Ints, sheet: Ints, points: Ints) -> None:
    """Let all seats still to move in the last round choose what is best for themselves; leaves the resulting points.

    It walks over all lines, with one level for each seat to move; each level keeps the best it has found for its seat.
    """
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    if ply == ROUNDS * players:
        add_points(work, sheet, points)
        return
    first = load(work, FIRST_SEAT) + ROUNDS - 1 + ply % players
    levels = players - ply % players
    taken = load(work, TAKEN)
    level = 0
    store(sheet, DEPTHS, -1)
    store(sheet, DEPTHS + 1, ILLEGAL)
    while level >= 0:
        seat = (first + level) % players
        at = DEPTHS + WIDTH * level
        option = load(sheet, at)
        taken &= ~(1 << option // EDGE_COUNT) if option >= 0 else -1
        option += 1
        while option < OPTIONS and taken >> (option // EDGE_COUNT) & 1 != 0:
            option += 1
        store(sheet, at, option)
        if option < OPTIONS:
            store(sheet, NOW + seat, option)
            taken |= 1 << option // EDGE_COUNT
            if level + 1 < levels:
                level += 1
                store(sheet, at + WIDTH, -1)
                store(sheet, at + WIDTH + 1, ILLEGAL)
                continue
            add_points(work, sheet, points)
        else:
            store(sheet, NOW + seat, OPTIONS)
            recall_points(points, players, level)
            level -= 1
            if level < 0:
                return
        chooser = (first + level) % players
        value = worth_of(points, players, chooser)
        if value > load(sheet, DEPTHS + WIDTH * level + 1):
            store(sheet, DEPTHS + WIDTH * level + 1, value)
            keep_points(points, players, level)


@kernel
def last_round(work: Ints, tables: Ints, plan: Ints, weight: int) -> None:
    """Add to each candidate its worth against the best replies in round 12, with the objectives in the workspace."""
    sheet = scratch(SHEET)
    points = scratch(RANKS)
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    taken = load(work, TAKEN)
    seat = seat_to_move(work)
    note_due(work, ROUNDS - 1)
    write_sheet(work, tables, sheet)
    store(work, PLY, ply + 1)
    for i in range(load(plan, CANDIDATES)):
        at = ENTRY + 3 * i
        slot = load(plan, at) // (EDGE_COUNT * FACE_COUNT)
        store(work, TAKEN, taken | 1 << slot)
        store(sheet, NOW + seat, EDGE_COUNT * slot + load(plan, at) % EDGE_COUNT)
        best_replies(work, sheet, points)
        store(plan, at + 1, load(plan, at + 1) + weight * worth_of(points, players, seat))
    store(work, PLY, ply)
    store(work, TAKEN, taken)


@helper
def solve_last(work: Ints, tables: Ints, sheet: Ints, points: Ints) -> None:
    """Close round 11 and play round 12 out; leaves the points of the best line."""
    close_round(work)
    write_sheet(work, tables, sheet)
    best_replies(work, sheet, points)


@kernel
def last_two_rounds(root: Ints, tables: Ints, plan: Ints, weight: int, first: int, last: int) -> None:
    """With two seats in round 11: add to each candidate from `first` to before `last` its worth against best play."""
    sheet = scratch(SHEET)
    points = scratch(RANKS)
    work = scratch(WORKSPACE)
    reply = scratch(WORKSPACE)
    seat = seat_to_move(root)
    note_all(root)
    for i in range(first, last):
        at = ENTRY + 3 * i
        copy_ints(root, work, KEPT)
        put_down(work, tables, load(plan, at))
        if load(work, PLY) % 2 == 0:
            solve_last(work, tables, sheet, points)
            store(plan, at + 1, load(plan, at + 1) + weight * worth_of(points, 2, seat))
            continue
        best, mine = ILLEGAL, 0
        for code in range(CODES):
            if why_not(work, code) != LEGAL:
                continue
            copy_ints(work, reply, KEPT)
            put_down(reply, tables, code)
            solve_last(reply, tables, sheet, points)
            value = worth_of(points, 2, 1 - seat)
            mine = worth_of(points, 2, seat) if value > best else mine
            best = max(best, value)
        store(plan, at + 1, load(plan, at + 1) + weight * mine)
