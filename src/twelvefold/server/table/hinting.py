"""Who may ask for a hint, and what a bot gets to answer it: the seat's view and nothing else."""

from twelvefold.bots.turn import Turn
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind
from twelvefold.server.table.daily import counts
from twelvefold.server.table.refusal import Refused, need_seat
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

SEED = "a hint"
"""A fixed seed, so that the same position gives the same hint; it reveals nothing of the bots' random numbers."""


def plays_alone(table: Table, holder: str | None) -> bool:
    """Whether someone is the only person at a table, with bots in all other seats."""
    people = [state for state in table.seats if state.kind is not SeatKind.BOT]
    return holder is not None and len(people) == 1 and people[0].holder == holder


def may_be_hinted(table: Table, holder: str | None) -> bool:
    """Whether someone gets hints on their turns: they play alone, with aids on, and it isn't the daily game."""
    return table.options.aids and plays_alone(table, holder) and not counts(table)


def turn_of(table: Table, holder: str, seat: int) -> Turn:
    """The turn a bot is asked about for a hint; Refused says why there is none now."""
    need_seat(table, seat)
    state = table.seats[seat]
    if state.holder != holder:
        raise Refused(Reason.NOT_YOURS)
    if not table.options.aids:
        raise Refused(Reason.NO_AIDS)
    if counts(table):
        raise Refused(Reason.NOT_NOW, "daily")
    if not plays_alone(table, holder):
        raise Refused(Reason.NOT_NOW, "others")
    if table.game is None or not table.playing:
        raise Refused(Reason.NOT_NOW, table.status)
    if table.held:
        raise Refused(Reason.HELD)
    if state.played_by is not None:
        raise Refused(Reason.NOT_NOW, "away")
    if table.seat_to_move != seat:
        raise Refused(Reason.NOT_YOUR_TURN)
    return Turn(table.game.view(Seat(seat)), table.box, SEED)
