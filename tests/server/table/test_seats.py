"""Setting up a table, taking a seat at it, and who may sit where."""

import pytest
from tests.server.table.driver import ADA, BEN, CEM, OPEN, RANGER, Driver, here, row_of
from tests.server.table.refused import refused

from twelvefold.engine.events import RoundOpened
from twelvefold.protocol.events import BotSeated, Opened, Seated, Started
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, SeatKind, SeatRequest, Status
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import info_of, yours


def test_a_table_with_open_seats_waits() -> None:
    driver = Driver([here("Ada"), OPEN, RANGER])
    info = info_of(driver.table)
    assert info.status is Status.WAITING
    assert [(seat.kind, seat.name, seat.bot, seat.host) for seat in info.seats] == [
        (SeatKind.PERSON, "Ada", None, True),
        (SeatKind.OPEN, None, None, False),
        (SeatKind.BOT, None, "ranger", False),
    ]
    assert (info.game, driver.table.seat_to_move) == (0, None)


def test_the_last_open_seat_starts_the_game() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN], Options(first_seat=2))
    assert driver.sit(BEN, "Ben", 2) == (Seated(2, "Ben"),)
    seated, started, opened = driver.sit(CEM, "Cem")
    assert seated == Seated(1, "Cem")
    assert started == Started(1, 2, None)
    assert isinstance(opened, RoundOpened)
    assert opened.first_seat == 2
    assert driver.table.status is Status.PLAYING


def test_a_bot_in_the_last_open_seat_starts_the_game() -> None:
    driver = Driver([here("Ada"), OPEN])
    seated, started, _ = driver.fill(ADA, 1, "ranger")
    assert seated == BotSeated(1, "ranger")
    assert isinstance(started, Started)


def test_a_table_without_open_seats_starts_at_once() -> None:
    driver = Driver([here("Ada"), here("Bea"), RANGER], Options(first_seat=1))
    assert driver.table.playing
    assert driver.table.seat_to_move == 1


def test_bots_alone_can_play() -> None:
    driver = Driver([RANGER, RANGER])
    driver.wait(3600)
    assert driver.table.status is Status.OVER


def test_several_people_play_round_one_screen() -> None:
    driver = Driver([here("Ada"), here("Bea")])
    assert yours(driver.table, ADA.hash).seats == (0, 1)
    driver.play(ADA, 0)
    driver.play(ADA, 1)
    assert driver.view.ply == 2


def test_whoever_sits_may_name_a_further_seat_for_somebody_at_the_same_screen() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    driver.sit(BEN, "Ben")
    with refused(driver, Reason.NOT_NOW, "seated"):
        driver.sit(BEN, "Ben")  # a double click
    driver.sit(BEN, "Bea", 2)
    assert driver.table.seats_of(BEN.hash) == (1, 2)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_seat_that_is_taken_a_bots_or_not_there_cannot_be_taken(seat: int) -> None:
    driver = Driver([here("Ada"), OPEN, RANGER])
    with refused(driver, Reason.NO_SEAT):
        driver.sit(BEN, "Ben", seat)


def test_a_full_table_has_no_seat() -> None:
    driver = Driver.of_two()
    with refused(driver, Reason.NO_SEAT):
        driver.sit(CEM, "Cem")


def test_a_first_seat_that_is_not_there_is_a_bad_option() -> None:
    with pytest.raises(Refused, match="bad options: first_seat"):
        Driver([OPEN, OPEN], Options(first_seat=2))


@pytest.mark.parametrize("bot", ["ranger", "seedling", "expert:style=spoiler", "master:ms=2000", "random"])
def test_our_own_bots_may_sit(bot: str) -> None:
    driver = Driver([here("Ada"), SeatRequest(SeatKind.BOT, bot=bot)])
    assert driver.table.seats[1].played_by == bot


