"""Who sits where: sitting down, leaving, returning, handing over; and what the host decides about a seat."""

from twelvefold.bots import BotError, make_bot
from twelvefold.bots.options import BotOptions
from twelvefold.protocol.commands import Fill, HandOver, Kick, Sit
from twelvefold.protocol.events import BotSeated, HostChanged, Left, Offered, Opened, Returned, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, SeatRequest, Status
from twelvefold.server.table.dealing import started
from twelvefold.server.table.entries import Draft, Private
from twelvefold.server.table.holder import Holder, hash_of_secret
from twelvefold.server.table.insight import may_know
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused, need_seen
from twelvefold.server.table.seat_state import SeatState
from twelvefold.server.table.table import Table

ABSENT_AFTER = 60.0
"""How many seconds a turn must have lasted before the host may declare its player absent."""
LONGEST_THOUGHT_MS = 2000
"""The longest thinking time that can be chosen for a bot."""


def checked(table: Table, request: SeatRequest) -> SeatRequest:
    """A request reduced to what its kind of seat needs; Refused if it is invalid."""
    match request.kind:
        case SeatKind.BOT:
            if request.bot is None:
                raise Refused(Reason.NO_BOT)
            need_bot(table, request.bot)
            return SeatRequest(SeatKind.BOT, bot=request.bot)
        case SeatKind.PERSON:
            return SeatRequest(SeatKind.PERSON, name=clean_name(request.name or ""))
        case SeatKind.OPEN:
            return SeatRequest()


def need_bot(table: Table, text: str) -> None:
    """Allow only bots that the host has registered, and ours, with a style and a time limit.

    Other options are for the owner of the machine. A name is never looked up anywhere else.
    """
    if text in table.own_bots:
        return
    name, _, options = text.partition(":")
    try:
        given = BotOptions(name, options)
        given.text("style")
        given.integer("ms", 1, LONGEST_THOUGHT_MS)
        given.finish()
        make_bot(text, own=False)
    except BotError:
        raise Refused(Reason.NO_BOT, text) from None


def sit(table: Table, holder: Holder, command: Sit, now: float) -> list[Draft]:
    """Take an open seat, or a handed-over one with its secret; the game starts when the last open seat is taken."""
    seat = _open_seat(table, holder, command) if command.secret is None else _handed_over(table, holder, command, now)
    drafts = [Draft(Seated(seat, clean_name(command.name)), Private(holder=holder.hash))]
    drafts += _start_if_full(table, seat)
    before = table.seats[seat].holder
    host_leaves = before is not None and before == table.host and before != holder.hash
    if table.host is None or (host_leaves and not table.is_there(table.host, but=seat)):
        drafts.append(Draft(HostChanged(seat)))
    return drafts


def _open_seat(table: Table, holder: Holder, command: Sit) -> int:
    if command.seat is None and table.seats_of(holder.hash):
        # Someone who already sits here must name the new player at the same screen, so a double click takes one seat.
        raise Refused(Reason.NOT_NOW, "seated")
    open_seats = [s for s, state in enumerate(table.seats) if state.kind is SeatKind.OPEN]
    if not open_seats or command.seat not in (None, *open_seats):
        raise Refused(Reason.NO_SEAT)
    wished = open_seats if command.seat is None else [command.seat]
    allowed = [s for s in wished if _may_take(table, s, holder)]
    if not allowed:
        raise Refused(Reason.OTHER_SEAT)
    return allowed[0]


def _may_take(table: Table, seat: int, holder: Holder) -> bool:
    """Whether someone may learn the secrets of a seat; between games there are none."""
    return not table.playing or may_know(table.insights, seat, holder.hash)


def _handed_over(table: Table, holder: Holder, command: Sit, now: float) -> int:
    assert command.secret is not None
    hashed = hash_of_secret(command.secret)
    seat = next((s for s, state in enumerate(table.seats) if state.offered == hashed), None)
    if seat is None or command.seat not in (None, seat):
        raise Refused(Reason.USED)
    if now >= table.seats[seat].offered_until:
        raise Refused(Reason.EXPIRED)
    if not _may_take(table, seat, holder):
        raise Refused(Reason.OTHER_SEAT)
    return seat


def leave(table: Table, holder: Holder, seat: int) -> list[Draft]:
    """Leave a seat; when the host leaves their last one, the next person present becomes host."""
    if table.playing and table.seats[seat].away:
        raise Refused(Reason.NOT_NOW, "away")
    drafts = [Draft(Left(seat))]
    if table.host == holder.hash and not table.is_there(holder.hash, but=seat):
        others = [s for s, state in enumerate(table.seats) if _other(state, holder) and not state.away]
        drafts += [Draft(HostChanged(s)) for s in others[:1]]
    return drafts


def _other(state: SeatState, holder: Holder) -> bool:
    return state.kind is SeatKind.PERSON and state.holder != holder.hash


def come_back(table: Table, seats: tuple[int, ...]) -> list[Draft]:
    """Take back the seats that a bot keeps; if there is no host, the returning player becomes host."""
    back = [seat for seat in seats if table.seats[seat].away]
    drafts = [Draft(Returned(seat)) for seat in back]
    if back and table.host is None:
        drafts.append(Draft(HostChanged(back[0])))
    return drafts


def hand_over(table: Table, holder: Holder, command: HandOver) -> list[Draft]:
    """Make a temporary secret that hands a seat over; it replaces an older one."""
    if table.playing and table.seats[command.seat].resigned:
        raise Refused(Reason.NOT_NOW, "resigned")
    secret = holder.secret(table.id, command.cmd_id)
    return [Draft(Offered(command.seat), Private(secret=hash_of_secret(secret)))]


def fill(table: Table, command: Fill, now: float) -> list[Draft]:
    """Give a vacant seat to a bot, or open it to others."""
    seat, state = command.seat, table.seats[command.seat]
    need_seen(state.since, command.seq)
    waited = table.seat_to_move == seat and now - table.turn_at >= ABSENT_AFTER
    if state.kind is SeatKind.PERSON and not state.away and not state.resigned and not waited:
        raise Refused(Reason.NOT_NOW, "there")
    if command.bot is None:
        if state.kind is SeatKind.OPEN:
            raise Refused(Reason.NOT_NOW, "open")
        return [Draft(Opened(seat))]
    need_bot(table, command.bot)
    return [Draft(BotSeated(seat, command.bot)), *_start_if_full(table, seat)]


def kick(table: Table, holder: Holder, command: Kick) -> list[Draft]:
    """Take a seat from somebody else."""
    state = table.seats[command.seat]
    if not _other(state, holder):
        raise Refused(Reason.NO_SEAT)
    need_seen(state.since, command.seq)
    return [Draft(Opened(command.seat))]


def _start_if_full(table: Table, seat: int) -> list[Draft]:
    """Start the first game if this was the last open seat."""
    if table.status is not Status.WAITING:
        return []
    if any(state.kind is SeatKind.OPEN for s, state in enumerate(table.seats) if s != seat):
        return []
    return [started(table.players, 1, table.options, table.box, None)]
