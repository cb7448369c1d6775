"""A seat is handed over by a secret, and its former holder keeps nothing."""

from collections.abc import Callable

import pytest
from tests.server.table.driver import ADA, BEN, CEM, DOT, OPEN, Driver, here
from tests.server.table.refused import refused

from twelvefold.protocol.events import HostChanged, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.show import yours
from twelvefold.server.table.table import HAND_OVER_LASTS


def test_a_secret_hands_a_seat_over_once() -> None:
    driver = Driver.of_two()
    secret = driver.hand_over(BEN, 1)
    assert driver.sit(CEM, "Cem", secret=secret) == (Seated(1, "Cem"),)
    with refused(driver, Reason.USED):
        driver.sit(DOT, "Dot", secret=secret)
    with refused(driver, Reason.USED):
        driver.sit(BEN, "Ben", secret=secret)


def test_a_newer_secret_makes_an_older_one_void() -> None:
    driver = Driver.of_two()
    old, new = driver.hand_over(BEN, 1), driver.hand_over(BEN, 1)
    assert old != new
    with refused(driver, Reason.USED):
        driver.sit(CEM, "Cem", secret=old)
    driver.sit(CEM, "Cem", secret=new)
    assert driver.table.seats_of(CEM.hash) == (1,)


def test_a_secret_is_good_for_a_day() -> None:
    driver = Driver.of_two()
    old = driver.hand_over(BEN, 1)
    driver.now += HAND_OVER_LASTS
    with refused(driver, Reason.EXPIRED):
        driver.sit(CEM, "Cem", secret=old)
    secret = driver.hand_over(BEN, 1)
    driver.now += HAND_OVER_LASTS - 1
    driver.sit(CEM, "Cem", secret=secret)


@pytest.mark.parametrize("ends", [Driver.resign, Driver.end])
def test_a_secret_is_good_until_the_game_ends(ends: Callable[[Driver, Holder, int], object]) -> None:
    driver = Driver.of_two()
    secret = driver.hand_over(BEN, 1)
    for holder, seat in ((ADA, 0), (BEN, 1)):
        if driver.table.playing:
            ends(driver, holder, seat)
    with refused(driver, Reason.EXPIRED):
        driver.sit(CEM, "Cem", secret=secret)
    after = driver.hand_over(BEN, 1)
    driver.rematch(ADA, 0)
    driver.rematch(BEN, 1)
    driver.sit(CEM, "Cem", secret=after)


def test_a_secret_is_for_its_own_seat() -> None:
    driver = Driver.of_two()
    secret = driver.hand_over(BEN, 1)
    with refused(driver, Reason.USED):
        driver.sit(CEM, "Cem", 0, secret)
    driver.sit(CEM, "Cem", 1, secret)


def test_a_secret_that_nobody_made_is_refused() -> None:
    driver = Driver.of_two()
    with refused(driver, Reason.USED):
        driver.sit(CEM, "Cem", secret="x" * 43)


def test_the_objective_goes_with_the_seat() -> None:
    driver = Driver.of_two()
    before = yours(driver.table, BEN.hash)
    driver.sit(CEM, "Cem", secret=driver.hand_over(BEN, 1))
    assert yours(driver.table, CEM.hash).objectives == before.objectives
    assert yours(driver.table, BEN.hash).objectives == ()


def test_the_old_holder_can_do_nothing_any_more() -> None:
    driver = Driver.of([ADA, BEN])
    driver.play(ADA, 0)
    driver.play(BEN, 1)  # held, and could be undone
    driver.sit(CEM, "Cem", secret=driver.hand_over(BEN, 1))
    for act in (
        driver.take_back,
        driver.done,
        driver.leave,
        driver.come_back,
        driver.resign,
        driver.end,
        driver.rematch,
        driver.react,
    ):
        with refused(driver, Reason.NOT_YOURS):
            act(BEN, 1)
    with refused(driver, Reason.NOT_YOURS):
        driver.hand_over(BEN, 1)
    with refused(driver, Reason.NOT_YOURS):
        driver.play(BEN, 1)
    driver.take_back(CEM, 1)


def test_the_seat_of_somebody_who_has_left_can_still_be_handed_over() -> None:
    driver = Driver.of_two()
    secret = driver.hand_over(BEN, 1)
    driver.leave(BEN, 1)
    driver.sit(CEM, "Cem", secret=secret)
    assert driver.table.seats[1].played_by is None


def test_the_host_passes_on_with_the_last_seat() -> None:
    driver = Driver.of_two()
    assert driver.sit(CEM, "Cem", secret=driver.hand_over(ADA, 0)) == (Seated(0, "Cem"), HostChanged(0))
    assert (yours(driver.table, ADA.hash).host, yours(driver.table, CEM.hash).host) == (False, True)


def test_a_host_with_another_seat_stays_host() -> None:
    driver = Driver([here("Ada"), here("Abe"), OPEN])
    driver.sit(BEN, "Ben")
    driver.sit(DOT, "Dot", secret=driver.hand_over(ADA, 0))
    assert yours(driver.table, ADA.hash).host


def test_whoever_takes_their_own_seat_over_only_changes_their_name() -> None:
    driver = Driver.of_two()
    assert driver.sit(ADA, "Adah", secret=driver.hand_over(ADA, 0)) == (Seated(0, "Adah"),)
    assert yours(driver.table, ADA.hash).host


def test_a_secret_is_void_when_the_host_takes_the_seat_away() -> None:
    driver = Driver.of_two()
    secret = driver.hand_over(BEN, 1)
    driver.kick(ADA, 1)
    with refused(driver, Reason.USED):
        driver.sit(CEM, "Cem", secret=secret)


def test_who_has_given_up_has_nothing_to_hand_over() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    secret = driver.hand_over(BEN, 1)
    driver.resign(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "resigned"):
        driver.hand_over(BEN, 1)
    with refused(driver, Reason.USED):
        driver.sit(DOT, "Dot", secret=secret)


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_hands_over_what_is_not_theirs(seat: int) -> None:
    driver = Driver.of_two()
    with refused(driver, Reason.NO_SEAT if seat == 2 else Reason.NOT_YOURS):
        driver.hand_over(BEN, seat)
