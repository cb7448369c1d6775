"""A placement can be undone until the next seat moves or anything is turned up."""

import msgspec
import pytest
from tests.server.table.driver import ADA, BEN, CEM, OPEN, RANGER, Driver, here
from tests.server.table.refused import refused

from twelvefold.engine.events import Awarded, Carried, Discarded, Placed, RoundOpened
from twelvefold.engine.move import MOVES
from twelvefold.protocol.events import Settled, TakenBack
from twelvefold.protocol.messages import GameView, Reason
from twelvefold.protocol.table import Options, Status
from twelvefold.server.table.due import Due, What, due_of
from twelvefold.server.table.show import info_of
from twelvefold.server.table.table import LEAST_AFTER_TAKE_BACK


def without_time(view: GameView) -> GameView:
    return msgspec.structs.replace(view, due_at=None)


def test_a_placement_is_shown_at_once_and_can_be_taken_back() -> None:
    driver = Driver.of_two()
    before = driver.view
    (placed,) = driver.play(ADA, 0)
    assert isinstance(placed, Placed)
    assert driver.view.planets[0][placed.face] is not None
    assert (driver.view.held, driver.view.seat_to_move) == (0, 1)
    assert driver.take_back(ADA, 0) == (TakenBack(0),)
    assert driver.view == before
    driver.play(ADA, 0, driver.moves[7])


def test_it_cannot_be_taken_back_once_the_next_seat_has_moved() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, 0)
    driver.take_back(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, 0)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(BEN, 1)


def test_it_cannot_be_taken_back_once_something_is_turned_up() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    driver.wait(3)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(BEN, 1)


def test_it_cannot_be_taken_back_once_a_bot_has_moved() -> None:
    driver = Driver([here("Ada"), RANGER, OPEN], Options(seed="desk", first_seat=0))
    driver.sit(BEN, "Ben")
    driver.play(ADA, 0)
    assert due_of(driver.table) == Due(driver.now + 3, What.BOT, 1, driver.now + 3)
    assert driver.view.due_at == driver.now + 3  # until when it can be undone
    driver.wait(2.9)
    driver.take_back(ADA, 0)
    driver.play(ADA, 0)
    driver.wait(3)
    assert driver.view.ply == 2
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, 0)


def test_done_ends_the_wait_for_a_bot() -> None:
    driver = Driver([here("Ada"), RANGER])
    driver.play(ADA, 0)
    assert driver.done(ADA, 0) == (Settled(0),)
    due = due_of(driver.table)
    assert due is not None
    assert due.at <= driver.now
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, 0)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.done(ADA, 0)


def test_done_does_not_make_the_next_seats_answer_stale() -> None:
    driver = Driver.of_two(clock=30)
    driver.play(ADA, 0)
    seen, due = driver.table.seq, driver.view.due_at
    driver.now += 1
    driver.done(ADA, 0)
    assert driver.view.due_at == due
    driver.play(BEN, 1, seq=seen)


def test_only_who_placed_it_takes_it_back() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    with refused(driver, Reason.NOT_YOURS):
        driver.take_back(BEN, 0)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(BEN, 1)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    driver = Driver.of_two()
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, 0)
    waiting = Driver([here("Ada"), OPEN])
    with refused(waiting, Reason.NOT_NOW, "settled"):
        waiting.take_back(ADA, 0)


def test_what_follows_from_a_rounds_last_placement_is_held_back() -> None:
    driver, twin = Driver.of_two(), Driver.of_two(hold=0)
    for each in (driver, twin):
        each.play(ADA, 0)
    before = driver.view
    (placed,) = driver.play(BEN, 1)
    _, *followed = twin.play(BEN, 1)
    assert isinstance(placed, Placed)
    assert isinstance(followed[-1], RoundOpened)
    held = driver.view
    assert (held.held, held.seat_to_move, held.legal, held.due_at) == (1, None, None, driver.now + 3)
    assert held.ply == before.ply + 1
    assert held.moves == twin.view.moves
    assert held.planets == twin.view.planets
    assert held.offer == tuple(None if slot == placed.slot else tile for slot, tile in enumerate(before.offer))
    for name in ("round", "first_seat", "columns", "won", "discarded", "late_piles", "out_of_game", "end"):
        assert getattr(held, name) == getattr(before, name), name
    with refused(driver, Reason.HELD):
        driver.play(BEN, 1)
    with refused(driver, Reason.HELD):
        driver.play(ADA, 0)
    assert driver.done(BEN, 1) == (Settled(1), *followed)
    assert without_time(driver.view) == without_time(twin.view)


