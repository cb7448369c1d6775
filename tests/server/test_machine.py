"""Whatever people do at a table, in whatever order, on two nodes, with answers lost: it stays one table.

A simple model says what should be true; the real table, the nodes' memory and a real SQLite store must agree with it,
and every client watching must have been sent all of it, once, in order, and nothing that it may not know.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.server.node.guest import Answer, Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.table.driver import somebody, view_of
from tests.server.table.model import Model, Place

from twelvefold.engine.events import Placed
from twelvefold.engine.move import Move
from twelvefold.engine.record import read_record, write_record
from twelvefold.protocol import commands
from twelvefold.protocol.commands import Create, TableCommand, Unwatch, Watch
from twelvefold.protocol.events import Lapsed, Reaction, Settled
from twelvefold.protocol.messages import Ack, Reason, Rejected
from twelvefold.protocol.table import Options, SeatKind, SeatRequest
from twelvefold.server.table.entries import Entry
from twelvefold.server.table.show import info_of
from twelvefold.server.table.table import Table
from twelvefold.world.box_file import standard_box

HOLDERS = [somebody(name) for name in ("Ada", "Ben", "Cem")]
STRANGER = somebody("Stranger")
HOLD = 3.0
PLAIN, LOST_BEFORE, LOST_AFTER, CANCELLED = "plain", "lost before", "lost after", "cancelled"

Actor = tuple[int, int, int | None]
"""A seat, a node, and a window's index if the command doesn't come from the seat's own player."""

WINDOWS = st.integers(0, 2 * len(HOLDERS) - 1)
SEATS = st.integers(0, 3)
HOW = [PLAIN, PLAIN, PLAIN, LOST_BEFORE, LOST_AFTER, CANCELLED]
ACTS = [
    *["go_on"] * 10,
    "play_anything",
    *["leave", "come_back", "come_back", "hand_over", "take_over", "take_over", "kick", "react", "resign"],
    *["end", "end", "rematch", "rematch", "rematch", "done", "done", "take_back", "take_back", "take_back"],
]
SEEDS, COUNTS = st.integers(0, 2**32), st.integers(3, 12)
FUTURE = 10**6
"""A seq that doesn't exist yet."""
Pick = tuple[int, int, str]
"""A move by its index among the legal ones, a node, and how the command travels."""
SEQS = [None, None, None, None, None, 0, FUTURE]
REQUESTS = st.sampled_from(
    [SeatRequest(), SeatRequest(), SeatRequest(SeatKind.PERSON, name="Abe"), SeatRequest(SeatKind.BOT, bot="ranger")]
)


