"""How games end, how the next one begins, and what a closed or too long table allows."""

from collections.abc import Callable

import pytest
from tests.server.table import driver as drivers
from tests.server.table.driver import ADA, BEN, CEM, OPEN, RANGER, Driver, here, view_of
from tests.server.table.refused import refused

from twelvefold.engine.events import Ended
from twelvefold.protocol.events import Closed, EndWanted, GameOver, RematchWanted, Resigned, Settled, Started
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Ending, Options, Status
from twelvefold.server.table import ending
from twelvefold.server.table.bounds import MOST
from twelvefold.server.table.seat_state import KEEPER
from twelvefold.server.table.show import info_of


def test_a_game_of_twelve_rounds_ends_by_itself() -> None:
    driver = Driver.of_two()
    driver.play_out([ADA, BEN])
    assert isinstance(driver.events[-1], Ended)
    info = info_of(driver.table)
    assert (info.status, info.ended) == (Status.OVER, Ending.PLAYED)
    assert driver.view.end == driver.events[-1]


def test_the_seed_of_a_fresh_deal_is_shown_after_the_end_and_not_before() -> None:
    driver = Driver.of_two(seed=None)
    assert info_of(driver.table).seed is None
    driver.play_out([ADA, BEN])
    assert driver.table.deal is not None
    assert info_of(driver.table).seed == driver.table.deal.seed
    assert len(driver.table.deal.seed) == 64
    driver.rematch(ADA, 0)
    driver.rematch(BEN, 1)
    assert info_of(driver.table).seed is None


def test_of_two_who_play_one_gives_up_and_the_game_is_over() -> None:
    driver = Driver.of_two()
    assert driver.resign(BEN, 1) == (Resigned(1), GameOver(1, Ending.RESIGNED))
    assert info_of(driver.table).ended is Ending.RESIGNED
    with refused(driver, Reason.NOT_NOW, "over"):
        driver.resign(ADA, 0)


