"""A state in a record's terms: moves with their tiles, awards in order, scores."""

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Score
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import DISCARDED, FATES, MOVES, PILES, PLY
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.rounds import count_points
from twelvefold.engine.state import box_tables
from twelvefold.world.box import SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT
from twelvefold.world.units import Seat


def moves_of(deal: Deal, state: list[int]) -> list[dict[str, int]]:
    """The moves so far, each with its seat and tile."""
    moves = []
    for ply, code in enumerate(state[MOVES : MOVES + state[PLY]]):
        done = ply // deal.players
        slot, place = divmod(code, FACE_COUNT * EDGE_COUNT)
        moves.append(
            {
                "seat": deal.seat_at(ply),
                "tile": state[PILES + SLOTS * done + slot],
                "face": place // EDGE_COUNT,
                "rotation": place % EDGE_COUNT,
            }
        )
    return moves


def awards_of(deal: Deal, state: list[int]) -> list[tuple[int, str, int]]:
    """Round, animal and seat of each award, by round; a round's own cards come before the carried ones."""
    found = []
    number = 0
    for index, column in enumerate(deal.animals):
        for animal in column:
            fate = state[FATES + number]
            if fate and fate & 7 != DISCARDED:
                found.append((fate >> 3, -index, number, animal, (fate & 7) - 1))
            number += 1
    found.sort()
    return [(round_number, animal, seat) for round_number, _, _, animal, seat in found]


def scores_of(deal: Deal, state: Ints) -> tuple[Score, ...]:
    """What each seat would score if the game ended now; once it has ended, the final scores."""
    points = zeros(3 * deal.players)
    count_points(state, box_tables(deal.box), points)
    rows = zip(points[::3], points[1::3], points[2::3], strict=True)
    return tuple(
        [
            Score(Seat(seat), objective, animals, cards, objective + animals)
            for seat, (objective, animals, cards) in enumerate(rows)
        ]
    )