def test_the_race_counts_the_tile_that_is_held() -> None:
    """Checked in every round of a game: the bids belong to the round being played, not the next one."""
    driver, twin = Driver.of_two(hold=3), Driver.of_two(hold=0)
    rounds = 0
    while driver.table.playing:
        for seat in (driver.table.seat_to_move, 1 - (driver.table.seat_to_move or 0)):
            assert seat is not None
            move = driver.moves[len(driver.moves) * (seat + 1) // 3]
            driver.play([ADA, BEN][seat], seat, move)
            twin.play([ADA, BEN][seat], seat, move)
        held = driver.view.standings
        assert held is not None
        decided = {
            event.animal: event.bids
            for event in twin.events
            if isinstance(event, Awarded | Carried | Discarded) and event.round == driver.view.round
        }
        rounds += bool(decided)
        due = {each.animal: each.bids for each in held if each.round == driver.view.round}
        assert due == decided
        driver.wait(3)
        assert without_time(driver.view) == without_time(twin.view)
    assert rounds == 10


def test_a_held_placement_is_settled_when_its_time_is_over() -> None:
    driver = Driver.of_two(hold=10)
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    driver.wait(9.9)
    assert (driver.view.held, driver.view.round) == (1, 1)
    driver.wait(0.1)
    assert (driver.view.held, driver.view.round, driver.view.seat_to_move) == (None, 2, 1)


def test_a_held_placement_taken_back_leaves_no_trace_in_the_game() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    before = driver.view
    driver.play(BEN, 1)
    driver.take_back(BEN, 1)
    assert msgspec.structs.replace(driver.view, held=0) == before
    assert driver.table.before is None
    driver.play(BEN, 1, driver.moves[9])
    driver.wait(3)
    assert driver.view.round == 2


def test_without_a_hold_awards_follow_at_once_and_a_rounds_last_placement_stands() -> None:
    driver = Driver.of_two(hold=0)
    driver.play(ADA, 0)
    driver.take_back(ADA, 0)  # nobody has moved since
    driver.play(ADA, 0)
    driver.play(BEN, 1)
    assert (driver.view.round, driver.view.held) == (2, None)
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(BEN, 1)


def test_a_bots_placement_is_never_held() -> None:
    driver = Driver([here("Ada"), RANGER])
    driver.play(ADA, 0)
    driver.wait(3)
    assert (driver.view.round, driver.view.held) == (2, None)


def test_the_last_placement_of_a_game_is_held_too() -> None:
    driver = Driver.of_two()
    driver.play_on([ADA, BEN], 23)
    seat = driver.table.seat_to_move
    assert seat is not None
    driver.play([ADA, BEN][seat], seat)
    assert (driver.table.status, driver.view.end, driver.view.round) == (Status.PLAYING, None, 12)
    driver.done([ADA, BEN][seat], seat)
    assert info_of(driver.table).status is Status.OVER
    assert driver.view.end is not None


def test_a_move_that_answers_what_is_past_is_stale() -> None:
    driver = Driver.of_two()
    seen = driver.table.seq
    driver.play(ADA, 0)
    driver.take_back(ADA, 0)
    with refused(driver, Reason.STALE):
        driver.play(ADA, 0, seq=seen)
    with refused(driver, Reason.STALE):
        driver.play(ADA, 0, seq=driver.table.seq + 1)
    move, seen = driver.moves[0], driver.table.seq
    driver.play(ADA, 0, move)
    with refused(driver, Reason.STALE):
        driver.play(ADA, 0, move, seq=seen)  # a double click
    with refused(driver, Reason.STALE):
        driver.take_back(ADA, 0, seq=seen)


def test_what_is_no_move_makes_nothing_stale() -> None:
    driver = Driver.of_two()
    seen = driver.table.seq
    driver.react(BEN, 1)
    driver.hand_over(BEN, 1)
    driver.end(BEN, 1)
    driver.leave(BEN, 1)
    driver.play(ADA, 0, seq=seen)


def test_illegal_moves_and_moves_off_turn_are_refused() -> None:
    driver = Driver.of_two()
    with refused(driver, Reason.NOT_YOUR_TURN):
        driver.play(BEN, 1)
    with refused(driver, Reason.NOT_YOURS):
        driver.play(BEN, 0)
    with refused(driver, Reason.NO_SEAT):
        driver.play(ADA, 2)
    driver.play(ADA, 0, MOVES[0])
    with refused(driver, Reason.ILLEGAL, "slot"):
        driver.play(BEN, 1, MOVES[5])
    driver.play(BEN, 1, MOVES[60])
    driver.done(BEN, 1)
    with refused(driver, Reason.ILLEGAL, "face"):
        driver.play(BEN, 1, MOVES[1])


def test_no_move_before_the_game_and_none_after_it() -> None:
    driver = Driver([here("Ada"), OPEN])
    with refused(driver, Reason.NOT_NOW, "waiting"):
        driver.play(ADA, 0, MOVES[0])
    over = Driver.of_two()
    over.resign(BEN, 1)
    with refused(over, Reason.NOT_NOW, "over"):
        over.play(ADA, 0, MOVES[0])


def test_the_clock_runs_on_when_a_placement_is_taken_back() -> None:
    driver = Driver.of_two(clock=30)
    began = driver.now
    driver.now += 10
    driver.play(ADA, 0)
    driver.now += 5
    driver.take_back(ADA, 0)
    assert driver.view.due_at == began + 30


def test_who_takes_back_late_has_a_few_seconds_left_but_once() -> None:
    driver = Driver.of([ADA, BEN], clock=30)
    driver.play(ADA, 0)
    driver.now += 29
    driver.play(BEN, 1)
    driver.now += 0.5
    driver.take_back(BEN, 1)
    assert driver.view.due_at == driver.now + LEAST_AFTER_TAKE_BACK
    driver.now += 4
    driver.play(BEN, 1)
    with refused(driver, Reason.NOT_NOW, "clock"):
        driver.take_back(BEN, 1)
    driver.wait(3)
    assert driver.view.round == 2


@pytest.mark.parametrize("aids", [True, False])
def test_a_table_without_aids_shows_no_race(aids: bool) -> None:
    driver = Driver.of_two(aids=aids)
    assert (driver.view.standings is not None) is aids
