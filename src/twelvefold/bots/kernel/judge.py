"""What a finished round is worth to a seat: the points that each can expect, and from them the chance to win."""

from twelvefold.bots.kernel.model import GOAL, ONE, PATIENCE, RIVALRY, cell, goal, scene, victory
from twelvefold.bots.kernel.weigh import best_other, kind_of, points_for
from twelvefold.bots.kernel.workspace import BID_OF, DUE, EDGES_OF, EXPECTED
from twelvefold.engine.kernel.bits import Words, load, popcount, store
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import BLOCK, CARDS, MASK, OBJECTIVE, PLANET, PLANETS, PLAYERS, PLY
from twelvefold.engine.kernel.rounds import SCORE_BITS, score
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS


@helper
def rank_of(room: Words, tables: Words, seat: int) -> int:
    """A seat's place in a finished game as a number to compare: most points, then most animals."""
    points = score(room, tables, seat)
    return ((points >> 32) + (points >> 16 & SCORE_BITS)) << 8 | points & 255


@helper
def share_of_victory(room: Words, tables: Words, seat: int) -> int:
    """What a finished game is worth: most points, then most animals, then the victory is shared."""
    players = load(room, PLAYERS)
    best, seats, mine = -1, 0, 0
    for other in range(players):
        rank = rank_of(room, tables, other)
        seats = 1 if rank > best else seats + (1 if rank == best else 0)
        best = max(best, rank)
        mine = rank if other == seat else mine
    return ONE // seats if mine == best else 0


@helper
def chance_of(room: Words, model: Words, seat: int, number: int, rounds_to_go: int) -> int:
    """A seat's chance to win a card, seen by itself after a finished round."""
    at = CARDS_IN_PLAY * seat + number
    base = scene(kind_of(room, load(room, CARDS + number), seat), rounds_to_go, 0)
    best = best_other(room, load(room, PLAYERS), seat, number)
    return load(model, base + cell(best, load(room, BID_OF + at), load(room, EDGES_OF + at)))


@helper
def expect(room: Words, tables: Words, model: Words, mind: Words, seat: int) -> None:
    """Note for each seat the points that it can expect after a finished round; the mind is the one seat's."""
    players = load(room, PLAYERS)
    done = load(room, PLY) // players - 1
    for other in range(players):
        points = score(room, tables, other) >> 16 & SCORE_BITS
        objective = load(room, OBJECTIVE + other) - 1
        expected = points * ONE
        if objective >= 0:
            areas = popcount(load(room, PLANETS + PLANET * other + BLOCK * objective + MASK))
            hoped = goal(model, objective, done, areas)
            expected += load(mind, GOAL) * hoped >> 16 if other == seat else hoped
        store(room, EXPECTED + other, expected)
    for number in range(CARDS_IN_PLAY):
        due = load(room, DUE + number)
        if due < 0:
            continue
        card = load(room, CARDS + number)
        total = 1
        for other in range(players):
            total += chance_of(room, model, other, number, due - done)
        for other in range(players):
            chance = chance_of(room, model, other, number, due - done)
            worth = points_for(card, load(room, OBJECTIVE + other)) * ((chance << 16) // total)
            worth = worth * load(mind, PATIENCE + due - done) >> 16 if other == seat else worth
            store(room, EXPECTED + other, load(room, EXPECTED + other) + worth)


@helper
def lead_of(room: Words, mind: Words, seat: int) -> int:
    """A seat's expected points less the best other's."""
    best = -(1 << 40)
    for other in range(load(room, PLAYERS)):
        best = max(best, load(room, EXPECTED + other)) if other != seat else best
    return load(room, EXPECTED + seat) - (best * load(mind, RIVALRY) >> 16)


@part
def judge(room: Words, tables: Words, model: Words, mind: Words, seat: int) -> int:
    """A seat's chance to win after a finished round; due rounds and bids are noted for what lies ahead."""
    round_index = load(room, PLY) // load(room, PLAYERS) - 1
    if round_index == ROUNDS - 1:
        return share_of_victory(room, tables, seat)
    expect(room, tables, model, mind, seat)
    return victory(model, round_index, lead_of(room, mind, seat))
