"""Making moves, taking them back, and ending the game."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from tests.server.machine.commanding import FUTURE, HOLD, HOW, PLAIN, WINDOWS, Actor, Pick
from tests.server.machine.waiting import Waiting

from twelvefold.engine.move import Move
from twelvefold.protocol import commands
from twelvefold.protocol.events import Reaction


class Playing(Waiting):
    """People play."""

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
