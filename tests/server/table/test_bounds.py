"""What a seat may do in a game is bounded, so its log is too; and every game can still be played to its end."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import cycle
from random import Random

import pytest
from tests.server.table.driver import ADA, BEN, CEM, OPEN, Driver, here
from tests.server.table.refused import refused

from twelvefold.engine.events import Placed
from twelvefold.protocol.events import Returned, Seated, TakenBack
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, Status
from twelvefold.server.table.bounds import MOST
from twelvefold.server.table.entries import Draft
from twelvefold.server.table.playing import placed
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table

EACH_SEAT = sum(MOST) + MOST.take_backs + 2 * MOST.seatings + 1
"""A seat's entries besides its twelve turns: counted actions, undone placements, lapses, changes of host."""


def until_refused(why: str, *acts: Callable[[], object]) -> None:
    """Repeat some actions until one of them is refused."""
    with pytest.raises(Refused, match=why):
        all(act() is not None for act in cycle(acts))


def take_back_often(driver: Driver, times: int) -> None:
    for _ in range(times):
        driver.play(ADA, 0)
        driver.take_back(ADA, 0)


def test_a_seat_takes_back_only_so_often_in_a_game() -> None:
    driver = Driver.of_two()
    take_back_often(driver, MOST.take_backs)
    driver.play(ADA, 0)
    with refused(driver, Reason.TOO_MANY, "take backs"):
        driver.take_back(ADA, 0)
    driver.play(BEN, 1)
    driver.take_back(BEN, 1)  # the other seat has a count of its own
    driver.resign(BEN, 1)
    driver.rematch(ADA, 0)
    driver.rematch(BEN, 1)
    driver.play(BEN, 1)
    driver.play(ADA, 0)
    driver.take_back(ADA, 0)  # and so does the next game


COMINGS: list[Callable[[Driver], object]] = [
    lambda driver: (driver.leave(BEN, 1), driver.come_back(BEN, 1)),
    lambda driver: (driver.end(BEN, 1), driver.end(BEN, 1, wanted=False)),
    lambda driver: driver.hand_over(BEN, 1),
    lambda driver: driver.sit(BEN, "Ben", secret=driver.hand_over(BEN, 1)),
]


@pytest.mark.parametrize("act", COMINGS)
def test_a_seats_comings_and_goings_are_bounded(act: Callable[[Driver], object]) -> None:
    driver = Driver.of_two()
    before = driver.table.seq
    until_refused("too many: seatings", lambda: act(driver))
    assert driver.table.seq == before + MOST.seatings
    driver.react(ADA, 0)
    driver.leave(ADA, 0)  # the other seat has a count of its own
    driver.resign(BEN, 1)
    assert driver.table.status is Status.OVER


def test_what_the_host_does_about_a_seat_is_bounded_and_nobody_else_can_use_it_up() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    until_refused("too many: seatings", lambda: driver.sit(BEN, "Ben", 1), lambda: driver.leave(BEN, 1))
    for _ in range(MOST.changes // 2):
        driver.fill(ADA, 1, "ranger")
        driver.fill(ADA, 1)
    with refused(driver, Reason.TOO_MANY, "changes"):
        driver.fill(ADA, 1, "ranger")
    driver.sit(BEN, "Ben", 2)


def test_a_game_does_not_wait_for_people_who_may_not_come_back_any_more() -> None:
    driver = Driver.of_two()
    for holder, seat in ((BEN, 1), (ADA, 0)):
        driver.hand_over(holder, seat)  # so that leaving is the last thing they may do
        leave_and_return = partial(driver.leave, holder, seat), partial(driver.come_back, holder, seat)
        until_refused("too many: seatings", *leave_and_return)
        assert driver.table.seats[seat].away
    assert not driver.table.asleep
    driver.wait(3600)
    assert driver.table.status is Status.OVER


def test_it_does_wait_for_those_who_may() -> None:
    driver = Driver.of_two()
    driver.hand_over(BEN, 1)
    until_refused("too many: seatings", lambda: driver.leave(BEN, 1), lambda: driver.come_back(BEN, 1))
    driver.leave(ADA, 0)
    assert driver.table.asleep
    driver.wait(3600)
    assert driver.table.playing


@pytest.mark.parametrize("seed", range(3))
def test_whoever_does_all_they_may_makes_a_log_of_bounded_length_and_the_game_still_ends(seed: int) -> None:
    rng = Random(seed)
    driver = Driver([here("Ada"), OPEN, here("Abe")], Options(seed="spam", first_seat=0, clock=10))
    driver.sit(BEN, "Ben")
    started = driver.table.seq
    acts: list[Callable[[], object]] = [
        lambda: (driver.leave(BEN, 1), driver.come_back(BEN, 1)),
        lambda: driver.wait(11 if rng.random() < 0.05 else 0),
        lambda: driver.come_back(ADA, 0),
        lambda: driver.come_back(ADA, 2),
        lambda: driver.hand_over(ADA, 0),
        lambda: driver.react(BEN, 1),
        lambda: driver.end(BEN, 1, wanted=rng.random() < 0.5),
        lambda: (driver.fill(ADA, 1), driver.sit(BEN, "Ben", 1)),
        lambda: (driver.kick(ADA, 1), driver.sit(CEM, "Cem", 1)),
        lambda: (driver.play(ADA, 0), driver.take_back(ADA, 0)),
        lambda: (driver.play(BEN, 1), driver.take_back(BEN, 1)),
        lambda: (driver.play(ADA, 2), driver.take_back(ADA, 2)),
    ]
    for _ in range(4000):
        if driver.table.playing:
            with suppress(Refused):
                rng.choice(acts)()
    for _ in range(1000):
        for holder, seat in ((ADA, 0), (BEN, 1), (CEM, 1), (ADA, 2)):
            with suppress(Refused):
                driver.come_back(holder, seat)
        driver.wait(11)
    assert driver.table.status is Status.OVER
    assert driver.table.seq - started < 3 * (EACH_SEAT + 24)


def test_an_old_log_with_more_in_it_is_still_read_and_its_game_ends() -> None:
    driver = Driver.of_two()
    move = driver.moves[0]
    for _ in range(5000):
        driver.add([Draft(placed(driver.table, move))])
        driver.add([Draft(TakenBack(0))])
    for _ in range(MOST.seatings + 1):
        driver.add([Draft(Seated(1, "Ben"))])
        driver.add([Draft(Returned(1))])
    table, _ = Table(driver.table.id, driver.table.box).after(driver.entries)
    assert vars(table) == vars(driver.table)
    driver.play(ADA, 0)
    with refused(driver, Reason.TOO_MANY, "take backs"):
        driver.take_back(ADA, 0)
    driver.wait(3600)
    assert sum(isinstance(event, Placed) for event in driver.events) == 5001
    assert driver.table.seats[1].holder is None
