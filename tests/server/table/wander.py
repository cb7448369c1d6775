"""People who do whatever comes into their heads, so that logs of all kinds come about."""

from collections.abc import Callable
from random import Random

from tests.server.table.desk import ADA, BEN, CEM, DOT, OPEN, RANGER, Desk, here

from twelvefold.protocol.table import Options, Status
from twelvefold.server.table.refusal import Refused

PEOPLE = (ADA, BEN, CEM, DOT)


def wandered(seed: int, steps: int) -> Desk:
    """A table after some people did many things at it, sensible or not."""
    rng = Random(seed)
    seats = [here("Ada"), *rng.choices([OPEN, OPEN, here("Abe"), RANGER], k=rng.randint(1, 3))]
    clock = rng.choice([None, None, 20])
    desk = Desk(seats, Options(hold=rng.choice([0, 3]), clock=clock, mystery=rng.random() < 0.5, seed=str(seed)))
    for _ in range(steps):
        wander(desk, rng)
    return desk


def wander(desk: Desk, rng: Random) -> None:
    """One more thing, most often the move that the table waits for."""
    seat, who = rng.randrange(desk.table.players), rng.choice(PEOPLE)
    turn = desk.table.seat_to_move
    mine = [s for s in range(desk.table.players) if desk.table.seats[s].holder == who.hash]
    if mine and rng.random() < 0.8:
        seat = rng.choice(mine)
    acts: list[Callable[[], object]] = [
        lambda: desk.sit(who, "Wanderer", rng.choice([None, seat])),
        lambda: desk.take_back(who, seat),
        lambda: desk.done(who, seat),
        lambda: desk.react(who, seat),
        lambda: desk.end(who, seat, wanted=rng.random() < 0.5),
        lambda: desk.rematch(who, seat),
        lambda: desk.come_back(who, seat),
        lambda: desk.leave(who, seat) if rng.random() < 0.3 else None,
        lambda: desk.fill(who, seat, rng.choice([None, "ranger"])) if rng.random() < 0.6 else None,
        lambda: desk.kick(who, seat) if rng.random() < 0.1 else None,
        lambda: desk.resign(who, seat) if rng.random() < 0.05 else None,
        lambda: desk.sit(who, "Heir", secret=desk.hand_over(who, seat)) if rng.random() < 0.2 else None,
        lambda: desk.close(who) if rng.random() < 0.01 else None,
        lambda: desk.wait(rng.choice([0.5, 4.0, 25.0])),
    ]
    try:
        if turn is not None and desk.table.seats[turn].played_by is None and rng.random() < 0.6:
            holder = next(each for each in PEOPLE if each.hash == desk.table.seats[turn].holder)
            desk.play(holder, turn, rng.choice(desk.moves))
        elif desk.table.status is not Status.CLOSED:
            rng.choice(acts)()
    except Refused:
        pass
