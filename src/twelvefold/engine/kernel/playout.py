"""Whole random games in compiled code: dealing, playing on from any position, scoring."""

from twelvefold.engine.kernel.bits import Ints, load, scratch, store
from twelvefold.engine.kernel.chance import LOW, advance, fraction
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import (
    CARDS,
    FATES,
    FIRST_SEAT,
    HABITATS,
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
from twelvefold.engine.kernel.rounds import ALL_SLOTS, SCORE_BITS, end_round, place, score
from twelvefold.engine.kernel.tables import ANIMALS, NTH_BIT
from twelvefold.world.box import ANIMAL_COUNT, CARDS_IN_PLAY, DRAWN_PILES, ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

FREE = 16
"""Scratch integers for one seat's list of free faces."""
SCRATCH = max(ANIMAL_COUNT, MOST_PLAYERS * FREE)


@helper
def swap(ints: Ints, at: int, other: int) -> None:
    """Exchange two integers."""
    value = load(ints, at)
    store(ints, at, load(ints, other))
    store(ints, other, value)


@helper
def clear(ints: Ints, begin: int, end: int) -> None:
    """Set a range of integers to zero."""
    for at in range(begin, end):
        store(ints, at, 0)


@helper
def shuffle_tiles(state: Ints, chance: int) -> int:
    """Piles 1 to 10, drawn at random; two swaps for each number drawn."""
    for i in range(SLOTS * DRAWN_PILES):
        store(state, PILES + i, i)
    for i in range(SLOTS * DRAWN_PILES - 1, 0, -2):
        chance = advance(chance)
        product = fraction(chance) * (i + 1)
        swap(state, PILES + i, PILES + (product >> 32))
        swap(state, PILES + i - 1, PILES + ((product & LOW) * i >> 32))
    return chance


@helper
def draw_cards(state: Ints, tables: Ints, work: Ints, chance: int) -> int:
    """The animals in play, drawn at random; two for each number drawn."""
    for i in range(ANIMAL_COUNT):
        store(work, i, load(tables, ANIMALS + i))
    for i in range(0, CARDS_IN_PLAY, 2):
        chance = advance(chance)
        product = fraction(chance) * (ANIMAL_COUNT - i)
        swap(work, i, i + (product >> 32))
        swap(work, i + 1, i + 1 + ((product & LOW) * (ANIMAL_COUNT - i - 1) >> 32))
    for i in range(CARDS_IN_PLAY):
        store(state, CARDS + i, load(work, i))
    return chance


@helper
def draw_objectives(state: Ints, players: int, work: Ints, chance: int) -> int:
    """One objective per seat, all different."""
    chance = advance(chance)
    product = fraction(chance)
    for i in range(HABITATS):
        store(work, i, i + 1)
    for i in range(players):
        product *= HABITATS - i
        swap(work, i, i + (product >> 32))
        product &= LOW
        store(state, OBJECTIVE + i, load(work, i))
    return chance


@helper
def deal_anew(state: Ints, tables: Ints, players: int, work: Ints, chance: int) -> int:
    """A new random deal with this state's options and first seat."""
    clear(state, PLY, OBJECTIVE)
    clear(state, FATES, FATES + CARDS_IN_PLAY)
    clear(state, PLANETS, PLANETS + PLANET * players)
    chance = shuffle_tiles(state, chance)
    chance = draw_cards(state, tables, work, chance)
    if load(state, OBJECTIVE) != 0:
        chance = draw_objectives(state, players, work, chance)
    return chance


@helper
def list_free_faces(state: Ints, planet: int, work: Ints, at: int) -> None:
    """Write down the planet's free faces, one after another."""
    for face in range(FACE_COUNT):
        store(work, at, face)
        at += 1 if load(state, planet + ON_FACE + face) == 0 else 0


@part
def play_on(state: Ints, tables: Ints, work: Ints, chance: int) -> int:
    """Random moves, each legal one equally likely, from a position to the end of the game."""
    players = load(state, PLAYERS)
    for seat in range(players):
        list_free_faces(state, PLANETS + PLANET * seat, work, FREE * seat)
    ply = load(state, PLY)
    turn = ply % players
    for round_index in range(ply // players, ROUNDS):
        seat = (load(state, FIRST_SEAT) + round_index + turn) % players
        while turn < players:
            chance = advance(chance)
            product = fraction(chance) * (SLOTS - turn)
            slot = load(NTH_BIT, 8 * (ALL_SLOTS & ~load(state, TAKEN)) + (product >> 32))
            product = (product & LOW) * (FACE_COUNT - round_index)
            at = FREE * seat + (product >> 32)
            face = load(work, at)
            store(work, at, load(work, FREE * seat + FACE_COUNT - 1 - round_index))
            rotation = (product & LOW) * EDGE_COUNT >> 32
            place(state, tables, round_index, seat, slot, face, rotation)
            turn += 1
            seat = 0 if seat + 1 == players else seat + 1
        turn = 0
        end_round(state, players, round_index)
    return chance


@kernel
def random_games(state: Ints, tables: Ints, games: int, chance: int, totals: Ints) -> int:
    """Deal and play many random games in one state, adding up each seat's points; returns the generator."""
    own = scratch(SCRATCH)
    players = load(state, PLAYERS)
    for _ in range(games):
        chance = deal_anew(state, tables, players, own, chance)
        chance = play_on(state, tables, own, chance)
        for seat in range(players):
            points = score(state, tables, seat)
            store(totals, seat, load(totals, seat) + (points >> 32) + (points >> 16 & SCORE_BITS))
    return chance


@kernel
def play_out(state: Ints, tables: Ints, chance: int) -> int:
    """Play one game to its end with random moves; returns the generator."""
    return play_on(state, tables, scratch(SCRATCH), chance)
