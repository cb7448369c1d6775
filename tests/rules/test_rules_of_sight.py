"""What is dealt, and who may see what."""

import pytest
from tests.rules.table import deal_of, play

from twelvefold.engine.deal import Deal, DealError
from twelvefold.engine.events import Revealed
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.layout import OBJECTIVE
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.playout import random_games
from twelvefold.engine.state import blank_state, box_tables
from twelvefold.engine.view import View
from twelvefold.world.box_file import standard_box
from twelvefold.world.units import Seat

pytestmark = pytest.mark.pure


def mystery(rounds: int) -> Game:
    """A mystery game of two seats after some rounds."""
    game = Game(deal_of(2, mystery=True))
    for index in range(rounds):
        play(game, (0, index, 0), (1, index, 0))
    return game


def face_down(view: View) -> list[int]:
    """The rounds with a face-down animal."""
    return [number for number, column in enumerate(view.columns, 1) if None in column]


def test_nobody_sees_a_face_down_animal() -> None:
    game = mystery(0)
    for view in (game.view(), game.view(Seat(0)), game.view(Seat(1))):
        assert [column[1:] for column in view.columns[2:]] == [(None,)] * 10
        assert all(column[0] is not None for column in view.columns[2:])


def test_a_face_down_animal_is_seen_from_two_rounds_ahead_on() -> None:
    # At the end of round k, round k + 2's is turned up.
    for finished in range(11):
        assert face_down(mystery(finished).view()) == list(range(3 + finished, 13))


def test_a_face_down_animal_is_turned_up_at_the_end_of_the_round_two_before_its_own() -> None:
    game = mystery(12)
    found, finished = [], 0
    for event in game.events:
        finished += event.__class__.__name__ == "RoundOpened"
        if isinstance(event, Revealed):
            assert event.animal == game.deal.animals[event.under - 1][1]
            found.append((finished, event.under))
    assert found == [(number, number + 2) for number in range(1, 11)]


def test_a_seat_sees_its_own_objective_and_no_other() -> None:
    game = Game(deal_of(3, objectives=["forest", "glacier", "desert"]))
    assert [game.view(Seat(seat)).objective for seat in range(3)] == ["forest", "glacier", "desert"]
    # To seat 0 it is the same game, whatever objectives the others have.
    assert game.view(Seat(0)) == Game(deal_of(3, objectives=["forest", "ocean", "mountain"])).view(Seat(0))


def test_a_spectator_sees_no_objective() -> None:
    assert Game(deal_of(2, objectives=["forest", "glacier"])).view().objective is None


def test_no_two_objectives_are_alike() -> None:
    with pytest.raises(DealError, match="objectives: 2 different ones"):
        deal_of(2, objectives=["forest", "forest"])
    for seed in range(20):
        assert len(set(Deal.draw(4, seed).objectives)) == 4


def test_no_two_objectives_of_a_random_game_are_alike() -> None:
    box = standard_box()
    state = blank_state(4, box, beginner=False, mystery=False, first_seat=0)
    chance = 1
    for _ in range(8):
        chance = random_games(state, box_tables(box), 1, chance, zeros(4))
        assert sorted(set(state[OBJECTIVE : OBJECTIVE + 4].tolist())) == sorted(
            state[OBJECTIVE : OBJECTIVE + 4].tolist()
        )
