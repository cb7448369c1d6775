"""What a finished round is worth to a seat: the points that each seat can expect, and the chance to win with them."""

from twelvefold.bots.kernel.model import GOAL, ONE, PATIENCE, RIVALRY, cell, goal, scene, victory
from twelvefold.bots.kernel.weigh import best_other, kind_of, points_for
from twelvefold.bots.kernel.workspace import BID_OF, DUE, EDGES_OF, EXPECTED
from twelvefold.engine.kernel.bits import Ints, load, popcount, store
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import BLOCK, CARDS, MASK, OBJECTIVE, PLANET, PLANETS, PLAYERS, PLY
from twelvefold.engine.kernel.rounds import SCORE_BITS, score
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS


@helper
def rank_of(work: Ints, tables: Ints, seat: int) -> int:
    """A seat's result in a finished game as one number to compare: points, then animals."""
    points = score(work, tables, seat)
    return ((points >> 32) + (points >> 16 & SCORE_BITS)) << 8 | points & 255


@helper
def share_of_victory(work: Ints, tables: Ints, seat: int) -> int:
    """What a finished game is worth to a seat: most points wins, then most animals, else the victory is shared."""
    players = load(work, PLAYERS)
    best, seats, mine = -1, 0, 0
    for other in range(players):
        rank = rank_of(work, tables, other)
        seats = 1 if rank > best else seats + (1 if rank == best else 0)
        best = max(best, rank)
        mine = rank if other == seat else mine
    return ONE // seats if mine == best else 0


@helper
def chance_of(work: Ints, model: Ints, seat: int, number: int, rounds_to_go: int) -> int:
    """A seat's chance to win a card after a finished round, without regard to the others' chances."""
    at = CARDS_IN_PLAY * seat + number
    base = scene(kind_of(work, load(work, CARDS + number), seat), rounds_to_go, 0)
    best = best_other(work, load(work, PLAYERS), seat, number)
    return load(model, base + cell(best, load(work, BID_OF + at), load(work, EDGES_OF + at)))


@helper
def expect(work: Ints, tables: Ints, model: Ints, mind: Ints, seat: int) -> None:
    """Note the points that each seat can expect after a finished round; the mind is that of `seat`."""
    players = load(work, PLAYERS)
    done = load(work, PLY) // players - 1
    for other in range(players):
        points = score(work, tables, other) >> 16 & SCORE_BITS
        objective = load(work, OBJECTIVE + other) - 1
        expected = points * ONE
        if objective >= 0:
            areas = popcount(load(work, PLANETS + PLANET * other + BLOCK * objective + MASK))
            hoped = goal(model, objective, done, areas)
            expected += load(mind, GOAL) * hoped >> 16 if other == seat else hoped
        store(work, EXPECTED + other, expected)
    for number in range(CARDS_IN_PLAY):
        due = load(work, DUE + number)
        if due < 0:
            continue
        card = load(work, CARDS + number)
        total = 1
        for other in range(players):
            total += chance_of(work, model, other, number, due - done)
        for other in range(players):
            chance = chance_of(work, model, other, number, due - done)
            worth = points_for(card, load(work, OBJECTIVE + other)) * ((chance << 16) // total)
            worth = worth * load(mind, PATIENCE + due - done) >> 16 if other == seat else worth
            store(work, EXPECTED + other, load(work, EXPECTED + other) + worth)


@helper
def lead_of(work: Ints, mind: Ints, seat: int) -> int:
    """A seat's expected points minus the best other's."""
    best = -(1 << 40)
    for other in range(load(work, PLAYERS)):
        best = max(best, load(work, EXPECTED + other)) if other != seat else best
    return load(work, EXPECTED + seat) - (best * load(mind, RIVALRY) >> 16)


@part
def judge(work: Ints, tables: Ints, model: Ints, mind: Ints, seat: int) -> int:
    """A seat's chance to win after a finished round; due rounds and bids must be noted for the rounds ahead."""
    round_index = load(work, PLY) // load(work, PLAYERS) - 1
    if round_index == ROUNDS - 1:
        return share_of_victory(work, tables, seat)
    expect(work, tables, model, mind, seat)
    return victory(model, round_index, lead_of(work, mind, seat))
