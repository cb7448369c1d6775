"""Random actions by people at a table, to produce logs of every kind."""

from collections.abc import Callable
from random import Random

from tests.server.table.driver import ADA, BEN, CEM, DOT, OPEN, RANGER, Driver, here

from twelvefold.protocol.table import Options, Status
from twelvefold.server.table.refusal import Refused

PEOPLE = (ADA, BEN, CEM, DOT)


def wandered(seed: int, steps: int) -> Driver:
    """A table after people took many actions at it, sensible or not."""
    rng = Random(seed)
    seats = [here("Ada"), *rng.choices([OPEN, OPEN, here("Abe"), RANGER], k=rng.randint(1, 3))]
    clock = rng.choice([None, None, 20])
    driver = Driver(seats, Options(hold=rng.choice([0, 3]), clock=clock, mystery=rng.random() < 0.5, seed=str(seed)))
    for _ in range(steps):
        wander(driver, rng)
    return driver


def wander(driver: Driver, rng: Random) -> None:
    """Take one more action, most often the move that the table is waiting for."""
    seat, who = rng.randrange(driver.table.players), rng.choice(PEOPLE)
    turn = driver.table.seat_to_move
    mine = [s for s in range(driver.table.players) if driver.table.seats[s].holder == who.hash]
    if mine and rng.random() < 0.8:
        seat = rng.choice(mine)
    acts: list[Callable[[], object]] = [
        lambda: driver.sit(who, "Wanderer", rng.choice([None, seat])),
        lambda: driver.take_back(who, seat),
        lambda: driver.done(who, seat),
        lambda: driver.react(who, seat),
        lambda: driver.end(who, seat, wanted=rng.random() < 0.5),
        lambda: driver.rematch(who, seat),
        lambda: driver.come_back(who, seat),
        lambda: driver.leave(who, seat) if rng.random() < 0.3 else None,
        lambda: driver.fill(who, seat, rng.choice([None, "ranger"])) if rng.random() < 0.6 else None,
        lambda: driver.kick(who, seat) if rng.random() < 0.1 else None,
        lambda: driver.resign(who, seat) if rng.random() < 0.05 else None,
        lambda: driver.sit(who, "Heir", secret=driver.hand_over(who, seat)) if rng.random() < 0.2 else None,
        lambda: driver.close(who) if rng.random() < 0.01 else None,
        lambda: driver.wait(rng.choice([0.5, 4.0, 25.0])),
    ]
    try:
        if turn is not None and driver.table.seats[turn].played_by is None and rng.random() < 0.6:
            holder = next(each for each in PEOPLE if each.hash == driver.table.seats[turn].holder)
            driver.play(holder, turn, rng.choice(driver.moves))
        elif driver.table.status is not Status.CLOSED:
            rng.choice(acts)()
    except Refused:
        pass
