"""Moves in a workspace: made by the rules, with the bids kept up to date."""

from twelvefold.bots.kernel.weigh import note_bids, note_due
from twelvefold.engine.kernel.bits import Ints, load
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import PLAYERS, PLY
from twelvefold.engine.kernel.rounds import end_round, place
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT


@helper
def put_down(work: Ints, tables: Ints, code: int) -> int:
    """Make a move for the seat to move and note its bids, without closing the round; returns the seat."""
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    seat = seat_to_move(work)
    slot = code // (EDGE_COUNT * FACE_COUNT)
    place(work, tables, ply // players, seat, slot, code // EDGE_COUNT % FACE_COUNT, code % EDGE_COUNT)
    note_bids(work, seat)
    return seat


@helper
def close_round(work: Ints) -> None:
    """After every seat has placed its tile: leftovers, life, and what is due from the next round on."""
    players = load(work, PLAYERS)
    done = load(work, PLY) // players - 1
    end_round(work, players, done)
    note_due(work, done + 1)
