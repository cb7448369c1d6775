"""Watching a table, taking a seat and leaving it."""

from hypothesis import strategies as st
from hypothesis.stateful import rule
from tests.server.machine.commanding import FUTURE, HOW, SEATS, WINDOWS, Actor, Commanding

from twelvefold.protocol import commands
from twelvefold.protocol.commands import Unwatch, Watch
from twelvefold.protocol.messages import Ack, Reason, Rejected


class Seating(Commanding):
    """People come and go."""

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
