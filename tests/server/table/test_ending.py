"""How games end, how the next begins, and what holds at a table that is closed or too long."""

from collections.abc import Callable

import pytest
from tests.server.table import desk as desks
from tests.server.table.desk import ADA, BEN, CEM, OPEN, RANGER, Desk, here, view_of
from tests.server.table.refused import refused

from twelvefold.engine.events import Ended
from twelvefold.protocol.events import Closed, EndWanted, GameOver, RematchWanted, Resigned, Settled, Started
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Ending, Options, Status
from twelvefold.server.table import decide as deciding
from twelvefold.server.table.playing import MOST_REACTIONS
from twelvefold.server.table.seat_state import KEEPER
from twelvefold.server.table.show import info_of


def test_a_game_of_twelve_rounds_ends_by_itself() -> None:
    desk = Desk.of_two()
    desk.play_out([ADA, BEN])
    assert isinstance(desk.events[-1], Ended)
    info = info_of(desk.table)
    assert (info.status, info.ended) == (Status.OVER, Ending.PLAYED)
    assert desk.view.end == desk.events[-1]


def test_the_seed_of_a_fresh_deal_is_shown_after_the_end_and_not_before() -> None:
    desk = Desk.of_two(seed=None)
    assert info_of(desk.table).seed is None
    desk.play_out([ADA, BEN])
    assert desk.table.deal is not None
    assert info_of(desk.table).seed == desk.table.deal.seed
    assert len(desk.table.deal.seed) == 64
    desk.rematch(ADA, 0)
    desk.rematch(BEN, 1)
    assert info_of(desk.table).seed is None


def test_of_two_who_play_one_gives_up_and_the_game_is_over() -> None:
    desk = Desk.of_two()
    assert desk.resign(BEN, 1) == (Resigned(1), GameOver(1, Ending.RESIGNED))
    assert info_of(desk.table).ended is Ending.RESIGNED
    with refused(desk, Reason.NOT_NOW, "over"):
        desk.resign(ADA, 0)


