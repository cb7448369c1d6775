"""Plays and counts games of the learned policy against itself; the next generation learns from the counts."""

from twelvefold.bots.kernel.judge import expect, lead_of, rank_of
from twelvefold.bots.kernel.model import (
    DIFFERENCES,
    GOALS,
    SIGNS,
    VICTORIES,
    cell,
    scene,
)
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL, best_other, kind_of, note_bids, weigh
from twelvefold.bots.kernel.workspace import BID_OF, DUE, EDGES_OF, VALUES
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CODES,
    FATES,
    FIRST_SEAT,
    HABITATS,
    MASK,
    MOST_PLAYERS,
    OBJECTIVE,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.playout import SCRATCH, deal_anew
from twelvefold.engine.kernel.rounds import score
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.geometry import AREA_COUNT

SHARES = 12
"""A victory is counted in twelfths, so that it can be shared."""
MOST_SIGHTS = ROUNDS * MOST_PLAYERS * 2 * CARDS_IN_PLAY
"""The most chances that are noted in one game."""
STAKES = MOST_SIGHTS
"""In the notes of a game, after the sights: for each round and seat, the bucket of its lead."""
COUNTS = ROUNDS * MOST_PLAYERS
NOTES = STAKES + COUNTS


@helper
def sway(work: Ints, best: int, noise: int, chance: int) -> int:
    """The code of the best placement after adding some noise to each value, so that games differ."""
    most = ILLEGAL
    for code in range(CODES):
        value = load(work, VALUES + 2 * code)
        if value != ILLEGAL:
            chance = advance(chance)
            bits = fraction(chance)
            value += noise * ((bits & 0xFFFF) + (bits >> 16) - 0xFFFF) >> 16
            best = code if value > most else best
            most = max(most, value)
    return best


@helper
def note_sights(work: Ints, seat: int, phase: int, done: int, notes: Ints, at: int) -> int:
    """Note where a seat's chance for each open card is after its move in this round; returns the next free place."""
    players = load(work, PLAYERS)
    for number in range(CARDS_IN_PLAY):
        due = load(work, DUE + number)
        if due >= 0:
            own = CARDS_IN_PLAY * seat + number
            base = scene(kind_of(work, load(work, CARDS + number), seat), due - done, phase)
            index = base + cell(
                best_other(work, players, seat, number), load(work, BID_OF + own), load(work, EDGES_OF + own)
            )
            store(notes, at, index << 16 | number << 8 | seat)
            at += 1
    return at


@helper
def count_planet(work: Ints, seat: int, done: int, tally: Ints) -> None:
    """Count a planet's areas of each habitat after a round, with its objective counted separately from the rest."""
    for habitat in range(HABITATS):
        areas = popcount(load(work, PLANETS + PLANET * seat + BLOCK * habitat + MASK))
        at = 2 * (SIGNS + (habitat * ROUNDS + done) * (AREA_COUNT + 1) + areas)
        at += 1 if load(work, OBJECTIVE + seat) == 1 + habitat else 0
        store(tally, at, load(tally, at) + 1)


