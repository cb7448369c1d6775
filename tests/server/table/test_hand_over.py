"""A seat changes hands by a secret, and the old hands are empty then."""

import pytest
from tests.server.table.desk import ADA, BEN, CEM, DOT, Desk
from tests.server.table.refused import refused

from twelvefold.protocol.events import HostChanged, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.show import yours


def test_a_secret_hands_a_seat_over_once() -> None:
    desk = Desk.of_two()
    secret = desk.hand_over(BEN, 1)
    assert desk.sit(CEM, "Cem", secret=secret) == (Seated(1, "Cem"),)
    with refused(desk, Reason.USED):
        desk.sit(DOT, "Dot", secret=secret)
    with refused(desk, Reason.USED):
        desk.sit(BEN, "Ben", secret=secret)


def test_a_newer_secret_makes_an_older_one_void() -> None:
    desk = Desk.of_two()
    old, new = desk.hand_over(BEN, 1), desk.hand_over(BEN, 1)
    assert old != new
    with refused(desk, Reason.USED):
        desk.sit(CEM, "Cem", secret=old)
    desk.sit(CEM, "Cem", secret=new)
    assert desk.table.seats_of(CEM.hash) == (1,)


def test_a_secret_is_for_its_own_seat() -> None:
    desk = Desk.of_two()
    secret = desk.hand_over(BEN, 1)
    with refused(desk, Reason.USED):
        desk.sit(CEM, "Cem", 0, secret)
    desk.sit(CEM, "Cem", 1, secret)


def test_a_secret_that_nobody_made_is_refused() -> None:
    desk = Desk.of_two()
    with refused(desk, Reason.USED):
        desk.sit(CEM, "Cem", secret="x" * 43)


def test_the_objective_goes_with_the_seat() -> None:
    desk = Desk.of_two()
    before = yours(desk.table, BEN.hash)
    desk.sit(CEM, "Cem", secret=desk.hand_over(BEN, 1))
    assert yours(desk.table, CEM.hash).objectives == before.objectives
    assert yours(desk.table, BEN.hash).objectives == ()


def test_the_old_holder_can_do_nothing_any_more() -> None:
    desk = Desk.of([ADA, BEN])
    desk.play(ADA, 0)
    desk.play(BEN, 1)  # held, and could be taken back
    desk.sit(CEM, "Cem", secret=desk.hand_over(BEN, 1))
    for act in (desk.take_back, desk.done, desk.leave, desk.come_back, desk.resign, desk.end, desk.rematch, desk.react):
        with refused(desk, Reason.NOT_YOURS):
            act(BEN, 1)
    with refused(desk, Reason.NOT_YOURS):
        desk.hand_over(BEN, 1)
    with refused(desk, Reason.NOT_YOURS):
        desk.play(BEN, 1)
    desk.take_back(CEM, 1)


def test_the_seat_of_somebody_who_has_left_can_still_be_handed_over() -> None:
    desk = Desk.of_two()
    secret = desk.hand_over(BEN, 1)
    desk.leave(BEN, 1)
    desk.sit(CEM, "Cem", secret=secret)
    assert desk.table.seats[1].played_by is None


def test_the_host_passes_on_with_the_last_seat() -> None:
    desk = Desk.of_two()
    assert desk.sit(CEM, "Cem", secret=desk.hand_over(ADA, 0)) == (Seated(0, "Cem"), HostChanged(0))
    assert (yours(desk.table, ADA.hash).host, yours(desk.table, CEM.hash).host) == (False, True)


def test_a_host_with_another_seat_stays_host() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    desk.kick(ADA, 2)
    desk.sit(ADA, "Abe", 2)
    desk.sit(DOT, "Dot", secret=desk.hand_over(ADA, 0))
    assert yours(desk.table, ADA.hash).host


def test_whoever_takes_their_own_seat_over_only_changes_their_name() -> None:
    desk = Desk.of_two()
    assert desk.sit(ADA, "Adah", secret=desk.hand_over(ADA, 0)) == (Seated(0, "Adah"),)
    assert yours(desk.table, ADA.hash).host


def test_a_secret_is_void_when_the_host_takes_the_seat_away() -> None:
    desk = Desk.of_two()
    secret = desk.hand_over(BEN, 1)
    desk.kick(ADA, 1)
    with refused(desk, Reason.USED):
        desk.sit(CEM, "Cem", secret=secret)


def test_who_has_given_up_has_nothing_to_hand_over() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    secret = desk.hand_over(BEN, 1)
    desk.resign(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "resigned"):
        desk.hand_over(BEN, 1)
    with refused(desk, Reason.USED):
        desk.sit(DOT, "Dot", secret=secret)


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_hands_over_what_is_not_theirs(seat: int) -> None:
    desk = Desk.of_two()
    with refused(desk, Reason.NO_SEAT if seat == 2 else Reason.NOT_YOURS):
        desk.hand_over(BEN, seat)
