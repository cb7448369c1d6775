"""A placement can be taken back until the next seat moves or anything is turned up."""

import msgspec
import pytest
from tests.server.table.desk import ADA, BEN, CEM, OPEN, RANGER, Desk, here
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
    desk = Desk.of_two()
    before = desk.view
    (placed,) = desk.play(ADA, 0)
    assert isinstance(placed, Placed)
    assert desk.view.planets[0][placed.face] is not None
    assert (desk.view.held, desk.view.seat_to_move) == (0, 1)
    assert desk.take_back(ADA, 0) == (TakenBack(0),)
    assert desk.view == before
    desk.play(ADA, 0, desk.moves[7])


def test_it_cannot_be_taken_back_once_the_next_seat_has_moved() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(ADA, 0)
    desk.take_back(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(ADA, 0)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(BEN, 1)


def test_it_cannot_be_taken_back_once_something_is_turned_up() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    desk.wait(3)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(BEN, 1)


def test_it_cannot_be_taken_back_once_a_bot_has_moved() -> None:
    desk = Desk([here("Ada"), RANGER, OPEN], Options(seed="desk", first_seat=0))
    desk.sit(BEN, "Ben")
    desk.play(ADA, 0)
    assert due_of(desk.table) == Due(desk.now + 3, What.BOT, 1, desk.now + 3)
    assert desk.view.due_at == desk.now + 3  # how long it may still be taken back
    desk.wait(2.9)
    desk.take_back(ADA, 0)
    desk.play(ADA, 0)
    desk.wait(3)
    assert desk.view.ply == 2
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(ADA, 0)


def test_done_ends_the_wait_for_a_bot() -> None:
    desk = Desk([here("Ada"), RANGER])
    desk.play(ADA, 0)
    assert desk.done(ADA, 0) == (Settled(0),)
    due = due_of(desk.table)
    assert due is not None
    assert due.at <= desk.now
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(ADA, 0)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.done(ADA, 0)


def test_done_does_not_make_the_next_seats_answer_stale() -> None:
    desk = Desk.of_two(clock=30)
    desk.play(ADA, 0)
    seen, due = desk.table.seq, desk.view.due_at
    desk.now += 1
    desk.done(ADA, 0)
    assert desk.view.due_at == due
    desk.play(BEN, 1, seq=seen)


def test_only_who_placed_it_takes_it_back() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    with refused(desk, Reason.NOT_YOURS):
        desk.take_back(BEN, 0)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(BEN, 1)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    desk = Desk.of_two()
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(ADA, 0)
    waiting = Desk([here("Ada"), OPEN])
    with refused(waiting, Reason.NOT_NOW, "settled"):
        waiting.take_back(ADA, 0)


def test_what_follows_from_a_rounds_last_placement_is_held_back() -> None:
    desk, twin = Desk.of_two(), Desk.of_two(hold=0)
    for each in (desk, twin):
        each.play(ADA, 0)
    before = desk.view
    (placed,) = desk.play(BEN, 1)
    _, *followed = twin.play(BEN, 1)
    assert isinstance(placed, Placed)
    assert isinstance(followed[-1], RoundOpened)
    held = desk.view
    assert (held.held, held.seat_to_move, held.legal, held.due_at) == (1, None, None, desk.now + 3)
    assert held.ply == before.ply + 1
    assert held.moves == twin.view.moves
    assert held.planets == twin.view.planets
    assert held.offer == tuple(None if slot == placed.slot else tile for slot, tile in enumerate(before.offer))
    for name in ("round", "first_seat", "columns", "won", "discarded", "late_piles", "out_of_game", "end"):
        assert getattr(held, name) == getattr(before, name), name
    with refused(desk, Reason.HELD):
        desk.play(BEN, 1)
    with refused(desk, Reason.HELD):
        desk.play(ADA, 0)
    assert desk.done(BEN, 1) == (Settled(1), *followed)
    assert without_time(desk.view) == without_time(twin.view)


def test_the_race_counts_the_tile_that_is_held() -> None:
    """In every round of a game: with the bids of the round being played, not of the next one."""
    desk, twin = Desk.of_two(hold=3), Desk.of_two(hold=0)
    rounds = 0
    while desk.table.playing:
        for seat in (desk.table.seat_to_move, 1 - (desk.table.seat_to_move or 0)):
            assert seat is not None
            move = desk.moves[len(desk.moves) * (seat + 1) // 3]
            desk.play([ADA, BEN][seat], seat, move)
            twin.play([ADA, BEN][seat], seat, move)
        held = desk.view.standings
        assert held is not None
        decided = {
            event.animal: event.bids
            for event in twin.events
            if isinstance(event, Awarded | Carried | Discarded) and event.round == desk.view.round
        }
        rounds += bool(decided)
        due = {each.animal: each.bids for each in held if each.round == desk.view.round}
        assert due == decided
        desk.wait(3)
        assert without_time(desk.view) == without_time(twin.view)
    assert rounds == 10


def test_a_held_placement_is_settled_when_its_time_is_over() -> None:
    desk = Desk.of_two(hold=10)
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    desk.wait(9.9)
    assert (desk.view.held, desk.view.round) == (1, 1)
    desk.wait(0.1)
    assert (desk.view.held, desk.view.round, desk.view.seat_to_move) == (None, 2, 1)


def test_a_held_placement_taken_back_leaves_no_trace_in_the_game() -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    before = desk.view
    desk.play(BEN, 1)
    desk.take_back(BEN, 1)
    assert msgspec.structs.replace(desk.view, held=0) == before
    assert desk.table.before is None
    desk.play(BEN, 1, desk.moves[9])
    desk.wait(3)
    assert desk.view.round == 2


def test_without_a_hold_awards_follow_at_once_and_a_rounds_last_placement_stands() -> None:
    desk = Desk.of_two(hold=0)
    desk.play(ADA, 0)
    desk.take_back(ADA, 0)  # nobody has moved since
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    assert (desk.view.round, desk.view.held) == (2, None)
    with refused(desk, Reason.NOT_NOW, "settled"):
        desk.take_back(BEN, 1)


def test_a_bots_placement_is_never_held() -> None:
    desk = Desk([here("Ada"), RANGER])
    desk.play(ADA, 0)
    desk.wait(3)
    assert (desk.view.round, desk.view.held) == (2, None)


def test_the_last_placement_of_a_game_is_held_too() -> None:
    desk = Desk.of_two()
    desk.play_on([ADA, BEN], 23)
    seat = desk.table.seat_to_move
    assert seat is not None
    desk.play([ADA, BEN][seat], seat)
    assert (desk.table.status, desk.view.end, desk.view.round) == (Status.PLAYING, None, 12)
    desk.done([ADA, BEN][seat], seat)
    assert info_of(desk.table).status is Status.OVER
    assert desk.view.end is not None


def test_a_move_that_answers_what_is_past_is_stale() -> None:
    desk = Desk.of_two()
    seen = desk.table.seq
    desk.play(ADA, 0)
    desk.take_back(ADA, 0)
    with refused(desk, Reason.STALE):
        desk.play(ADA, 0, seq=seen)
    with refused(desk, Reason.STALE):
        desk.play(ADA, 0, seq=desk.table.seq + 1)
    move, seen = desk.moves[0], desk.table.seq
    desk.play(ADA, 0, move)
    with refused(desk, Reason.STALE):
        desk.play(ADA, 0, move, seq=seen)  # a double click
    with refused(desk, Reason.STALE):
        desk.take_back(ADA, 0, seq=seen)


def test_what_is_no_move_makes_nothing_stale() -> None:
    desk = Desk.of_two()
    seen = desk.table.seq
    desk.react(BEN, 1)
    desk.hand_over(BEN, 1)
    desk.end(BEN, 1)
    desk.leave(BEN, 1)
    desk.play(ADA, 0, seq=seen)


def test_illegal_moves_and_moves_off_turn_are_refused() -> None:
    desk = Desk.of_two()
    with refused(desk, Reason.NOT_YOUR_TURN):
        desk.play(BEN, 1)
    with refused(desk, Reason.NOT_YOURS):
        desk.play(BEN, 0)
    with refused(desk, Reason.NO_SEAT):
        desk.play(ADA, 2)
    desk.play(ADA, 0, MOVES[0])
    with refused(desk, Reason.ILLEGAL, "slot"):
        desk.play(BEN, 1, MOVES[5])
    desk.play(BEN, 1, MOVES[60])
    desk.done(BEN, 1)
    with refused(desk, Reason.ILLEGAL, "face"):
        desk.play(BEN, 1, MOVES[1])


def test_no_move_before_the_game_and_none_after_it() -> None:
    desk = Desk([here("Ada"), OPEN])
    with refused(desk, Reason.NOT_NOW, "waiting"):
        desk.play(ADA, 0, MOVES[0])
    over = Desk.of_two()
    over.resign(BEN, 1)
    with refused(over, Reason.NOT_NOW, "over"):
        over.play(ADA, 0, MOVES[0])


def test_the_clock_runs_on_when_a_placement_is_taken_back() -> None:
    desk = Desk.of_two(clock=30)
    began = desk.now
    desk.now += 10
    desk.play(ADA, 0)
    desk.now += 5
    desk.take_back(ADA, 0)
    assert desk.view.due_at == began + 30


def test_who_takes_back_late_has_a_few_seconds_left_but_once() -> None:
    desk = Desk.of([ADA, BEN], clock=30)
    desk.play(ADA, 0)
    desk.now += 29
    desk.play(BEN, 1)
    desk.now += 0.5
    desk.take_back(BEN, 1)
    assert desk.view.due_at == desk.now + LEAST_AFTER_TAKE_BACK
    desk.now += 4
    desk.play(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "clock"):
        desk.take_back(BEN, 1)
    desk.wait(3)
    assert desk.view.round == 2


@pytest.mark.parametrize("aids", [True, False])
def test_a_table_without_aids_shows_no_race(aids: bool) -> None:
    desk = Desk.of_two(aids=aids)
    assert (desk.view.standings is not None) is aids
