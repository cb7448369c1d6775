"""Whatever people do at a table, in whatever order, on two nodes, with answers lost: it stays one table.

A simple model says what should be true; the real table, the nodes' memory and a real SQLite store must agree with it,
and every client watching must have been sent all of it, once, in order, and nothing that it may not know.
"""

from collections.abc import Callable
from random import Random

from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule, run_state_machine_as_test
from tests.server.machine.agreeing import Agreeing
from tests.server.machine.commanding import FUTURE, HOLD, HOW, PLAIN, Actor
from tests.server.machine.playing import Playing
from tests.server.machine.seating import Seating
from tests.server.table.model import Model, Place

from twelvefold.protocol.commands import Create
from twelvefold.protocol.messages import Ack
from twelvefold.protocol.table import Options, SeatKind, SeatRequest

ACTS = [
    *["go_on"] * 10,
    "play_anything",
    *["leave", "come_back", "come_back", "hand_over", "take_over", "take_over", "kick", "react", "resign"],
    *["end", "end", "rematch", "rematch", "rematch", "done", "done", "take_back", "take_back", "take_back"],
]
SEEDS, COUNTS = st.integers(0, 2**32), st.integers(3, 12)
SEQS = [None, None, None, None, None, 0, FUTURE]
REQUESTS = st.sampled_from(
    [SeatRequest(), SeatRequest(), SeatRequest(SeatKind.PERSON, name="Abe"), SeatRequest(SeatKind.BOT, bot="ranger")]
)


class Tables(Seating, Playing, Agreeing):
    """Whatever people do at one table."""

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


def test_whatever_people_do_it_stays_one_table() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=20, stateful_step_count=12))