class Tables(RuleBasedStateMachine):
    """One table, three people with a window at each of two nodes, and time."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.ids = (f"c{number}" for number in count())
        self.accepted: list[tuple[int, TableCommand, Ack]] = []
        self.log: list[Entry] = []
        self.deaf = False
        self.steps = 0
        self.run(self.open())

    def run(self, doing: Coroutine[Any, Any, Answer | None]) -> Answer | None:
        return self.runner.run(doing)

    async def open(self) -> None:
        self.store = TimedStore()
        self.nodes = [Node(self.store), Node(self.store)]
        self.windows = [
            Guest(node.tables, person, holder) for person, holder in enumerate(HOLDERS) for node in self.nodes
        ]

    def teardown(self) -> None:
        self.run(self.close())
        self.runner.close()

    async def close(self) -> None:
        await self.store.close()

    # Setting up the table.

    @initialize(
        requests=st.lists(REQUESTS, min_size=1, max_size=3),
        hold=st.sampled_from([0, HOLD, HOLD]),
        clock=st.sampled_from([None, None, 20]),
        mystery=st.booleans(),
        spectators=st.sampled_from([True, True, False]),
        full=st.sampled_from([True, True, True, False]),
        seed=SEEDS,
    )
    def make(
        self,
        requests: list[SeatRequest],
        hold: float,
        clock: int | None,
        mystery: bool,
        spectators: bool,
        full: bool,
        seed: int,
    ) -> None:
        self.options = Options(
            hold=hold, clock=clock, mystery=mystery, spectators=spectators, first_seat=0, seed="machine"
        )
        seats = [SeatRequest(SeatKind.PERSON, name="Ada"), *requests]
        command = Create(next(self.ids), tuple(seats), self.options)
        first, again = self.windows[0], self.windows[1]
        answer = self.run(first.ask(command))
        assert isinstance(answer, Ack)
        assert self.run(again.ask(command)) == answer  # repeated on the other node, it still makes only one table
        self.table = answer.table
        places = [Place(0 if w.kind is SeatKind.PERSON else None, bot=w.kind is SeatKind.BOT) for w in seats]
        self.model = Model(places, host=0, hold=hold > 0)
        self.model.start_if_full(0)
        self.moved_at = self.store.time
        self.it_is_one_table()
        for number in range(2, 6) if full else ():
            self.watch(number, anew=True)
            self.sit(number, number // 2 % len(places), PLAIN)
            self.it_is_one_table()
        self.act(seed, 15)

    # Sending commands, and what may go wrong with that.

    def head(self, seq: int | None = None) -> tuple[str, str, int]:
        return next(self.ids), self.table, len(self.log) if seq is None else seq

    async def send(self, window: Guest, command: TableCommand, how: str) -> Answer:
        """Send a command, and repeat it if its answer was lost."""
        self.store.lose_before, self.store.lose_after = how == LOST_BEFORE, how == LOST_AFTER
        if how == CANCELLED:
            sending = asyncio.create_task(window.ask(command))
            for _ in range(len(self.log) % 7):
                await asyncio.sleep(0)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                return await sending
            window.read()
            window.answers.pop(command.cmd_id, None)
        answer = await window.ask(command)
        self.store.lose_before = self.store.lose_after = False
        return await window.ask(command) if answer is None else answer

    def say(self, at: int, command: TableCommand, expected: bool, how: str) -> Ack | None:
        """Send a command, and check whether it is accepted or refused as expected."""
        window = self.windows[at]
        answer = self.run(self.send(window, command, how))
        if isinstance(answer, Ack):
            assert expected, f"{command} was accepted"
            self.accepted.append((window.person, command, answer))
            return answer
        assert isinstance(answer, Rejected)
        assert not expected, f"{command} was refused: {answer}"
        return None

    def seat(self, number: int) -> int:
        return number % len(self.model.places)

    def who(self, actor: Actor) -> tuple[int, int]:
        """A window and the seat that it acts for, most often its own."""
        number, node, stranger = actor
        seat = self.seat(number)
        person = self.model.places[seat].person
        return (stranger or 0) + node if stranger is not None or person is None else 2 * person + node, seat

    def who_placed(self, actor: Actor) -> Actor:
        """Two times out of three, replace the seat with the one that can undo its placement."""
        return actor if self.model.last is None or len(self.log) % 3 == 0 else (self.model.last, *actor[1:])

    def host(self, actor: Actor) -> int:
        """A window, most often the host's."""
        _, node, stranger = actor
        return (stranger or 0) + node if stranger is not None or self.model.host is None else 2 * self.model.host + node

    @rule(seed=SEEDS, count=COUNTS)
    def act(self, seed: int, count: int) -> None:
        """People act: most often they make the awaited move, in their own seat, and up to date.

        Their actions come from a seed, since Hypothesis alone repeats itself too much to get far into a game.
        """
        rng = Random(seed)
        for _ in range(count):
            what = rng.choice(ACTS)
            actor = rng.randrange(4), rng.randrange(2), rng.choice([None, None, None, None, 0, 2, 4])
            seq, how = rng.choice(SEQS), rng.choice(HOW)
            note(f"{what} {actor} {seq} {how}")
            if what == "go_on":
                self.go_on((rng.randrange(300), actor[1], how))
            else:
                doing: Callable[[Actor, int | None, str], None] = getattr(self, what)
                doing(actor, seq, how)
            self.it_is_one_table()

    @rule(seed=SEEDS, count=COUNTS)
    def act_on(self, seed: int, count: int) -> None:
        """The same again: Hypothesis omits some rules from each example, and this one shouldn't be missing."""
        self.act(seed, count)

    @rule(seed=SEEDS, count=COUNTS)
    def act_further(self, seed: int, count: int) -> None:
        self.act(seed, count)

    # Watching.

    @rule(at=WINDOWS, anew=st.booleans())
    def watch(self, at: int, anew: bool) -> None:
        window = self.windows[at]
        command = Watch(next(self.ids), self.table, 0 if anew else window.seq)
        refused = self.run(window.ask(command))
        if refused is not None:
            assert isinstance(refused, Rejected)
            assert refused.reason is Reason.NO_SPECTATORS
            assert not self.may_look(window.person)
        elif self.model.status == "playing":
            self.model.come_back(window.person, self.model.seats_of(window.person))

    def may_look(self, person: int) -> bool:
        model = self.model
        if self.options.spectators or model.seats_of(person) or model.host == person or model.status == "waiting":
            return True
        return model.status == "playing" and any(model.is_open(seat) for seat in range(len(model.places)))

    @rule(at=WINDOWS)
    def look_away(self, at: int) -> None:
        window = self.windows[at]
        answer = self.run(window.ask(Unwatch(next(self.ids))))
        assert isinstance(answer, Ack) is window.watches
        window.watches = False

    # Taking a seat and leaving.

    @rule(at=WINDOWS, seat=st.none() | SEATS, how=st.sampled_from(HOW))
    def sit(self, at: int, seat: int | None, how: str) -> None:
        person, model = self.windows[at].person, self.model
        free = [s for s in range(len(model.places)) if model.is_open(s)]
        free = [s for s in free if model.may_take(person, s) and seat in (None, s)]
        expected = model.status != "closed" and bool(free)
        expected = expected and (seat is not None or not model.seats_of(person))
        if self.say(at, commands.Sit(*self.head(0), "Sitter", seat), expected, how):
            model.sit(person, free[0], 0)

    def leave(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(actor)
        expected = self.model.status != "closed" and self.model.can_leave(self.windows[at].person, seat)
        if self.say(at, commands.Leave(*self.head(seq), seat), expected and seq != FUTURE, how):
            self.model.leave(seat)

    def come_back(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(actor)
        person = self.windows[at].person
        place = self.model.places[seat]
        expected = self.model.status != "closed" and place.person == person and place.away
        if self.say(at, commands.Return(*self.head(seq), seat), expected and seq != FUTURE, how):
            self.model.come_back(person, (seat,))

    def hand_over(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(actor)
        place = self.model.places[seat]
        expected = self.model.status != "closed" and place.person == self.windows[at].person
        expected = expected and not (self.model.status == "playing" and place.resigned)
        if ack := self.say(at, commands.HandOver(*self.head(seq), seat), expected and seq != FUTURE, how):
            assert ack.secret is not None
            place.secret = ack.secret

    def take_over(self, actor: Actor, seq: int | None, how: str) -> None:
        """Use any secret that was ever made: only each seat's latest one is valid, and only once."""
        made = [ack.secret for _, _, ack in self.accepted if ack.secret is not None]
        if not made:
            return
        secret, at = made[-1 - actor[0] % len(made)], self.who(actor)[0]
        seats = [seat for seat, place in enumerate(self.model.places) if place.secret == secret]
        person = self.windows[at].person
        expected = self.model.status != "closed" and bool(seats) and self.model.may_take(person, seats[0])
        if self.say(at, commands.Sit(*self.head(seq), "Heir", None, secret), expected and seq != FUTURE, how):
            self.model.sit(person, seats[0], 0)

    def kick(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.host(actor), self.seat(actor[0])
        person = self.windows[at].person
        place = self.model.places[seat]
        expected = self.model.status != "closed" and self.model.host == person
        expected = expected and place.person not in (None, person)
        if self.say(at, commands.Kick(*self.head(None if seq == 0 else seq), seat), expected and seq != FUTURE, how):
            self.model.kick(person, seat)

    # Playing.

    @precondition(lambda self: self.model.status == "playing" and self.steps > 12)
    @rule(seed=st.integers(0, 2**32))
    def play_out(self, seed: int) -> None:
        """Play the game to its end, or as far as the people let it get."""
        rng = Random(seed)
        for _ in range(60):
            self.go_on((rng.randrange(300), rng.randrange(2), rng.choice(HOW)))
            self.log = self.read_log()

    def go_on(self, pick: Pick) -> None:
        """Make the next move; if it isn't a person's, let enough time pass for it."""
        index, node, how = pick
        if self.model.status != "playing":
            return
        seat = self.model.turn
        person = None if seat is None else self.model.places[seat].person
        if seat is None or person is None or not self.model.places[seat].there:
            self.time_passes(HOLD, node)
            return
        moves = self.legal_moves()
        move = moves[index % len(moves)]
        self.say(2 * person + node, commands.Play(*self.head(), seat, *move), True, how)
        self.model.play(seat, move.code)
        self.moved_at = self.store.time

    def legal_moves(self) -> tuple[Move, ...]:
        table = self.fold()
        assert table.game is not None
        return table.game.legal_moves

    def play_anything(self, actor: Actor, seq: int | None, how: str) -> None:
        (at, seat), move = self.who(actor), Move.from_code(len(self.log) * 7 % 300)
        expected = seq is None and self.model.can_play(self.windows[at].person, seat)
        expected = expected and move in self.legal_moves()
        if self.say(at, commands.Play(*self.head(seq), seat, *move), expected, how):
            self.model.play(seat, move.code)
            self.moved_at = self.store.time

    def take_back(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(self.who_placed(actor))
        expected = self.model.can_undo(self.windows[at].person, seat)
        if self.options.clock is not None and expected:
            return  # test_take_back covers how long that is possible
        if self.say(at, commands.TakeBack(*self.head(seq), seat), expected and seq is None, how):
            self.model.take_back()

    def done(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(self.who_placed(actor))
        expected = self.model.can_undo(self.windows[at].person, seat)
        if self.say(at, commands.Done(*self.head(seq), seat), expected and seq is None, how):
            self.model.settle()

    def react(self, actor: Actor, seq: int | None, how: str) -> None:
        at, seat = self.who(actor)
        expected = self.model.status != "closed" and self.model.places[seat].person == self.windows[at].person
        self.say(at, commands.React(*self.head(seq), seat, Reaction.WOW), expected and seq != FUTURE, how)

    # Ending.

    def resign(self, actor: Actor, seq: int | None, how: str) -> None:
        (at, seat), model = self.who(actor), self.model
        place = model.places[seat]
        expected = model.status == "playing" and place.person == self.windows[at].person and not place.resigned
        expected = expected and not (model.resign_ends(seat) and model.played_out)
        if self.say(at, commands.Resign(*self.head(seq), seat), expected and seq is None, how):
            model.resign(seat)

    def end(self, actor: Actor, seq: int | None, how: str) -> None:
        (at, seat), model = self.who(actor), self.model
        place = model.places[seat]
        expected = model.status == "playing" and place.person == self.windows[at].person
        wanted = not place.ends
        expected = expected and place.there and seq is None
        over = wanted and model.all_agree(seat)
        if self.say(at, commands.End(*self.head(seq), seat, wanted), expected and not (over and model.played_out), how):
            place.ends = wanted
            if over:
                model.finish()

    def rematch(self, actor: Actor, seq: int | None, how: str) -> None:
        (at, seat), model = self.who(actor), self.model
        place = model.places[seat]
        expected = model.status == "over" and place.person == self.windows[at].person
        wanted = not place.again or how != PLAIN
        expected = expected and not place.away and place.again != wanted and seq is None
        if self.say(at, commands.Rematch(*self.head(seq), seat, wanted), expected, how):
            place.again = wanted
            if wanted and model.all_ask(seat):
                model.start((model.first + 1) % len(model.places))
                self.moved_at = self.store.time

    @precondition(lambda self: self.steps > 60)
    @rule(at=WINDOWS, how=st.sampled_from(HOW))
    def close_table(self, at: int, how: str) -> None:
        model = self.model
        expected = model.status != "closed" and model.host == self.windows[at].person
        if self.say(at, commands.Close(*self.head()), expected, how):
            model.finish()
            model.status = "closed"

    # What happens in the background.

    @rule(number=st.integers(0, 200), other=st.booleans())
    def say_it_again(self, number: int, other: bool) -> None:
        """Repeat an accepted command, at either node: the answer is the same, and nothing else happens."""
        if self.accepted:
            person, command, answer = self.accepted[number % len(self.accepted)]
            before = len(self.log)
            assert self.run(self.windows[2 * person + other].ask(command)) == answer
            assert len(self.read_log()) == before

    @rule(number=st.integers(0, 200), other=st.booleans())
    def say_something_else_by_an_old_id(self, number: int, other: bool) -> None:
        if self.accepted:
            person, command, _ = self.accepted[number % len(self.accepted)]
            something_else = commands.React(command.cmd_id, self.table, len(self.log), 0, Reaction.THINKING)
            before = len(self.log)
            answer = self.run(self.windows[2 * person + other].ask(something_else))
            assert answer == Rejected(Reason.OTHER_COMMAND, command.cmd_id)
            assert len(self.read_log()) == before

    @rule(seconds=st.sampled_from([1.0, HOLD, 25.0]), node=st.integers(0, 1))
    def time_passes(self, seconds: float, node: int) -> None:
        self.store.time += seconds
        self.run(self.what_is_due(node))
        self.log = self.read_log()

    async def what_is_due(self, node: int) -> None:
        await self.nodes[node].tables.notified(self.table, len(self.log))
        await self.nodes[node].do_what_is_due(self.table)
        model = self.model
        for entry in (await self.store.read(self.table))[len(self.log) :]:
            assert entry.holder is None
            match entry.event:
                case Settled(seat):
                    assert model.held
                    assert seat == model.last
                    assert entry.at >= self.moved_at + HOLD
                    model.settle()
                case Placed() as event:
                    assert event.seat == model.turn
                    assert not model.places[event.seat].there
                    assert not model.asleep
                    assert model.last is None or entry.at >= self.moved_at + self.options.hold
                    model.play(event.seat, Move(event.slot, event.face, event.rotation).code)
                    self.moved_at = entry.at
                case Lapsed(seat):
                    assert seat == model.turn
                    assert model.places[seat].there
                    assert self.options.clock is not None
                    assert entry.at >= self.moved_at + self.options.clock
                    model.places[seat].away, model.places[seat].ends = True, False
                case other:
                    raise AssertionError(f"nobody did {other}")
        assert not model.held or self.store.time < self.moved_at + HOLD
        waits = model.turn is None or model.places[model.turn].there or model.asleep
        assert waits or (model.last is not None and self.store.time < self.moved_at + HOLD)

    @rule(node=st.integers(0, 1))
    def forget(self, node: int) -> None:
        """Nobody watches the table at one node for a long time; the next watcher makes it read the log again."""
        for window in self.windows[node::2]:
            if window.watches:
                self.run(window.ask(Unwatch(next(self.ids))))
                window.watches = False
        assert self.run(self.forgotten(node)) is None

    async def forgotten(self, node: int) -> None:
        assert self.nodes[node].forget(self.table)

    @rule(deaf=st.booleans())
    def hints(self, deaf: bool) -> None:
        """The nodes are notified of each other's entries, or for a while they are not."""
        self.deaf = deaf

    # Invariants.

    def read_log(self) -> list[Entry]:
        found: list[Entry] = []

        async def read() -> None:
            found.extend(await self.store.read(self.table))

        self.run(read())
        return found

    def fold(self, entries: list[Entry] | None = None) -> Table:
        return Table(self.table, standard_box()).after(self.log if entries is None else entries)[0]

    @invariant()
    def it_is_one_table(self) -> None:
        if not hasattr(self, "table"):
            return
        self.steps += 1
        self.log = self.read_log()
        assert [entry.seq for entry in self.log] == list(range(1, len(self.log) + 1))
        table = self.fold()
        self.agrees_with_the_model(table)
        self.run(self.each_node_knows_it())
        for window in self.windows:
            window.read()
            self.window_shows_it(window)
        if table.game is not None and self.steps % 5 == 0:
            assert read_record(write_record(table.game)) == table.game

    def agrees_with_the_model(self, table: Table) -> None:
        model = self.model
        assert (table.status, table.game_number) == (model.status, model.game)
        assert [table.seats_of(holder.hash) for holder in HOLDERS] == [model.seats_of(p) for p in range(len(HOLDERS))]
        for state, place in zip(table.seats, model.places, strict=True):
            known = (place.away, place.resigned, place.ends, place.again, place.bot)
            assert (state.away, state.resigned, state.ends, state.again, state.kind is SeatKind.BOT) == known
        assert table.host == (None if model.host is None else HOLDERS[model.host].hash)
        if table.game is not None:
            assert [move.code for move in table.game.moves] == model.moves
            last = None if table.last is None else table.last.seat
            assert (table.seat_to_move, last, table.held) == (model.turn, model.last, model.held)

    async def each_node_knows_it(self) -> None:
        for node in self.nodes:
            if not self.deaf:
                await node.tables.notified(self.table, len(self.log))
            live = node.tables.in_memory(self.table)
            if live is None:
                continue
            assert self.deaf or live.table.seq == len(self.log)
            assert vars(live.table) == vars(self.fold(self.log[: live.table.seq]))
            newcomer = Guest(node.tables, -1, STRANGER)
            if live.table.may_look(STRANGER.hash):
                await newcomer.ask(Watch("new", self.table, live.table.seq))
                assert encode_both(newcomer) == encode_both_of(live.table)
                node.tables.unwatch(newcomer.client)

    def window_shows_it(self, window: Guest) -> None:
        live = window.tables.in_memory(self.table)
        if not window.watches:
            return
        assert live is not None
        assert window.client in live.watchers
        assert window.seq == live.table.seq
        assert encode_both(window) == encode_both_of(live.table)
        assert live.table.may_look(window.holder.hash)
        seats, deal = live.table.seats_of(window.holder.hash), live.table.deal
        assert window.yours is not None
        assert window.yours.seats == seats
        assert window.yours.host == (live.table.host == window.holder.hash)
        assert window.yours.objectives == tuple(None if deal is None else deal.objectives[seat] for seat in seats)
        looking = {each.person for each in self.windows if each.watches and each.tables is window.tables}
        sitting = [set(live.table.seats_of(HOLDERS[person].hash)) for person in looking]
        assert window.online == tuple(any(s in each for each in sitting) for s in range(live.table.players))


def encode_both(window: Guest) -> list[object]:
    """A table as a client knows it."""
    return [window.info, window.game]


def encode_both_of(table: Table) -> list[object]:
    """A table as clients should know it."""
    return [info_of(table), view_of(table)]


def test_whatever_people_do_it_stays_one_table() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=20, stateful_step_count=12))
