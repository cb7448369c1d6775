"""A table without a store or sockets: commands are decided and folded as on a node, on a clock that the tests move."""

import base64
import hashlib
from collections.abc import Sequence
from itertools import count

from twelvefold.engine.move import Move
from twelvefold.protocol import commands
from twelvefold.protocol.events import Event, Lapsed, Reaction, Settled
from twelvefold.protocol.messages import GameView
from twelvefold.protocol.table import Options, SeatKind, SeatRequest
from twelvefold.server.table import show
from twelvefold.server.table.decide import decide, decide_create
from twelvefold.server.table.due import What, due_of
from twelvefold.server.table.entries import Asked, Draft, Entry, TableRow, numbered
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.playing import placed
from twelvefold.server.table.show import game_view, info_of
from twelvefold.server.table.table import Table
from twelvefold.world.box_file import standard_box


def somebody(name: str) -> Holder:
    """A person, who always has the same token."""
    digest = hashlib.sha256(name.encode()).digest()
    return Holder(base64.urlsafe_b64encode(digest).rstrip(b"=").decode())


ADA, BEN, CEM, DOT, EVE = map(somebody, ["Ada", "Ben", "Cem", "Dot", "Eve"])

OPEN = SeatRequest()
RANGER = SeatRequest(SeatKind.BOT, bot="ranger")


def here(name: str) -> SeatRequest:
    """A person on the host's own screen."""
    return SeatRequest(SeatKind.PERSON, name=name)


def view_of(table: Table) -> GameView | None:
    """The game at a table, as everyone sees it."""
    return game_view(table, due_of(table))


def row_of(table: Table) -> TableRow:
    """What is stored of a table besides its log."""
    return show.row_of(table, info_of(table), due_of(table))


class Driver:
    """A table and its log; Ada hosts it unless another holder is given."""

    def __init__(self, seats: Sequence[SeatRequest], options: Options | None = None, holder: Holder = ADA) -> None:
        self.now = 1000.0
        self._ids = (f"c{number}" for number in count())
        command = commands.Create(next(self._ids), tuple(seats), options or Options(seed="desk", first_seat=0))
        self.table = Table(holder.table_id(command.cmd_id), standard_box())
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.add(decide_create(command, "ABC234", holder, self.table), Asked.by(holder.hash, command))

    @classmethod
    def of_two(cls, **options: object) -> "Driver":
        """A game between Ada and Ben in which Ada begins."""
        return cls.of([ADA, BEN], **options)

    @classmethod
    def of(cls, holders: Sequence[Holder], **options: object) -> "Driver":
        """A game of several people; the first begins, and the deal is always the same."""
        given: dict[str, object] = {"seed": "desk", "first_seat": 0, **options}
        driver = cls([here("first"), *[OPEN] * (len(holders) - 1)], Options(**given), holders[0])  # type: ignore[arg-type]
        for number, holder in enumerate(holders[1:], 1):
            driver.sit(holder, f"number {number}")
        return driver

    def add(self, drafts: Sequence[Draft], asked: Asked | None = None) -> tuple[Event, ...]:
        """Append drafts to the log, and fold them."""
        entries = numbered(drafts, self.table.id, self.table.seq, self.now, asked)
        self.table, events = self.table.after(entries)
        self.entries += entries
        self.events += events
        return events

    def do(self, holder: Holder, command: commands.TableCommand) -> tuple[Event, ...]:
        """Execute a person's command; returns the events that everyone sees."""
        return self.add(decide(self.table, holder, command, self.now), Asked.by(holder.hash, command))

    @property
    def view(self) -> GameView:
        """The game as everyone sees it."""
        view = view_of(self.table)
        assert view is not None
        return view

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves."""
        assert self.table.game is not None
        return self.table.game.legal_moves

    def _head(self, seq: int | None) -> tuple[str, str, int]:
        return next(self._ids), self.table.id, self.table.seq if seq is None else seq

    def sit(self, holder: Holder, name: str, seat: int | None = None, secret: str | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.Sit(*self._head(None), name, seat, secret))

    def play(self, holder: Holder, seat: int, move: Move | None = None, seq: int | None = None) -> tuple[Event, ...]:
        """Play a move, the first legal one by default."""
        move = self.moves[0] if move is None else move
        return self.do(holder, commands.Play(*self._head(seq), seat, *move))

    def take_back(self, holder: Holder, seat: int, seq: int | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.TakeBack(*self._head(seq), seat))

    def done(self, holder: Holder, seat: int) -> tuple[Event, ...]:
        return self.do(holder, commands.Done(*self._head(None), seat))

    def leave(self, holder: Holder, seat: int) -> tuple[Event, ...]:
        return self.do(holder, commands.Leave(*self._head(None), seat))

    def come_back(self, holder: Holder, seat: int) -> tuple[Event, ...]:
        return self.do(holder, commands.Return(*self._head(None), seat))

    def hand_over(self, holder: Holder, seat: int) -> str:
        """Create a secret that hands a seat over."""
        command = commands.HandOver(*self._head(None), seat)
        self.do(holder, command)
        return holder.secret(self.table.id, command.cmd_id)

    def resign(self, holder: Holder, seat: int, seq: int | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.Resign(*self._head(seq), seat))

    def end(self, holder: Holder, seat: int, *, wanted: bool = True, seq: int | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.End(*self._head(seq), seat, wanted))

    def rematch(self, holder: Holder, seat: int, *, wanted: bool = True) -> tuple[Event, ...]:
        return self.do(holder, commands.Rematch(*self._head(None), seat, wanted))

    def react(self, holder: Holder, seat: int) -> tuple[Event, ...]:
        return self.do(holder, commands.React(*self._head(None), seat, Reaction.NICE))

    def fill(self, holder: Holder, seat: int, bot: str | None = None, seq: int | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.Fill(*self._head(seq), seat, bot))

    def kick(self, holder: Holder, seat: int, seq: int | None = None) -> tuple[Event, ...]:
        return self.do(holder, commands.Kick(*self._head(seq), seat))

    def close(self, holder: Holder) -> tuple[Event, ...]:
        return self.do(holder, commands.Close(*self._head(None)))

    def wait(self, seconds: float) -> None:
        """Let time pass and do what becomes due; bots make the first legal move."""
        until = self.now + seconds
        while (due := due_of(self.table)) is not None and due.at <= until:
            self.now = max(self.now, due.at)
            match due.what:
                case What.SETTLE:
                    self.add([Draft(Settled(due.seat))])
                case What.LAPSE:
                    self.add([Draft(Lapsed(due.seat))])
                case What.BOT:
                    self.add([Draft(placed(self.table, self.moves[0]))])
        self.now = until

    def play_on(self, holders: Sequence[Holder], plies: int) -> None:
        """Make some moves, each by the person whose turn it is, and settle each hold."""
        for _ in range(plies):
            seat = self.table.seat_to_move
            assert seat is not None
            self.play(holders[seat], seat)
            self.wait(self.table.options.hold if self.table.held else 0)

    def play_out(self, holders: Sequence[Holder]) -> None:
        """Play the game to its end."""
        while self.table.playing:
            self.play_on(holders, 1)
