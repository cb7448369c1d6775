"""Who may ask for a hint, and with what a bot is asked for it: the view of the seat, and nothing else."""

from twelvefold.bots.turn import Turn
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind
from twelvefold.server.table.refusal import Refused, need_seat
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

SEED = "a hint"
"""The same position brings the same hint; it says nothing of the chance that the bots at the table have."""


def plays_alone(table: Table, holder: str | None) -> bool:
    """Whether somebody is the only person at a table: every seat but theirs is a bot's."""
    people = [state for state in table.seats if state.kind is not SeatKind.BOT]
    return holder is not None and len(people) == 1 and people[0].holder == holder


def may_be_hinted(table: Table, holder: str | None) -> bool:
    """Whether somebody gets hints at their turns: alone against bots, at a table that shows aids."""
    return table.options.aids and plays_alone(table, holder)


def turn_of(table: Table, holder: str, seat: int) -> Turn:
    """What a bot is asked for a hint to a seat; Refused says why there is none now."""
    need_seat(table, seat)
    state = table.seats[seat]
    if state.holder != holder:
        raise Refused(Reason.NOT_YOURS)
    if not table.options.aids:
        raise Refused(Reason.NO_AIDS)
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
