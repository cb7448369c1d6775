"""How a game ended: each seat's points, and its reward as the bits of a floating-point number."""

import struct

from twelvefold.engine.kernel.bits import Ints, constant, load, store
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import MOST_PLAYERS, PLAYERS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.rounds import SCORE_BITS, score
from twelvefold.envs.kernel.layout import BROKEN, ENDED, POINTS, POINTS_COUNT, REWARDS

MOST_POINTS = 255
SHARES = MOST_POINTS + 1
"""In FLOATS, after the whole numbers: a share of the win, by how many seats share it."""


def _floats() -> Ints:
    """The bits of 0.0, 1.0, …, then of 1/1, 1/2, 1/3 and 1/4."""
    ints = zeros(SHARES + MOST_PLAYERS)
    for number in range(SHARES):
        ints[number] = _bits(float(number))
    for seats in range(1, MOST_PLAYERS + 1):
        ints[SHARES + seats - 1] = _bits(1 / seats)
    return ints


def _bits(number: float) -> int:
    """A floating-point number's bits; as an integer it isn't negative, because the number isn't."""
    (bits,) = struct.unpack("<q", struct.pack("<d", number))
    return int(bits)


FLOATS = constant(_floats())


@helper
def rank_at_end(points: int) -> int:
    """A seat's score as a number to compare: points, then animals."""
    return ((points >> 32) + (points >> 16 & SCORE_BITS)) << 8 | points & 255


@helper
def count_rewards(row: Ints, state: Ints, tables: Ints, loser: int, result: Ints) -> None:
    """Write every seat's points and reward. A seat that made an illegal move gets nothing: the others share the win."""
    players = load(state, PLAYERS)
    best, winners = -1, 0
    for seat in range(players):
        points = score(state, tables, seat)
        total = (points >> 32) + (points >> 16 & SCORE_BITS)
        rank = rank_at_end(points) if loser < 0 else 0
        store(result, POINTS + seat, total)
        if seat != loser:
            winners = 1 if rank > best else winners + (1 if rank == best else 0)
            best = max(best, rank)
    for seat in range(players):
        rank = rank_at_end(score(state, tables, seat)) if loser < 0 else 0
        share = SHARES + winners - 1 if rank == best and seat != loser else 0
        total = 0 if seat == loser else min(load(result, POINTS + seat), MOST_POINTS)
        store(result, REWARDS + seat, load(FLOATS, total if load(row, POINTS_COUNT) != 0 else share))


@helper
def clear_result(result: Ints) -> None:
    """Nothing has ended, nothing is earned."""
    store(result, ENDED, 0)
    store(result, BROKEN, 0)
    for seat in range(MOST_PLAYERS):
        store(result, REWARDS + seat, 0)
        store(result, POINTS + seat, 0)
