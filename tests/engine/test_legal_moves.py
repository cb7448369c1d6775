"""Which moves are legal, in which order, and which rule forbids the others."""

import hashlib

import pytest
from tests.engine.bridge import game_after, paper_box, random_moves, referee_of

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, IllegalMove, Move
from twelvefold.world.units import Face, Rotation, Slot

pytestmark = pytest.mark.pure


def test_at_the_start_all_300_moves_are_legal_by_ascending_code() -> None:
    for players in (2, 3, 4):
        assert Game.new(players, 1).legal_moves == MOVES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_each_turn_one_tile_less_is_on_show_and_with_each_round_one_face_less_is_free(players: int) -> None:
    deal = Deal.draw(players, 7)
    game = Game(deal)
    counts = []
    for move in random_moves(deal, 7):
        counts.append(len(game.legal_moves))
        game.push(move)
    # In round k the i-th to move has 5 - i tiles, 13 - k faces and 5 rotations.
    assert counts == [(5 - i) * (13 - k) * 5 for k in range(1, 13) for i in range(players)]
    assert game.legal_moves == ()


@pytest.mark.parametrize(
    ("players", "digest"),
    [
        (2, "d412e98fda56482d4af8ef4961456081"),
        (3, "44d0de12b69df03d253fddb68095da1d"),
        (4, "9fb0616eb3b04e83473c0fdd77e58113"),
    ],
)
def test_the_order_of_the_legal_moves_never_changes(players: int, digest: str) -> None:
    deal = Deal.draw(players, 7)
    game, lines = Game(deal), hashlib.sha256()
    for move in random_moves(deal, 7):
        lines.update(" ".join(map(str, game.legal_moves)).encode() + b"\n")
        game.push(move)
    assert lines.hexdigest()[:32] == digest


def test_a_position_by_hand_has_these_moves_in_this_order() -> None:
    # Two seats, after 23 of 24 moves: four tiles are face up, and one face is free.
    deal = Deal.draw(2, 7)
    game = game_after(deal, random_moves(deal, 7, 23))
    assert game.seat_to_move is not None
    (free,) = game.planet(game.seat_to_move).free_faces
    slots = [slot for slot, tile in enumerate(game.offer) if tile is not None]
    assert len(slots) == 4
    assert [tuple(move) for move in game.legal_moves] == [(s, free, r) for s in slots for r in range(5)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_referee_know_the_same_legal_moves(players: int) -> None:
    deal = Deal.draw(players, "legal")
    game, referee = Game(deal), referee_of(deal, paper_box())
    for move in random_moves(deal, 3):
        legal = [tuple(known) for known in game.legal_moves]
        assert legal == referee.legal()
        assert [tuple(known) for known in MOVES if game.is_legal(known)] == legal
        game.push(move)
        referee.play(*move)
    assert game.legal_moves == ()


def refused(game: Game, move: Move) -> str:
    """The reason a move is refused; checks that nothing changed."""
    before = (game.state_ints(), game.events, game.ply, game.view(), hash(game))
    with pytest.raises(IllegalMove) as got:
        game.push(move)
    assert before == (game._state, game.events, game.ply, game.view(), hash(game))
    assert not game.is_legal(move)
    assert game.why_illegal(move) == str(got.value)
    return str(got.value)


def test_a_tile_is_taken_only_once_in_a_round() -> None:
    game = Game.new(3, 1, first_seat=0)
    game.push_text("2a0")
    assert refused(game, Move.parse("2b0")) == "2b0: tile 2 of this round is already taken"


def test_a_face_takes_one_tile_for_good() -> None:
    game = Game.new(2, 1, first_seat=0)
    for text in ("2c0", "1a0", "1b0"):
        game.push_text(text)
    said = refused(game, Move.parse("3c4"))
    assert said == "3c4: face c of seat 0's planet already has a tile"


def test_nobody_moves_after_round_12() -> None:
    deal = Deal.draw(2, 1)
    game = game_after(deal, random_moves(deal, 1))
    assert {refused(game, move) for move in MOVES} == {"the game is over"}


@pytest.mark.parametrize(
    "numbers", [(5, 0, 0), (-1, 0, 0), (0, 12, 0), (0, -1, 0), (0, 0, 5), (0, 0, -1), (10**30, 0, 0)]
)
def test_there_are_5_slots_12_faces_and_5_rotations(numbers: tuple[int, int, int]) -> None:
    slot, face, rotation = numbers
    said = refused(Game.new(2, 1), Move(Slot(slot), Face(face), Rotation(rotation)))
    assert said == f"{numbers} is not a move: slots are 0 to 4, faces 0 to 11, rotations 0 to 4"


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    with pytest.raises(IllegalMove, match="there is no move to undo"):
        Game.new(2, 1).pop()
