"""What a seat does in a game: place a tile, take it back, confirm it, send a reaction."""

from twelvefold.engine.move import Move
from twelvefold.protocol.commands import Done, Play, React, TakeBack
from twelvefold.protocol.events import BotFault, Placed, Reacted, Settled, TakenBack
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.daily import counts
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.refusal import Refused, need_seen
from twelvefold.server.table.table import LastPlacement, Table
from twelvefold.world.units import Face, Rotation, Slot


def play(table: Table, command: Play) -> list[Draft]:
    """Take a tile and place it."""
    if not table.playing:
        raise Refused(Reason.NOT_NOW, table.status)
    need_seen(table.turn_seq, command.seq)
    if table.held:
        raise Refused(Reason.HELD)
    if table.seats[command.seat].played_by is not None:
        raise Refused(Reason.NOT_NOW, "away")
    if table.seat_to_move != command.seat:
        raise Refused(Reason.NOT_YOUR_TURN)
    return [Draft(placed(table, Move(Slot(command.slot), Face(command.face), Rotation(command.rotation))))]


def placed(table: Table, move: Move, fault: BotFault | None = None) -> Placed:
    """The event for a move by the seat to move, after its bot's fault if it had one; Refused if it's illegal."""
    game = table.game
    assert game is not None
    seat = game.seat_to_move
    tile = None if seat is None else game.offer[move.slot]
    if seat is None or tile is None:
        raise Refused(Reason.ILLEGAL, "slot")
    if not game.is_legal(move):
        raise Refused(Reason.ILLEGAL, "face")
    return Placed(seat, move.slot, tile, move.face, move.rotation, fault)


def take_back(table: Table, command: TakeBack, now: float) -> list[Draft]:
    """Take your placement back: with a clock, while the turn could still be running; in the daily game, in the hold."""
    last = _last(table, command)
    if counts(table) and now > last.at + table.options.hold:
        raise Refused(Reason.NOT_NOW, "settled")
    clock = table.options.clock
    if clock is not None and now - last.turn_at >= clock:
        raise Refused(Reason.NOT_NOW, "clock")
    return [Draft(TakenBack(command.seat))]


def done(table: Table, command: Done) -> list[Draft]:
    """Confirm your placement."""
    _last(table, command)
    return [Draft(Settled(command.seat))]


def _last(table: Table, command: TakeBack | Done) -> LastPlacement:
    """A seat's last placement; Refused if it can't be changed any more."""
    need_seen(table.turn_seq, command.seq)
    if table.last is None or table.last.seat != command.seat or not table.playing:
        raise Refused(Reason.NOT_NOW, "settled")
    if table.seats[command.seat].played_by is not None:
        raise Refused(Reason.NOT_NOW, "away")
    return table.last


def react(command: React) -> list[Draft]:
    """Send a reaction."""
    return [Draft(Reacted(command.seat, command.reaction))]
