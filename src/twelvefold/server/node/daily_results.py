"""What a person may know of daily games: today's, their own attempts, and how one compares, once it is over."""

import msgspec
from msgspec import Struct

from twelvefold.bots.levels import LEVELS
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status, TableSummary
from twelvefold.server.node.daily import DailyGames
from twelvefold.server.store.base import Store
from twelvefold.server.table.attempts import Attempt, Par
from twelvefold.server.table.daily import EARLIER_DAYS, day_of, days_before, next_day_at
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused


class OwnAttempt(Struct, frozen=True):
    """A person's attempt; without points while it runs, and if it wasn't played to its end."""

    day: str
    table: str
    over: bool
    round: int | None = None
    """The round of today's attempt, while it runs."""
    total: int | None = None
    cards: int | None = None
    objective: int | None = None


class Today(Struct, frozen=True):
    """Today's game."""

    day: str
    next_at: float
    """When the next one begins, by the server's clock."""
    players: int
    """How many people have a result today; 0 where nobody's is known."""
    place: int | None
    """This person's place among them."""
    own: OwnAttempt | None
    earlier: tuple[OwnAttempt, ...]
    """This person's attempts of the last days, the latest first."""
    earlier_days: int = EARLIER_DAYS


class LevelPar(Struct, frozen=True):
    """What a level makes of a deal; no points while it's still playing."""

    level: str
    total: int | None = None
    cards: int | None = None


class Comparison(Struct, frozen=True):
    """A day's result beside those of the other players and of the bots."""

    day: str
    players: int
    place: int | None
    own: OwnAttempt | None
    par: tuple[LevelPar, ...]


class DailyResults:
    """Answers questions about daily games."""

    def __init__(self, store: Store, games: DailyGames, *, ranked: bool = True) -> None:
        """`ranked` is whether the store has other people's results to compare with."""
        self._store = store
        self._ranked = ranked
        self._games = games

    async def today(self, holder: Holder | None) -> Today:
        """Today's game, as one person has it."""
        now = self._store.now()
        day = day_of(now)
        own, earlier, round_ = await self._attempts(holder, day)
        place, players = await self._place(day, own)
        shown = tuple(_own(each) for each in earlier if each.day < day)
        return Today(day, next_day_at(now), players, place, None if own is None else _own(own, round_), shown)

    async def compare(self, holder: Holder | None, day: str) -> Comparison:
        """How a day's result compares. Refused in an attempt, and before it: par would say what the deal is like."""
        today = day_of(self._store.now())
        if not days_before(today, EARLIER_DAYS) <= day <= today:
            raise Refused(Reason.NOT_NOW, "day")
        own, _, _ = await self._attempts(holder, day)
        if not (day < today if own is None else own.over):
            raise Refused(Reason.NOT_NOW, "daily")
        place, players = await self._place(day, own)
        return Comparison(day, players, place, None if own is None else _own(own), await self._par(day))

    async def _attempts(self, holder: Holder | None, day: str) -> tuple[Attempt | None, list[Attempt], int | None]:
        """A person's attempt on a day, all of their attempts, and the round of the first if it runs."""
        if holder is None:
            return None, [], None
        attempts = await self._games.attempts(holder)
        own, round_ = _on(day, attempts), None
        row = None if own is None or own.over else await self._store.row(own.table)
        if own is not None and row is not None:
            table = msgspec.json.decode(row.summary, type=TableSummary)
            round_ = table.round
            if table.status in {Status.OVER, Status.CLOSED}:
                await self._games.finish(own.table)
                attempts = await self._games.attempts(holder)
        return _on(day, attempts), attempts, round_

    async def _place(self, day: str, own: Attempt | None) -> tuple[int | None, int]:
        if not self._ranked:
            return None, 0
        if own is None or own.points is None:
            return None, await self._store.daily.players(day)
        return await self._store.daily.place(day, own.points)

    async def _par(self, day: str) -> tuple[LevelPar, ...]:
        """What the levels have made of it so far; the others begin to play."""
        known = {par.level: par for par in await self._store.daily.pars(day)}
        if len(known) < len(LEVELS):
            self._games.pars.want(day)
        return tuple(_level(level, known.get(level)) for level in LEVELS)


def _on(day: str, attempts: list[Attempt]) -> Attempt | None:
    return next((each for each in attempts if each.day == day), None)


def _own(attempt: Attempt, round_: int | None = None) -> OwnAttempt:
    total, cards, objective = attempt.points or (None, None, None)
    shown = None if attempt.over else round_
    return OwnAttempt(attempt.day, attempt.table, attempt.over, shown, total, cards, objective)


def _level(level: str, par: Par | None) -> LevelPar:
    return LevelPar(level) if par is None else LevelPar(level, par.total, par.cards)
