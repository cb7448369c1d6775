"""The bots of a few lines as opponents: naive, margin and builder. One call moves in all games at once.

They play as `bots.simple` does. A test compares them move for move.
"""

from twelvefold.bots.kernel.setup import NOTHING
from twelvefold.bots.kernel.weigh import note_due
from twelvefold.bots.kernel.workspace import DUE, WORKSPACE
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store, tail
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CODES,
    HABITATS,
    MASK,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.planet import bid, habitat_of, lay, other_of
from twelvefold.engine.kernel.tables import ARCS
from twelvefold.envs.kernel.layout import STATE_AT, row_ints
from twelvefold.envs.kernel.turn import chance_of_turn, is_turn_of, one_of_the_best, see_turn
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import AREA_COUNT, EDGE_COUNT, FACE_COUNT

COUNTS = AREA_COUNT + 1
"""All numbers of areas, and of bids."""

# What bids and areas are worth to a bot.
ONLY_NEXT = 0
"""Whether only animals of the nearest column are worth anything."""
AREAS = 1
"""By habitat of the objective, rounds left and number of areas."""
BIDS = AREAS + HABITATS * ROUNDS * COUNTS
"""By whether others still move in this round, points (1 or 2), rounds to go, the others' best bid, and own bid."""
WORTH = BIDS + 2 * 2 * ROUNDS * COUNTS * COUNTS

# Scratch integers of a turn, for each card.
ROW = 0
"""Where the worth of its bids begins."""
BASE = ROW + CARDS_IN_PLAY
"""What the planet's bid for it is worth now."""
CONCERNS = BASE + CARDS_IN_PLAY
"""For each habitat, the cards that its areas matter to, as a mask."""
NOTED = CONCERNS + HABITATS


@helper
def note_worth(work: Ints, worth: Ints, seat: int, notes: Ints) -> int:
    """Note where the worth of each card's bids is and what the current bids are worth; returns the sum of these."""
    players = load(work, PLAYERS)
    round_index = load(work, PLY) // players
    later = 1 if load(work, PLY) % players < players - 1 else 0
    nearest = ROUNDS
    for number in range(CARDS_IN_PLAY):
        due = load(work, DUE + number)
        nearest = min(nearest, due if due >= 0 else ROUNDS)
    for habitat in range(HABITATS):
        store(notes, CONCERNS + habitat, 0)
    total = 0
    for number in range(CARDS_IN_PLAY):
        due = load(work, DUE + number)
        if due < 0 or (load(worth, ONLY_NEXT) != 0 and due != nearest):
            continue
        card = load(work, CARDS + number)
        best = 0
        for other in range(players):
            best = max(best, bid(work, PLANETS + PLANET * other, card) if other != seat else 0)
        own, objective = habitat_of(card), load(work, OBJECTIVE + seat)
        two = 0 if objective == 0 or objective == 1 + own else 1
        row = BIDS + (((2 * later + two) * ROUNDS + due - round_index) * COUNTS + best) * COUNTS
        now = load(worth, row + bid(work, PLANETS + PLANET * seat, card))
        store(notes, ROW + number, row)
        store(notes, BASE + number, now)
        total += now
        store(notes, CONCERNS + own, load(notes, CONCERNS + own) | 1 << number)
        store(notes, CONCERNS + other_of(card), load(notes, CONCERNS + other_of(card)) | 1 << number)
    return total


@helper
def restore(work: Ints, planet: int, trial: Ints, arcs: int) -> None:
    """Take a tile off the trial planet: copy the blocks of its habitats again."""
    while arcs != 0:
        block = BLOCK * (arcs & 7)
        for i in range(BLOCK):
            store(trial, block + i, load(work, planet + block + i))
        arcs >>= 8


@helper
def value_of(work: Ints, worth: Ints, trial: Ints, notes: Ints, arcs: int, total: int) -> int:
    """What the trial planet's bids are worth: only those that the tile's habitats matter to may have changed."""
    cards = 0
    while arcs != 0:
        cards |= load(notes, CONCERNS + (arcs & 7))
        arcs >>= 8
    while cards != 0:
        number = popcount((cards & -cards) - 1)
        cards &= cards - 1
        now = load(worth, load(notes, ROW + number) + bid(trial, 0, load(work, CARDS + number)))
        total += now - load(notes, BASE + number)
    return total


@part
def simple_move(row: Ints, tables: Ints, worth: Ints, seat: int) -> int:
    """The placement worth most to a seat in its turn; chance decides among equals."""
    work = scratch(WORKSPACE)
    trial = scratch(PLANET)
    notes = scratch(NOTED)
    values = scratch(CODES)
    see_turn(row, tables, seat, work)
    round_index = load(work, PLY) // load(work, PLAYERS)
    note_due(work, round_index)
    total = note_worth(work, worth, seat, notes)
    planet = PLANETS + PLANET * seat
    objective = load(work, OBJECTIVE + seat) - 1
    areas = AREAS + (objective * ROUNDS + ROUNDS - 1 - round_index) * COUNTS
    for i in range(PLANET):
        store(trial, i, load(work, planet + i))
    best = NOTHING
    for code in range(CODES):
        slot, face = code // (FACE_COUNT * EDGE_COUNT), code // EDGE_COUNT % FACE_COUNT
        value = NOTHING
        if load(work, TAKEN) >> slot & 1 == 0 and load(work, planet + ON_FACE + face) == 0:
            tile = load(work, PILES + SLOTS * round_index + slot)
            arcs = load(tables, ARCS + EDGE_COUNT * tile + code % EDGE_COUNT)
            lay(trial, 0, arcs, face)
            value = value_of(work, worth, trial, notes, arcs, total)
            if objective >= 0:
                value += load(worth, areas + popcount(load(trial, BLOCK * objective + MASK)))
            restore(work, planet, trial, arcs)
        store(values, code, value)
        best = max(best, value)
    return one_of_the_best(values, 1, best, chance_of_turn(row))


@kernel
def choose_simple(rows: Ints, tables: Ints, codes: Ints, worth: Ints, games: int, seat: int) -> None:
    """Choose a seat's move in each game that waits for it; other games' codes stay as they are."""
    players = load(rows, STATE_AT + PLAYERS)
    for game in range(games):
        row = tail(rows, row_ints(players) * game)
        if is_turn_of(row, seat):
            store(codes, game, simple_move(row, tables, worth, seat))
