"""Leaving, falling silent, coming back; a bot keeps the seat, and the host passes on."""

from tests.server.table.desk import ADA, BEN, CEM, OPEN, RANGER, Desk, here
from tests.server.table.refused import refused

from twelvefold.protocol.events import BotSeated, HostChanged, Lapsed, Left, Opened, Returned, Seated
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, SeatKind, Status
from twelvefold.server.table.due import Due, What, due_of
from twelvefold.server.table.seat_state import KEEPER
from twelvefold.server.table.show import info_of, yours
from twelvefold.server.table.sitting import ABSENT_AFTER


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    desk = Desk([here("Ada"), OPEN, OPEN])
    desk.sit(BEN, "Ben")
    assert desk.leave(BEN, 1) == (Left(1),)
    assert desk.table.seats[1].kind is SeatKind.OPEN
    assert yours(desk.table, BEN.hash).seats == ()
    desk.sit(CEM, "Cem", 1)


def test_a_bot_keeps_the_seat_of_who_leaves_in_a_game() -> None:
    desk = Desk.of_two()
    desk.leave(BEN, 1)
    seat = info_of(desk.table).seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.away) == (SeatKind.PERSON, "number 1", KEEPER, True)
    desk.play(ADA, 0)
    held_until = desk.now + desk.table.options.hold
    assert due_of(desk.table) == Due(held_until, What.BOT, 1, held_until)
    desk.wait(10)
    assert desk.view.round == 2


def test_who_is_back_plays_on() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    desk.leave(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.play(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.leave(BEN, 1)
    assert desk.come_back(BEN, 1) == (Returned(1),)
    with refused(desk, Reason.NOT_NOW, "there"):
        desk.come_back(BEN, 1)
    desk.play(BEN, 1)


def test_when_all_people_are_away_the_game_waits_for_one() -> None:
    desk = Desk([here("Ada"), OPEN, RANGER], Options(seed="desk", first_seat=2, clock=30))
    desk.sit(BEN, "Ben")
    desk.leave(ADA, 0)
    desk.leave(BEN, 1)
    assert due_of(desk.table) is None
    desk.wait(1_000_000)
    assert desk.view.ply == 0
    desk.come_back(BEN, 1)
    desk.wait(10)
    assert desk.view.ply > 0
    assert desk.table.seat_to_move == 1


def test_a_placement_that_is_held_stands_though_its_player_leaves() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    desk.leave(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.take_back(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.done(BEN, 1)
    desk.wait(3)
    assert desk.view.round == 2


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot() -> None:
    desk = Desk.of_two(clock=30)
    assert desk.view.due_at == desk.now + 30
    desk.wait(29.9)
    assert not info_of(desk.table).seats[0].away
    desk.wait(0.2)
    assert desk.events[-2] == Lapsed(0)
    assert info_of(desk.table).seats[0].away
    assert desk.view.ply == 1
    desk.play(BEN, 1)
    desk.wait(3)
    desk.come_back(ADA, 0)
    assert not info_of(desk.table).seats[0].away


def test_the_clock_begins_with_the_turn_and_anew_when_somebody_is_back() -> None:
    desk = Desk.of([ADA, BEN, CEM], clock=30)
    desk.now += 20
    desk.play(ADA, 0)
    assert desk.view.due_at == desk.now + 30
    desk.now += 10
    desk.leave(BEN, 1)
    desk.come_back(BEN, 1)
    assert desk.view.due_at == desk.now + 30


def test_without_a_clock_a_table_waits_for_days() -> None:
    desk = Desk.of_two()
    assert desk.view.due_at is None
    desk.wait(7 * 24 * 3600)
    desk.play(ADA, 0)


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    desk.leave(BEN, 1)
    assert desk.leave(ADA, 0) == (Left(0), HostChanged(2))
    assert [seat.host for seat in info_of(desk.table).seats] == [False, False, True]
    desk.kick(CEM, 0)
    with refused(desk, Reason.NOT_HOST):
        desk.close(ADA)


def test_a_host_at_two_seats_is_host_until_both_are_left() -> None:
    desk = Desk([here("Ada"), here("Abe"), OPEN])
    desk.sit(BEN, "Ben")
    assert desk.leave(ADA, 0) == (Left(0),)
    assert desk.leave(ADA, 1) == (Left(1), HostChanged(2))


def test_who_comes_back_to_a_table_without_a_host_is_host() -> None:
    desk = Desk.of_two()
    desk.leave(BEN, 1)
    desk.leave(ADA, 0)
    assert not any(seat.host for seat in info_of(desk.table).seats)
    assert desk.come_back(BEN, 1) == (Returned(1), HostChanged(1))
    assert desk.come_back(ADA, 0) == (Returned(0),)


def test_who_sits_down_at_a_table_without_a_host_is_host() -> None:
    desk = Desk([here("Ada"), OPEN, OPEN])
    desk.leave(ADA, 0)
    assert desk.sit(BEN, "Ben") == (Seated(0, "Ben"), HostChanged(0))
    assert desk.sit(CEM, "Cem") == (Seated(1, "Cem"),)


def test_the_host_gives_an_absent_seat_to_a_bot_or_to_others() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    with refused(desk, Reason.NOT_NOW, "there"):
        desk.fill(ADA, 1, "ranger")
    desk.leave(BEN, 1)
    desk.leave(CEM, 2)
    assert desk.fill(ADA, 1, "seedling") == (BotSeated(1, "seedling"),)
    assert desk.table.seats[1].played_by == "seedling"
    with refused(desk, Reason.NOT_YOURS):
        desk.come_back(BEN, 1)
    assert desk.fill(ADA, 2) == (Opened(2),)
    assert desk.table.seats[2].played_by == KEEPER
    desk.sit(BEN, "Ben")
    assert desk.table.seats[2].played_by is None


def test_who_lets_the_table_wait_for_a_minute_is_absent() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    desk.now += ABSENT_AFTER - 1
    with refused(desk, Reason.NOT_NOW, "there"):
        desk.fill(ADA, 1, "ranger")
    desk.now += 1
    desk.fill(ADA, 1, "ranger")
    desk.wait(10)
    assert desk.view.round == 2


def test_who_is_kicked_has_no_seat_and_a_bot_keeps_it() -> None:
    desk = Desk.of_two()
    assert desk.kick(ADA, 1) == (Opened(1),)
    assert yours(desk.table, BEN.hash).seats == ()
    assert desk.table.seats[1].played_by == KEEPER
    with refused(desk, Reason.NO_SEAT):
        desk.kick(ADA, 1)
    with refused(desk, Reason.NO_SEAT):
        desk.kick(ADA, 0)  # nobody kicks themselves


def test_a_kick_is_meant_for_who_sat_there_when_it_was_said() -> None:
    desk = Desk([here("Ada"), OPEN, OPEN])
    desk.sit(BEN, "Ben")
    seen = desk.table.seq
    desk.leave(BEN, 1)
    desk.sit(CEM, "Cem", 1)
    with refused(desk, Reason.STALE):
        desk.kick(ADA, 1, seq=seen)
    with refused(desk, Reason.STALE):
        desk.fill(ADA, 1, "ranger", seq=seen)
    desk.kick(ADA, 1)


def test_who_leaves_after_the_game_leaves_an_open_seat_but_stays_in_its_story() -> None:
    desk = Desk.of_two()
    desk.end(ADA, 0)
    desk.end(BEN, 1)
    desk.leave(BEN, 1)
    assert desk.table.status is Status.OVER
    assert desk.table.seats[1].kind is SeatKind.OPEN
    assert desk.table.played == ("first", "number 1")
