"""What must be true of a table after every step."""

from hypothesis.stateful import invariant
from tests.server.machine.commanding import HOLDERS, STRANGER, Commanding
from tests.server.node.guest import Guest
from tests.server.table.driver import view_of

from twelvefold.engine.record import read_record, write_record
from twelvefold.protocol.commands import Watch
from twelvefold.protocol.table import SeatKind
from twelvefold.server.table.show import info_of
from twelvefold.server.table.table import Table


class Agreeing(Commanding):
    """The table, the nodes and the windows agree with the model."""

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
