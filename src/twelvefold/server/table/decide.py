"""What a command does: the entries that it adds to a table's log, or why it is refused. Nothing changes here."""

from collections.abc import Iterable
from typing import assert_never

from twelvefold.bots import BotError, make_bot
from twelvefold.bots.options import Options
from twelvefold.engine.events import Placed
from twelvefold.engine.move import Move
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
from twelvefold.protocol.events import (
    BotSeated,
    Closed,
    Created,
    EndWanted,
    GameOver,
    HostChanged,
    Left,
    Offered,
    Opened,
    Reacted,
    RematchWanted,
    Resigned,
    Returned,
    Seated,
    Settled,
    TakenBack,
)
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Ending, SeatKind, Status, Wish
from twelvefold.server.table.dealing import started
from twelvefold.server.table.entries import Draft, Private
from twelvefold.server.table.holder import Holder, hash_of_secret
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table

MOST_REACTIONS = 50
"""How often a seat may say something in one game."""
MOST_ENTRIES = 10_000
"""How long a table's log may become; then a new table is needed."""
LONGEST_THOUGHT_MS = 2000
"""How long a bot may be told to think about a move."""
ABSENT_AFTER = 60.0
"""Seconds for which a seat's turn must have lasted before the host may call its player absent."""


def decide_create(command: Create, code: str, holder: Holder, table: Table) -> list[Draft]:
    """What a new table's log begins with; it starts at once if no seat is open. The table is empty but for its box."""
    seats = tuple(_wish(wish) for wish in command.seats)
    first = command.options.first_seat
    if first is not None and first >= len(seats):
        raise Refused(Reason.BAD_OPTIONS, "first_seat")
    drafts = [Draft(Created(code, command.options, seats), Private(holder=holder.hash))]
    if all(wish.kind is not SeatKind.OPEN for wish in seats):
        drafts.append(started(len(seats), 1, command.options, table.box, None))
    return drafts


def decide(table: Table, holder: Holder, command: TableCommand, now: float) -> list[Draft]:
    """What a command adds to a table's log."""
    if table.status is Status.CLOSED:
        raise Refused(Reason.NOT_NOW, "closed")
    if table.seq >= MOST_ENTRIES:
        raise Refused(Reason.TOO_MANY, "entries")
    match command:
        case Sit():
            return _sit(table, holder, command)
        case Close():
            _need_host(table, holder)
            return [Draft(Closed())]
        case Fill() | Kick():
            _need_host(table, holder)
            _need_seat(table, command.seat)
            return _fill(table, command, now) if isinstance(command, Fill) else _kick(table, holder, command.seat)
        case _:
            return _act(table, holder, command)


def decide_settle(seat: int) -> list[Draft]:
    """The hold is over."""
    return [Draft(Settled(seat))]


def _act(
    table: Table,
    holder: Holder,
    command: Leave | Return | HandOver | Play | TakeBack | Done | Resign | End | Rematch | React,
) -> list[Draft]:
    """What somebody does in their own seat."""
    _need_seat(table, command.seat)
    seat, chair = command.seat, table.chairs[command.seat]
    if chair.holder != holder.hash:
        raise Refused(Reason.NOT_YOURS)
    match command:
        case Play():
            return _play(table, command)
        case TakeBack():
            _need_last(table, command)
            return [Draft(TakenBack(seat))]
        case Done():
            _need_last(table, command)
            return [Draft(Settled(seat))]
        case Leave():
            if table.playing and chair.away:
                raise Refused(Reason.NOT_NOW, "away")
            return [Draft(Left(seat)), *_next_host(table, holder, seat)]
        case Return():
            if not chair.away:
                raise Refused(Reason.NOT_NOW, "there")
            return [Draft(Returned(seat))]
        case HandOver():
            secret = holder.secret(table.id, command.cmd_id)
            return [Draft(Offered(seat), Private(secret=hash_of_secret(secret)))]
        case Resign():
            return _resign(table, seat)
        case End():
            return _end(table, seat, wanted=command.wanted)
        case Rematch():
            return _rematch(table, seat, wanted=command.wanted)
        case React():
            if table.reactions[seat] >= MOST_REACTIONS:
                raise Refused(Reason.TOO_MANY, "reactions")
            return [Draft(Reacted(seat, command.reaction))]
        case _:
            assert_never(command)


def _play(table: Table, command: Play) -> list[Draft]:
    game = table.game
    if game is None or not table.playing:
        raise Refused(Reason.NOT_NOW, table.status)
    _need_fresh(table, command.seq)
    if table.held:
        raise Refused(Reason.HELD)
    if table.chairs[command.seat].played_by is not None:
        raise Refused(Reason.NOT_NOW, "away")
    if table.seat_to_move != command.seat:
        raise Refused(Reason.NOT_YOUR_TURN)
    return [Draft(placed(table, Move.from_code(command.move)))]


def placed(table: Table, move: Move) -> Placed:
    """The event of a move by the seat to move; Refused says what is taken already."""
    game = table.game
    assert game is not None
    seat, tile = game.seat_to_move, game.offer[move.slot]
    if seat is None or tile is None:
        raise Refused(Reason.ILLEGAL, "slot")
    if not game.is_legal(move):
        raise Refused(Reason.ILLEGAL, "face")
    return Placed(seat, move.slot, tile, move.face, move.rotation)