@helper
def add_up(work: Ints, tables: Ints, notes: Ints, sights: int, tally: Ints) -> None:
    """Count the outcome of everything that was noted, in a finished game."""
    players = load(work, PLAYERS)
    for i in range(sights):
        note = load(notes, i)
        won = load(work, FATES + (note >> 8 & 255)) & 7 == 1 + (note & 255)
        at = 2 * (note >> 16)
        store(tally, at, load(tally, at) + 1)
        store(tally, at + 1, load(tally, at + 1) + (1 if won else 0))
    best, winners = -1, 0
    for seat in range(players):
        rank = rank_of(work, tables, seat)
        winners = 1 if rank > best else winners + (1 if rank == best else 0)
        best = max(best, rank)
    for seat in range(players):
        rank = rank_of(work, tables, seat)
        for done in range(ROUNDS):
            at = 2 * (VICTORIES + done * DIFFERENCES + load(notes, STAKES + done * MOST_PLAYERS + seat))
            store(tally, at, load(tally, at) + SHARES)
            store(tally, at + 1, load(tally, at + 1) + (SHARES // winners if rank == best else 0))


@helper
def note_stakes(work: Ints, tables: Ints, model: Ints, mind: Ints, notes: Ints) -> None:
    """Note each seat's lead after a finished round."""
    players = load(work, PLAYERS)
    done = load(work, PLY) // players - 1
    expect(work, tables, model, mind, -1)
    for seat in range(players):
        bucket = (lead_of(work, mind, seat) >> 13) + DIFFERENCES // 2
        store(notes, STAKES + done * MOST_PLAYERS + seat, min(max(bucket, 0), DIFFERENCES - 1))


@part
def watch_move(work: Ints, tables: Ints, model: Ints, mind: Ints, code: int, notes: Ints, at: int) -> int:
    """Make a move and note the seat's chances after it; returns the next free place in the notes."""
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    done = ply // players
    seat = put_down(work, tables, code)
    at = note_sights(work, seat, players - 1 - ply % players, done, notes, at)
    if (ply + 1) % players == 0:
        for other in range(players):
            if other != seat:
                at = note_sights(work, other, 0, done, notes, at)
        close_round(work)
        for other in range(players):
            note_bids(work, other)  # for an animal that has just been turned up
        note_stakes(work, tables, model, mind, notes)
    return at


@part
def count_goals(work: Ints, tables: Ints, done: Ints, tally: Ints) -> None:
    """Count what each seat's objective brought, for each number of areas it had along the way."""
    for seat in range(load(work, PLAYERS)):
        objective = load(work, OBJECTIVE + seat) - 1
        if objective >= 0:
            points = score(work, tables, seat) >> 32
            for index in range(ROUNDS):
                areas = load(done, index * MOST_PLAYERS + seat)
                at = 2 * (GOALS + (objective * ROUNDS + index) * (AREA_COUNT + 1) + areas)
                store(tally, at, load(tally, at) + 1)
                store(tally, at + 1, load(tally, at + 1) + points)


@helper
def note_planets(work: Ints, done: int, counts: Ints, tally: Ints) -> None:
    """Count every planet after a finished round, and note how many areas of its objective it has."""
    for seat in range(load(work, PLAYERS)):
        count_planet(work, seat, done, tally)
        objective = max(load(work, OBJECTIVE + seat) - 1, 0)
        areas = popcount(load(work, PLANETS + PLANET * seat + BLOCK * objective + MASK))
        store(counts, done * MOST_PLAYERS + seat, areas)


@kernel
def self_play(
    work: Ints, tables: Ints, model: Ints, mind: Ints, games: int, noise: int, chance: int, tally: Ints
) -> int:
    """Deal and play games with some noise, adding up two counts for each number of a model; returns the generator."""
    own = scratch(SCRATCH)
    notes = scratch(NOTES)
    counts = scratch(COUNTS)
    players = load(work, PLAYERS)
    for _ in range(games):
        chance = advance(chance)
        store(work, FIRST_SEAT, fraction(chance) * players >> 32)
        chance = deal_anew(work, tables, players, own, chance)
        note_all(work)
        sights = 0
        for ply in range(ROUNDS * players):
            best = weigh(work, tables, model, mind, ALL_FACES)
            chance = advance(chance)
            best = sway(work, best, noise, chance)
            sights = watch_move(work, tables, model, mind, best, notes, sights)
            if (ply + 1) % players == 0:
                note_planets(work, ply // players, counts, tally)
        add_up(work, tables, notes, sights, tally)
        count_goals(work, tables, counts, tally)
    return chance


@kernel
def watch_game(work: Ints, tables: Ints, model: Ints, mind: Ints, codes: Ints, tally: Ints) -> None:
    """Count a game that has been played, from its deal and its moves."""
    notes = scratch(NOTES)
    counts = scratch(COUNTS)
    players = load(work, PLAYERS)
    note_all(work)
    sights = 0
    for ply in range(ROUNDS * players):
        sights = watch_move(work, tables, model, mind, load(codes, ply), notes, sights)
        if (ply + 1) % players == 0:
            note_planets(work, ply // players, counts, tally)
    add_up(work, tables, notes, sights, tally)
    count_goals(work, tables, counts, tally)