def test_of_three_one_gives_up_and_a_bot_plays_on_in_their_place() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    driver.play(ADA, 0)
    assert driver.resign(BEN, 1) == (Resigned(1),)
    assert driver.table.seats[1].played_by == KEEPER
    with refused(driver, Reason.NOT_NOW, "playing"):
        driver.resign(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.play(BEN, 1)
    driver.wait(3)
    assert driver.table.seat_to_move == 2
    assert driver.resign(CEM, 2)[-1] == GameOver(1, Ending.RESIGNED)


def test_a_resignation_from_an_earlier_game_is_stale() -> None:
    driver = Driver.of_two()
    seen = driver.table.seq
    driver.resign(BEN, 1)
    driver.rematch(ADA, 0)
    driver.rematch(BEN, 1)
    with refused(driver, Reason.STALE):
        driver.resign(BEN, 1, seq=seen)
    with refused(driver, Reason.STALE):
        driver.end(BEN, 1, seq=seen)


def test_a_game_ends_when_all_people_agree() -> None:
    driver = Driver([here("Ada"), OPEN, RANGER])
    driver.sit(BEN, "Ben")
    assert driver.end(ADA, 0) == (EndWanted(0, wanted=True),)
    with refused(driver, Reason.NOT_NOW, "playing"):
        driver.end(ADA, 0)
    assert driver.end(ADA, 0, wanted=False) == (EndWanted(0, wanted=False),)
    driver.end(BEN, 1)
    assert driver.end(ADA, 0) == (EndWanted(0, wanted=True), GameOver(1, Ending.AGREED))
    assert info_of(driver.table).ended is Ending.AGREED
    with refused(driver, Reason.NOT_NOW, "over"):
        driver.end(ADA, 0)


def test_who_is_away_is_not_asked_whether_to_end() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    driver.end(BEN, 1)
    driver.leave(BEN, 1)
    assert not info_of(driver.table).seats[1].ends
    with refused(driver, Reason.NOT_NOW, "playing"):
        driver.end(BEN, 1)
    driver.end(ADA, 0)
    assert not driver.table.seats[2].ends
    assert driver.end(CEM, 2)[-1] == GameOver(1, Ending.AGREED)


@pytest.mark.parametrize("how", [Ending.AGREED, Ending.RESIGNED, Ending.CLOSED])
def test_a_placement_that_is_held_stands_when_the_game_is_ended(how: Ending) -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    driver.end(BEN, 1)
    match how:
        case Ending.AGREED:
            events = driver.end(ADA, 0)
        case Ending.RESIGNED:
            events = driver.resign(ADA, 0)
        case _:
            events = driver.close(ADA)
    assert Settled(1) in events
    assert (info_of(driver.table).ended, driver.view.ply, len(driver.view.moves)) == (how, 2, 2)


def test_a_game_that_is_played_to_its_end_cannot_be_given_up_while_that_is_held() -> None:
    driver = Driver.of_two()
    driver.play_on([ADA, BEN], 23)
    seat = driver.table.seat_to_move
    assert seat is not None
    driver.play([ADA, BEN][seat], seat)
    with refused(driver, Reason.HELD):
        driver.resign(ADA, 0)
    driver.end(ADA, 0)
    with refused(driver, Reason.HELD):
        driver.end(BEN, 1)
    driver.close(ADA)
    assert (info_of(driver.table).ended, info_of(driver.table).status) == (Ending.PLAYED, Status.CLOSED)


def test_a_rematch_moves_the_first_seat_on_and_has_another_deal() -> None:
    driver = Driver.of([ADA, BEN, CEM], first_seat=2)
    first = driver.table.deal
    driver.resign(BEN, 1)
    driver.resign(CEM, 2)
    assert driver.rematch(ADA, 0) == (RematchWanted(0, wanted=True),)
    driver.rematch(BEN, 1)
    wanted, started, _ = driver.rematch(CEM, 2)
    assert wanted == RematchWanted(2, wanted=True)
    assert started == Started(2, 0, "desk#2")
    assert driver.table.deal is not None
    assert first is not None
    assert driver.table.deal.piles != first.piles
    info = info_of(driver.table)
    assert (info.status, info.game, info.ended, info.seed) == (Status.PLAYING, 2, None, "desk#2")
    assert not any(seat.again or seat.resigned for seat in info.seats)


def test_a_rematch_of_a_fresh_deal_has_a_fresh_seed() -> None:
    driver = Driver.of_two(seed=None)
    assert driver.table.deal is not None
    first = driver.table.deal.seed
    driver.resign(BEN, 1)
    driver.rematch(ADA, 0)
    _, started, _ = driver.rematch(BEN, 1)
    assert started == Started(2, 1, None)
    assert driver.table.deal.seed != first


def test_a_rematch_is_for_after_the_game_and_for_who_is_there() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    with refused(driver, Reason.NOT_NOW, "playing"):
        driver.rematch(ADA, 0)
    driver.leave(CEM, 2)
    driver.end(ADA, 0)
    driver.end(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "away"):
        driver.rematch(CEM, 2)
    driver.rematch(ADA, 0)
    with refused(driver, Reason.NOT_NOW, "over"):
        driver.rematch(ADA, 0)
    driver.rematch(ADA, 0, wanted=False)
    driver.rematch(BEN, 1)
    assert info_of(driver.table).status is Status.OVER
    driver.rematch(ADA, 0)
    assert info_of(driver.table).status is Status.PLAYING
    assert driver.table.seats[2].away


def test_a_seat_says_only_so_much_in_a_game() -> None:
    driver = Driver.of_two()
    for _ in range(MOST.reactions):
        driver.react(ADA, 0)
    with refused(driver, Reason.TOO_MANY, "reactions"):
        driver.react(ADA, 0)
    driver.react(BEN, 1)
    driver.resign(BEN, 1)
    driver.rematch(ADA, 0)
    driver.rematch(BEN, 1)
    driver.react(ADA, 0)


ACTS: list[Callable[[Driver], object]] = [
    lambda driver: driver.sit(CEM, "Cem"),
    lambda driver: driver.leave(ADA, 0),
    lambda driver: driver.come_back(ADA, 0),
    lambda driver: driver.hand_over(ADA, 0),
    lambda driver: driver.play(ADA, 0),
    lambda driver: driver.take_back(ADA, 0),
    lambda driver: driver.done(ADA, 0),
    lambda driver: driver.resign(ADA, 0),
    lambda driver: driver.end(ADA, 0),
    lambda driver: driver.rematch(ADA, 0),
    lambda driver: driver.react(ADA, 0),
    lambda driver: driver.fill(ADA, 1, "ranger"),
    lambda driver: driver.kick(ADA, 1),
    lambda driver: driver.close(ADA),
]


@pytest.mark.parametrize("number", range(len(ACTS)))
def test_a_closed_table_refuses_everything(number: int) -> None:
    driver = Driver.of_two()
    assert driver.close(ADA) == (Closed(),)
    assert info_of(driver.table).ended is Ending.CLOSED
    with refused(driver, Reason.NOT_NOW, "closed"):
        ACTS[number](driver)
    assert view_of(driver.table) is not None


def test_a_table_can_be_closed_before_its_first_game() -> None:
    driver = Driver([here("Ada"), OPEN])
    driver.close(ADA)
    assert (info_of(driver.table).status, info_of(driver.table).ended) == (Status.CLOSED, None)


def test_at_a_table_with_too_long_a_log_the_game_is_played_to_its_end_and_no_other_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = Driver.of_two()
    monkeypatch.setattr(ending, "MOST_ENTRIES", driver.table.seq)
    driver.play_out([ADA, BEN])
    with refused(driver, Reason.TOO_MANY, "entries"):
        driver.rematch(ADA, 0)
    driver.close(ADA)


def test_an_open_deal_is_shown_to_all() -> None:
    driver = drivers.Driver([here("Ada"), OPEN], Options(seed="friday"))
    driver.sit(BEN, "Ben")
    assert info_of(driver.table).seed == "friday"
    assert any(isinstance(event, Started) and event.seed == "friday" for event in driver.events)
