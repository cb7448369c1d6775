"""The daily game: the same deal for everyone on this server, and one attempt each; earlier days are for practice.

The deal comes from the date and a secret of this server's, so nobody can look it up. It is the arena's first game of a
match between the person's seat and the opponent, so that the arena's bots can play the same one: see `node/par.py`.
"""

import hashlib
from datetime import UTC, date, datetime, time, timedelta

from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import child_seed
from twelvefold.protocol.commands import Close, End, Fill, HandOver, Kick, Leave, PlayDaily, Rematch, Sit, TableCommand
from twelvefold.protocol.events import Created, Started
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Daily, Ending, Options, SeatKind, SeatRequest
from twelvefold.server.table.attempts import Points
from twelvefold.server.table.entries import Draft, Private, StoredDeal
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

OWN = Seat(0)
"""The person's seat."""
OPPONENT = "naturalist"
"""The bot in the other seat: of medium strength, so that people of every strength have a game."""
PLAYERS = 2
OPTIONS = Options(spectators=False)
"""The standard game, with nobody watching: whoever hasn't played yet shouldn't see it."""
EARLIER_DAYS = 30
"""How many days back people can practise."""

REFUSED = (Sit, Leave, HandOver, Fill, Kick, End, Close)
"""What would bring another player, or another bot, into a running attempt, or end it without a result."""


def day_of(now: float) -> str:
    """The day in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def next_day_at(now: float) -> float:
    """When the next day begins."""
    tomorrow = date.fromisoformat(day_of(now)) + timedelta(days=1)
    return datetime.combine(tomorrow, time(), UTC).timestamp()


def days_before(day: str, days: int) -> str:
    """The day that many days earlier."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def need_day(command: PlayDaily, now: float) -> None:
    """Refuse any day but today, or for practice, any but the last few."""
    today = day_of(now)
    if command.practice:
        right = _is_date(command.day) and days_before(today, EARLIER_DAYS) <= command.day < today
    else:
        right = command.day == today
    if not right:
        raise Refused(Reason.NOT_NOW, "day")


def _is_date(day: str) -> bool:
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def match_seed(secret: bytes, day: str) -> bytes:
    """The seed of a day's match; the arena draws the same deal from it."""
    return hashlib.sha256(b"twelvefold/daily/1\0" + secret + day.encode()).digest()


def deal_of(match: bytes) -> Deal:
    """The deal of a match."""
    return Deal.draw(PLAYERS, child_seed(match, 0))


def bots_seed(deal: Deal) -> bytes:
    """The seed of the bots' random numbers: in the same position, the opponent makes the same move for everyone."""
    return child_seed(deal.seed or b"", 0)


def decide_daily(command: PlayDaily, code: str, holder: Holder, deal: Deal) -> list[Draft]:
    """The first entries of a daily game."""
    seats = (
        SeatRequest(SeatKind.PERSON, name=clean_name(command.name)),
        SeatRequest(SeatKind.BOT, bot=OPPONENT),
    )
    created = Created(code, OPTIONS, seats, Daily(command.day, command.practice))
    stored = StoredDeal.of(deal, bots_seed(deal))
    return [
        Draft(created, Private(holder=holder.hash)),
        Draft(Started(1, deal.first_seat, None), Private(deal=stored)),
    ]


def counts(table: Table) -> bool:
    """Whether a table is someone's attempt at a daily game."""
    return table.daily is not None and not table.daily.practice


def points_of(table: Table) -> Points | None:
    """The points of an attempt; None if it wasn't played to its end."""
    end = table.game.end if table.game is not None and table.ended is Ending.PLAYED else None
    score = None if end is None else end.scores[OWN]
    return None if score is None else Points(score.total, score.cards, score.objective)


def need_allowed(table: Table, command: TableCommand) -> None:
    """Refuse what an attempt at a daily game doesn't allow."""
    if not counts(table):
        return
    if isinstance(command, Rematch):
        raise Refused(Reason.ONE_ATTEMPT, table.id)
    if isinstance(command, REFUSED) and table.playing:
        raise Refused(Reason.NOT_NOW, "daily")


def same_deal_again(table: Table) -> list[Draft]:
    """The start of another practice game."""
    assert table.deal is not None
    again = Started(table.game_number + 1, table.deal.first_seat, None)
    return [Draft(again, Private(deal=table.deal))]