def _sit(table: Table, holder: Holder, command: Sit) -> list[Draft]:
    if command.secret is not None:
        seat = next((s for s, c in enumerate(table.chairs) if c.offered == hash_of_secret(command.secret)), None)
        if seat is None or command.seat not in (None, seat):
            raise Refused(Reason.USED)
    else:
        open_seats = [s for s, chair in enumerate(table.chairs) if chair.kind is SeatKind.OPEN]
        if not open_seats or command.seat not in (None, *open_seats):
            raise Refused(Reason.NO_SEAT)
        seat = open_seats[0] if command.seat is None else command.seat
    drafts = [Draft(Seated(seat, clean_name(command.name)), Private(holder=holder.hash))]
    taken = all(chair.kind is not SeatKind.OPEN or s == seat for s, chair in enumerate(table.chairs))
    if table.status is Status.WAITING and taken:
        drafts.append(started(table.players, 1, table.options, table.box, None))
    if table.host is None or not table.seats_of(table.host):
        drafts.append(Draft(HostChanged(seat)))
    return drafts


def _fill(table: Table, command: Fill, now: float) -> list[Draft]:
    seat, chair = command.seat, table.chairs[command.seat]
    waited = table.seat_to_move == seat and now - table.turn_at >= ABSENT_AFTER
    if chair.kind is SeatKind.PERSON and not chair.away and not chair.resigned and not waited:
        raise Refused(Reason.NOT_NOW, "there")
    if command.bot is None:
        return [Draft(Opened(seat))]
    _need_bot(command.bot)
    drafts = [Draft(BotSeated(seat, command.bot))]
    taken = all(other.kind is not SeatKind.OPEN or s == seat for s, other in enumerate(table.chairs))
    if table.status is Status.WAITING and taken:
        drafts.append(started(table.players, 1, table.options, table.box, None))
    return drafts


def _kick(table: Table, holder: Holder, seat: int) -> list[Draft]:
    chair = table.chairs[seat]
    if chair.kind is not SeatKind.PERSON or chair.holder == holder.hash:
        raise Refused(Reason.NO_SEAT)
    return [Draft(Opened(seat))]


def _next_host(table: Table, holder: Holder, leaving: int) -> list[Draft]:
    """When the host leaves their last seat, the next person is host."""
    if table.host != holder.hash or any(s != leaving for s in table.seats_of(holder.hash)):
        return []
    others = [s for s, chair in enumerate(table.chairs) if chair.counts and chair.holder != holder.hash]
    return [Draft(HostChanged(others[0]))] if others else []


def _resign(table: Table, seat: int) -> list[Draft]:
    if not table.playing or table.chairs[seat].resigned:
        raise Refused(Reason.NOT_NOW, table.status)
    drafts = [Draft(Resigned(seat))]
    if sum(not chair.resigned for s, chair in enumerate(table.chairs) if s != seat) <= 1:
        drafts.append(Draft(GameOver(table.game_number, Ending.RESIGNED)))
    return drafts


def _end(table: Table, seat: int, *, wanted: bool) -> list[Draft]:
    if not table.playing or not table.chairs[seat].counts or table.chairs[seat].ends == wanted:
        raise Refused(Reason.NOT_NOW, table.status)
    drafts = [Draft(EndWanted(seat, wanted))]
    if wanted and all(chair.ends or s == seat for s, chair in enumerate(table.chairs) if chair.counts):
        drafts.append(Draft(GameOver(table.game_number, Ending.AGREED)))
    return drafts


def _rematch(table: Table, seat: int, *, wanted: bool) -> list[Draft]:
    if table.status is not Status.OVER or table.chairs[seat].again == wanted:
        raise Refused(Reason.NOT_NOW, table.status)
    drafts = [Draft(RematchWanted(seat, wanted))]
    people = [s for s, chair in enumerate(table.chairs) if chair.kind is SeatKind.PERSON and not chair.away]
    if wanted and all(table.chairs[s].again or s == seat for s in people):
        assert table.deal is not None
        first = (table.deal.first_seat + 1) % table.players
        drafts.append(started(table.players, table.game_number + 1, table.options, table.box, first))
    return drafts


def _wish(wish: Wish) -> Wish:
    """What is wished for a seat, checked and cleaned."""
    match wish.kind:
        case SeatKind.BOT:
            if wish.bot is None:
                raise Refused(Reason.NO_BOT)
            _need_bot(wish.bot)
            return Wish(SeatKind.BOT, bot=wish.bot)
        case SeatKind.PERSON:
            return Wish(SeatKind.PERSON, name=clean_name(wish.name or ""))
        case SeatKind.OPEN:
            return Wish()


def _need_bot(text: str) -> None:
    """Only our own bots, with a style and a time to think: other options are for whoever owns the machine."""
    name, _, options = text.partition(":")
    try:
        given = Options(name, options)
        given.text("style")
        given.integer("ms", 1, LONGEST_THOUGHT_MS)
        given.finish()
        make_bot(text, own=False)
    except BotError:
        raise Refused(Reason.NO_BOT, text) from None


def _need_seat(table: Table, seat: int) -> None:
    if seat >= table.players:
        raise Refused(Reason.NO_SEAT)


def _need_host(table: Table, holder: Holder) -> None:
    if table.host != holder.hash:
        raise Refused(Reason.NOT_HOST)


def _need_fresh(table: Table, seq: int) -> None:
    if not table.turn_seq <= seq <= table.seq:
        raise Refused(Reason.STALE)


def _need_last(table: Table, command: TakeBack | Done) -> None:
    _need_fresh(table, command.seq)
    if table.last is None or table.last.seat != command.seat or not table.playing:
        raise Refused(Reason.NOT_NOW, "settled")


def people(drafts: Iterable[Draft]) -> set[str]:
    """Whose list of tables a new entry adds this one to."""
    return {d.private.holder for d in drafts if d.private is not None and d.private.holder is not None}
