"""Ending a game early, starting another, and closing a table."""

from twelvefold.protocol.commands import End, Rematch, Resign
from twelvefold.protocol.events import Closed, EndWanted, GameOver, RematchWanted, Resigned, Settled
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Ending, SeatKind, Status
from twelvefold.server.table.bounds import MOST_ENTRIES
from twelvefold.server.table.daily import same_deal_again
from twelvefold.server.table.dealing import started
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.refusal import Refused, need_seen
from twelvefold.server.table.table import Table


def resign(table: Table, command: Resign) -> list[Draft]:
    """Resign; the game is over when only one seat hasn't."""
    seat = command.seat
    if not table.playing or table.seats[seat].resigned:
        raise Refused(Reason.NOT_NOW, table.status)
    need_seen(table.started_seq, command.seq)
    drafts = [Draft(Resigned(seat))]
    if sum(not state.resigned for s, state in enumerate(table.seats) if s != seat) <= 1:
        drafts += _over(table, Ending.RESIGNED)
    return drafts


def end(table: Table, command: End) -> list[Draft]:
    """Vote to end the game, or withdraw the vote; it is over when everyone present has voted for it."""
    seat, wanted = command.seat, command.wanted
    if not table.playing or not table.seats[seat].counts or table.seats[seat].ends == wanted:
        raise Refused(Reason.NOT_NOW, table.status)
    need_seen(table.started_seq, command.seq)
    drafts = [Draft(EndWanted(seat, wanted))]
    if wanted and all(state.ends or s == seat for s, state in enumerate(table.seats) if state.counts):
        drafts += _over(table, Ending.AGREED)
    return drafts


def _over(table: Table, how: Ending) -> list[Draft]:
    """The end of the game; a held placement is settled first, because it was stored and seen."""
    if table.game is not None and table.game.is_over:
        raise Refused(Reason.HELD)  # the game ends by itself, unless the last placement is undone
    return [*_settled(table), Draft(GameOver(table.game_number, how))]


def _settled(table: Table) -> list[Draft]:
    return [Draft(Settled(table.last.seat))] if table.last is not None and table.held else []


def close(table: Table) -> list[Draft]:
    """Close the table for good."""
    return [*_settled(table), Draft(Closed())]


def rematch(table: Table, command: Rematch) -> list[Draft]:
    """Ask for another game, or withdraw; it starts, with the next first seat, when everyone present has asked."""
    seat, wanted = command.seat, command.wanted
    if table.status is not Status.OVER or table.seats[seat].again == wanted:
        raise Refused(Reason.NOT_NOW, table.status)
    if table.seats[seat].away:
        raise Refused(Reason.NOT_NOW, "away")
    need_seen(table.turn_seq, command.seq)
    if wanted and table.seq >= MOST_ENTRIES:
        raise Refused(Reason.TOO_MANY, "entries")
    drafts = [Draft(RematchWanted(seat, wanted))]
    people = [s for s, state in enumerate(table.seats) if state.kind is SeatKind.PERSON and not state.away]
    if wanted and all(table.seats[s].again or s == seat for s in people):
        assert table.deal is not None
        if table.daily is not None:
            return [*drafts, *same_deal_again(table)]
        first = (table.deal.first_seat + 1) % table.players
        drafts.append(started(table.players, table.game_number + 1, table.options, table.box, first))
    return drafts
