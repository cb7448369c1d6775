"""What happens at a table in the background: what is due, what is repeated, what a node forgets."""

from hypothesis import strategies as st
from hypothesis.stateful import rule
from tests.server.machine.commanding import HOLD, Commanding

from twelvefold.engine.events import Placed
from twelvefold.engine.move import Move
from twelvefold.protocol import commands
from twelvefold.protocol.commands import Unwatch
from twelvefold.protocol.events import Lapsed, Reaction, Settled
from twelvefold.protocol.messages import Reason, Rejected


class Waiting(Commanding):
    """Time passes, and commands arrive again."""

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
