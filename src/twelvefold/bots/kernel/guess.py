"""Fills in at random what the view hides: tiles not turned up, face-down animals, objectives."""

from twelvefold.engine.kernel.bits import Ints, load, store
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import CARDS, COLUMNS, HABITATS, MOST_PLAYERS, OBJECTIVE, PILES, PLAYERS, PLY
from twelvefold.world.box import ANIMAL_COUNT, CARDS_IN_PLAY, DRAWN_PILES, ROUNDS, SLOTS, TILE_COUNT

TILES = 0
"""How many tiles are unseen, then their numbers."""
ANIMALS_LEFT = TILES + 1 + TILE_COUNT
"""How many animals are unseen, then their packed requirements."""
FACE_DOWN_CARDS = ANIMALS_LEFT + 1 + ANIMAL_COUNT
"""How many cards are face down, then for each `256 * round index + card number`."""
BELIEFS = FACE_DOWN_CARDS + 1 + CARDS_IN_PLAY
"""For each seat and habitat, how likely it is to be the objective, in any unit; −1 if that is known."""
FORGOTTEN = BELIEFS + MOST_PLAYERS * HABITATS
"""Whether piles 11 and 12 were forgotten, so that their tiles count as unseen."""
HIDDEN = FORGOTTEN + 1


@helper
def draw(pool: Ints, at: int, chance: int) -> int:
    """Take out one of the integers after a count at random; the caller has already advanced the generator."""
    count = load(pool, at)
    place = at + 1 + (fraction(chance) * count >> 32)
    drawn = load(pool, place)
    store(pool, place, load(pool, at + count))
    store(pool, at + count, drawn)
    store(pool, at, count - 1)
    return drawn


@helper
def guess_objectives(work: Ints, hidden: Ints, chance: int) -> int:
    """Give each seat with a hidden objective one that nobody else has, drawn by the beliefs about it."""
    players = load(work, PLAYERS)
    used = 0
    for seat in range(players):
        used |= 1 << load(work, OBJECTIVE + seat) if load(hidden, BELIEFS + HABITATS * seat) < 0 else 0
    for seat in range(players):
        beliefs = BELIEFS + HABITATS * seat
        if load(hidden, beliefs) < 0:
            continue
        total = 0
        for habitat in range(HABITATS):
            total += load(hidden, beliefs + habitat) if used >> (1 + habitat) & 1 == 0 else 0
        chance = advance(chance)
        rest = fraction(chance) * total >> 32
        chosen = -1
        for habitat in range(HABITATS):
            weight = load(hidden, beliefs + habitat) if used >> (1 + habitat) & 1 == 0 else 0
            chosen = habitat if chosen < 0 and rest < weight else chosen
            rest -= weight
        used |= 1 << (1 + chosen)
        store(work, OBJECTIVE + seat, 1 + chosen)
    return chance


@part
def guess(work: Ints, hidden: Ints, rounds: int, chance: int) -> int:
    """Fill in what is hidden, as far as the next `rounds` rounds need it; restores the counts of what is unseen."""
    round_index = load(work, PLY) // load(work, PLAYERS)
    tiles = load(hidden, TILES)
    first = SLOTS * (round_index + 1)
    last = SLOTS * min(round_index + rounds + 1, DRAWN_PILES if load(hidden, FORGOTTEN) == 0 else ROUNDS)
    for at in range(first, last):
        if load(hidden, TILES) > 0:
            chance = advance(chance)
            store(work, PILES + at, draw(hidden, TILES, chance))
    store(hidden, TILES, tiles)
    animals = load(hidden, ANIMALS_LEFT)
    for i in range(load(hidden, FACE_DOWN_CARDS)):
        chance = advance(chance)
        card = load(hidden, FACE_DOWN_CARDS + 1 + i)
        store(work, CARDS + (card & 255), draw(hidden, ANIMALS_LEFT, chance))
        column = COLUMNS + (card >> 8)
        store(work, column, load(work, column) | 1 << (card & 255))
    store(hidden, ANIMALS_LEFT, animals)
    return guess_objectives(work, hidden, chance)
