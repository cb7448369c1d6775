"""Games of the learned policy against itself, counted: what the next generation learns from."""

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
from twelvefold.engine.kernel.bits import Words, load, popcount, scratch, store
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
"""Chances that are looked at in one game at most."""
STAKES = MOST_SIGHTS
"""In the notes of a game, behind the sights: for each round and seat the lead's bucket."""
COUNTS = ROUNDS * MOST_PLAYERS
NOTES = STAKES + COUNTS


@helper
def sway(room: Words, best: int, noise: int, chance: int) -> int:
    """The best placement after some noise is added to each value, for games that differ; returns its code."""
    most = ILLEGAL
    for code in range(CODES):
        value = load(room, VALUES + 2 * code)
        if value != ILLEGAL:
            chance = advance(chance)
            bits = fraction(chance)
            value += noise * ((bits & 0xFFFF) + (bits >> 16) - 0xFFFF) >> 16
            best = code if value > most else best
            most = max(most, value)
    return best


@helper
def note_sights(room: Words, seat: int, phase: int, done: int, notes: Words, at: int) -> int:
    """Note where a seat's chances stand for each open card after its move in this round; returns the next place."""
    players = load(room, PLAYERS)
    for number in range(CARDS_IN_PLAY):
        due = load(room, DUE + number)
        if due >= 0:
            own = CARDS_IN_PLAY * seat + number
            base = scene(kind_of(room, load(room, CARDS + number), seat), due - done, phase)
            index = base + cell(
                best_other(room, players, seat, number), load(room, BID_OF + own), load(room, EDGES_OF + own)
            )
            store(notes, at, index << 16 | number << 8 | seat)
            at += 1
    return at


@helper
def count_planet(room: Words, seat: int, done: int, tally: Words) -> None:
    """Count how many areas of each habitat a planet has after a round, apart for its objective and for the rest."""
    for habitat in range(HABITATS):
        areas = popcount(load(room, PLANETS + PLANET * seat + BLOCK * habitat + MASK))
        at = 2 * (SIGNS + (habitat * ROUNDS + done) * (AREA_COUNT + 1) + areas)
        at += 1 if load(room, OBJECTIVE + seat) == 1 + habitat else 0
        store(tally, at, load(tally, at) + 1)


@helper
def add_up(room: Words, tables: Words, notes: Words, sights: int, tally: Words) -> None:
    """Count what became of everything that was noted in a finished game."""
    players = load(room, PLAYERS)
    for i in range(sights):
        note = load(notes, i)
        won = load(room, FATES + (note >> 8 & 255)) & 7 == 1 + (note & 255)
        at = 2 * (note >> 16)
        store(tally, at, load(tally, at) + 1)
        store(tally, at + 1, load(tally, at + 1) + (1 if won else 0))
    best, winners = -1, 0
    for seat in range(players):
        rank = rank_of(room, tables, seat)
        winners = 1 if rank > best else winners + (1 if rank == best else 0)
        best = max(best, rank)
    for seat in range(players):
        rank = rank_of(room, tables, seat)
        for done in range(ROUNDS):
            at = 2 * (VICTORIES + done * DIFFERENCES + load(notes, STAKES + done * MOST_PLAYERS + seat))
            store(tally, at, load(tally, at) + SHARES)
            store(tally, at + 1, load(tally, at + 1) + (SHARES // winners if rank == best else 0))


@helper
def note_stakes(room: Words, tables: Words, model: Words, mind: Words, notes: Words) -> None:
    """Note each seat's lead after a finished round."""
    players = load(room, PLAYERS)
    done = load(room, PLY) // players - 1
    expect(room, tables, model, mind, -1)
    for seat in range(players):
        bucket = (lead_of(room, mind, seat) >> 13) + DIFFERENCES // 2
        store(notes, STAKES + done * MOST_PLAYERS + seat, min(max(bucket, 0), DIFFERENCES - 1))


@part
def watch_move(room: Words, tables: Words, model: Words, mind: Words, code: int, notes: Words, at: int) -> int:
    """Make a move and note what it makes of the seat's chances; returns the next place in the notes."""
    players = load(room, PLAYERS)
    ply = load(room, PLY)
    done = ply // players
    seat = put_down(room, tables, code)
    at = note_sights(room, seat, players - 1 - ply % players, done, notes, at)
    if (ply + 1) % players == 0:
        for other in range(players):
            if other != seat:
                at = note_sights(room, other, 0, done, notes, at)
        close_round(room)
        for other in range(players):
            note_bids(room, other)  # for an animal that was just turned up
        note_stakes(room, tables, model, mind, notes)
    return at


@part
def count_goals(room: Words, tables: Words, done: Words, tally: Words) -> None:
    """Count what each seat's objective brought, for each count of areas that it had on the way."""
    for seat in range(load(room, PLAYERS)):
        objective = load(room, OBJECTIVE + seat) - 1
        if objective >= 0:
            points = score(room, tables, seat) >> 32
            for index in range(ROUNDS):
                areas = load(done, index * MOST_PLAYERS + seat)
                at = 2 * (GOALS + (objective * ROUNDS + index) * (AREA_COUNT + 1) + areas)
                store(tally, at, load(tally, at) + 1)
                store(tally, at + 1, load(tally, at + 1) + points)


@helper
def note_planets(room: Words, done: int, counts: Words, tally: Words) -> None:
    """Count every planet after a finished round, and note how many areas of its objective it has."""
    for seat in range(load(room, PLAYERS)):
        count_planet(room, seat, done, tally)
        objective = max(load(room, OBJECTIVE + seat) - 1, 0)
        areas = popcount(load(room, PLANETS + PLANET * seat + BLOCK * objective + MASK))
        store(counts, done * MOST_PLAYERS + seat, areas)


@kernel
def self_play(
    room: Words, tables: Words, model: Words, mind: Words, games: int, noise: int, chance: int, tally: Words
) -> int:
    """Deal and play games with some noise, adding up two words for each word of a model; returns the generator."""
    own = scratch(SCRATCH)
    notes = scratch(NOTES)
    counts = scratch(COUNTS)
    players = load(room, PLAYERS)
    for _ in range(games):
        chance = advance(chance)
        store(room, FIRST_SEAT, fraction(chance) * players >> 32)
        chance = deal_anew(room, tables, players, own, chance)
        note_all(room)
        sights = 0
        for ply in range(ROUNDS * players):
            best = weigh(room, tables, model, mind, ALL_FACES)
            chance = advance(chance)
            best = sway(room, best, noise, chance)
            sights = watch_move(room, tables, model, mind, best, notes, sights)
            if (ply + 1) % players == 0:
                note_planets(room, ply // players, counts, tally)
        add_up(room, tables, notes, sights, tally)
        count_goals(room, tables, counts, tally)
    return chance


@kernel
def watch_game(room: Words, tables: Words, model: Words, mind: Words, codes: Words, tally: Words) -> None:
    """Count a game that others have played, from its deal and its moves."""
    notes = scratch(NOTES)
    counts = scratch(COUNTS)
    players = load(room, PLAYERS)
    note_all(room)
    sights = 0
    for ply in range(ROUNDS * players):
        sights = watch_move(room, tables, model, mind, load(codes, ply), notes, sights)
        if (ply + 1) % players == 0:
            note_planets(room, ply // players, counts, tally)
    add_up(room, tables, notes, sights, tally)
    count_goals(room, tables, counts, tally)
