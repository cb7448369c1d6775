"""What a command does: the entries it adds to a table's log, or why it is refused. Nothing changes here."""

from collections.abc import Iterable
from typing import assert_never

from twelvefold.protocol.commands import (
    Close,
    Create,
    Done,
    End,
    Fill,
    HandOver,
    Kick,
    Leave,
    Play,
    React,
    Rematch,
    Resign,
    Return,
    Sit,
    TableCommand,
    TakeBack,
)
from twelvefold.protocol.events import Created, Returned
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Status
from twelvefold.server.table import ending, playing, sitting
from twelvefold.server.table.daily import need_allowed
from twelvefold.server.table.dealing import started
from twelvefold.server.table.entries import Asked, Draft, Private
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused, need_host, need_left, need_seat
from twelvefold.server.table.sitting import checked
from twelvefold.server.table.table import Table


def decide_create(command: Create, code: str, holder: Holder, table: Table) -> list[Draft]:
    """The first entries of a new table, including the start of a game if no seat is open; its log is still empty."""
    seats = tuple(checked(table, request) for request in command.seats)
    first = command.options.first_seat
    if first is not None and first >= len(seats):
        raise Refused(Reason.BAD_OPTIONS, "first_seat")
    drafts = [Draft(Created(code, command.options, seats), Private(holder=holder.hash))]
    if all(request.kind is not SeatKind.OPEN for request in seats):
        drafts.append(started(len(seats), 1, command.options, table.box, None))
    return drafts


def decide(table: Table, holder: Holder, command: TableCommand, now: float) -> list[Draft]:
    """The entries a command adds to a table's log."""
    drafts = _drafts(table, holder, command, now)
    need_left(table, drafts)
    return drafts


def _drafts(table: Table, holder: Holder, command: TableCommand, now: float) -> list[Draft]:
    if table.status is Status.CLOSED:
        raise Refused(Reason.NOT_NOW, "closed")
    if command.seq > table.seq:
        raise Refused(Reason.STALE)
    need_allowed(table, command)
    match command:
        case Sit():
            return sitting.sit(table, holder, command, now)
        case Close():
            need_host(table, holder)
            return ending.close(table)
        case Fill():
            need_host(table, holder)
            need_seat(table, command.seat)
            return sitting.fill(table, command, now)
        case Kick():
            need_host(table, holder)
            need_seat(table, command.seat)
            return sitting.kick(table, holder, command)
        case _:
            return _act(table, holder, command, now)


def _act(
    table: Table,
    holder: Holder,
    command: Leave | Return | HandOver | Play | TakeBack | Done | Resign | End | Rematch | React,
    now: float,
) -> list[Draft]:
    """What someone does in their own seat."""
    need_seat(table, command.seat)
    state = table.seats[command.seat]
    if state.holder != holder.hash:
        raise Refused(Reason.NOT_YOURS)
    match command:
        case Play():
            return playing.play(table, command)
        case TakeBack():
            return playing.take_back(table, command, now)
        case Done():
            return playing.done(table, command)
        case React():
            return playing.react(command)
        case Leave():
            return sitting.leave(table, holder, command.seat)
        case Return():
            if not state.away:
                raise Refused(Reason.NOT_NOW, "there")
            return sitting.come_back(table, (command.seat,))
        case HandOver():
            return sitting.hand_over(table, holder, command)
        case Resign():
            return ending.resign(table, command)
        case End():
            return ending.end(table, command)
        case Rematch():
            return ending.rematch(table, command)
        case _:
            assert_never(command)


def people(drafts: Iterable[Draft], asked: Asked | None = None) -> set[str]:
    """Whose lists of tables the new entries add this one to: whoever sits down, or returns after leaving."""
    found = {d.private.holder for d in drafts if d.private is not None and d.private.holder is not None}
    returned = asked is not None and any(isinstance(d.event, Returned) for d in drafts)
    return found | ({asked.holder} if asked is not None and returned else set())
