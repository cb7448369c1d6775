"""Leaving, falling silent and coming back; a bot plays for the seat, and another person becomes host."""

from tests.server.table.driver import ADA, BEN, CEM, DOT, OPEN, RANGER, Driver, here
from tests.server.table.refused import refused

from twelvefold.protocol.events import BotSeated, HostChanged, Lapsed, Left, Opened, Returned, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, SeatKind, Status
from twelvefold.server.table.due import Due, What, due_of
from twelvefold.server.table.seat_state import KEEPER
from twelvefold.server.table.show import info_of, yours
from twelvefold.server.table.sitting import ABSENT_AFTER


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    driver.sit(BEN, "Ben")
    assert driver.leave(BEN, 1) == (Left(1),)
    assert driver.table.seats[1].kind is SeatKind.OPEN
    assert yours(driver.table, BEN.hash).seats == ()
    driver.sit(CEM, "Cem", 1)


def test_a_bot_keeps_the_seat_of_who_leaves_in_a_game() -> None:
    driver = Driver.of_two()
    driver.leave(BEN, 1)
    seat = info_of(driver.table).seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.away) == (SeatKind.PERSON, "number 1", KEEPER, True)
    driver.play(ADA, 0)
    held_until = driver.now + driver.table.options.hold
    assert due_of(driver.table) == Due(held_until, What.BOT, 1, held_until)
    driver.wait(10)
    assert driver.view.round == 2


def test_who_is_back_plays_on() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    driver.leave(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.play(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.leave(BEN, 1)
    assert driver.come_back(BEN, 1) == (Returned(1),)
    with refused(driver, Reason.NOT_NOW, "there"):
        driver.come_back(BEN, 1)
    driver.play(BEN, 1)


def test_when_all_people_are_away_the_game_waits_for_one() -> None:
    driver = Driver([here("Ada"), OPEN, RANGER], Options(seed="desk", first_seat=2, clock=30))
    driver.sit(BEN, "Ben")
    driver.leave(ADA, 0)
    driver.leave(BEN, 1)
    assert due_of(driver.table) is None
    driver.wait(1_000_000)
    assert driver.view.ply == 0
    driver.come_back(BEN, 1)
    driver.wait(10)
    assert driver.view.ply > 0
    assert driver.table.seat_to_move == 1


def test_a_placement_that_is_held_stands_though_its_player_leaves() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    driver.leave(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.take_back(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.done(BEN, 1)
    driver.wait(3)
    assert driver.view.round == 2


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot() -> None:
    driver = Driver.of_two(clock=30)
    assert driver.view.due_at == driver.now + 30
    driver.wait(29.9)
    assert not info_of(driver.table).seats[0].away
    driver.wait(0.2)
    assert driver.events[-2] == Lapsed(0)
    assert info_of(driver.table).seats[0].away
    assert driver.view.ply == 1
    driver.play(BEN, 1)
    driver.wait(3)
    driver.come_back(ADA, 0)
    assert not info_of(driver.table).seats[0].away


def test_the_clock_begins_with_the_turn_and_anew_when_somebody_is_back() -> None:
    driver = Driver.of([ADA, BEN, CEM], clock=30)
    driver.now += 20
    driver.play(ADA, 0)
    assert driver.view.due_at == driver.now + 30
    driver.now += 10
    driver.leave(BEN, 1)
    driver.come_back(BEN, 1)
    assert driver.view.due_at == driver.now + 30


def test_without_a_clock_a_table_waits_for_days() -> None:
    driver = Driver.of_two()
    assert driver.view.due_at is None
    driver.wait(7 * 24 * 3600)
    driver.play(ADA, 0)


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    driver.leave(BEN, 1)
    assert driver.leave(ADA, 0) == (Left(0), HostChanged(2))
    assert [seat.host for seat in info_of(driver.table).seats] == [False, False, True]
    driver.kick(CEM, 0)
    with refused(driver, Reason.NOT_HOST):
        driver.close(ADA)


def test_a_host_at_two_seats_is_host_until_both_are_left() -> None:
    driver = Driver([here("Ada"), here("Abe"), OPEN])
    driver.sit(BEN, "Ben")
    assert driver.leave(ADA, 0) == (Left(0),)
    assert driver.leave(ADA, 1) == (Left(1), HostChanged(2))


def test_who_comes_back_to_a_table_without_a_host_is_host() -> None:
    driver = Driver.of_two()
    driver.leave(BEN, 1)
    driver.leave(ADA, 0)
    assert not any(seat.host for seat in info_of(driver.table).seats)
    assert driver.come_back(BEN, 1) == (Returned(1), HostChanged(1))
    assert driver.come_back(ADA, 0) == (Returned(0),)


def test_who_sits_down_at_a_table_without_a_host_is_host() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    driver.leave(ADA, 0)
    assert driver.sit(BEN, "Ben") == (Seated(0, "Ben"), HostChanged(0))
    assert driver.sit(CEM, "Cem") == (Seated(1, "Cem"),)


def test_the_host_gives_an_absent_seat_to_a_bot_or_to_others() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    with refused(driver, Reason.NOT_NOW, "there"):
        driver.fill(ADA, 1, "ranger")
    driver.leave(BEN, 1)
    driver.leave(CEM, 2)
    assert driver.fill(ADA, 1, "seedling") == (BotSeated(1, "seedling"),)
    assert driver.table.seats[1].played_by == "seedling"
    with refused(driver, Reason.NOT_YOURS):
        driver.come_back(BEN, 1)
    assert driver.fill(ADA, 2) == (Opened(2),)
    assert driver.table.seats[2].played_by == KEEPER
    driver.sit(DOT, "Dot")
    assert driver.table.seats[2].played_by is None


def test_who_lets_the_table_wait_for_a_minute_is_absent() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    driver.now += ABSENT_AFTER - 1
    with refused(driver, Reason.NOT_NOW, "there"):
        driver.fill(ADA, 1, "ranger")
    driver.now += 1
    driver.fill(ADA, 1, "ranger")
    driver.wait(10)
    assert driver.view.round == 2


def test_who_is_kicked_has_no_seat_and_a_bot_keeps_it() -> None:
    driver = Driver.of_two()
    assert driver.kick(ADA, 1) == (Opened(1),)
    assert yours(driver.table, BEN.hash).seats == ()
    assert driver.table.seats[1].played_by == KEEPER
    with refused(driver, Reason.NO_SEAT):
        driver.kick(ADA, 1)
    with refused(driver, Reason.NO_SEAT):
        driver.kick(ADA, 0)  # you can't kick yourself


def test_a_kick_is_meant_for_who_sat_there_when_it_was_said() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    driver.sit(BEN, "Ben")
    seen = driver.table.seq
    driver.leave(BEN, 1)
    driver.sit(CEM, "Cem", 1)
    with refused(driver, Reason.STALE):
        driver.kick(ADA, 1, seq=seen)
    with refused(driver, Reason.STALE):
        driver.fill(ADA, 1, "ranger", seq=seen)
    driver.kick(ADA, 1)


def test_who_leaves_after_the_game_leaves_an_open_seat_but_stays_in_its_story() -> None:
    driver = Driver.of_two()
    driver.end(ADA, 0)
    driver.end(BEN, 1)
    driver.leave(BEN, 1)
    assert driver.table.status is Status.OVER
    assert driver.table.seats[1].kind is SeatKind.OPEN
    assert driver.table.played == ("first", "number 1")
