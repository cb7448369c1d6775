"""Who sits where: sitting down, leaving, coming back, handing over; and what the host decides about a seat."""

from twelvefold.protocol.commands import Fill, HandOver, Kick, Sit
from twelvefold.protocol.events import BotSeated, HostChanged, Left, Offered, Opened, Returned, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Status
from twelvefold.server.table.dealing import started
from twelvefold.server.table.entries import Draft, Private
from twelvefold.server.table.holder import Holder, hash_of_secret
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.needs import need_seen
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.seat_state import Chair
from twelvefold.server.table.table import Table
from twelvefold.server.table.wishes import need_bot

ABSENT_AFTER = 60.0
"""Seconds for which a seat's turn must have lasted before the host may call its player absent."""


def sit(table: Table, holder: Holder, command: Sit) -> list[Draft]:
    """Take an open seat, or with its secret one that is handed over; the last open seat starts the game."""
    seat = _open_seat(table, holder, command) if command.secret is None else _handed_over(table, command)
    drafts = [Draft(Seated(seat, clean_name(command.name)), Private(holder=holder.hash))]
    drafts += _start_if_full(table, seat)
    before = table.chairs[seat].holder
    host_leaves = before is not None and before == table.host and before != holder.hash
    if table.host is None or (host_leaves and not table.is_there(table.host, but=seat)):
        drafts.append(Draft(HostChanged(seat)))
    return drafts


def _open_seat(table: Table, holder: Holder, command: Sit) -> int:
    if command.seat is None and table.seats_of(holder.hash):
        # Whoever sits already names a further seat for somebody at the same screen: a double click takes one.
        raise Refused(Reason.NOT_NOW, "seated")
    open_seats = [s for s, chair in enumerate(table.chairs) if chair.kind is SeatKind.OPEN]
    if not open_seats or command.seat not in (None, *open_seats):
        raise Refused(Reason.NO_SEAT)
    return open_seats[0] if command.seat is None else command.seat


def _handed_over(table: Table, command: Sit) -> int:
    assert command.secret is not None
    hashed = hash_of_secret(command.secret)
    seat = next((s for s, chair in enumerate(table.chairs) if chair.offered == hashed), None)
    if seat is None or command.seat not in (None, seat):
        raise Refused(Reason.USED)
    return seat


def leave(table: Table, holder: Holder, seat: int) -> list[Draft]:
    """Leave a seat; when the host leaves their last one, the next person who is there is host."""
    if table.playing and table.chairs[seat].away:
        raise Refused(Reason.NOT_NOW, "away")
    drafts = [Draft(Left(seat))]
    if table.host == holder.hash and not table.is_there(holder.hash, but=seat):
        others = [s for s, chair in enumerate(table.chairs) if _other(chair, holder) and not chair.away]
        drafts += [Draft(HostChanged(s)) for s in others[:1]]
    return drafts


def _other(chair: Chair, holder: Holder) -> bool:
    return chair.kind is SeatKind.PERSON and chair.holder != holder.hash


def come_back(table: Table, seats: tuple[int, ...]) -> list[Draft]:
    """Take those of the seats back that a bot keeps; where there is no host, whoever comes back is it."""
    back = [seat for seat in seats if table.chairs[seat].away]
    drafts = [Draft(Returned(seat)) for seat in back]
    if back and table.host is None:
        drafts.append(Draft(HostChanged(back[0])))
    return drafts


def hand_over(table: Table, holder: Holder, command: HandOver) -> list[Draft]:
    """Make a secret that hands a seat over; an older one is void then."""
    if table.playing and table.chairs[command.seat].resigned:
        raise Refused(Reason.NOT_NOW, "resigned")
    secret = holder.secret(table.id, command.cmd_id)
    return [Draft(Offered(command.seat), Private(secret=hash_of_secret(secret)))]


def fill(table: Table, command: Fill, now: float) -> list[Draft]:
    """Give a seat where nobody is to a bot, or open it to others."""
    seat, chair = command.seat, table.chairs[command.seat]
    need_seen(chair.since, command.seq)
    waited = table.seat_to_move == seat and now - table.turn_at >= ABSENT_AFTER
    if chair.kind is SeatKind.PERSON and not chair.away and not chair.resigned and not waited:
        raise Refused(Reason.NOT_NOW, "there")
    if command.bot is None:
        if chair.kind is SeatKind.OPEN:
            raise Refused(Reason.NOT_NOW, "open")
        return [Draft(Opened(seat))]
    need_bot(command.bot)
    return [Draft(BotSeated(seat, command.bot)), *_start_if_full(table, seat)]


def kick(table: Table, holder: Holder, command: Kick) -> list[Draft]:
    """Take a seat from somebody else."""
    chair = table.chairs[command.seat]
    if not _other(chair, holder):
        raise Refused(Reason.NO_SEAT)
    need_seen(chair.since, command.seq)
    return [Draft(Opened(command.seat))]


def _start_if_full(table: Table, seat: int) -> list[Draft]:
    """The first game, when this was the last open seat."""
    if table.status is not Status.WAITING:
        return []
    if any(chair.kind is SeatKind.OPEN for s, chair in enumerate(table.chairs) if s != seat):
        return []
    return [started(table.players, 1, table.options, table.box, None)]