@pytest.mark.parametrize(
    "bot",
    [
        "",
        "nobody",
        "my_bot.py:Mine",
        "/tmp/my_bot.py:Mine",
        "ranger:tables=/etc/passwd",
        "expert:tables=x,ms=5",
        "expert:playouts=1000000",
        "master:ms=2001",
        "master:ms=0",
        "master:ms=-1",
        "master:ms=1e9",
        "master:ms=5,ms=6",
        "ranger:style=nobody",
        "ranger:ms=50",
        "ranger:seed=1",
        "ranger:=",
        "RANGER",
    ],
)
def test_other_bots_and_options_are_refused(bot: str) -> None:
    driver = Driver([here("Ada"), OPEN])
    with refused(driver, Reason.NO_BOT, bot):
        driver.fill(ADA, 1, bot)
    with pytest.raises(Refused, match="no bot"):
        Driver([here("Ada"), SeatRequest(SeatKind.BOT, bot=bot)])


def test_a_bots_seat_needs_a_name_and_a_persons_too() -> None:
    with pytest.raises(Refused, match="no bot"):
        Driver([here("Ada"), SeatRequest(SeatKind.BOT)])
    with pytest.raises(Refused, match="bad name"):
        Driver([SeatRequest(SeatKind.PERSON), OPEN])


def test_a_wish_keeps_only_what_its_kind_of_seat_needs() -> None:
    driver = Driver(
        [
            SeatRequest(SeatKind.PERSON, bot="x", name=" Ada "),
            SeatRequest(bot="y", name="z"),
            SeatRequest(SeatKind.BOT, "ranger", "R"),
        ]
    )
    assert [(state.name, state.bot) for state in driver.table.seats] == [("Ada", None), (None, None), (None, "ranger")]


def test_whoever_makes_a_table_without_a_seat_stays_its_host() -> None:
    driver = Driver([OPEN, OPEN])
    driver.sit(BEN, "Ben")
    driver.kick(ADA, 0)
    assert driver.table.seats[0].kind is SeatKind.OPEN
    assert yours(driver.table, ADA.hash).host


def test_the_host_opens_a_bots_seat_to_others() -> None:
    driver = Driver([here("Ada"), OPEN, RANGER])
    assert driver.fill(ADA, 2) == (Opened(2),)
    with refused(driver, Reason.NOT_NOW, "open"):
        driver.fill(ADA, 2)
    assert driver.sit(BEN, "Ben", 2) == (Seated(2, "Ben"),)


def test_only_the_host_fills_kicks_and_closes() -> None:
    driver = Driver([here("Ada"), OPEN, OPEN])
    driver.sit(BEN, "Ben")
    with refused(driver, Reason.NOT_HOST):
        driver.fill(BEN, 2, "ranger")
    with refused(driver, Reason.NOT_HOST):
        driver.kick(BEN, 0)
    with refused(driver, Reason.NOT_HOST):
        driver.close(BEN)
    with refused(driver, Reason.NO_SEAT):
        driver.fill(ADA, 3, "ranger")
    with refused(driver, Reason.NO_SEAT):
        driver.kick(ADA, 3)


def test_the_list_shows_a_game_to_watch_until_it_is_over() -> None:
    driver = Driver([here("Ada"), RANGER], Options(listed=True))
    assert row_of(driver.table).listed
    driver.close(ADA)
    assert not row_of(driver.table).listed


def test_the_list_shows_a_table_without_spectators_while_a_seat_is_open() -> None:
    driver = Driver([here("Ada"), OPEN], Options(listed=True, spectators=False))
    assert row_of(driver.table).listed
    driver.sit(BEN, "Ben")
    assert not row_of(driver.table).listed
    driver.kick(ADA, 1)
    assert row_of(driver.table).listed
    driver.close(ADA)
    assert not row_of(driver.table).listed


def test_a_table_that_is_not_to_be_listed_is_not() -> None:
    assert not row_of(Driver([here("Ada"), OPEN]).table).listed


@pytest.mark.parametrize("spectators", [True, False])
def test_who_may_look(spectators: bool) -> None:
    driver = Driver([here("Ada"), OPEN], Options(spectators=spectators))
    assert driver.table.may_look(CEM.hash)  # anyone with the link may take a seat
    driver.sit(BEN, "Ben")
    assert driver.table.may_look(ADA.hash)
    assert driver.table.may_look(BEN.hash)
    assert driver.table.may_look(CEM.hash) is spectators
    assert driver.table.may_look(None) is spectators
    driver.kick(ADA, 1)
    assert driver.table.may_look(CEM.hash)
    driver.sit(CEM, "Cem")
    assert driver.table.may_look(BEN.hash) is spectators