def test_of_three_one_gives_up_and_a_bot_plays_on_in_their_place() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    desk.play(ADA, 0)
    assert desk.resign(BEN, 1) == (Resigned(1),)
    assert desk.table.seats[1].played_by == KEEPER
    with refused(desk, Reason.NOT_NOW, "playing"):
        desk.resign(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.play(BEN, 1)
    desk.wait(3)
    assert desk.table.seat_to_move == 2
    assert desk.resign(CEM, 2)[-1] == GameOver(1, Ending.RESIGNED)


def test_a_resignation_from_an_earlier_game_is_stale() -> None:
    desk = Desk.of_two()
    seen = desk.table.seq
    desk.resign(BEN, 1)
    desk.rematch(ADA, 0)
    desk.rematch(BEN, 1)
    with refused(desk, Reason.STALE):
        desk.resign(BEN, 1, seq=seen)
    with refused(desk, Reason.STALE):
        desk.end(BEN, 1, seq=seen)


def test_a_game_ends_when_all_people_agree() -> None:
    desk = Desk([here("Ada"), OPEN, RANGER])
    desk.sit(BEN, "Ben")
    assert desk.end(ADA, 0) == (EndWanted(0, wanted=True),)
    with refused(desk, Reason.NOT_NOW, "playing"):
        desk.end(ADA, 0)
    assert desk.end(ADA, 0, wanted=False) == (EndWanted(0, wanted=False),)
    desk.end(BEN, 1)
    assert desk.end(ADA, 0) == (EndWanted(0, wanted=True), GameOver(1, Ending.AGREED))
    assert info_of(desk.table).ended is Ending.AGREED
    with refused(desk, Reason.NOT_NOW, "over"):
        desk.end(ADA, 0)


def test_who_is_away_is_not_asked_whether_to_end() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    desk.end(BEN, 1)
    desk.leave(BEN, 1)
    assert not info_of(desk.table).seats[1].ends
    with refused(desk, Reason.NOT_NOW, "playing"):
        desk.end(BEN, 1)
    desk.end(ADA, 0)
    assert not desk.table.seats[2].ends
    assert desk.end(CEM, 2)[-1] == GameOver(1, Ending.AGREED)


@pytest.mark.parametrize("how", [Ending.AGREED, Ending.RESIGNED, Ending.CLOSED])
def test_a_placement_that_is_held_stands_when_the_game_is_ended(how: Ending) -> None:
    desk = Desk.of_two()
    desk.play(ADA, 0)
    desk.play(BEN, 1)
    desk.end(BEN, 1)
    match how:
        case Ending.AGREED:
            events = desk.end(ADA, 0)
        case Ending.RESIGNED:
            events = desk.resign(ADA, 0)
        case _:
            events = desk.close(ADA)
    assert Settled(1) in events
    assert (info_of(desk.table).ended, desk.view.ply, len(desk.view.moves)) == (how, 2, 2)


def test_a_game_that_is_played_to_its_end_cannot_be_given_up_while_that_is_held() -> None:
    desk = Desk.of_two()
    desk.play_on([ADA, BEN], 23)
    seat = desk.table.seat_to_move
    assert seat is not None
    desk.play([ADA, BEN][seat], seat)
    with refused(desk, Reason.HELD):
        desk.resign(ADA, 0)
    desk.end(ADA, 0)
    with refused(desk, Reason.HELD):
        desk.end(BEN, 1)
    desk.close(ADA)
    assert (info_of(desk.table).ended, info_of(desk.table).status) == (Ending.PLAYED, Status.CLOSED)


def test_a_rematch_moves_the_first_seat_on_and_has_another_deal() -> None:
    desk = Desk.of([ADA, BEN, CEM], first_seat=2)
    first = desk.table.deal
    desk.resign(BEN, 1)
    desk.resign(CEM, 2)
    assert desk.rematch(ADA, 0) == (RematchWanted(0, wanted=True),)
    desk.rematch(BEN, 1)
    wanted, started, _ = desk.rematch(CEM, 2)
    assert wanted == RematchWanted(2, wanted=True)
    assert started == Started(2, 0, "desk#2")
    assert desk.table.deal is not None
    assert first is not None
    assert desk.table.deal.piles != first.piles
    info = info_of(desk.table)
    assert (info.status, info.game, info.ended, info.seed) == (Status.PLAYING, 2, None, "desk#2")
    assert not any(seat.again or seat.resigned for seat in info.seats)


def test_a_rematch_of_a_fresh_deal_has_a_fresh_seed() -> None:
    desk = Desk.of_two(seed=None)
    assert desk.table.deal is not None
    first = desk.table.deal.seed
    desk.resign(BEN, 1)
    desk.rematch(ADA, 0)
    _, started, _ = desk.rematch(BEN, 1)
    assert started == Started(2, 1, None)
    assert desk.table.deal.seed != first


def test_a_rematch_is_for_after_the_game_and_for_who_is_there() -> None:
    desk = Desk.of([ADA, BEN, CEM])
    with refused(desk, Reason.NOT_NOW, "playing"):
        desk.rematch(ADA, 0)
    desk.leave(CEM, 2)
    desk.end(ADA, 0)
    desk.end(BEN, 1)
    with refused(desk, Reason.NOT_NOW, "away"):
        desk.rematch(CEM, 2)
    desk.rematch(ADA, 0)
    with refused(desk, Reason.NOT_NOW, "over"):
        desk.rematch(ADA, 0)
    desk.rematch(ADA, 0, wanted=False)
    desk.rematch(BEN, 1)
    assert info_of(desk.table).status is Status.OVER
    desk.rematch(ADA, 0)
    assert info_of(desk.table).status is Status.PLAYING
    assert desk.table.seats[2].away


def test_a_seat_says_only_so_much_in_a_game() -> None:
    desk = Desk.of_two()
    for _ in range(MOST_REACTIONS):
        desk.react(ADA, 0)
    with refused(desk, Reason.TOO_MANY, "reactions"):
        desk.react(ADA, 0)
    desk.react(BEN, 1)
    desk.resign(BEN, 1)
    desk.rematch(ADA, 0)
    desk.rematch(BEN, 1)
    desk.react(ADA, 0)


ACTS: list[Callable[[Desk], object]] = [
    lambda desk: desk.sit(CEM, "Cem"),
    lambda desk: desk.leave(ADA, 0),
    lambda desk: desk.come_back(ADA, 0),
    lambda desk: desk.hand_over(ADA, 0),
    lambda desk: desk.play(ADA, 0),
    lambda desk: desk.take_back(ADA, 0),
    lambda desk: desk.done(ADA, 0),
    lambda desk: desk.resign(ADA, 0),
    lambda desk: desk.end(ADA, 0),
    lambda desk: desk.rematch(ADA, 0),
    lambda desk: desk.react(ADA, 0),
    lambda desk: desk.fill(ADA, 1, "ranger"),
    lambda desk: desk.kick(ADA, 1),
    lambda desk: desk.close(ADA),
]


@pytest.mark.parametrize("number", range(len(ACTS)))
def test_a_closed_table_refuses_everything(number: int) -> None:
    desk = Desk.of_two()
    assert desk.close(ADA) == (Closed(),)
    assert info_of(desk.table).ended is Ending.CLOSED
    with refused(desk, Reason.NOT_NOW, "closed"):
        ACTS[number](desk)
    assert view_of(desk.table) is not None


def test_a_table_can_be_closed_before_its_first_game() -> None:
    desk = Desk([here("Ada"), OPEN])
    desk.close(ADA)
    assert (info_of(desk.table).status, info_of(desk.table).ended) == (Status.CLOSED, None)


def test_at_a_table_with_too_long_a_log_the_game_can_be_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk.of_two()
    monkeypatch.setattr(deciding, "MOST_ENTRIES", desk.table.seq)
    for number in (0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12):
        with refused(desk, Reason.TOO_MANY, "entries"):
            ACTS[number](desk)
    desk.play_out([ADA, BEN])
    with refused(desk, Reason.TOO_MANY, "entries"):
        desk.rematch(ADA, 0)
    desk.close(ADA)


def test_an_open_deal_is_shown_to_all() -> None:
    desk = desks.Desk([here("Ada"), OPEN], Options(seed="friday"))
    desk.sit(BEN, "Ben")
    assert info_of(desk.table).seed == "friday"
    assert any(isinstance(event, Started) and event.seed == "friday" for event in desk.events)
