"""A table: the fold of its log. Nothing else changes it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeVar, assert_never, cast

from twelvefold.engine.events import Event as EngineEvent
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.protocol.events import (
    BotSeated,
    Closed,
    Created,
    EndWanted,
    Event,
    GameOver,
    HostChanged,
    Lapsed,
    Left,
    Offered,
    Opened,
    Placed,
    Reacted,
    RematchWanted,
    Resigned,
    Returned,
    Seated,
    Settled,
    Started,
    TakenBack,
)
from twelvefold.protocol.table import Daily, Ending, Options, SeatKind, Status
from twelvefold.server.table.bounds import Kind, Spent, counted
from twelvefold.server.table.checkpoint import Checkpoint
from twelvefold.server.table.entries import Entry, LogError, Private, StoredDeal
from twelvefold.server.table.insight import Insight
from twelvefold.server.table.seat_state import SeatState
from twelvefold.world.box import ROUNDS, Box

T = TypeVar("T")

LEAST_AFTER_TAKE_BACK = 5.0
"""Least time in seconds left on the clock after a placement is taken back."""
HAND_OVER_LASTS = 24 * 3600.0
"""Seconds for which a hand-over secret is valid; it also expires when the game ends."""


@dataclass(frozen=True, slots=True)
class LastPlacement:
    """The last placement, while it can be taken back."""

    seat: int
    at: float
    ends_round: bool
    """Whether it ends the round, so that awards and the next pile are held back."""
    turn_at: float
    """When the turn it was made in began, including any earlier attempts."""


class Table:
    """A table as its log describes it. `after` returns a new one; existing tables never change."""

    def __init__(self, id_: str, box: Box, pause: float = 0.0, own_bots: Collection[str] = ()) -> None:
        self.id = id_
        self.box = box
        self.pause = pause
        """Seconds this server's bots leave between placements; like the box, it isn't part of the log."""
        self.own_bots = own_bots
        """The bots that this server's host has registered; they aren't part of the log either."""
        self.code = ""
        self.options = Options()
        self.seats: tuple[SeatState, ...] = ()
        self.daily: Daily | None = None
        self.host: str | None = None
        self.seq = 0
        self.touched_at = 0.0
        self.status = Status.WAITING
        self.game_number = 0
        self.game: Game | None = None
        self.deal: StoredDeal | None = None
        self.open_seed: str | None = None
        self.ended: Ending | None = None
        self.last: LastPlacement | None = None
        self.before: Game | None = None
        """The game without the held placement, during a hold."""
        self.turn_at = 0.0
        """When the clock of the seat to move started."""
        self.began_at = 0.0
        """When the turn began, including placements taken back since."""
        self.turn_seq = 0
        """The last entry that changed the game: a move based on an older one is stale."""
        self.started_seq = 0
        """The entry that started the game."""
        self.played: tuple[str | None, ...] = ()
        """The players' names when the last game ended, people's and bots'."""
        self.spent: tuple[Spent, ...] = ()
        """What was done at each seat since the game began that no game needs."""
        self.insights: tuple[Insight, ...] = ()
        """Who knows the secrets of each seat."""
        self.commands: dict[tuple[str, str], tuple[int, bytes | None]] = {}
        """The entry and the digest of each command accepted since the game began."""
        self.checkpoint: Checkpoint | None = None
        """What the game took over from before it, unless it is the first."""

    def at(self, checkpoint: Checkpoint) -> "Table":
        """The table as it was before the entry that starts a game."""
        table = self._copy()
        table.seq, table.code, table.options = checkpoint.seq, checkpoint.code, checkpoint.options
        table.host, table.seats, table.daily = checkpoint.host, checkpoint.seats, checkpoint.daily
        return table

    def after(self, entries: Iterable[Entry]) -> tuple["Table", tuple[Event, ...]]:
        """The table with these entries added, and their public events."""
        table, story = self.story(entries)
        return table, tuple(chain.from_iterable(story))

    def story(self, entries: Iterable[Entry]) -> tuple["Table", list[list[Event]]]:
        """The table with these entries added, and the public events of each."""
        table = self._copy()
        table.commands = self.commands.copy()
        return table, [table._add(entry) for entry in entries]  # noqa: SLF001  # called on another table of this class

    def _copy(self) -> "Table":
        """A shallow copy, faster than `copy.copy`."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def playing(self) -> bool:
        """Whether a game is in progress."""
        return self.status is Status.PLAYING

    @property
    def held(self) -> bool:
        """Whether awards and the next pile are held back, because a placement can still be taken back."""
        return self.last is not None and self.last.ends_round

    @property
    def seat_to_move(self) -> int | None:
        """Whose turn it is; None while a round's end is held back, and when no game is in progress."""
        return None if self.game is None or not self.playing or self.held else self.game.seat_to_move

    @property
    def asleep(self) -> bool:
        """Whether everyone in a game is away: it waits until someone who can still return does."""
        people = [(s, each) for s, each in enumerate(self.seats) if each.kind is SeatKind.PERSON and not each.resigned]
        return all(state.away for _, state in people) and any(self.has_left(s, "seatings") for s, _ in people)

    def has_left(self, seat: int, kind: Kind) -> bool:
        """Whether a seat may do something once more in this game."""
        return self.spent[seat].has_left(kind)

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats someone holds."""
        return tuple(s for s, state in enumerate(self.seats) if holder is not None and state.holder == holder)

    def is_there(self, holder: str | None, but: int | None = None) -> bool:
        """Whether someone holds a seat and is present; one seat can be left out."""
        return any(s != but and not self.seats[s].away for s in self.seats_of(holder))

    def may_look(self, holder: str | None) -> bool:
        """Whether someone may see the table: without spectators, its players, its host and anyone who may sit down."""
        if self.options.spectators or self.seats_of(holder) or (holder is not None and holder == self.host):
            return True
        return self.status is Status.WAITING or (self.playing and any(c.kind is SeatKind.OPEN for c in self.seats))

    def _add(self, entry: Entry) -> list[Event]:
        if entry.seq != self.seq + 1:
            raise LogError(f"entry {entry.seq} of table {self.id} follows on {self.seq}: some are missing")
        self.seq = entry.seq
        self.touched_at = entry.at
        if entry.cmd_id is not None and entry.holder is not None:
            # A command with several entries is answered with the first.
            self.commands.setdefault((entry.holder, entry.cmd_id), (entry.seq, entry.digest))
        if (counts := counted(entry.event)) is not None:
            seat, kind = counts
            self.spent = _with(self.spent, seat, self.spent[seat].and_one(kind))
        # What follows from a move never includes another placement.
        return [entry.event, *cast("tuple[Event, ...]", self._fold(entry))]

    def _fold(self, entry: Entry) -> tuple[EngineEvent, ...]:
        """Apply one event; returns the events that follow from it by the rules."""
        event, private, at = entry.event, entry.private or Private(), entry.at
        match event:
            case Created():
                self._create(event, private)
            case Started():
                return self._start(event, private, at)
            case Placed():
                return self._place(event, at)
            case TakenBack():
                self._take_back(at)
            case Settled():
                return self._settle(at)
            case Seated(seat, name):
                if self.playing and private.holder is not None:
                    self.insights = _with(self.insights, seat, self.insights[seat].sat_down(private.holder))
                self._sit(seat, SeatState(SeatKind.PERSON, name, holder=private.holder, since=self.seq), at)
            case BotSeated(seat, bot):
                self._sit(seat, SeatState(SeatKind.BOT, bot=bot, since=self.seq), at)
            case Opened(seat=seat):
                if self.playing and entry.holder is not None:
                    self.insights = _with(self.insights, seat, self.insights[seat].opened(entry.holder))
                self._sit(seat, SeatState(since=self.seq), at)
            case Left(seat):
                self._leave(seat, at)
            case Lapsed(seat):
                self._sit(seat, replace(self.seats[seat], away=True, ends=False), at)
            case Returned(seat):
                self._sit(seat, replace(self.seats[seat], away=False), at)
            case Resigned(seat):
                self._sit(seat, replace(self.seats[seat], resigned=True, away=False, ends=False, offered=None), at)
            case Offered(seat):
                self._change(seat, offered=private.secret, until=at + HAND_OVER_LASTS)
            case EndWanted(seat, wanted):
                self._change(seat, ends=wanted)
            case RematchWanted(seat, wanted):
                self._change(seat, again=wanted)
            case Reacted():
                pass
            case HostChanged(seat):
                self.host = self.seats[seat].holder
            case GameOver(_, how):
                self._finish(how)
            case Closed():
                if self.playing:
                    self._finish(Ending.CLOSED)
                self.status = Status.CLOSED
            case _:
                assert_never(event)
        return ()

    def _create(self, event: Created, private: Private) -> None:
        self.code, self.options, self.daily, self.host = event.code, event.options, event.daily, private.holder
        self.seats = tuple(
            SeatState(seat.kind, seat.name, seat.bot, private.holder if seat.kind is SeatKind.PERSON else None)
            for seat in event.seats
        )
        self.spent, self.insights = (Spent(),) * self.players, (Insight(),) * self.players

    def _start(self, event: Started, private: Private, at: float) -> tuple[EngineEvent, ...]:
        assert private.deal is not None
        if event.game > 1:
            before = self.code, self.options, self.host, self.seats, self.daily
            self.checkpoint = Checkpoint(event.game, self.seq - 1, *before)
        self.commands, self.played = {}, ()
        self.deal, self.game_number, self.open_seed = private.deal, event.game, event.seed
        self.game = Game(private.deal.deal(self.players, mystery=self.options.mystery, box=self.box))
        self.status, self.ended, self.last, self.before = Status.PLAYING, None, None, None
        self.seats = tuple(replace(state, ends=False, again=False, resigned=False) for state in self.seats)
        self.spent = (Spent(),) * self.players
        self.insights = tuple(Insight(() if each.holder is None else (each.holder,)) for each in self.seats)
        self.started_seq = self.seq
        self._turn(at)
        return self.game.events

    def _place(self, event: Placed, at: float) -> tuple[EngineEvent, ...]:
        assert self.game is not None
        # Copy, because another table may share the game; no history, because only the last move can be taken back.
        before, self.game = self.game, self.game.copy(past=0)
        _, *followed = self.game.push(Move(event.slot, event.face, event.rotation))
        by_person = self.seats[event.seat].played_by is None
        held = by_person and self.options.hold > 0 and bool(followed)
        self.last = LastPlacement(event.seat, at, held, self.began_at) if by_person and (held or not followed) else None
        self.before = before if held else None
        self._turn(at)
        if held:
            return ()
        self._look_whether_it_is_over()
        return tuple(followed)

    def _take_back(self, at: float) -> None:
        assert self.game is not None
        assert self.last is not None
        self.game = self.game.copy()
        self.game.pop()
        began = self.last.turn_at
        self.last = self.before = None
        self._turn(at)
        if self.options.clock is not None:
            self.began_at, self.turn_at = began, max(began, at - self.options.clock + LEAST_AFTER_TAKE_BACK)

    def _settle(self, at: float) -> tuple[EngineEvent, ...]:
        assert self.game is not None
        self.last = None
        if self.before is None:
            return ()  # the next seat's turn has already begun
        followed = self.game.events[len(self.before.events) + 1 :]
        self.before = None
        self._turn(at)
        self._look_whether_it_is_over()
        return followed

    def _sit(self, seat: int, state: SeatState, at: float) -> None:
        self.seats = _with(self.seats, seat, state)
        if self.playing and self.seat_to_move == seat:
            self._turn(at)

    def _leave(self, seat: int, at: float) -> None:
        state = self.seats[seat]
        away = replace(state, away=True, ends=False) if self.playing else SeatState(since=self.seq)
        self._sit(seat, away, at)
        if state.holder == self.host and not self.is_there(self.host):
            self.host = None  # until someone else becomes host

    def _change(
        self,
        seat: int,
        *,
        offered: str | None = None,
        until: float | None = None,
        ends: bool | None = None,
        again: bool | None = None,
    ) -> None:
        state = self.seats[seat]
        changed = replace(
            state,
            offered=offered if offered is not None else state.offered,
            offered_until=state.offered_until if until is None else until,
            ends=state.ends if ends is None else ends,
            again=state.again if again is None else again,
        )
        self.seats = _with(self.seats, seat, changed)

    def _turn(self, at: float) -> None:
        self.turn_at, self.began_at, self.turn_seq = at, at, self.seq

    def _look_whether_it_is_over(self) -> None:
        if self.game is not None and self.game.is_over:
            self._finish(Ending.PLAYED)

    def _finish(self, how: Ending) -> None:
        self.status, self.ended, self.last, self.before = Status.OVER, how, None, None
        self.played = tuple(state.bot if state.kind is SeatKind.BOT else state.name for state in self.seats)
        self.seats = tuple(replace(each, offered_until=min(each.offered_until, self.touched_at)) for each in self.seats)
        self.turn_seq = self.seq

    @property
    def round(self) -> int:
        """The current round; 0 before the first game."""
        game = self.before or self.game
        return 0 if game is None else min(game.round, ROUNDS)


def _with(all_seats: tuple[T, ...], seat: int, one: T) -> tuple[T, ...]:
    """A value for each seat, with one of them replaced."""
    return (*all_seats[:seat], one, *all_seats[seat + 1 :])
