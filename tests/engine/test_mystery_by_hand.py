"""The mystery game: which animals are face down, and when each is turned up. "Variants"."""

import pytest
from tests.engine.bridge import random_moves

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Event, Revealed, RoundOpened
from twelvefold.engine.game import Game

pytestmark = pytest.mark.pure


def by_round(game: Game) -> list[list[Event]]:
    """The events of each round, starting with its opening."""
    rounds: list[list[Event]] = []
    for event in game.events:
        if isinstance(event, RoundOpened):
            rounds.append([])
        rounds[-1].append(event)
    return rounds


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("beginner", [False, True])
def test_after_rounds_1_to_10_the_face_down_animal_two_rounds_ahead_is_turned_up(players: int, beginner: bool) -> None:
    deal = Deal.draw(players, "mystery", mystery=True, beginner=beginner)
    game = Game(deal)
    for move in random_moves(deal, 5):
        # During round k, the face-down animals of rounds k + 2 and later are still hidden.
        hidden = [round_ for round_, column in enumerate(game.view().columns, 1) if None in column]
        assert hidden == list(range(max(game.round + 2, 3), 13))
        for round_ in hidden:
            assert game.view().columns[round_ - 1] == (deal.animals[round_ - 1][0], None)
        game.push(move)
    for round_, events in enumerate(by_round(game), 1):
        turned_up = [event for event in events if isinstance(event, Revealed)]
        assert turned_up == ([Revealed(round_ + 2, deal.animals[round_ + 1][1])] if round_ <= 10 else [])


def test_a_reveal_comes_after_the_awards_and_before_the_next_pile() -> None:
    deal = Deal.draw(2, 3, mystery=True)
    game = Game(deal)
    moves = random_moves(deal, 9)
    for move in moves[:5]:
        game.push(move)
    kinds = [type(event).__name__ for event in game.push(moves[5])]
    assert kinds[0] == "Placed"
    assert kinds[-2:] == ["Revealed", "RoundOpened"]
    assert set(kinds[1:-2]) <= {"Awarded", "Carried"}
    assert len(kinds) == 5


def test_two_animals_lie_under_each_of_rounds_3_to_12_whatever_the_boxs_layout() -> None:
    deal = Deal.draw(3, 3, mystery=True)
    assert [len(column) for column in deal.animals] == [0, 0] + [2] * 10
    assert [len(column) for column in Deal.draw(3, 3).animals] == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


def test_nothing_is_turned_up_in_a_game_without_mystery() -> None:
    deal = Deal.draw(3, 3)
    game = Game(deal)
    for move in random_moves(deal, 1):
        game.push(move)
    assert not [event for event in game.events if isinstance(event, Revealed)]
    assert not [column for column in Game(deal).view().columns if None in column]
