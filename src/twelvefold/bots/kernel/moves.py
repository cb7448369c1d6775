"""Moves in a room: made as the rules say, with the bids kept up to date."""

from twelvefold.bots.kernel.weigh import note_bids, note_due
from twelvefold.engine.kernel.bits import Words, load
from twelvefold.engine.kernel.jit import helper
from twelvefold.engine.kernel.layout import PLAYERS, PLY
from twelvefold.engine.kernel.rounds import end_round, place
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT


@helper
def put_down(room: Words, tables: Words, code: int) -> int:
    """Make the move of the seat to move and note its bids; a round is not closed yet. Returns the seat."""
    players = load(room, PLAYERS)
    ply = load(room, PLY)
    seat = seat_to_move(room)
    slot = code // (EDGE_COUNT * FACE_COUNT)
    place(room, tables, ply // players, seat, slot, code // EDGE_COUNT % FACE_COUNT, code % EDGE_COUNT)
    note_bids(room, seat)
    return seat


@helper
def close_round(room: Words) -> None:
    """When every seat has laid its tile: leftovers, life, and what is due from the next round on."""
    players = load(room, PLAYERS)
    done = load(room, PLY) // players - 1
    end_round(room, players, done)
    note_due(room, done + 1)
