"""A view in the kernel's form says exactly what the game itself says about everything that is known."""

import numpy as np
import pytest
from tests.bots.positions import boxes, midgames, turn_in

from twelvefold.bots import Turn
from twelvefold.engine.game import Game
from twelvefold.world.units import Seat


def test_bids_and_areas_are_those_of_the_game() -> None:
    for box in boxes():
        for game in midgames(box, 4):
            position = turn_in(game).position
            after, true = np.asarray(position.after()), np.asarray(game.after(position.seat))
            best = position.best_bids()
            assert len(best) == len(position.cards)
            names = [animal.id for animal in game.cards]
            for number, animal in enumerate(position.cards):
                if animal is None:
                    assert set(after[:, number]) <= {0, -1}
                    assert best[number] == 0
                else:
                    assert after[:, number].tolist() == true[:, names.index(animal.id)].tolist()
                    bids = [position.bids(seat)[number] for seat in range(game.players)]
                    assert bids == [bid.value for bid in game.bids(animal.id)]
                    assert best[number] == max(bids[: position.seat] + bids[position.seat + 1 :])
            assert after[:, 20:].tolist() == true[:, 20:].tolist()


def test_cards_stand_under_their_rounds_and_face_down_ones_are_nameless() -> None:
    hidden = 0
    for game in midgames(boxes()[0], 4):
        position = turn_in(game).position
        table = [(name, k) for k, column in enumerate(game.columns, 1) for name in column]
        assert [(a and a.id, k) for a, k in zip(position.cards, position.rounds_of_cards, strict=True)] == table
        assert position.open_cards == len(table)
        hidden += len(position.hidden_cards)
    assert hidden > 0


def test_what_is_unseen_is_what_lies_hidden() -> None:
    for game in midgames(boxes()[0], 4):
        position = turn_in(game).position
        opened = min(game.round, 10)
        assert position.unseen_tiles == tuple(sorted(tile for pile in game.deal.piles[opened:] for tile in pile))
        face_up = {name for column in game.columns for name in column if name}
        shown = face_up | {name for names in game.won for name in names} | set(game.view().discarded)
        assert position.unseen_animals == tuple(
            number for number, animal in enumerate(game.box.animals) if animal.id not in shown
        )


def test_only_the_seat_whose_turn_it_is_is_asked() -> None:
    game = Game.new(2, 1, first_seat=0)
    for viewer in (None, Seat(1)):
        with pytest.raises(ValueError, match="own seat's view"):
            Turn(game.view(viewer), game.box, 1)


def test_the_moves_of_a_turn_are_those_of_the_game() -> None:
    for game in midgames(boxes()[0], 4):
        turn = turn_in(game)
        assert turn.legal_moves == game.legal_moves
        legal = set(game.legal_moves)
        assert all(
            turn.is_legal(move) == (move in legal)
            for move in [(s, f, r) for s in range(6) for f in range(13) for r in range(6)]
        )
        assert not any(map(turn.is_legal, (None, "1a0", [0, 0, 0], ([0], 0, 0), (0, 0), 5)))
